/// A scalar whose arrays have a loop that is specialized for its type.
protocol LoopedScalar: ScalarValue {
  static func makeLoop() -> TypeOperations
}

extension LoopedScalar {
  /// Makes the loop; specialized for each of the types below.
  static func makeLoop() -> TypeOperations {
    ScalarArrayOperations<Self>(
      read: { (index, reader, place) throws(Miss) in
        place.put(try ScalarArray.read(Self.self, at: index, in: reader))
      },
      readArrays: { (operations, index, reader, place) throws(Miss) in
        place.put(try ScalarArray.readArrays(Self.self, operations, at: index, in: reader))
      }
    )
  }
}

extension Int: LoopedScalar {}
extension Double: LoopedScalar {}
extension String: LoopedScalar {}

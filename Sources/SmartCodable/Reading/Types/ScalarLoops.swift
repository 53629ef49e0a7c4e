/// A scalar whose arrays pay for a loop of their own, which the compiler has seen with its type.
protocol LoopedScalar: ScalarValue {
  static func makeLoop() -> TypeOperations
}

extension LoopedScalar {
  /// Specialized for each of the types below, with the loops inside.
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

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

/// A scalar whose arrays have a loop for elements in the type's own form; with any other element, they are read like those
/// of any type.
protocol ExactElement: ScalarValue {
  /// Puts the elements of an array of the document at the place, or misses one; a requirement, so that it is specialized
  /// for each type.
  static func putExact(_ array: Int, of tape: Tape, at place: ArrayPlace) throws(Miss)
}

extension ExactElement {
  static func putExact(_ array: Int, of tape: Tape, at place: ArrayPlace) throws(Miss) {
    let count = tape.memberCount(array)
    var elements: [Self] = []
    elements.reserveCapacity(count)
    // A value in its own form is one entry of the tape.
    for index in array + 1..<array + 1 + count {
      guard let element = exact(tape, index) else { throw .mismatch }
      elements.append(element)
    }
    place.put(elements)
  }
}

extension Bool: ExactElement {}
extension Float: ExactElement {}
extension Int8: ExactElement {}
extension Int16: ExactElement {}
extension Int32: ExactElement {}
extension Int64: ExactElement {}
extension UInt: ExactElement {}
extension UInt8: ExactElement {}
extension UInt16: ExactElement {}
extension UInt32: ExactElement {}
extension UInt64: ExactElement {}

/// A scalar whose arrays, and arrays of such arrays, have loops that are specialized for its type.
protocol LoopedScalar: ScalarValue, Hashable {
  /// Puts an array at the place; a requirement, like the next one, so that each type has its own code.
  static func putArray(from index: Int, in reader: Reader, at place: ValuePlace) throws(Miss)

  /// Puts an array of arrays at the place, whose operations are given.
  static func putArrays(
    _ operations: TypeOperations,
    from index: Int,
    in reader: Reader,
    at place: ValuePlace
  ) throws(Miss)

  /// Puts the set of the elements of an array of the document at the place.
  static func putSet(_ array: Int, in reader: Reader, at place: ValuePlace) throws(Miss)
}

extension LoopedScalar {
  static func makeLoop() -> TypeOperations { ScalarArrayOperations<Self>() }

  static func putArray(from index: Int, in reader: Reader, at place: ValuePlace) throws(Miss) {
    place.put(try ScalarArray.read(Self.self, at: index, in: reader))
  }

  static func putArrays(
    _ operations: TypeOperations,
    from index: Int,
    in reader: Reader,
    at place: ValuePlace
  ) throws(Miss) {
    place.put(try ScalarArray.readArrays(Self.self, operations, at: index, in: reader))
  }

  static func putSet(_ array: Int, in reader: Reader, at place: ValuePlace) throws(Miss) {
    place.put(Set(first: try ScalarArray.read(Self.self, from: array, in: reader)))
  }
}

extension Int: LoopedScalar {}
extension Double: LoopedScalar {}
extension String: LoopedScalar {}

/// A scalar whose arrays have a loop for elements in the type's own form; with any other element, they are read like those
/// of any type.
protocol ExactElement: ScalarValue {
  /// Puts the elements of an array of the document at the place, if all have their own form, and returns whether they
  /// do; a requirement, so that it is specialized for each type.
  static func putExact(_ array: Int, of tape: Tape, at place: ValuePlace) -> Bool
}

extension ExactElement {
  static func putExact(_ array: Int, of tape: Tape, at place: ValuePlace) -> Bool {
    let count = tape.memberCount(array)
    var elements: [Self] = []
    elements.reserveCapacity(count)
    // A value in its own form is one entry of the tape.
    for index in array + 1..<array + 1 + count {
      guard let element = exact(tape, index) else { return false }
      elements.append(element)
    }
    place.put(elements)
    return true
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

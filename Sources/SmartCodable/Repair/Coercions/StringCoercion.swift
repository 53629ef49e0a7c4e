extension String: ScalarValue {
  static var typeDefault: String? { "" }

  @inline(__always)
  static func exact(_ tape: Tape, _ index: Int) -> String? {
    tape.isString(index) ? tape.string(index) : nil
  }

  static func coerced(at index: Int, in state: DecodeState) throws(Miss) -> String {
    let text: String
    switch state.tape.tag(index) {
    case .yes: text = "true"
    case .no: text = "false"
    case .integer, .unsigned, .double, .bigNumber: text = written(state.tape, index)
    case .foreign:
      guard let leaf = state.foreignValue(index).text else { throw .mismatch }
      text = leaf
    default: throw .mismatch
    }
    state.noteConversion(to: String.self, at: index)
    return text
  }

  /// The text that a number becomes (CONV-6 to CONV-8).
  static func written(_ tape: Tape, _ index: Int) -> String {
    let literal = tape.numberText(index)
    // Their texts have neither a point nor an exponent.
    if tape.has(.integer, at: index) || tape.has(.unsigned, at: index) { return literal }
    if JSONNumber.isInteger(literal.utf8) { return literal == "-0" ? "0" : literal }
    let number = ExactDecimal(tape, index)
    if number.isInteger, number.digits.count + number.exponent <= 309 { return number.integerText }
    let isRead = tape.has(.double, at: index)
    let value =
      isRead ? Double(bitPattern: tape.payload(index)) : Double.nearest(to: literal)
    return value == 0 || value.isInfinite ? literal : value.description
  }

  static func makeArrayOperations() -> TypeOperations? {
    ScalarArrayOperations<String>(
      read: { (index, state, place) throws(Miss) in
        place.put(try ScalarArray.read(String.self, at: index, in: state))
      },
      readArrays: { (operations, index, state, place) throws(Miss) in
        place.put(try ScalarArray.readArrays(String.self, operations, at: index, in: state))
      }
    )
  }
}

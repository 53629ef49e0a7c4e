extension String: ScalarValue {
  static var typeDefault: String? { "" }

  @inline(__always)
  static func exact(_ tape: Tape, _ index: Int) -> String? {
    tape.isString(index) ? tape.string(index) : nil
  }

  @inline(__always)
  static func neverReads(_ tag: Tape.Tag, in source: ScalarSource) -> Bool {
    switch tag {
    case .yes, .no, .integer, .unsigned, .double, .bigNumber, .object, .array: true
    default: false
    }
  }

  static func coerced(at index: Int, in source: ScalarSource) throws(Miss) -> Coerced<String> {
    let text: String
    switch source.tape.tag(index) {
    case .yes: text = "true"
    case .no: text = "false"
    case .integer, .unsigned, .double, .bigNumber: text = written(source.tape, index)
    case .foreign:
      guard let leaf = source.tape.foreignValue(index).text else { throw .mismatch }
      text = leaf
    default: throw .mismatch
    }
    return .converted(text)
  }

  /// Booleans become digits (LEG-4).
  static func legacyCoerced(
    at index: Int,
    in source: ScalarSource
  ) throws(Miss) -> Coerced<String> {
    switch source.tape.tag(index) {
    case .yes: return .converted("1")
    case .no: return .converted("0")
    default: return try coerced(at: index, in: source)
    }
  }

  /// The text that a number converts to (CONV-6 to CONV-8).
  static func written(_ tape: Tape, _ index: Int) -> String {
    let literal = tape.numberText(index)
    // Numbers with these tags have neither a point nor an exponent.
    if tape.has(.integer, at: index) || tape.has(.unsigned, at: index) { return literal }
    if JSONNumber.isInteger(literal.utf8) { return literal == "-0" ? "0" : literal }
    let number = ExactDecimal(tape, index)
    if number.isInteger, number.digits.count + number.exponent <= 309 { return number.integerText }
    let isRead = tape.has(.double, at: index)
    let value =
      isRead ? Double(bitPattern: tape.payload(index)) : Double.nearest(to: literal)
    return value == 0 || value.isInfinite ? literal : value.description
  }
}

extension String: ScalarEncodable {
  @inline(__always)
  func write(at slot: Int32, in state: EncodeState) { state.set(slot, text: self) }
}

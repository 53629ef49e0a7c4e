extension Bool: ScalarValue {
  static var typeDefault: Bool? { false }

  @inline(__always)
  static func exact(_ tape: Tape, _ index: Int) -> Bool? {
    let tag = tape.rawTag(index)
    if tag == Tape.Tag.yes.rawValue { return true }
    return tag == Tape.Tag.no.rawValue ? false : nil
  }

  @inline(__always)
  static func neverReads(_ tag: Tape.Tag, in source: ScalarSource) -> Bool {
    switch tag {
    case .yes, .no, .null, .foreign, .shared: false
    default: true
    }
  }

  /// Converts the numbers 0 and 1 (CONV-5) and the words of CONV-4.
  static func coerced(at index: Int, in source: ScalarSource) throws(Miss) -> Coerced<Bool> {
    let value: Bool?
    if source.tape.isNumber(index) {
      let number = ExactDecimal(source.tape, index)
      value = number.isZero ? false : number.isOne ? true : nil
    } else if source.tape.isString(index) {
      value = words[source.tape.string(index)]
    } else if source.tape.has(.foreign, at: index),
      // Of a number 0 or 1 the text is a word, too (ENT-14, ENT-15).
      let text = source.tape.foreignValue(index).text
    {
      value = words[text]
    } else {
      throw .mismatch
    }
    guard let value else { throw .invalid }
    return .converted(value)
  }

  /// The same, but a text that is none of the words is of the wrong kind (LEG-4).
  static func legacyCoerced(at index: Int, in source: ScalarSource) throws(Miss) -> Coerced<Bool> {
    do throws(Miss) {
      return try coerced(at: index, in: source)
    } catch {
      throw .mismatch
    }
  }

  private static let words: [String: Bool] = [
    "1": true, "YES": true, "Yes": true, "yes": true, "TRUE": true, "True": true, "true": true,
    "0": false, "NO": false, "No": false, "no": false, "FALSE": false, "False": false,
    "false": false,
  ]
}

extension Bool: ScalarEncodable {
  @inline(__always)
  func write(at slot: Int32, in state: EncodeState) { state.set(slot, self) }
}

import Foundation

extension Decimal: ScalarValue {
  static var typeDefault: Decimal? { 0 }

  static func exact(_ tape: Tape, _ index: Int) -> Decimal? {
    switch tape.tag(index) {
    case .integer: Decimal(Int64(bitPattern: tape.payload(index)))
    case .unsigned: Decimal(tape.payload(index))
    case .double: short(tape, index)
    default: nil
    }
  }

  /// A number with a fraction and no exponent, of at most 18 digits, as prices are.
  private static func short(_ tape: Tape, _ index: Int) -> Decimal? {
    var mantissa: UInt64 = 0
    var (exponent, digits) = (0, 0)
    var (isNegative, isFraction) = (false, false)
    for byte in tape.numberText(index).utf8 {
      switch byte {
      case UInt8(ascii: "-"): isNegative = true
      case UInt8(ascii: "."): isFraction = true
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        mantissa = mantissa * 10 + UInt64(byte - UInt8(ascii: "0"))
        digits += 1
        if isFraction { exponent -= 1 }
      default: return nil
      }
      if digits > 18 { return nil }
    }
    if mantissa == 0 { return nil }
    while mantissa.isMultiple(of: 10) { (mantissa, exponent) = (mantissa / 10, exponent + 1) }
    let sign: FloatingPointSign = isNegative ? .minus : .plus
    return Decimal(sign: sign, exponent: exponent, significand: Decimal(mantissa))
  }

  static func strict(at index: Int, in source: ScalarSource) throws(Miss) -> Decimal {
    guard source.tape.isNumber(index) else { throw .mismatch }
    guard isInRangeOfFoundation(source.tape.numberText(index)) else {
      throw Miss(kind: .overflow)
    }
    return try value(of: ExactDecimal(source.tape, index))
  }

  /// Whether Foundation reads a number of this text: it computes the exponent in 8 bits, and each fraction
  /// digit subtracts one, each digit beyond the mantissa adds one, zeros included.
  private static func isInRangeOfFoundation(_ text: String) -> Bool {
    let range = -128...127
    var mantissa = Mantissa()
    var isFull = false
    var isFraction = false
    var exponent = 0
    for position in text.utf8.indices {
      let byte = text.utf8[position]
      if byte == 0x2E { isFraction = true }
      if byte | 0x20 == 0x65 {
        guard let written = Int(text[text.utf8.index(after: position)...]) else { return false }
        return written.magnitude < 255 && range.contains(exponent)
          && range.contains(exponent + written)
      }
      guard JSONNumber.isDigit(byte) else { continue }
      if !isFull {
        if let next = mantissa.appending(byte - 0x30) { mantissa = next } else { isFull = true }
      }
      if isFull, !isFraction { exponent += 1 }
      if !isFull, isFraction { exponent -= 1 }
    }
    return range.contains(exponent)
  }

  static func coerced(at index: Int, in source: ScalarSource) throws(Miss) -> Coerced<Decimal> {
    let tape = source.tape
    switch tape.tag(index) {
    case .yes, .no:
      return .converted(tape.has(.yes, at: index) ? 1 : 0)
    case .double, .bigNumber:
      return .same(try value(of: ExactDecimal(tape, index)))
    case .plainString, .unicodeString, .escapedString:
      guard let number = ExactDecimal(tape.stringBytes(index)) else { throw .invalid }
      return .converted(try value(of: number))
    case .foreign:
      guard let number = source.tape.foreignValue(index).number else { throw .mismatch }
      return .converted(try value(of: number))
    default:
      throw .mismatch
    }
  }
}

extension Decimal: ScalarEncodable {
  func write(at slot: Int32, in state: EncodeState) throws {
    guard !isNaN else { return try state.setNonFinite(Double.nan, at: slot) }
    if state.makesText, let digits = DecimalDigits(self) {
      state.setText(slot) { $0.append(digits) }
    } else {
      state.set(slot, digits: description)
    }
  }
}

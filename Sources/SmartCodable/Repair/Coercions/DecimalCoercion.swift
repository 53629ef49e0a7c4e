import Foundation

extension Decimal: ScalarValue {
  static var typeDefault: Decimal? { 0 }

  static func exact(_ tape: Tape, _ index: Int) -> Decimal? {
    switch tape.tag(index) {
    case .integer: Decimal(Int64(bitPattern: tape.payload(index)))
    case .unsigned: Decimal(tape.payload(index))
    default: nil
    }
  }

  static func strict(at index: Int, in state: DecodeState) throws(Miss) -> Decimal {
    guard state.tape.isNumber(index) else { throw .mismatch }
    let exponent = unsafe state.tape.withNumberText(index) { unsafe foundationExponent(of: $0) }
    guard (-128...127).contains(exponent) else { throw Miss(kind: .overflow) }
    return try value(of: ExactDecimal(state.tape, index))
  }

  /// The exponent that Foundation gives a number before it looks at the range: each digit of a fraction
  /// takes one off, each digit beyond the mantissa adds one, zeros included.
  private static func foundationExponent(of text: UnsafeBufferPointer<UInt8>) -> Int {
    var mantissa: UInt128 = 0
    var isFull = false
    var isFraction = false
    var exponent = 0
    for position in text.indices {
      let byte = unsafe text[position]
      if byte == 0x2E { isFraction = true }
      if byte | 0x20 == 0x65 {
        let written = unsafe String(decoding: text[(position + 1)...], as: UTF8.self)
        let limit = written.hasPrefix("-") ? -1_000_000 : 1_000_000
        return exponent + max(-1_000_000, min(1_000_000, Int(written) ?? limit))
      }
      guard JSONNumber.isDigit(byte) else { continue }
      if !isFull {
        let (product, isTooBig) = mantissa.multipliedReportingOverflow(by: 10)
        let (sum, isCarried) = product.addingReportingOverflow(UInt128(byte - 0x30))
        if isTooBig || isCarried { isFull = true } else { mantissa = sum }
      }
      if isFull, !isFraction { exponent += 1 }
      if !isFull, isFraction { exponent -= 1 }
    }
    return exponent
  }

  static func coerced(at index: Int, in state: DecodeState) throws(Miss) -> Decimal {
    let tape = state.tape
    switch tape.tag(index) {
    case .yes, .no:
      state.noteConversion(to: Decimal.self, at: index)
      return tape.has(.yes, at: index) ? 1 : 0
    case .double, .bigNumber:
      return try value(of: ExactDecimal(tape, index))
    case .plainString, .unicodeString, .escapedString:
      guard let number = ExactDecimal(tape.stringBytes(index)) else { throw .invalid }
      let result = try value(of: number)
      state.noteConversion(to: Decimal.self, at: index)
      return result
    case .foreign:
      guard let number = state.foreignValue(index).number else { throw .mismatch }
      let result = try value(of: number)
      state.noteConversion(to: Decimal.self, at: index)
      return result
    default:
      throw .mismatch
    }
  }

  /// The most digits that every mantissa of a Decimal has room for.
  static let precision = 38

  /// The Decimal with this value: exact up to 38 digits, a neighbor beyond (CONV-10).
  static func value(of number: ExactDecimal) throws(Miss) -> Decimal {
    if number.isZero { return 0 }
    var digits = Array(number.digits)
    var exponent = number.exponent
    if digits.count > precision {
      exponent += digits.count - precision
      digits.removeLast(digits.count - precision)
    }
    while exponent > 127, digits.count < precision {
      digits.append(0)
      exponent -= 1
    }
    guard exponent <= 127 else { throw Miss(kind: .overflow) }
    guard exponent >= -128 else { throw .invalid }
    var mantissa: Decimal = 0
    for digit in digits { mantissa = mantissa * 10 + Decimal(digit) }
    func scaled(_ mantissa: Decimal) -> Decimal {
      Decimal(
        sign: number.isNegative ? .minus : .plus,
        exponent: exponent,
        significand: mantissa
      )
    }
    let result = scaled(mantissa)
    // Foundation takes zeros off the mantissa, and if the exponent then does not fit, as for 1e150,
    // the value is not a number; a sum keeps its zeros.
    return result.isNaN ? scaled(mantissa - 1) + scaled(1) : result
  }
}

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

  static func strict(at index: Int, in source: ScalarSource) throws(Miss) -> Decimal {
    guard source.tape.isNumber(index) else { throw .mismatch }
    let exponent = foundationExponent(of: source.tape.numberText(index))
    guard (-128...127).contains(exponent) else { throw Miss(kind: .overflow) }
    return try value(of: ExactDecimal(source.tape, index))
  }

  /// The exponent that Foundation gives a number before it looks at the range: each digit of a fraction
  /// takes one off, each digit beyond the mantissa adds one, zeros included.
  private static func foundationExponent(of text: String) -> Int {
    var mantissa: UInt128 = 0
    var isFull = false
    var isFraction = false
    var exponent = 0
    for position in text.utf8.indices {
      let byte = text.utf8[position]
      if byte == 0x2E { isFraction = true }
      if byte | 0x20 == 0x65 {
        let written = text[text.utf8.index(after: position)...]
        let limit = written.hasPrefix("-") ? -1_000_000 : 1_000_000
        return exponent + max(-1_000_000, min(1_000_000, Int(written) ?? limit))
      }
      guard JSONNumber.isDigit(byte) else { continue }
      if !isFull {
        if let next = mantissa.appending(byte - 0x30) { mantissa = next } else { isFull = true }
      }
      if isFull, !isFraction { exponent += 1 }
      if !isFull, isFraction { exponent -= 1 }
    }
    return exponent
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

  /// The most digits that a mantissa of 128 bits may have.
  static let precision = 39

  /// The Decimal with this value: exact if one holds it, else the nearest or its neighbor (CONV-10).
  static func value(of number: ExactDecimal) throws(Miss) -> Decimal {
    if number.isZero { return 0 }
    var (mantissa, exponent) = leading(number)
    while exponent > 127, let next = mantissa.appending(0) {
      mantissa = next
      exponent -= 1
    }
    guard exponent <= 127 else { throw Miss(kind: .overflow) }
    guard exponent >= -128 else { throw .invalid }
    func scaled(_ mantissa: Decimal) -> Decimal {
      Decimal(
        sign: number.isNegative ? .minus : .plus,
        exponent: exponent,
        significand: mantissa
      )
    }
    let significand = decimal(mantissa)
    let result = scaled(significand)
    // Foundation takes zeros off the mantissa, and if the exponent then does not fit, as for 1e150,
    // the value is not a number; a sum keeps its zeros.
    return result.isNaN ? scaled(significand - 1) + scaled(1) : result
  }

  /// Whether a Decimal holds all digits of the number, wherever its exponent lies.
  static func holdsDigits(of number: ExactDecimal) -> Bool {
    leading(number).exponent == number.exponent
  }

  /// As many leading digits as 128 bits hold, rounded by the one behind them, and their exponent.
  private static func leading(_ number: ExactDecimal) -> (mantissa: UInt128, exponent: Int) {
    var mantissa: UInt128 = 0
    var rest = number.digits
    while let digit = rest.first, let next = mantissa.appending(digit) {
      mantissa = next
      rest.removeFirst()
    }
    // The largest mantissa has nothing above it, and stands for what is nearest from below.
    if let digit = rest.first, digit >= 5, mantissa < .max { mantissa += 1 }
    return (mantissa, number.exponent + rest.count)
  }

  /// By halves, since Foundation makes a Decimal of 64 bits at most; every step is exact.
  private static func decimal(_ mantissa: UInt128) -> Decimal {
    let low = Decimal(UInt64(truncatingIfNeeded: mantissa))
    let high = UInt64(truncatingIfNeeded: mantissa >> 64)
    return high == 0 ? low : Decimal(high) * (Decimal(UInt64.max) + 1) + low
  }
}

extension Decimal: ScalarEncodable {
  func write(at slot: Int32, in state: EncodeState) throws {
    guard !isNaN else { return try state.setNonFinite(Double.nan, at: slot) }
    state.set(slot, digits: description)
  }
}

/// The exact value of a decimal text: its significant digits times a power of ten.
///
/// Integers, Booleans and Decimals are converted from this, never through Double (NUM-1).
struct ExactDecimal {
  let isNegative: Bool

  /// The digits as numbers, without leading and trailing zeros; empty for zero.
  let digits: ArraySlice<UInt8>

  /// The power of ten of the last digit.
  let exponent: Int

  var isZero: Bool { digits.isEmpty }

  /// Whether the value is exactly one.
  var isOne: Bool { !isNegative && exponent == 0 && digits.elementsEqual([1]) }

  var isInteger: Bool { isZero || exponent >= 0 }

  /// Reads `[+-]? digits (. digits)? ([eE] [+-]? digits)?`; nil for any other text (CONV-3).
  init?(_ text: [UInt8]) {
    var rest = text[...]
    isNegative = rest.first == 0x2D
    if isNegative || rest.first == 0x2B { rest.removeFirst() }
    let whole = rest.prefix(while: JSONNumber.isDigit)
    guard !whole.isEmpty else { return nil }
    rest = rest[whole.endIndex...]
    var digits = whole.map { $0 - 0x30 }
    var exponent = 0
    if rest.first == 0x2E {
      let fraction = rest.dropFirst().prefix(while: JSONNumber.isDigit)
      guard !fraction.isEmpty else { return nil }
      rest = rest[fraction.endIndex...]
      digits += fraction.map { $0 - 0x30 }
      exponent = -fraction.count
    }
    if let mark = rest.first {
      guard mark | 0x20 == 0x65 else { return nil }
      rest.removeFirst()
      let isNegativeExponent = rest.first == 0x2D
      if isNegativeExponent || rest.first == 0x2B { rest.removeFirst() }
      guard !rest.isEmpty else { return nil }
      var written = 0
      for byte in rest {
        guard JSONNumber.isDigit(byte) else { return nil }
        // This limit is far beyond every range, and far from overflow.
        if written < 1_000_000_000 { written = written * 10 + Int(byte - 0x30) }
      }
      exponent += isNegativeExponent ? -written : written
    }
    var significant = digits.drop { $0 == 0 }
    while significant.last == 0 {
      significant.removeLast()
      exponent += 1
    }
    self.digits = significant
    self.exponent = significant.isEmpty ? 0 : exponent
  }

  /// Creates the number at an index of the tape, whose text is known to be a number.
  init(_ tape: Tape, _ index: Int) {
    let parsed = unsafe tape.withNumberText(index) { text in unsafe ExactDecimal(Array(text)) }
    self = parsed ?? .zero
  }

  private init() {
    isNegative = false
    digits = []
    exponent = 0
  }

  static let zero = ExactDecimal()

  /// The integer, with fractions treated by the strategy; the range is checked last (NUM-4).
  func integer(
    _ strategy: SmartCodableOptions.NumberConversionStrategy
  ) throws(Miss) -> WholeNumber {
    let wholeDigits = digits.count + exponent
    if exponent < 0, strategy == .strict { throw Miss(kind: .inexact) }
    // A longer one fits no type.
    guard wholeDigits <= 39 else { throw Miss(kind: .overflow) }
    var magnitude = Mantissa()
    for position in 0..<max(0, wholeDigits) {
      let digit = position < digits.count ? digits[digits.startIndex + position] : 0
      guard let next = magnitude.appending(digit) else { throw Miss(kind: .overflow) }
      magnitude = next
    }
    if exponent < 0, strategy == .rounded, wholeDigits >= 0,
      digits[digits.startIndex + wholeDigits] >= 5
    {
      guard magnitude.low < .max || magnitude.high < .max else { throw Miss(kind: .overflow) }
      magnitude = magnitude.successor
    }
    return WholeNumber(isNegative: isNegative, magnitude: magnitude)
  }

  /// Whether the significant digits, as an integer, have at most 64 bits, after cutting off those that
  /// do not fit the 128 bits of a `Decimal`.
  var hasWord: Bool {
    var mantissa = Mantissa()
    var kept = digits[..<digits.startIndex]
    for (place, digit) in zip(digits.indices, digits) {
      guard let next = mantissa.appending(digit) else { break }
      mantissa = next
      kept = digits[...place]
    }
    while kept.last == 0 { kept.removeLast() }
    let word = kept.reduce(Mantissa() as Mantissa?) { $0?.appending($1) }
    return word?.high == 0
  }

  /// The digits of an integral value, including zeros; only if ``isInteger``.
  var integerText: String {
    if isZero { return "0" }
    var text = isNegative ? "-" : ""
    for digit in digits { text.unicodeScalars.append(Unicode.Scalar(digit + 0x30)) }
    return text + String(repeating: "0", count: exponent)
  }
}

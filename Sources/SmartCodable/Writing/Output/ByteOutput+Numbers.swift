// Writes numbers as decimal text, eight digits at a time.
extension ByteOutput {
  /// Appends an integer.
  mutating func append(_ value: Int64) { append(value.magnitude, isNegative: value < 0) }

  /// Appends decimal digits.
  @inline(__always)
  mutating func append(_ magnitude: UInt64, isNegative: Bool) {
    makeRoom(40)
    if isNegative { put(UInt8(ascii: "-")) }
    if magnitude < 10 { return put(UInt8(ascii: "0") | UInt8(truncatingIfNeeded: magnitude)) }
    putDigits(magnitude)
  }

  /// Appends a finite double: the shortest digits that read back equal, integral numbers without
  /// `.0`, and with an exponent below 10^-4 and above 2^53 (ENC-14).
  mutating func append(_ value: Double) {
    let magnitude = value.magnitude
    if magnitude <= 0x1p53, magnitude == Double(UInt64(magnitude)) {
      return magnitude == 0
        ? appendZero(value.sign) : append(UInt64(magnitude), isNegative: value < 0)
    }
    guard let decimal = ShortestDecimal(magnitude) else { return append(plain: value.description) }
    makeRoom(40)
    if value.sign == .minus { put(UInt8(ascii: "-")) }
    if magnitude >= 1e-4, magnitude < 0x1p53 {
      putPlain(decimal)
    } else {
      putScientific(decimal)
    }
  }

  /// Appends a finite float in the same form as a double.
  mutating func append(_ value: Float) {
    let end = Self.endOfIntegers(isFoundation: style.isFoundation)
    if value.magnitude < end, let integer = Int64(exactly: value) {
      return integer == 0 ? appendZero(value.sign) : append(integer)
    }
    append(plain: value.description)
  }

  /// From here on an integral float has the digits of its description, which has an exponent above 2^24.
  static func endOfIntegers(isFoundation: Bool) -> Float { isFoundation ? 16_777_218 : 0x1p53 }

  /// Appends a zero, whose sign only Foundation writes.
  @inline(never)
  private mutating func appendZero(_ sign: FloatingPointSign) {
    if sign == .minus, style.isFoundation { append(UInt8(ascii: "-")) }
    append(UInt8(ascii: "0"))
  }

  /// Writes the digits of a number that is neither integral nor tiny.
  private mutating func putPlain(_ decimal: ShortestDecimal) {
    let start = count
    let integral = Self.length(decimal.digits) + decimal.exponent
    if integral > 0 {
      putSignificant(decimal.digits)
      moveUp(from: start + integral)
      self[start + integral] = UInt8(ascii: ".")
    } else {
      // "0." and up to three zeros before the digits.
      put(0x30_3030_2E30, bytes: 2 - integral)
      putSignificant(decimal.digits)
    }
  }

  /// Writes the digits of a very large or very small number, with an exponent of at least two digits.
  private mutating func putScientific(_ decimal: ShortestDecimal) {
    let start = count
    let exponent = Self.length(decimal.digits) - 1 + decimal.exponent
    putSignificant(decimal.digits)
    if count > start + 1 {
      moveUp(from: start + 1)
      self[start + 1] = UInt8(ascii: ".")
    }
    put(UInt8(ascii: "e"))
    put(exponent < 0 ? UInt8(ascii: "-") : UInt8(ascii: "+"))
    if exponent.magnitude < 10 { put(UInt8(ascii: "0")) }
    putDigits(UInt64(exponent.magnitude))
  }

  /// How many digits a ``ShortestDecimal`` has: 15 to 17, since the number in a double is at least 2^52.
  @inline(__always)
  private static func length(_ digits: UInt64) -> Int {
    digits >= 10_000_000_000_000_000 ? 17 : digits >= 1_000_000_000_000_000 ? 16 : 15
  }

  /// Writes such digits without the zeros at the end.
  @inline(__always)
  private mutating func putSignificant(_ number: UInt64) {
    let (upper, lower) = number.quotientAndRemainder(dividingBy: 100_000_000)
    let first = upper / 100_000_000
    var digits = Self.eightDigits(upper - first * 100_000_000)
    // Without branches, since which numbers have a digit more cannot be predicted.
    put(Self.ascii | first, bytes: first > 0 ? 1 : 0)
    let zeros = first > 0 ? 0 : digits.trailingZeroBitCount & 0x78
    put((Self.ascii | digits) >> UInt64(zeros), bytes: 8 - zeros / 8)
    if lower > 0 {
      digits = Self.eightDigits(lower)
      put(Self.ascii | digits, bytes: 8)
    }
    drop(digits.leadingZeroBitCount / 8)
  }

  /// Writes the digits of a number above zero; there must be room for 24 bytes.
  @inline(__always)
  private mutating func putDigits(_ number: UInt64) {
    if number < 100_000_000 { return putLeading(number) }
    let upper = number / 100_000_000
    if upper < 100_000_000 {
      putLeading(upper)
    } else {
      putLeading(upper / 100_000_000)
      put(Self.ascii | Self.eightDigits(upper % 100_000_000), bytes: 8)
    }
    put(Self.ascii | Self.eightDigits(number % 100_000_000), bytes: 8)
  }

  /// Writes up to eight digits without leading zeros.
  @inline(__always)
  private mutating func putLeading(_ number: UInt64) {
    let digits = Self.eightDigits(number)
    let zeros = digits.trailingZeroBitCount & 0x78
    put((Self.ascii | digits) >> UInt64(zeros), bytes: 8 - zeros / 8)
  }

  private static let ascii: UInt64 = 0x3030_3030_3030_3030

  /// The eight digits of a number below 10^8, one per byte, the first in the lowest byte.
  ///
  /// Splits into halves of four digits, then two, then one, in all lanes at once; the divisions by 100
  /// and by 10 are multiplications that are exact for such small lanes.
  @inline(__always)
  private static func eightDigits(_ number: UInt64) -> UInt64 {
    let fours = number / 10_000 | (number % 10_000) << 32
    let hundreds = (fours &* 10_486) >> 20 & 0x0000_007F_0000_007F
    let twos = hundreds | (fours &- hundreds &* 100) << 16
    let tens = (twos &* 103) >> 10 & 0x000F_000F_000F_000F
    return tens | (twos &- tens &* 10) << 8
  }
}

/// Reads the numbers of RFC 8259 and turns their text into machine numbers.
///
/// Doubles are rounded correctly: Clinger's exact case first, then the algorithm of Eisel and Lemire
/// (Lemire, "Number Parsing at a Gigabyte per Second", 2021) with ``PowersOfFive``, then the standard
/// library for the cases that those two cannot decide.
enum JSONNumber {
  struct Scanned {
    var tag: Tape.Tag
    var payload: UInt64
    var length: Int
  }

  @inline(__always)
  static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  /// Whether the text of a number has neither a point nor an exponent.
  static func isInteger(_ text: some Sequence<UInt8>) -> Bool {
    !text.contains { $0 == 0x2E || $0 | 0x20 == 0x65 }
  }

  static func isNumberByte(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte == 0x2E || byte == 0x2D || byte == 0x2B || byte | 0x20 == 0x65
  }

  /// Up to this length a number that the fast algorithms cannot decide is converted immediately.
  ///
  /// A longer one becomes a big number, which is converted from its text when it is used.
  private static let eagerLength = 64

  /// A number is malformed `offset` bytes after its start.
  struct Malformed: Error {
    let offset: Int
  }

  /// Scans the number that starts at `start`.
  static func scan(_ start: ByteCursor) throws(Malformed) -> Scanned {
    var cursor = start
    let isNegative = cursor.byte == 0x2D
    cursor.advance(isNegative ? 1 : 0)
    let digitsStart = cursor
    var mantissa: UInt64 = 0
    if cursor.byte == 0x30 {
      cursor.advance()
      if isDigit(cursor.byte) { throw Malformed(offset: cursor.distance(from: start)) }
    } else {
      guard isDigit(cursor.byte) else { throw Malformed(offset: cursor.distance(from: start)) }
      cursor.readDigits(behind: &mantissa)
    }
    let digits = cursor.distance(from: digitsStart)
    let byte = cursor.byte
    if byte != 0x2E && byte | 0x20 != 0x65 {
      let length = cursor.distance(from: start)
      if digits <= 18 {
        if isNegative && mantissa == 0 {
          return Scanned(tag: .double, payload: (-0.0).bitPattern, length: length)
        }
        let value = isNegative ? 0 &- mantissa : mantissa
        return Scanned(tag: .integer, payload: value, length: length)
      }
      return longInteger(digitsStart, digits: digits, isNegative: isNegative, length: length)
    }
    return try scanFraction(cursor, from: start, digits: digits, mantissa: mantissa)
  }

  /// An integer of more than 18 digits: exact in 64 bits, or a big number.
  private static func longInteger(
    _ start: ByteCursor,
    digits: Int,
    isNegative: Bool,
    length: Int
  ) -> Scanned {
    let big = Scanned(tag: .bigNumber, payload: 0, length: length)
    guard digits <= 20 else { return big }
    var cursor = start
    var value: UInt64 = 0
    for _ in 0..<digits {
      let (product, overflow) = value.multipliedReportingOverflow(by: 10)
      let (sum, carry) = product.addingReportingOverflow(UInt64(cursor.byte &- 0x30))
      if overflow || carry { return big }
      value = sum
      cursor.advance()
    }
    if isNegative {
      guard value <= 1 << 63 else { return big }
      return Scanned(tag: .integer, payload: 0 &- value, length: length)
    }
    return Scanned(
      tag: value <= UInt64(Int64.max) ? .integer : .unsigned,
      payload: value,
      length: length
    )
  }

  @inline(__always)
  private static func scanFraction(
    _ point: ByteCursor,
    from start: ByteCursor,
    digits: Int,
    mantissa: UInt64
  ) throws(Malformed) -> Scanned {
    var cursor = point
    var mantissa = mantissa
    // A mantissa of zero may also be a multiple of 2^64; the number is zero only if it has a single
    // digit.
    var significant = mantissa == 0 && digits == 1 ? 0 : digits
    var exponent = 0
    if cursor.byte == 0x2E {
      cursor.advance()
      let fractionStart = cursor
      guard isDigit(cursor.byte) else { throw Malformed(offset: cursor.distance(from: start)) }
      if significant == 0 {
        while cursor.byte == 0x30 { cursor.advance() }
      }
      let countedStart = cursor
      cursor.readDigits(behind: &mantissa)
      significant += cursor.distance(from: countedStart)
      exponent = -cursor.distance(from: fractionStart)
    }
    if cursor.byte | 0x20 == 0x65 {
      cursor.advance()
      let isNegativeExponent = cursor.byte == 0x2D
      if isNegativeExponent || cursor.byte == 0x2B { cursor.advance() }
      guard isDigit(cursor.byte) else { throw Malformed(offset: cursor.distance(from: start)) }
      var written = 0
      while isDigit(cursor.byte) {
        // Beyond what the digits of any document can make up for, and far from overflow.
        if written < 1_000_000_000 { written = written * 10 + Int(cursor.byte &- 0x30) }
        cursor.advance()
      }
      exponent += isNegativeExponent ? -written : written
    }
    let length = cursor.distance(from: start)
    let value: Double
    if significant <= 19, let fast = double(mantissa, exponent: exponent, digits: significant) {
      // Unlike the digits, "-" does not have this bit. This avoids a branch, since signs are
      // unpredictable.
      let sign = UInt64(~start.byte & 0x10) << 59
      value = Double(bitPattern: fast.bitPattern | sign)
    } else if length > eagerLength {
      return Scanned(tag: .bigNumber, payload: 0, length: length)
    } else {
      value = slowDouble(start, length: length)
    }
    // A number too small for a double is not zero: strict decoding rejects it.
    if value.isInfinite || value == 0 && significant > 0 {
      return Scanned(tag: .bigNumber, payload: 0, length: length)
    }
    return Scanned(tag: .double, payload: value.bitPattern, length: length)
  }

  /// The double nearest to `mantissa` × 10^`exponent`, or nil if the fast algorithms cannot decide.
  ///
  /// `digits` is an upper bound for the digits of the mantissa. It varies less from number to number
  /// than whether a mantissa of 16 digits is below 2^53, so the branch is predicted better.
  @inline(__always)
  static func double(_ mantissa: UInt64, exponent: Int, digits: Int) -> Double? {
    if mantissa == 0 { return 0 }
    if digits <= 15, exponent >= -22, exponent <= 22 {
      let value = Double(mantissa)
      return exponent < 0
        ? value / PowersOfFive.exactPowersOfTen[-exponent]
        : value * PowersOfFive.exactPowersOfTen[exponent]
    }
    if exponent < PowersOfFive.smallest { return 0 }
    if exponent > PowersOfFive.largest { return .infinity }
    return eiselLemire(mantissa, exponent: exponent)
  }

  @inline(__always)
  private static func eiselLemire(_ mantissa: UInt64, exponent: Int) -> Double? {
    let leadingZeros = mantissa.leadingZeroBitCount
    let normalized = mantissa << UInt64(leadingZeros)
    let power = PowersOfFive.table[exponent - PowersOfFive.smallest]
    var (high, low) = normalized.multipliedFullWidth(by: power.high)
    if high & 0x1FF == 0x1FF {
      // Only in this case can the low half of the power change the resulting bits.
      let second = normalized.multipliedFullWidth(by: power.low)
      let (sum, carry) = low.addingReportingOverflow(second.high)
      low = sum
      if carry { high += 1 }
    }
    if low == .max && (exponent < -27 || exponent > 55) { return nil }
    let upperBit = Int(high >> 63)
    var bits = high >> UInt64(upperBit + 9)
    // floor(exponent * log2(10)) + 63, in fixed point.
    var binary = (217_706 * exponent) >> 16 + 63 + upperBit - leadingZeros + 1023
    if binary <= 0 {
      if 1 - binary >= 64 { return 0 }
      bits >>= UInt64(1 - binary)
      bits += bits & 1
      bits >>= 1
      return Double(bitPattern: bits)
    }
    if low <= 1, exponent >= -4, exponent <= 23, bits & 3 == 1,
      bits << UInt64(upperBit + 9) == high
    {
      bits &= ~1  // exactly halfway: to even
    }
    bits += bits & 1
    bits >>= 1
    if bits >= 1 << 53 {
      bits = 1 << 52
      binary += 1
    }
    bits &= ~(1 << 52)
    if binary >= 0x7FF { return .infinity }
    return Double(bitPattern: bits | UInt64(binary) << 52)
  }

  /// The standard library reads the text independently of the locale and rounds correctly.
  private static func slowDouble(_ start: ByteCursor, length: Int) -> Double {
    var text = ""
    text.reserveCapacity(length)
    var cursor = start
    for _ in 0..<length {
      text.unicodeScalars.append(Unicode.Scalar(cursor.byte))
      cursor.advance()
    }
    return Double(text) ?? .infinity
  }
}

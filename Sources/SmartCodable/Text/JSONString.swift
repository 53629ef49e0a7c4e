/// The content of JSON strings: UTF-8 sequences and escapes.
enum JSONString {
  /// The character of the `\u` escape or surrogate pair at the cursor, nil for half a pair, and the
  /// number of bytes it takes, 0 without four hexadecimal digits.
  @inline(__always)
  static func unicodeEscape(_ cursor: ByteCursor) -> (scalar: Unicode.Scalar?, length: Int) {
    guard let unit = hexadecimal(cursor, at: 2) else { return (nil, 0) }
    if let scalar = Unicode.Scalar(unit) { return (scalar, 6) }
    guard unit < 0xDC00, cursor.byte(ahead: 6) == 0x5C, cursor.byte(ahead: 7) == 0x75,
      let low = hexadecimal(cursor, at: 8), low & 0xFC00 == 0xDC00
    else { return (nil, 6) }
    return (Unicode.Scalar(0x1_0000 + UInt32(unit & 0x3FF) << 10 + UInt32(low & 0x3FF)), 12)
  }

  /// The value of four hexadecimal digits, or nil.
  @inline(__always)
  private static func hexadecimal(_ cursor: ByteCursor, at distance: Int) -> UInt16? {
    var value: UInt16 = 0
    for index in 0..<4 {
      guard let digit = hexadecimalDigit(cursor.byte(ahead: distance + index)) else { return nil }
      value = value << 4 | UInt16(digit)
    }
    return value
  }

  /// The value of a hexadecimal digit in either case, or nil.
  @inline(__always)
  static func hexadecimalDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x41 + 10
    case 0x61...0x66: byte - 0x61 + 10
    default: nil
    }
  }

  /// The length of the well-formed multi-byte sequence at the cursor, or 0 (RFC 3629).
  static func sequenceLength(_ cursor: ByteCursor) -> Int {
    let first = cursor.byte
    let second = cursor.byte(ahead: 1)
    func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
    switch first {
    case 0xE0...0xEF:
      guard isContinuation(second), isContinuation(cursor.byte(ahead: 2)) else { return 0 }
      if first == 0xE0 && second < 0xA0 { return 0 }  // overlong
      if first == 0xED && second > 0x9F { return 0 }  // surrogate
      return 3
    case 0xC2...0xDF:
      return isContinuation(second) ? 2 : 0
    case 0xF0...0xF4:
      guard isContinuation(second), isContinuation(cursor.byte(ahead: 2)),
        isContinuation(cursor.byte(ahead: 3))
      else { return 0 }
      if first == 0xF0 && second < 0x90 { return 0 }  // overlong
      if first == 0xF4 && second > 0x8F { return 0 }  // above U+10FFFF
      return 4
    default:
      return 0
    }
  }

  /// The character of the well-formed sequence of one to four bytes at the cursor.
  static func scalar(_ cursor: ByteCursor, length: Int) -> Unicode.Scalar {
    guard length > 1 else { return Unicode.Scalar(cursor.byte) }
    var code = UInt32(cursor.byte) & (0x7F >> UInt32(length))
    for distance in 1..<length { code = code << 6 | UInt32(cursor.byte(ahead: distance) & 0x3F) }
    return Unicode.Scalar(code) ?? "\u{FFFD}"
  }

  /// Resolves the escapes of a string that the scanner has accepted.
  static func unescape(_ raw: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    unsafe [UInt8](unsafeUninitializedCapacity: raw.count + slack) { buffer, count in
      count = unsafe unescape(raw, into: buffer)
    }
  }

  /// The room that ``unescape(_:into:)`` needs beyond the length of the string.
  static let slack = 8

  /// Like ``unescape(_:)``, but writes into a buffer and returns the length of the result.
  ///
  /// The string is in a padded buffer, and no escape is shorter than its character, so eight bytes may
  /// be read at any place of the string and written at the current end of the result.
  static func unescape(
    _ raw: UnsafeBufferPointer<UInt8>,
    into buffer: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    var index = 0
    var length = 0
    guard let source = raw.baseAddress, let target = buffer.baseAddress else {
      return 0
    }
    while index < raw.count {
      // Eight bytes are copied, but only those before a backslash count.
      let word = unsafe UnsafeRawPointer(source + index).loadUnaligned(as: UInt64.self)
      unsafe UnsafeMutableRawPointer(target + length).storeBytes(of: word, as: UInt64.self)
      let slashes = UInt64(littleEndian: word) ^ 0x5C5C_5C5C_5C5C_5C5C
      let marks = (slashes &- 0x0101_0101_0101_0101) & ~slashes & 0x8080_8080_8080_8080
      let plain = min(marks.trailingZeroBitCount / 8, raw.count - index)
      index += plain
      length += plain
      if plain == 8 { continue }
      if index + 1 >= raw.count { break }
      let kind = unsafe raw[index + 1]
      if kind == 0x75 {
        let (scalar, escapeLength) = unsafe unicodeEscape(ByteCursor(source + index))
        for unit in UTF8.encode(scalar ?? "\u{FFFD}") ?? .init() {
          unsafe buffer[length] = unit
          length += 1
        }
        index += max(6, escapeLength)
      } else {
        unsafe buffer[length] = simpleEscape(kind)
        index += 2
        length += 1
      }
    }
    return length
  }

  /// The character of an escape of one letter.
  static func simpleEscape(_ kind: UInt8) -> UInt8 {
    switch kind {
    case 0x62: 0x08
    case 0x66: 0x0C
    case 0x6E: 0x0A
    case 0x72: 0x0D
    case 0x74: 0x09
    default: kind
    }
  }
}

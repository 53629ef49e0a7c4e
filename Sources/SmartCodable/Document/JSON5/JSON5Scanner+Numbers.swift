extension JSON5Scanner {
  /// Scans a number; one that is not valid in JSON is given its JSON text.
  mutating func scanNumber() throws(JSONSyntaxError) {
    let start = cursor
    var digits = start
    if start.byte == 0x2B || start.byte == 0x2D { digits.advance() }
    let isNegative = start.byte == 0x2D
    switch digits.byte {
    case 0x49, 0x4E: return try scanNonFinite(digits, isNegative: isNegative)
    case 0x30 where digits.byte(ahead: 1) | 0x20 == 0x78:
      return try scanHexadecimal(digits, isNegative: isNegative)
    case 0x2E: return try scanPointed(digits, isNegative: isNegative)
    case 0x30...0x39: break
    default: throw error(.invalidNumber)
    }
    // Here only a plus sign is not valid in JSON, unless the number ends with its point.
    var behind = isNegative ? start : digits
    guard let number = try? JSONNumber.scan(behind) else {
      return try scanPointed(digits, isNegative: isNegative)
    }
    behind.advance(number.length)
    cursor = behind
    if start.byte == 0x2B { tape.addMove(of: index, from: offset(start)) }
    write(number, offset: offset(isNegative ? start : digits))
  }

  private mutating func write(_ number: JSONNumber.Scanned, offset: Int) {
    let length = min(number.length, Tape.longNumber)
    write(number.tag, detail: length, offset: offset, payload: number.payload)
  }

  /// Writes a number with a resolved text; the original one is from the cursor to `behind`.
  private mutating func write(
    _ text: [UInt8],
    upTo behind: ByteCursor
  ) throws(JSONSyntaxError) {
    let offset = try resolve(text, standingAt: cursor)
    let place = resolved.cursor(at: offset - resolvedOffset)
    guard let number = try? JSONNumber.scan(place), number.length == text.count else {
      throw error(.invalidNumber)
    }
    write(number, offset: offset)
    cursor = behind
  }

  /// Scans infinity and NaN, which have no JSON text; only floating-point types accept them (J5-4).
  private mutating func scanNonFinite(
    _ start: ByteCursor,
    isNegative: Bool
  ) throws(JSONSyntaxError) {
    var behind = start
    let value: Double
    if start.word == 0x7974_696E_6966_6E49 {
      value = isNegative ? -.infinity : .infinity
      behind.advance(8)
    } else if start.word & 0xFF_FFFF == 0x4E_614E {
      value = .nan
      behind.advance(3)
    } else {
      throw error(.unexpectedByte)
    }
    tape.foreignValues.append(value)
    let payload = UInt64(tape.foreignValues.count - 1)
    write(.foreign, detail: 1, offset: offset(cursor), payload: payload)
    cursor = behind
  }

  private mutating func scanHexadecimal(
    _ start: ByteCursor,
    isNegative: Bool
  ) throws(JSONSyntaxError) {
    var digits = start
    digits.advance(2)
    guard JSONString.hexadecimalDigit(digits.byte) != nil else { throw error(.invalidNumber) }
    while digits.byte == 0x30 { digits.advance() }
    var behind = digits
    while JSONString.hexadecimalDigit(behind.byte) != nil { behind.advance() }
    let sign: [UInt8] = isNegative ? [0x2D] : []
    let text = HexadecimalInteger.decimal(digits, count: behind.distance(from: digits))
    try write(sign + text, upTo: behind)
  }

  /// Scans a number that begins or ends with its point.
  private mutating func scanPointed(
    _ start: ByteCursor,
    isNegative: Bool
  ) throws(JSONSyntaxError) {
    var place = start
    var text: [UInt8] = isNegative ? [0x2D] : []
    let whole = Self.takeDigits(&place, behind: &text)
    guard place.byte == 0x2E else { throw error(.invalidNumber) }
    place.advance()
    text.append(0x2E)
    if !Self.takeDigits(&place, behind: &text), !whole { throw error(.invalidNumber) }
    if place.byte | 0x20 == 0x65 {
      text.append(0x65)
      place.advance()
      if place.byte == 0x2B || place.byte == 0x2D {
        text.append(place.byte)
        place.advance()
      }
      while JSONNumber.isDigit(place.byte) {
        text.append(place.byte)
        place.advance()
      }
    }
    try write(text, upTo: place)
  }

  /// Copies digits, or a zero if there are none; returns whether there are any.
  private static func takeDigits(_ place: inout ByteCursor, behind text: inout [UInt8]) -> Bool {
    let count = text.count
    while JSONNumber.isDigit(place.byte) {
      text.append(place.byte)
      place.advance()
    }
    if text.count > count { return true }
    text.append(0x30)
    return false
  }
}

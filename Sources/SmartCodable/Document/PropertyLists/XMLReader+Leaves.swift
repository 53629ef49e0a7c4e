import Foundation

/// Reads the leaves of an XML property list, by Foundation's grammars.
extension XMLReader {
  /// Reads the content of a leaf and the tag that closes it.
  mutating func readLeaf(_ tag: Tag) throws(JSONSyntaxError) -> Tape.Entry {
    if tag.isEmpty {
      switch tag.name {
      case .yes: return tape.leaf(.yes)
      case .no: return tape.leaf(.no)
      case .string, .key: return tape.leaf(textAt: position, count: 0, isASCII: true)
      default: throw error()
      }
    }
    let leaf: Tape.Entry
    switch tag.name {
    case .yes: leaf = tape.leaf(.yes)
    case .no: leaf = tape.leaf(.no)
    case .integer: leaf = try readInteger()
    case .real: leaf = try readReal()
    case .date: leaf = tape.leaf(foreign: try readDate())
    case .data: leaf = tape.leaf(foreign: try readData())
    case .string:
      let text = try readText()
      // With a reference or a section it is a text, as it is to Foundation, and not plain.
      leaf = text.rawTag == Tape.Tag.plainString.rawValue ? tape.leaf(valueOf: text) : text
    default: leaf = try readText()
    }
    try readCloseTag(tag.name)
    return leaf
  }

  // MARK: Numbers

  /// Reads white space, a sign, white space, then decimal digits or `0x` and hexadecimal ones.
  private mutating func readInteger() throws(JSONSyntaxError) -> Tape.Entry {
    skipWideSpace()
    let isNegative = byte == UInt8(ascii: "-")
    if isNegative || byte == UInt8(ascii: "+") { position += 1 }
    skipWideSpace()
    var base: UInt64 = 10
    let next = position + 1 < end ? tape.input.byte(at: position + 1) : 0
    if byte == UInt8(ascii: "0"), next | 0x20 == UInt8(ascii: "x") {
      base = 16
      position += 2
    }
    let start = position
    var value: UInt64 = 0
    while position < end, byte != 0x3C {
      guard let digit = JSONString.hexadecimalDigit(byte), digit < base else { throw error() }
      let (product, overflow) = value.multipliedReportingOverflow(by: base)
      let (sum, carry) = product.addingReportingOverflow(UInt64(digit))
      if overflow || carry { throw error() }
      value = sum
      position += 1
    }
    guard position > start, !isNegative || value <= 1 << 63 else { throw error() }
    return isNegative ? tape.leaf(Int64(bitPattern: 0 &- value)) : tape.leaf(unsigned: value)
  }

  /// Skips the white space that only numbers may begin with, which includes control characters.
  private mutating func skipWideSpace() {
    while position < end, Self.isWideSpace(byte) { position += 1 }
  }

  private static func isWideSpace(_ byte: UInt8) -> Bool { byte <= 0x20 || byte == 0x7F }

  private mutating func readReal() throws(JSONSyntaxError) -> Tape.Entry {
    let text = try readText()
    let start = Int(text.head >> 32)
    let bytes = tape.input.copy(at: start, count: Int(text.payload))
    if let number = Self.plainReal(tape.input.cursor(at: start), count: bytes.count) {
      return tape.leaf(number)
    }
    guard let number = Self.real(bytes) else { throw error() }
    return tape.leaf(number)
  }

  /// A number that is also valid in JSON and ends with the text.
  private static func plainReal(_ cursor: ByteCursor, count: Int) -> Double? {
    guard let number = try? JSONNumber.scan(cursor), number.length == count else { return nil }
    switch number.tag {
    case .double: return Double(bitPattern: number.payload)
    case .integer: return Double(Int64(bitPattern: number.payload))
    case .unsigned: return Double(number.payload)
    default: return nil
    }
  }

  /// Reads white space, a sign, digits with or without a point, an exponent; or the names of infinity
  /// and NaN.
  private static func real(_ bytes: [UInt8]) -> Double? {
    switch String(decoding: bytes, as: UTF8.self).lowercased() {
    case "nan": return .nan
    case "inf", "+inf", "infinity", "+infinity": return .infinity
    case "-inf", "-infinity": return -.infinity
    default: break
    }
    let number = bytes.drop(while: isWideSpace)
    let unsigned = number.first == 0x2B || number.first == 0x2D ? number.dropFirst() : number
    let parts = unsigned.split(
      maxSplits: 1,
      omittingEmptySubsequences: false
    ) { $0 | 0x20 == UInt8(ascii: "e") }
    guard let mantissa = parts.first,
      mantissa.contains(where: JSONNumber.isDigit),
      mantissa.allSatisfy({ JSONNumber.isDigit($0) || $0 == 0x2E }),
      mantissa.count(where: { $0 == 0x2E }) <= 1
    else { return nil }
    if parts.count > 1 {
      let exponent = parts[1]
      let digits =
        exponent.first == 0x2B || exponent.first == 0x2D ? exponent.dropFirst() : exponent
      guard !digits.isEmpty, digits.allSatisfy(JSONNumber.isDigit) else { return nil }
    }
    return Double(String(decoding: number, as: UTF8.self))
  }

  // MARK: Dates and data

  /// Reads `YYYY-MM-DDTHH:MM:SSZ`; days and times out of range carry over.
  private mutating func readDate() throws(JSONSyntaxError) -> Date {
    let isNegative = byte == UInt8(ascii: "-")
    if isNegative { position += 1 }
    var year = 0
    let start = position
    while position < end, JSONNumber.isDigit(byte) {
      year = year * 10 + Int(byte - 0x30)
      guard year < 1 << 31 else { throw error() }
      position += 1
    }
    guard position > start else { throw error() }
    var fields: [Int] = []
    for separator in "--T::".utf8 {
      guard position + 2 < end, byte == separator else { throw error() }
      let digits = (tape.input.byte(at: position + 1), tape.input.byte(at: position + 2))
      guard JSONNumber.isDigit(digits.0), JSONNumber.isDigit(digits.1) else { throw error() }
      fields.append(Int(digits.0 - 0x30) * 10 + Int(digits.1 - 0x30))
      position += 3
    }
    guard position < end, byte == UInt8(ascii: "Z"), (1...12).contains(fields[0]) else {
      throw error()
    }
    position += 1
    let days = Self.days(year: isNegative ? -year : year, month: fields[0], day: fields[1])
    let seconds = fields[2] * 3600 + fields[3] * 60 + fields[4]
    return Date(timeIntervalSince1970: Double(days * 86_400 + seconds))
  }

  /// The days since 1970 in the Gregorian calendar, counting years from March.
  private static func days(year: Int, month: Int, day: Int) -> Int {
    let year = month < 3 ? year - 1 : year
    let century = year >= 0 ? year / 400 : (year - 399) / 400
    let inCentury = year - century * 400
    let inYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    let days = inCentury * 365 + inCentury / 4 - inCentury / 100 + inYear
    return century * 146_097 + days - 719_468
  }

  /// Reads base64; other characters and an incomplete last group are ignored.
  private mutating func readData() throws(JSONSyntaxError) -> Data {
    var result: [UInt8] = []
    var group: UInt32 = 0
    var count = 0
    var padding = 0
    while position < end, byte != 0x3C {
      let byte = byte
      guard byte < 0x80 else { throw error() }
      position += 1
      if byte == UInt8(ascii: "=") {
        padding += 1
      } else if byte == 0x20 || (0x09...0x0D).contains(byte) {
        continue
      } else {
        padding = 0
      }
      guard let digit = Self.base64Digit(byte) else { continue }
      group = group << 6 | digit
      count += 1
      guard count & 3 == 0 else { continue }
      result.append(UInt8(truncatingIfNeeded: group >> 16))
      if padding < 2 { result.append(UInt8(truncatingIfNeeded: group >> 8)) }
      if padding < 1 { result.append(UInt8(truncatingIfNeeded: group)) }
    }
    return Data(result)
  }

  private static func base64Digit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case 0x41...0x5A: UInt32(byte) - 0x41
    case 0x61...0x7A: UInt32(byte) - 0x61 + 26
    case 0x30...0x39: UInt32(byte) - 0x30 + 52
    case 0x2B: 62
    case 0x2F: 63
    case 0x3D: 0
    default: nil
    }
  }
}

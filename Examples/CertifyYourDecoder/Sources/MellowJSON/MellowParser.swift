/// Says why a text is not JSON, and where.
struct MellowParserError: Error {
  let reason: String
  let offset: Int
}

/// Reads JSON text by RFC 8259, to the letter.
struct MellowParser {
  private let bytes: [UInt8]
  private var index = 0
  private var depth = 0

  /// The value of a whole text in any of the Unicode encodings.
  static func value(of bytes: [UInt8]) throws(MellowParserError) -> MellowValue {
    var parser = MellowParser(bytes: try MellowEncoding.utf8(of: bytes))
    let value = try parser.value()
    parser.skipBlanks()
    guard parser.next == nil else { throw parser.error("something follows the value") }
    return value
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private func error(_ reason: String) -> MellowParserError {
    MellowParserError(reason: reason, offset: index)
  }

  private mutating func skipBlanks() {
    while let byte = next, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { index += 1 }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  private mutating func value() throws(MellowParserError) -> MellowValue {
    skipBlanks()
    switch next {
    case UInt8(ascii: "{")?:
      return try nested { parser throws(MellowParserError) in try parser.object() }
    case UInt8(ascii: "[")?:
      return try nested { parser throws(MellowParserError) in try parser.array() }
    case UInt8(ascii: "\"")?: return .string(try string())
    case UInt8(ascii: "t")?: return try literal("true", .boolean(true))
    case UInt8(ascii: "f")?: return try literal("false", .boolean(false))
    case UInt8(ascii: "n")?: return try literal("null", .null)
    case nil: throw error("the text ends where a value is wanted")
    default: return .number(try number())
    }
  }

  private mutating func literal(
    _ word: StaticString,
    _ value: MellowValue
  ) throws(MellowParserError) -> MellowValue {
    let end = index + word.utf8CodeUnitCount
    guard end <= bytes.count, "\(word)".utf8.elementsEqual(bytes[index..<end]) else {
      throw error("no value starts like this")
    }
    index = end
    return value
  }

  // MARK: Containers

  private mutating func nested(
    _ body: (inout MellowParser) throws(MellowParserError) -> MellowValue
  ) throws(MellowParserError) -> MellowValue {
    guard depth < MellowDecoder.maximumDepth else {
      throw error("more than \(MellowDecoder.maximumDepth) containers are open")
    }
    index += 1
    depth += 1
    let value = try body(&self)
    depth -= 1
    return value
  }

  private mutating func array() throws(MellowParserError) -> MellowValue {
    var elements: [MellowValue] = []
    skipBlanks()
    if take("]") { return .array(elements) }
    repeat {
      elements.append(try value())
      skipBlanks()
    } while take(",")
    guard take("]") else { throw error("a comma or ] is missing") }
    return .array(elements)
  }

  private mutating func object() throws(MellowParserError) -> MellowValue {
    var members = MellowObject()
    skipBlanks()
    if take("}") { return .object(members) }
    repeat {
      skipBlanks()
      let key = try string()
      skipBlanks()
      guard take(":") else { throw error("a colon is missing") }
      members.add(key, try value())
      skipBlanks()
    } while take(",")
    guard take("}") else { throw error("a comma or } is missing") }
    return .object(members)
  }

  // MARK: Numbers

  private mutating func number() throws(MellowParserError) -> MellowNumber {
    let start = index
    _ = take("-")
    if !take("0") { try digits() }
    if take(".") { try digits() }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      try digits()
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    guard let number = MellowNumber(text) else { throw error("no number looks like this") }
    return number
  }

  private mutating func digits() throws(MellowParserError) {
    let start = index
    while let byte = next, (0x30...0x39).contains(byte) { index += 1 }
    guard index > start else { throw error("a digit or a value is missing") }
  }

  // MARK: Strings

  private mutating func string() throws(MellowParserError) -> String {
    guard take("\"") else { throw error("a string is missing") }
    var text: [UInt8] = []
    while let byte = next {
      index += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text += String(try escaped()).utf8
      case 0..<0x20: throw error("a control character stands in a string")
      default: text.append(byte)
      }
    }
    throw error("a string is not closed")
  }

  private mutating func escaped() throws(MellowParserError) -> Unicode.Scalar {
    let byte = next
    index += 1
    switch byte {
    case UInt8(ascii: "\"")?: return "\""
    case UInt8(ascii: "\\")?: return "\\"
    case UInt8(ascii: "/")?: return "/"
    case UInt8(ascii: "b")?: return "\u{8}"
    case UInt8(ascii: "f")?: return "\u{C}"
    case UInt8(ascii: "n")?: return "\n"
    case UInt8(ascii: "r")?: return "\r"
    case UInt8(ascii: "t")?: return "\t"
    case UInt8(ascii: "u")?: return try scalar()
    default: throw error("no escape looks like this")
    }
  }

  private mutating func scalar() throws(MellowParserError) -> Unicode.Scalar {
    let first = try hexadecimal()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard first < 0xDC00, take("\\"), take("u") else { throw error("half a character") }
    let second = try hexadecimal()
    guard (0xDC00...0xDFFF).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw error("half a character") }
    return scalar
  }

  private mutating func hexadecimal() throws(MellowParserError) -> UInt32 {
    let digits = bytes[index..<min(index + 4, bytes.count)]
    guard digits.count == 4,
      digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let number = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw error("four hexadecimal digits are missing") }
    index += 4
    return number
  }
}

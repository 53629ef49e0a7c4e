/// Reads JSON texts by RFC 8259, sharing no code with any decoder under test.
///
/// The reader is recursive and not fast; its virtue is that it can be checked by eye. With the
/// default ``Rules`` it accepts exactly the texts of RFC 8259 within the depth limit.
public struct JSONReader {
  /// The decisions about what counts as a JSON text.
  public struct Rules: Hashable, Sendable {
    /// How many containers may be open at once; the outermost counts as the first; 512 by default.
    public var maximumDepth: Int = 512
    /// Whether one byte order mark at the start is skipped; true by default.
    public var skipsByteOrderMark: Bool = true
    /// Whether UTF-16 and UTF-32 are recognized; true by default.
    public var readsWideEncodings: Bool = true
    /// Whether `[1,]` and `{"a":1,}` pass; false by default.
    public var allowsTrailingCommas: Bool = false
    /// Whether `01` passes; false by default.
    public var allowsLeadingZeros: Bool = false
    /// Whether unescaped U+0000 to U+001F inside a string pass; false by default.
    public var allowsControlCharacters: Bool = false
    /// Whether `\ud800` without a partner passes, as U+FFFD; false by default.
    public var allowsLoneSurrogates: Bool = false
    /// Whether anything may follow the document; false by default.
    public var allowsTrailingText: Bool = false
    /// Whether `//` starts a comment up to the end of the line; false by default.
    public var allowsComments: Bool = false
    /// Whether `True` and other spellings of the literals pass; false by default.
    public var ignoresCaseOfLiterals: Bool = false

    /// Creates the rules of RFC 8259.
    public init() {}
  }

  private let bytes: [UInt8]
  private let rules: Rules
  private var position = 0
  private var depth = 0

  private init(_ bytes: [UInt8], _ rules: Rules) {
    self.bytes = bytes
    self.rules = rules
  }

  /// Reads one document.
  ///
  /// - Parameters:
  ///   - text: The text to read.
  ///   - rules: What counts as a JSON text; by default RFC 8259.
  /// - Returns: The value of the document.
  /// - Throws: `JSONReaderError` with the offset of the first wrong byte.
  public static func read(
    _ text: String,
    rules: Rules = Rules()
  ) throws(JSONReaderError) -> JSONValue {
    try read(bytes: Array(text.utf8), rules: rules)
  }

  /// Reads one document from bytes, whose encoding is found out first.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8, or UTF-16 and UTF-32 of either byte order.
  ///   - rules: What counts as a JSON text; by default RFC 8259.
  /// - Returns: The value of the document.
  /// - Throws: `JSONReaderError` with the offset of the first wrong byte.
  public static func read(
    bytes: [UInt8],
    rules: Rules = Rules()
  ) throws(JSONReaderError) -> JSONValue {
    guard let text = TextEncoding.utf8(from: bytes, rules: rules) else {
      throw JSONReaderError(code: .encoding, offset: 0)
    }
    var reader = JSONReader(text, rules)
    try reader.skipBlanks()
    let value = try reader.value()
    try reader.skipBlanks()
    guard rules.allowsTrailingText || reader.position == text.count else {
      throw reader.error(.trailingText)
    }
    return value
  }

  private func error(_ code: JSONReaderError.Code) -> JSONReaderError {
    JSONReaderError(code: code, offset: position)
  }

  private var next: UInt8? {
    position < bytes.count ? bytes[position] : nil
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    position += 1
    return true
  }

  private mutating func skipBlanks() throws(JSONReaderError) {
    while let byte = next {
      if byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
        position += 1
      } else if rules.allowsComments, bytes[position...].starts(with: "//".utf8) {
        while let inside = next, inside != 0x0A { position += 1 }
      } else {
        return
      }
    }
  }

  private mutating func value() throws(JSONReaderError) -> JSONValue {
    switch next {
    case nil: throw error(.endOfText)
    case UInt8(ascii: "{"): return try object()
    case UInt8(ascii: "["): return try array()
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "-")?: return .number(try number())
    case let byte? where Self.isDigit(byte): return .number(try number())
    default: return try literal()
    }
  }

  private mutating func literal() throws(JSONReaderError) -> JSONValue {
    let table: [(String, JSONValue)] = [
      ("true", .boolean(true)), ("false", .boolean(false)), ("null", .null),
    ]
    for (word, value) in table {
      let found = String(decoding: bytes[position...].prefix(word.utf8.count), as: UTF8.self)
      if found == word || (rules.ignoresCaseOfLiterals && found.lowercased() == word) {
        position += word.utf8.count
        return value
      }
    }
    throw error(.unexpectedByte)
  }

  private mutating func enter() throws(JSONReaderError) {
    position += 1
    depth += 1
    if depth > rules.maximumDepth { throw error(.depth) }
    try skipBlanks()
  }

  private mutating func array() throws(JSONReaderError) -> JSONValue {
    try enter()
    defer { depth -= 1 }
    var elements: [JSONValue] = []
    if take(UInt8(ascii: "]")) { return .array(elements) }
    while true {
      elements.append(try value())
      try skipBlanks()
      if take(UInt8(ascii: "]")) { return .array(elements) }
      guard take(UInt8(ascii: ",")) else { throw error(.unexpectedByte) }
      try skipBlanks()
      if rules.allowsTrailingCommas, take(UInt8(ascii: "]")) { return .array(elements) }
    }
  }

  private mutating func object() throws(JSONReaderError) -> JSONValue {
    try enter()
    defer { depth -= 1 }
    var members: [JSONMember] = []
    if take(UInt8(ascii: "}")) { return .object(members) }
    while true {
      guard next == UInt8(ascii: "\"") else { throw error(.unexpectedByte) }
      let key = try string()
      try skipBlanks()
      guard take(UInt8(ascii: ":")) else { throw error(.unexpectedByte) }
      try skipBlanks()
      members.append(JSONMember(key: key, value: try value()))
      try skipBlanks()
      if take(UInt8(ascii: "}")) { return .object(members) }
      guard take(UInt8(ascii: ",")) else { throw error(.unexpectedByte) }
      try skipBlanks()
      if rules.allowsTrailingCommas, take(UInt8(ascii: "}")) { return .object(members) }
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private mutating func digits() throws(JSONReaderError) {
    let start = position
    while let byte = next, Self.isDigit(byte) { position += 1 }
    if position == start { throw error(.number) }
  }

  private mutating func number() throws(JSONReaderError) -> String {
    let start = position
    _ = take(UInt8(ascii: "-"))
    let isZero = next == UInt8(ascii: "0")
    let integerStart = position
    try digits()
    if isZero, position - integerStart > 1, !rules.allowsLeadingZeros { throw error(.number) }
    if take(UInt8(ascii: ".")) { try digits() }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      try digits()
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func string() throws(JSONReaderError) -> String {
    position += 1
    var content: [UInt8] = []
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return String(decoding: content, as: UTF8.self)
      case UInt8(ascii: "\\"):
        position += 1
        content.append(contentsOf: String(try escape()).utf8)
      case 0..<0x20 where !rules.allowsControlCharacters:
        throw error(.controlCharacter)
      default:
        content.append(byte)
        position += 1
      }
    }
    throw error(.endOfText)
  }

  private mutating func escape() throws(JSONReaderError) -> Unicode.Scalar {
    let simple: [UInt8: Unicode.Scalar] = [
      UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/",
      UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n",
      UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
    ]
    guard let byte = next else { throw error(.endOfText) }
    position += 1
    if let scalar = simple[byte] { return scalar }
    guard byte == UInt8(ascii: "u") else { throw error(.escape) }
    let first = try codeUnit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    if UTF16.isLeadSurrogate(UInt16(first)), bytes[position...].starts(with: "\\u".utf8) {
      position += 2
      let second = try codeUnit()
      if UTF16.isTrailSurrogate(UInt16(second)) {
        return UTF16.decode(UTF16.EncodedScalar([UInt16(first), UInt16(second)]))
      }
    }
    guard rules.allowsLoneSurrogates else { throw error(.surrogate) }
    return "\u{FFFD}"
  }

  private mutating func codeUnit() throws(JSONReaderError) -> UInt32 {
    let text = String(decoding: bytes[position...].prefix(4), as: UTF8.self)
    guard text.utf8.count == 4, text.allSatisfy(\.isHexDigit), let unit = UInt32(text, radix: 16)
    else { throw error(.escape) }
    position += 4
    return unit
  }
}

/// Reads JSON texts by RFC 8259, sharing no code with any decoder under test.
///
/// The reader is recursive and not fast, but simple enough to be verified by reading. With the default
/// ``Rules`` it accepts exactly the texts of RFC 8259 within the depth limit.
///
/// Documents and containers are here, numbers and literals in `+Scalars`, strings in `+Strings`.
public struct JSONReader {
  package let bytes: [UInt8]
  package let rules: Rules
  package var position = 0
  private var depth = 0
  /// Whether the rest of the text is ignored.
  private var isCutOff = false

  private init(_ bytes: [UInt8], _ rules: Rules) {
    self.bytes = bytes
    self.rules = rules
  }

  /// Reads one document.
  ///
  /// - Parameters:
  ///   - text: The text to read.
  ///   - rules: What is a JSON text; by default RFC 8259.
  /// - Returns: The value of the document.
  /// - Throws: `JSONReaderError` with the offset of the first wrong byte.
  public static func read(
    _ text: String,
    rules: Rules = Rules()
  ) throws(JSONReaderError) -> JSONValue {
    try read(bytes: Array(text.utf8), rules: rules)
  }

  /// Reads one document from bytes, whose encoding is detected first.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8, or UTF-16 and UTF-32 of either byte order.
  ///   - rules: What is a JSON text; by default RFC 8259.
  /// - Returns: The value of the document.
  /// - Throws: `JSONReaderError` with the offset of the first wrong byte.
  public static func read(
    bytes: [UInt8],
    rules: Rules = Rules()
  ) throws(JSONReaderError) -> JSONValue {
    guard let text = TextEncoding.utf8(from: bytes, rules: rules),
      rules.readsBeyondASCII || text.allSatisfy({ $0 < 0x80 })
    else {
      throw JSONReaderError(code: .encoding, offset: 0)
    }
    var reader = JSONReader(text, rules)
    try reader.skipBlanks()
    if rules.allowsBlankText, reader.next == nil { return .object([]) }
    let value = try reader.value()
    try reader.skipBlanks()
    guard rules.allowsTrailingText || reader.position == text.count else {
      throw reader.error(.trailingText)
    }
    return value
  }

  /// The error of what stands here; where nothing does, the text ends too early.
  package func error(_ code: JSONReaderError.Code) -> JSONReaderError {
    JSONReaderError(
      code: code == .unexpectedByte && next == nil ? .endOfText : code,
      offset: position
    )
  }

  package var next: UInt8? {
    position < bytes.count ? bytes[position] : nil
  }

  package mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    position += 1
    return true
  }

  package static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private mutating func skipBlanks() throws(JSONReaderError) {
    while let byte = next {
      if byte == 0x20 || byte == 0x09 || byte == 0x0A || (byte == 0x0D && rules.skipsReturns) {
        position += 1
      } else if rules.skipsMoreBlanks, byte == 0x0B || byte == 0x0C {
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
    case UInt8(ascii: "'")? where rules.allowsSingleQuotes: return .string(try string())
    case UInt8(ascii: "-")?: return .number(try number())
    case UInt8(ascii: "+")? where rules.allowsPlus:
      position += 1
      return .number(try number())
    case UInt8(ascii: ".")? where rules.allowsLeadingDot: return .number(try number())
    case let byte? where Self.isDigit(byte): return .number(try number())
    default: return try literal()
    }
  }

  // MARK: Containers

  private mutating func enter() throws(JSONReaderError) {
    depth += 1
    let shift = (rules.countsOutermost ? 0 : 1) - (rules.allowsFullDepth ? 0 : 1)
    if depth > rules.maximumDepth + shift {
      if rules.refusesTooDeep { throw error(.depth) }
      position = bytes.count
      isCutOff = true
    } else {
      position += 1
    }
    try skipBlanks()
    if rules.allowsLeadingCommas, take(UInt8(ascii: ",")) { try skipBlanks() }
  }

  /// Whether the container ends here.
  private mutating func closes(_ bracket: UInt8) -> Bool {
    if isCutOff || take(bracket) { return true }
    if next == nil { return rules.allowsOpenContainers }
    return rules.takesAnyBracket && (take(UInt8(ascii: "]")) || take(UInt8(ascii: "}")))
  }

  /// Advances to the next item of the container; false if the container ends after a trailing comma.
  private mutating func passComma(_ bracket: UInt8) throws(JSONReaderError) -> Bool {
    if !take(UInt8(ascii: ",")), !rules.allowsMissingCommas || next == nil {
      throw error(.unexpectedByte)
    }
    try skipBlanks()
    return !(rules.allowsTrailingCommas && take(bracket))
  }

  private mutating func array() throws(JSONReaderError) -> JSONValue {
    try enter()
    defer { depth -= 1 }
    var elements: [JSONValue] = []
    let bracket = UInt8(ascii: "]")
    if isCutOff || take(bracket) { return .array(elements) }
    while true {
      elements.append(try value())
      try skipBlanks()
      if closes(bracket) { return .array(elements) }
      if try !passComma(bracket) { return .array(elements) }
    }
  }

  private mutating func object() throws(JSONReaderError) -> JSONValue {
    try enter()
    defer { depth -= 1 }
    var members: [JSONMember] = []
    let bracket = UInt8(ascii: "}")
    if isCutOff || take(bracket) { return .object(members) }
    while true {
      let key = try key()
      try skipBlanks()
      guard take(UInt8(ascii: ":")) else { throw error(.unexpectedByte) }
      try skipBlanks()
      members.append(JSONMember(key: key, value: try value()))
      try skipBlanks()
      if closes(bracket) { return .object(members) }
      if try !passComma(bracket) { return .object(members) }
    }
  }
}

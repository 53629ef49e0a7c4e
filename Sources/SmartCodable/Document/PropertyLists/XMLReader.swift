/// Reads the tags of an XML property list, and the markup between them.
struct XMLReader: ~Copyable {
  let tape: Tape
  var position: Int
  let end: Int

  enum Name: Int {
    case plist, array, dict, key, string, data, date, integer, real, yes, no

    /// The names as they are written, in the order of the cases.
    private static let words = [
      "plist", "array", "dict", "key", "string", "data", "date", "integer", "real", "true", "false",
    ]
    .map { XMLWord($0) }

    /// The name as it is written.
    var word: XMLWord { Self.words[rawValue] }
  }

  struct Tag {
    let name: Name

    /// Whether the tag also ends its element.
    let isEmpty: Bool
  }

  init(_ tape: Tape, from offset: Int) {
    self.tape = tape
    position = offset
    end = tape.input.count
  }

  /// Whether the text starts like XML.
  static func isBegun(_ tape: Tape, at offset: Int) -> Bool {
    var reader = XMLReader(tape, from: offset)
    reader.skipSpace()
    return reader.position < reader.end && reader.byte == 0x3C
  }

  func error(_ code: JSONSyntaxError.Code = .unexpectedByte) -> JSONSyntaxError {
    JSONSyntaxError(code: position < end ? code : .endOfInput, offset: min(position, end))
  }

  /// The byte at the position; zero, which is not valid anywhere, at the end and up to 31 bytes after
  /// it.
  @inline(__always)
  var byte: UInt8 { tape.input.byte(at: position) }

  @inline(__always)
  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D
  }

  mutating func skipSpace() {
    while position < end, Self.isSpace(byte) { position += 1 }
  }

  /// Skips a word if it is at the position; returns whether it was.
  @inline(__always)
  mutating func skip(_ word: XMLWord) -> Bool {
    guard word.count <= end - position, word.matches(tape.input.cursor(at: position)) else {
      return false
    }
    position += word.count
    return true
  }

  /// Moves past the next occurrence of a word.
  mutating func skip(behind word: XMLWord) throws(JSONSyntaxError) {
    while position < end {
      if skip(word) { return }
      position += 1
    }
    throw error(.endOfInput)
  }

  // MARK: Between tags

  /// Skips the markup that may precede the first tag.
  mutating func skipProlog() throws(JSONSyntaxError) {
    repeat { try skipToTag() } while try skipDocumentType()
  }

  /// Moves to the next `<` that starts a tag; comments and instructions are not tags.
  mutating func skipToTag() throws(JSONSyntaxError) {
    while true {
      skipSpace()
      guard position < end, byte == 0x3C else { throw error() }
      if skip(.instruction) {
        try skip(behind: .instructionEnd)
      } else if skip(.comment) {
        try skip(behind: .commentEnd)
      } else {
        return
      }
    }
  }

  private mutating func skipDocumentType() throws(JSONSyntaxError) -> Bool {
    guard byte == 0x3C, skip(.documentType) else { return false }
    guard position < end, byte == UInt8(ascii: "E") else { throw error() }
    while position < end, byte != 0x3E {
      // A subset could declare entities, so it is rejected.
      if byte == 0x5B { throw error() }
      position += 1
    }
    guard position < end else { throw error(.endOfInput) }
    position += 1
    return true
  }

  // MARK: Tags

  var isAtCloseTag: Bool { position + 1 < end && tape.input.byte(at: position + 1) == 0x2F }

  /// Reads the opening tag of an element.
  mutating func readTag() throws(JSONSyntaxError) -> Tag {
    position += 1
    guard position < end, let name = readName() else { throw error() }
    if byte == 0x3E, position < end {
      position += 1
      return Tag(name: name, isEmpty: false)
    }
    guard byte == 0x2F || Self.isSpace(byte) else { throw error() }
    let nameEnd = position
    while position < end, byte != 0x3E { position += 1 }
    guard position < end else { throw error(.endOfInput) }
    let isEmpty = tape.input.byte(at: position - 1) == 0x2F
    // A slash directly after the name must be part of the tag's end.
    if tape.input.byte(at: nameEnd) == 0x2F, nameEnd != position - 1 { throw error() }
    position += 1
    return Tag(name: name, isEmpty: isEmpty)
  }

  private mutating func readName() -> Name? {
    let name: Name
    switch byte {
    case UInt8(ascii: "a"): name = .array
    case UInt8(ascii: "f"): name = .no
    case UInt8(ascii: "i"): name = .integer
    case UInt8(ascii: "k"): name = .key
    case UInt8(ascii: "p"): name = .plist
    case UInt8(ascii: "r"): name = .real
    case UInt8(ascii: "s"): name = .string
    case UInt8(ascii: "t"): name = .yes
    default:
      if skip(Name.dict.word) { return .dict }
      if skip(Name.data.word) { return .data }
      return skip(Name.date.word) ? .date : nil
    }
    return skip(name.word) ? name : nil
  }

  /// Reads the closing tag of an element with this name.
  mutating func readCloseTag(_ name: Name) throws(JSONSyntaxError) {
    guard skip(.closing), skip(name.word) else { throw error() }
    skipSpace()
    guard position < end, byte == 0x3E else { throw error() }
    position += 1
  }
}

/// Up to eight characters that are compared at once.
struct XMLWord {
  let count: Int
  private let bits: UInt64
  private let mask: UInt64

  fileprivate init(_ text: String) {
    count = min(text.utf8.count, 8)
    bits = text.utf8.prefix(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
    mask = .max >> UInt64(64 - 8 * count)
  }

  /// Whether the word is at the cursor.
  @inline(__always)
  func matches(_ cursor: ByteCursor) -> Bool { cursor.word & mask == bits }

  static let closing = XMLWord("</")
  static let instruction = XMLWord("<?")
  static let instructionEnd = XMLWord("?>")
  static let comment = XMLWord("<!--")
  static let commentEnd = XMLWord("-->")

  /// The start of a document type, except its last character.
  static let documentType = XMLWord("<!DOCTYP")

  /// The start of a CDATA section, except its last character.
  static let section = XMLWord("<![CDATA")
  static let sectionEnd = XMLWord("]]>")

  static let less = XMLWord("&lt;")
  static let greater = XMLWord("&gt;")
  static let ampersand = XMLWord("&amp;")
  static let apostrophe = XMLWord("&apos;")
  static let quote = XMLWord("&quot;")
  static let character = XMLWord("&#")
}

/// Reads JSON texts by RFC 8259, sharing no code with any decoder under test.
///
/// One loop over the bytes, without recursion, simple enough to be verified by reading. With the default
/// ``Rules`` it accepts exactly the texts of RFC 8259 within the depth limit. It makes a tree of tokens, and
/// values of that.
///
/// Documents and containers are here, numbers and literals in `+Scalars`, strings in `+Strings`.
public struct JSONReader {
  let bytes: [UInt8]
  let rules: Rules
  /// Whether strings mean what their escapes say, so that their spelling can be kept.
  let keepsSpelling: Bool
  var position = 0
  /// Its texts are places in the bytes, and what a rule makes of others is stored behind them.
  private var tree = JSONTree(records: [], pool: [], root: 0)
  /// The innermost open container, and how many there are.
  private var container: Int32 = -1
  private var depth = 0
  /// Whether the rest of the text is ignored.
  private var isCutOff = false

  private init(_ bytes: [UInt8], _ rules: Rules) {
    self.bytes = bytes
    self.rules = rules
    keepsSpelling = rules.keepsSpelling
    tree.pool = bytes
    tree.records.reserveCapacity(bytes.count / 6 + 4)
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
    JSONValue(try tree(of: bytes, rules: rules))
  }

  static func tree(of bytes: [UInt8], rules: Rules) throws(JSONReaderError) -> JSONTree {
    guard let text = TextEncoding.utf8(from: bytes, rules: rules),
      rules.readsBeyondASCII || text.allSatisfy({ $0 < 0x80 })
    else {
      throw JSONReaderError(code: .encoding, offset: 0)
    }
    var reader = JSONReader(text, rules)
    try reader.document()
    return reader.tree
  }

  private mutating func document() throws(JSONReaderError) {
    skipBlanks()
    if rules.allowsBlankText, next == nil { return add(.object, 0..<0) }
    try value()
    while container >= 0 { try step() }
    skipBlanks()
    guard rules.allowsTrailingText || next == nil else { throw error(.trailingText) }
  }

  /// The error of what stands here; where nothing does, the text ends too early.
  func error(_ code: JSONReaderError.Code) -> JSONReaderError {
    JSONReaderError(
      code: code == .unexpectedByte && next == nil ? .endOfText : code,
      offset: position
    )
  }

  var next: UInt8? {
    position < bytes.count ? bytes[position] : nil
  }

  mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    position += 1
    return true
  }

  private mutating func skipBlanks() {
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

  // MARK: Values

  private mutating func value(of key: Range<Int>? = nil) throws(JSONReaderError) {
    switch next {
    case nil: throw error(.endOfText)
    case UInt8(ascii: "{")?: try open(.object, key)
    case UInt8(ascii: "[")?: try open(.array, key)
    case UInt8(ascii: "\"")?: add(.string, try string(), key)
    case UInt8(ascii: "'")? where rules.allowsSingleQuotes: add(.string, try string(), key)
    case UInt8(ascii: "-")?, (UInt8(ascii: "0")...UInt8(ascii: "9"))?:
      add(.number, try number(), key)
    case UInt8(ascii: "+")? where rules.allowsPlus:
      position += 1
      add(.number, try number(), key)
    case UInt8(ascii: ".")? where rules.allowsLeadingDot: add(.number, try number(), key)
    default:
      let (kind, text) = try literal()
      add(kind, text, key)
    }
  }

  private mutating func add(_ kind: JSONTree.Kind, _ text: Range<Int>, _ key: Range<Int>? = nil) {
    let node = Int32(tree.records.count)
    var record = JSONTree.Record(
      kind: kind,
      textStart: Int32(text.lowerBound),
      textLength: Int32(text.count),
      parent: container
    )
    if let key {
      record.keyStart = Int32(key.lowerBound)
      record.keyLength = Int32(key.count)
    }
    tree.records.append(record)
    guard container >= 0 else { return }
    let last = tree.records[Int(container)].last
    if last < 0 {
      tree.records[Int(container)].first = node
    } else {
      tree.records[Int(last)].next = node
    }
    tree.records[Int(container)].last = node
  }

  /// Stores what stands for a text that is not as it should be.
  mutating func store(_ text: some Collection<UInt8>) -> Range<Int> {
    let start = tree.pool.count
    tree.pool += JSONText.escaped(text)
    return start..<tree.pool.count
  }

  // MARK: Containers

  private mutating func open(_ kind: JSONTree.Kind, _ key: Range<Int>?) throws(JSONReaderError) {
    add(kind, 0..<0, key)
    container = Int32(tree.records.count - 1)
    depth += 1
    let shift = (rules.countsOutermost ? 0 : 1) - (rules.allowsFullDepth ? 0 : 1)
    if depth - shift > rules.maximumDepth {
      if rules.refusesTooDeep { throw error(.depth) }
      position = bytes.count
      isCutOff = true
    } else {
      position += 1
    }
    guard rules.allowsLeadingCommas else { return }
    skipBlanks()
    _ = take(UInt8(ascii: ","))
  }

  /// Reads the next element or member of the open container, or its end.
  private mutating func step() throws(JSONReaderError) {
    skipBlanks()
    let open = tree.records[Int(container)]
    let bracket = UInt8(ascii: open.kind == .array ? "]" : "}")
    if open.first < 0 ? isCutOff || take(bracket) : try ends(bracket) {
      container = open.parent
      depth -= 1
      return
    }
    guard open.kind == .object else { return try value() }
    let key = try key()
    skipBlanks()
    guard take(UInt8(ascii: ":")) else { throw error(.unexpectedByte) }
    skipBlanks()
    try value(of: key)
  }

  /// Whether the container ends after an item; if not, advances to the next one.
  private mutating func ends(_ bracket: UInt8) throws(JSONReaderError) -> Bool {
    if isCutOff || take(bracket) || (rules.allowsOpenContainers && next == nil) { return true }
    if rules.takesAnyBracket, take(UInt8(ascii: "]")) || take(UInt8(ascii: "}")) { return true }
    if !take(UInt8(ascii: ",")), !rules.allowsMissingCommas || next == nil {
      throw error(.unexpectedByte)
    }
    skipBlanks()
    return rules.allowsTrailingCommas && take(bracket)
  }
}

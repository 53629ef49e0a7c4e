/// Writes the tape of an XML property list in one pass over its text, without recursion.
///
/// Only the XML that property lists need is supported: a declaration, a document type without a subset,
/// comments, instructions, CDATA and character references. As in Foundation, attributes and everything
/// after the first value are ignored.
struct XMLScanner: ~Copyable {
  private let tape: Tape
  private var reader: XMLReader
  private var parents: ContiguousArray<Element> = []
  private var element = Element()

  /// Whether the members of a dictionary are not in ascending order of their keys.
  private var isUnordered = false

  /// An element that is open.
  private struct Element {
    /// The name of its tag, or nil for the text around all elements.
    var name: XMLReader.Name?
    var index = 0
    var count = 0

    /// Whether a key has been read whose value follows.
    var hasKey = false
    var lastKey: TextPlace?
  }

  /// The number of open arrays and dictionaries.
  private var depth = 0

  static func scan(_ tape: Tape, from offset: Int) throws(JSONSyntaxError) -> Int {
    let root = tape.count
    var scanner = XMLScanner(tape, from: offset)
    try scanner.reader.skipProlog()
    while scanner.element.count == 0 || !scanner.parents.isEmpty { try scanner.step() }
    if scanner.isUnordered { MemberSorter.sort(tape, from: root) }
    return root
  }

  private init(_ tape: Tape, from offset: Int) {
    self.tape = tape
    reader = XMLReader(tape, from: offset)
  }

  /// Reads a tag, and the whole element if it contains no others.
  private mutating func step() throws(JSONSyntaxError) {
    try reader.skipToTag()
    if reader.isAtCloseTag { return try close() }
    // A plist contains one value.
    if element.name == .plist, element.count > 0 { throw reader.error() }
    let tag = try reader.readTag()
    if element.name == .dict, !element.hasKey {
      guard tag.name == .key else { throw reader.error() }
      return try readKey(tag)
    }
    guard tape.count < 1 << 31 else { throw JSONSyntaxError(code: .tooLong, offset: 0) }
    switch tag.name {
    case .plist, .array, .dict: try open(tag)
    default:
      tape.append(try reader.readLeaf(tag), depth: depth)
      finishValue()
    }
  }

  private mutating func readKey(_ tag: XMLReader.Tag) throws(JSONSyntaxError) {
    let text = try reader.readLeaf(tag)
    let key = TextPlace(tape, text)
    // Of equal keys the last one counts, so it must come first on the tape.
    if let last = element.lastKey, !last.precedes(key, in: tape) { isUnordered = true }
    element.lastKey = key
    element.hasKey = true
    tape.append(text, depth: depth)
  }

  private mutating func finishValue() {
    element.count += 1
    element.hasKey = false
  }

  private mutating func open(_ tag: XMLReader.Tag) throws(JSONSyntaxError) {
    if tag.name == .plist {
      if tag.isEmpty { throw reader.error() }
    } else {
      guard depth < JSONScanner.depthLimit else { throw reader.error(.tooDeep) }
      depth += 1
      tape.appendEntry(tag.name == .dict ? .object : .array)
    }
    parents.append(element)
    element = Element(name: tag.name, index: tape.count - 1)
    if tag.isEmpty { finish() }
  }

  private mutating func close() throws(JSONSyntaxError) {
    guard let name = element.name, !element.hasKey else { throw reader.error() }
    // An empty plist is invalid.
    if element.name == .plist, element.count == 0 { throw reader.error() }
    try reader.readCloseTag(name)
    finish()
  }

  /// Ends the open element, which is a value of the enclosing one.
  private mutating func finish() {
    if element.name != .plist {
      depth -= 1
      tape.closeContainer(element.index, members: element.count)
      if element.name == .dict, element.count == 1 { replaceReference(element.index) }
    }
    element = parents.removeLast()
    finishValue()
  }

  /// In the XML of keyed archives, a reference is a dictionary with this single key.
  private mutating func replaceReference(_ index: Int) {
    guard tape.has(.integer, at: index + 2), tape.byteLength(index + 1) == 6,
      tape.stringBytes(index + 1) == Array("CF$UID".utf8),
      let reference = UInt32(exactly: Int64(bitPattern: tape.payload(index + 2)))
    else { return }
    tape.commit(count: index)
    let value = OpaqueListValue(reference: UInt64(reference))
    tape.append(tape.leaf(foreign: value), depth: depth)
  }
}

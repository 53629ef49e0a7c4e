/// Writes the tape of an OpenStep property list or a file of strings, without recursion.
///
///     { key = value; list = (a, "b c", <0fbd77>); }
///
/// All scalars are strings or data. A file of strings is a dictionary without its braces.
struct OpenStepScanner: ~Copyable {
  private let tape: Tape
  private var reader: OpenStepReader
  private var parents: ContiguousArray<Container> = []
  private var container = Container()

  private struct Container {
    var index = -1
    var isDictionary = false
    var count = 0

    /// The byte that ends the container, or 0 for the end of the text.
    var closing: UInt8 = 0
  }

  static func scan(_ tape: Tape, from offset: Int) throws(JSONSyntaxError) -> Int {
    let root = tape.count
    var scanner = OpenStepScanner(tape, from: offset)
    try scanner.scan()
    // Keys may be in any order, and of equal ones the last counts.
    MemberSorter.sort(tape, from: root)
    return root
  }

  private init(_ tape: Tape, from offset: Int) {
    self.tape = tape
    reader = OpenStepReader(tape, from: offset)
  }

  private mutating func scan() throws(JSONSyntaxError) {
    reader.skipSpace()
    if reader.isAtEnd { return try scanMembers() }
    let root = tape.count
    let start = reader
    try scanValue()
    while !parents.isEmpty { try step() }
    reader.skipSpace()
    if reader.isAtEnd { return }
    // A string followed by more text is the start of a file of strings.
    guard tape.isString(root) || tape.has(.null, at: root) else { throw reader.error() }
    tape.commit(count: root)
    reader = start
    try scanMembers()
  }

  /// Reads members up to the end of the text.
  private mutating func scanMembers() throws(JSONSyntaxError) {
    try open(.object, closing: 0)
    while !parents.isEmpty { try step() }
  }

  /// Reads the next member or element, or the end of the container.
  private mutating func step() throws(JSONSyntaxError) {
    reader.skipSpace()
    let isAtEnd = container.closing == 0 ? reader.isAtEnd : reader.skip(container.closing)
    if isAtEnd { return try close() }
    guard tape.count < 1 << 31 else { throw JSONSyntaxError(code: .tooLong, offset: 0) }
    container.count += 1
    guard container.isDictionary else { return try scanValue() }
    let key = try reader.readText()
    tape.append(key, depth: parents.count)
    reader.skipSpace()
    if reader.skip(UInt8(ascii: "=")) { return try scanValue() }
    // A key without a value is its own value.
    tape.append(tape.leaf(valueOf: key), depth: parents.count)
    try finishValue()
  }

  private mutating func scanValue() throws(JSONSyntaxError) {
    reader.skipSpace()
    if reader.skip(UInt8(ascii: "{")) { return try open(.object, closing: UInt8(ascii: "}")) }
    if reader.skip(UInt8(ascii: "(")) { return try open(.array, closing: UInt8(ascii: ")")) }
    if reader.skip(UInt8(ascii: "<")) {
      tape.append(tape.leaf(foreign: try reader.readData()), depth: parents.count)
    } else {
      tape.append(tape.leaf(valueOf: try reader.readText()), depth: parents.count)
    }
    try finishValue()
  }

  /// Reads the semicolon after a member, or the comma between elements.
  private mutating func finishValue() throws(JSONSyntaxError) {
    if parents.isEmpty { return }
    reader.skipSpace()
    if container.isDictionary {
      guard reader.skip(UInt8(ascii: ";")) else { throw reader.error() }
    } else if !reader.skip(UInt8(ascii: ",")) {
      guard reader.isAt(container.closing) else { throw reader.error() }
    }
  }

  private mutating func open(_ tag: Tape.Tag, closing: UInt8) throws(JSONSyntaxError) {
    guard parents.count < JSONScanner.depthLimit else { throw reader.error(.tooDeep) }
    parents.append(container)
    container = Container(index: tape.count, isDictionary: tag == .object, closing: closing)
    tape.appendEntry(tag)
  }

  private mutating func close() throws(JSONSyntaxError) {
    tape.closeContainer(container.index, members: container.count)
    container = parents.removeLast()
    try finishValue()
  }
}

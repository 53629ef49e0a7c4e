/// Checks that bytes are one JSON5 text as defined by spec.json5.org and writes its ``Tape``, in one
/// pass.
///
/// It is separate so that ``JSONScanner`` needs no additional checks (J5-5); it works in the same way,
/// without recursion. The tape is the one that the same values in JSON would have: syntax that JSON
/// does not have is resolved, the resolved text is appended to the original text, and the tape records
/// the original offset (``Tape/Move``).
struct JSON5Scanner: ~Copyable {
  let tape: Tape
  let base: ByteCursor
  var cursor: ByteCursor
  let end: ByteCursor
  var index: Int
  private(set) var depth = 0
  private var parent = -1
  private var members = 0
  private var isInObject = false
  private let firstByte: Int

  /// The object whose braces are missing, or -1.
  private var braceless = -1

  /// Resolved texts, each with a blank before and after it, and the offset where they will be.
  var resolved = PaddedInput()
  let resolvedOffset: Int

  /// Scans `count` bytes from `offset`, the end of the tape's input, and returns the index of the root.
  ///
  /// If the text must be an object, its braces may be missing (DEC-7).
  static func scan(
    _ tape: Tape,
    from offset: Int,
    count: Int,
    assumesObject: Bool = false
  ) throws(JSONSyntaxError) -> Int {
    guard offset + count < 1 << 32 else {
      throw JSONSyntaxError(code: .tooLong, offset: offset)
    }
    let root = tape.count
    var scanner = JSON5Scanner(tape: tape, offset: offset, count: count)
    try scanner.scanDocument(assumesObject: assumesObject)
    tape.commit(count: scanner.index)
    // If the last brace is missing, a blank must end the text of a number.
    if scanner.resolved.count > 1 || scanner.braceless >= 0 {
      tape.input.append(scanner.resolved)
    }
    return root
  }

  private init(tape: Tape, offset: Int, count: Int) {
    self.tape = tape
    base = tape.input.cursor(at: 0)
    cursor = tape.input.cursor(at: offset)
    end = tape.input.cursor(at: offset + count)
    index = tape.count
    firstByte = offset
    resolvedOffset = tape.input.count
    resolved.append(" ")
  }

  // MARK: Structure

  private mutating func scanDocument(assumesObject: Bool) throws(JSONSyntaxError) {
    try skipBlank()
    if assumesObject && cursor.byte != 0x7B {
      braceless = index
      open(.object)
    } else if cursor.isAt(end) {
      throw error(.emptyInput)
    }
    while true {
      if !tape.hasRoom(for: 4, at: index) { makeRoom() }
      try skipBlank()
      if isAtEndOfContainer {  // empty, or after a trailing comma
        closeContainer()
      } else {
        if isInObject { try scanKey() }
        if try scanValue() { continue }
      }
      if try !finishValue() { break }
    }
    try skipBlank()
    if !cursor.isAt(end) { throw error(.trailingContent) }
  }

  /// Scans one value; returns true for the start of a container.
  private mutating func scanValue() throws(JSONSyntaxError) -> Bool {
    switch cursor.byte {
    case 0x22, 0x27: try scanString()
    case 0x7B:
      if depth == JSONScanner.depthLimit { throw error(.tooDeep) }
      open(.object)
      cursor.advance()
      return true
    case 0x5B:
      if depth == JSONScanner.depthLimit { throw error(.tooDeep) }
      open(.array)
      cursor.advance()
      return true
    case 0x2B, 0x2D, 0x2E, 0x30...0x39, 0x49, 0x4E: try scanNumber()
    default: try scanLiteral()
    }
    return false
  }

  private mutating func open(_ tag: Tape.Tag) {
    write(tag, offset: offset(cursor), payload: saved(parent: parent, members: members))
    parent = index - 1
    members = 0
    isInObject = tag == .object
    depth += 1
  }

  private func saved(parent: Int, members: Int) -> UInt64 {
    UInt64(UInt32(truncatingIfNeeded: parent)) | UInt64(members) << 32
  }

  /// Moves from a value to the next sibling, closing the containers that end here; false at the
  /// document's end.
  private mutating func finishValue() throws(JSONSyntaxError) -> Bool {
    while parent >= 0 {
      members += 1
      try skipBlank()
      if cursor.byte == 0x2C {
        cursor.advance()
        return true
      }
      guard isAtEndOfContainer else { throw error(.unexpectedByte) }
      closeContainer()
    }
    return false
  }

  private var isAtEndOfContainer: Bool {
    guard parent >= 0, parent != braceless else { return parent >= 0 && cursor.isAt(end) }
    return cursor.byte == (isInObject ? 0x7D : 0x5D)
  }

  private mutating func closeContainer() {
    if parent != braceless { cursor.advance() }
    (parent, members) = tape.closeContainer(parent, at: index, members: members)
    isInObject = parent >= 0 && tape.has(.object, at: parent)
    depth -= 1
  }

  private mutating func scanKey() throws(JSONSyntaxError) {
    if cursor.byte == 0x22 || cursor.byte == 0x27 {
      try scanString()
    } else {
      try scanIdentifier()
    }
    try skipBlank()
    guard cursor.byte == 0x3A else { throw error(.unexpectedByte) }
    cursor.advance()
    try skipBlank()
  }

  private mutating func scanLiteral() throws(JSONSyntaxError) {
    let (tag, length) = JSONScanner.literal(cursor)
    if length == 0 {
      throw error([0x74, 0x66, 0x6E].contains(cursor.byte) ? .invalidLiteral : .unexpectedByte)
    }
    write(tag, offset: offset(cursor))
    cursor.advance(length)
  }

  // MARK: Helpers

  func offset(_ place: ByteCursor) -> Int { place.distance(from: base) }

  mutating func write(_ tag: Tape.Tag, detail: Int = 0, offset: Int, payload: UInt64 = 0) {
    tape.write(index, head: Tape.head(tag, detail: detail, offset: offset), payload: payload)
    index += 1
  }

  /// Stores the resolved text of the next value, originally at `place`, and returns its future offset.
  mutating func resolve(
    _ text: [UInt8],
    standingAt place: ByteCursor
  ) throws(JSONSyntaxError) -> Int {
    let start = resolvedOffset + resolved.count
    guard start + text.count + 1 < 1 << 32 else { throw error(.tooLong) }
    resolved.append(text)
    resolved.append(" ")
    tape.addMove(of: index, from: offset(place))
    return start
  }

  private mutating func makeRoom() {
    tape.makeRoom(
      behind: index,
      since: 0,
      read: offset(cursor) - firstByte,
      of: offset(end) - firstByte
    )
  }

  mutating func error(_ code: JSONSyntaxError.Code) -> JSONSyntaxError {
    let isAtEnd = cursor.isAt(end) && code == .unexpectedByte
    return JSONSyntaxError(code: isAtEnd ? .endOfInput : code, offset: offset(cursor))
  }
}

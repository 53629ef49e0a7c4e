/// Checks that bytes are one JSON text as defined by RFC 8259 and writes its ``Tape``, in one pass.
///
/// There is no recursion: while a container is open, its own entry holds the index of its parent and
/// the parent's member count; both are restored when it closes. The use of stack therefore does not
/// depend on depth, and ``depthLimit`` is a choice, not a necessity (PARSE-9).
struct JSONScanner: ~Copyable {
  /// The number of containers that may be open at once.
  static let depthLimit = 512

  private let tape: Tape
  private let base: ByteCursor
  private var cursor: ByteCursor
  private let end: ByteCursor
  private var index: Int
  private var depth: Int
  private var parent = -1
  private var members = 0
  private var isInObject = false
  private let firstByte: Int
  private let firstIndex: Int

  /// The object without braces while it is open, otherwise -1.
  private var braceless = -1
  private var isEndOpen = false

  /// Scans `count` bytes from `offset` in the tape's input and returns the index of the root.
  ///
  /// The text is nested in `depth` open containers (STR-7). If it must be an object, its braces may be
  /// missing (DEC-7).
  static func scan(
    _ tape: Tape,
    from offset: Int,
    count: Int,
    depth: Int,
    assumesObject: Bool = false
  ) throws(JSONSyntaxError) -> Int {
    guard offset + count < 1 << 32 else {
      throw JSONSyntaxError(code: .tooLong, offset: offset)
    }
    let root = tape.count
    if !tape.hasRoom(for: count / 32, at: root) { tape.reserve(count / 32 + 8, used: root) }
    var scanner = JSONScanner(tape: tape, offset: offset, count: count, depth: depth)
    try scanner.scanDocument(assumesObject: assumesObject)
    if scanner.isEndOpen { tape.input.append(" ") }
    tape.commit(count: scanner.index)
    return root
  }

  private init(tape: Tape, offset: Int, count: Int, depth: Int) {
    self.tape = tape
    base = tape.input.cursor(at: 0)
    cursor = tape.input.cursor(at: offset)
    end = tape.input.cursor(at: offset + count)
    index = tape.count
    firstByte = offset
    firstIndex = tape.count
    self.depth = depth
  }

  // MARK: Structure

  private mutating func scanDocument(assumesObject: Bool) throws(JSONSyntaxError) {
    skipWhitespace()
    var isKeyNext = assumesObject && cursor.byte != 0x7B
    if isKeyNext {
      openBraceless()
      if cursor.isAt(end) { return closeContainer() }
    }
    if cursor.isAt(end) { throw error(.emptyInput) }
    repeat {
      if isKeyNext { try scanKey() }
      if !tape.hasRoom(for: 4, at: index) { makeRoom() }
      let opened = try scanValue()
      isKeyNext = isInObject
      if !opened {
        if try !finishValue() { break }
        isKeyNext = isInObject
      }
    } while true
    if braceless >= 0 {
      cursor.advance(-1)
      throw error(.unexpectedByte)  // a brace that was not opened
    }
    skipWhitespace()
    if !cursor.isAt(end) { throw error(.trailingContent) }
  }

  /// Scans one value; returns true for a container with at least one child.
  @inline(__always)
  private mutating func scanValue() throws(JSONSyntaxError) -> Bool {
    skipWhitespace()
    switch cursor.byte {
    case 0x22:
      try scanString()
      return false
    case 0x7B: return try openContainer(.object, closing: 0x7D)
    case 0x5B: return try openContainer(.array, closing: 0x5D)
    case 0x2D, 0x30...0x39:
      try scanNumber()
      return false
    default:
      try scanLiteral()
      return false
    }
  }

  @inline(__always)
  private mutating func openContainer(
    _ tag: Tape.Tag,
    closing: UInt8
  ) throws(JSONSyntaxError) -> Bool {
    if depth == Self.depthLimit { throw error(.tooDeep) }
    let head = Tape.head(tag, detail: 0, offset: cursor.distance(from: base))
    cursor.advance()
    skipWhitespace()
    if cursor.byte == closing {
      cursor.advance()
      tape.write(index, head: head, payload: UInt64(index + 1))
      index += 1
      return false
    }
    tape.write(
      index,
      head: head,
      payload: UInt64(UInt32(truncatingIfNeeded: parent)) | UInt64(members) << 32
    )
    parent = index
    members = 0
    isInObject = tag == .object
    index += 1
    depth += 1
    return true
  }

  /// Moves from a value to the next sibling, closing the containers that end here; false at the
  /// document's end.
  @inline(__always)
  private mutating func finishValue() throws(JSONSyntaxError) -> Bool {
    while parent >= 0 {
      members += 1
      skipWhitespace()
      let byte = cursor.byte
      if byte == 0x2C {
        cursor.advance()
        return true
      }
      guard byte == (isInObject ? 0x7D : 0x5D) else { return try finishBraceless() }
      cursor.advance()
      closeContainer()
    }
    return false
  }

  private mutating func openBraceless() {
    braceless = index
    tape.write(
      index,
      head: Tape.head(.object, detail: 0, offset: cursor.distance(from: base)),
      payload: UInt64(UInt32.max)
    )
    parent = index
    isInObject = true
    index += 1
    depth += 1
  }

  /// Handles input that is no next member or end: either the end of an object without braces, or an
  /// error.
  @inline(never)
  private mutating func finishBraceless() throws(JSONSyntaxError) -> Bool {
    guard parent == braceless, cursor.isAt(end) else { throw error(.unexpectedByte) }
    closeContainer()
    braceless = -1
    // A number ends at the first byte that cannot belong to it, and further texts may be appended here.
    isEndOpen = true
    return false
  }

  @inline(__always)
  private mutating func closeContainer() {
    (parent, members) = tape.closeContainer(parent, at: index, members: members)
    isInObject = parent >= 0 && tape.has(.object, at: parent)
    depth -= 1
  }

  // MARK: Scalars

  @inline(__always)
  private mutating func scanKey() throws(JSONSyntaxError) {
    skipWhitespace()
    guard cursor.byte == 0x22 else { throw error(.unexpectedByte) }
    if !tape.hasRoom(for: 4, at: index) { makeRoom() }
    try scanString()
    skipWhitespace()
    guard cursor.byte == 0x3A else { throw error(.unexpectedByte) }
    cursor.advance()
  }

  @inline(__always)
  private mutating func scanString() throws(JSONSyntaxError) {
    cursor.advance()
    let start = cursor
    var tag = Tape.Tag.plainString
    while true {
      let word = cursor.word
      // The top bit marks a byte that is a quote, a backslash, a control character or not ASCII.
      // Borrows can only cause false marks above a true one, and the lowest mark is used.
      let quotes = (word ^ 0x2222_2222_2222_2222) &- 0x0101_0101_0101_0101
      let slashes = (word ^ 0x5C5C_5C5C_5C5C_5C5C) &- 0x0101_0101_0101_0101
      let controls = word &- 0x2020_2020_2020_2020
      let marks = (quotes | slashes | controls | word) & 0x8080_8080_8080_8080
      if marks == 0 {
        cursor.advance(8)
        continue
      }
      cursor.advance(marks.trailingZeroBitCount >> 3)
      let byte = cursor.byte
      if byte == 0x22 { break }
      if byte == 0x5C {
        tag = .escapedString
        try scanEscape()
      } else if byte >= 0x80 {
        if tag == .plainString { tag = .unicodeString }
        try scanMultiByteRun()
      } else {
        throw error(cursor.isAt(end) ? .endOfInput : .controlCharacter)
      }
    }
    tape.write(
      index,
      head: Tape.head(tag, detail: depth, offset: start.distance(from: base)),
      payload: UInt64(cursor.distance(from: start))
    )
    index += 1
    cursor.advance()
  }

  @inline(never)
  private mutating func scanEscape() throws(JSONSyntaxError) {
    switch cursor.byte(ahead: 1) {
    case 0x22, 0x5C, 0x2F, 0x62, 0x66, 0x6E, 0x72, 0x74:
      cursor.advance(2)
    case 0x75:
      let (scalar, length) = JSONString.unicodeEscape(cursor)
      if scalar == nil { throw error(length == 0 ? .invalidEscape : .loneSurrogate) }
      cursor.advance(length)
    default:
      throw error(.invalidEscape)
    }
  }

  /// Checks UTF-8 sequences up to the next ASCII byte.
  @inline(never)
  private mutating func scanMultiByteRun() throws(JSONSyntaxError) {
    while cursor.byte >= 0x80 {
      let length = JSONString.sequenceLength(cursor)
      if length == 0 { throw error(.invalidUTF8) }
      cursor.advance(length)
    }
  }

  @inline(__always)
  private mutating func scanNumber() throws(JSONSyntaxError) {
    let start = cursor
    guard let number = JSONNumber.scan(&cursor) else { throw error(.invalidNumber) }
    let length = number.length < Tape.longNumber ? number.length : Tape.longNumber
    tape.write(
      index,
      head: Tape.head(number.tag, detail: length, offset: start.distance(from: base)),
      payload: number.payload
    )
    index += 1
  }

  @inline(__always)
  private mutating func scanLiteral() throws(JSONSyntaxError) {
    let (tag, length) = Self.literal(cursor)
    if length == 0 { throw literalError() }
    tape.write(
      index,
      head: Tape.head(tag, detail: 0, offset: cursor.distance(from: base)),
      payload: 0
    )
    index += 1
    cursor.advance(length)
  }

  /// The literal at the cursor and its length, which is 0 if there is none.
  @inline(__always)
  static func literal(_ cursor: ByteCursor) -> (tag: Tape.Tag, length: Int) {
    let word = cursor.word
    let four = UInt32(truncatingIfNeeded: word)
    if four == 0x6C6C_756E { return (.null, 4) }
    if four == 0x6575_7274 { return (.yes, 4) }
    return (.no, word & 0xFF_FFFF_FFFF == 0x65_736C_6166 ? 5 : 0)
  }

  private func literalError() -> JSONSyntaxError {
    error([0x74, 0x66, 0x6E].contains(cursor.byte) ? .invalidLiteral : .unexpectedByte)
  }

  // MARK: Helpers

  @inline(never)
  private mutating func makeRoom() {
    tape.makeRoom(
      behind: index,
      since: firstIndex,
      read: cursor.distance(from: base) - firstByte,
      of: end.distance(from: base) - firstByte
    )
  }

  @inline(__always)
  private mutating func skipWhitespace() {
    if cursor.byte > 0x20 { return }
    skipWhitespaceRun()
  }

  @inline(__always)
  private mutating func skipWhitespaceRun() {
    while true {
      switch cursor.byte {
      case 0x20, 0x0D, 0x09: cursor.advance()
      case 0x0A:
        cursor.advance()
        while cursor.word == 0x2020_2020_2020_2020 { cursor.advance(8) }
      default: return
      }
    }
  }

  private func error(_ code: JSONSyntaxError.Code) -> JSONSyntaxError {
    let offset = cursor.distance(from: base)
    let isAtEnd = cursor.isAt(end) && code == .unexpectedByte
    return JSONSyntaxError(code: isAtEnd ? .endOfInput : code, offset: offset)
  }
}

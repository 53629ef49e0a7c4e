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
  private let start: ByteCursor
  private let end: ByteCursor
  private let firstIndex: Int
  private var depth: Int
  private var parent = -1
  private var members = 0
  private var isInObject = false

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
    let behind = try scanner.scanDocument(assumesObject: assumesObject)
    if scanner.isEndOpen { tape.input.append(" ") }
    tape.commit(count: behind)
    return root
  }

  private init(tape: Tape, offset: Int, count: Int, depth: Int) {
    self.tape = tape
    base = tape.input.cursor(at: 0)
    start = tape.input.cursor(at: offset)
    end = tape.input.cursor(at: offset + count)
    firstIndex = tape.count
    self.depth = depth
  }

  // MARK: Structure

  /// Scans the text and returns the index after its last entry.
  ///
  /// The place and the index are no properties, so that they stay in registers: where a token starts
  /// depends on where the one before ends, and this chain takes most of the time.
  private mutating func scanDocument(assumesObject: Bool) throws(JSONSyntaxError) -> Int {
    var place = start
    var index = firstIndex
    place.skipWhitespace()
    var isKeyNext = assumesObject && place.byte != 0x7B
    if isKeyNext {
      openBraceless(at: place, &index)
      if place.isAt(end) {
        closeContainer(before: index)
        return index
      }
    }
    if place.isAt(end) { throw error(.emptyInput, at: place) }
    repeat {
      // Room for a key and its value.
      if !tape.hasRoom(for: 4, at: index) { makeRoom(at: place, index) }
      if isKeyNext { try scanKey(&place, &index) }
      let opened = try scanValue(&place, &index)
      if !opened, try !finishValue(&place, index) { break }
      isKeyNext = isInObject
    } while true
    if braceless >= 0 {
      place.advance(-1)
      throw error(.unexpectedByte, at: place)  // a brace that was not opened
    }
    place.skipWhitespace()
    if !place.isAt(end) { throw error(.trailingContent, at: place) }
    return index
  }

  /// Scans one value; returns true for a container with at least one child.
  @inline(__always)
  private mutating func scanValue(
    _ place: inout ByteCursor,
    _ index: inout Int
  ) throws(JSONSyntaxError) -> Bool {
    place.skipWhitespace()
    switch place.byte {
    case 0x22:
      try scanString(&place, &index)
      return false
    case 0x7B: return try openContainer(.object, closing: 0x7D, &place, &index)
    case 0x5B: return try openContainer(.array, closing: 0x5D, &place, &index)
    case 0x2D, 0x30...0x39:
      try scanNumber(&place, &index)
      return false
    default:
      try scanLiteral(&place, &index)
      return false
    }
  }

  @inline(__always)
  private mutating func openContainer(
    _ tag: Tape.Tag,
    closing: UInt8,
    _ place: inout ByteCursor,
    _ index: inout Int
  ) throws(JSONSyntaxError) -> Bool {
    if depth == Self.depthLimit { throw error(.tooDeep, at: place) }
    let head = Tape.head(tag, detail: 0, offset: place.distance(from: base))
    place.advance()
    place.skipWhitespace()
    if place.byte == closing {
      place.advance()
      tape.write(index, head: head, payload: UInt64(truncatingIfNeeded: index &+ 1))
      index &+= 1
      return false
    }
    tape.write(
      index,
      head: head,
      payload: UInt64(UInt32(truncatingIfNeeded: parent)) | UInt64(truncatingIfNeeded: members)
        << 32
    )
    parent = index
    members = 0
    isInObject = tag == .object
    index &+= 1
    depth &+= 1
    return true
  }

  /// Moves from a value to the next sibling, closing the containers that end here; false at the
  /// document's end.
  @inline(__always)
  private mutating func finishValue(
    _ place: inout ByteCursor,
    _ index: Int
  ) throws(JSONSyntaxError) -> Bool {
    while parent >= 0 {
      members &+= 1
      place.skipWhitespace()
      let byte = place.byte
      if byte == 0x2C {
        place.advance()
        return true
      }
      guard byte == (isInObject ? 0x7D : 0x5D) else {
        try finishBraceless(at: place, index)
        return false
      }
      place.advance()
      closeContainer(before: index)
    }
    return false
  }

  private mutating func openBraceless(at place: ByteCursor, _ index: inout Int) {
    braceless = index
    tape.write(
      index,
      head: Tape.head(.object, detail: 0, offset: place.distance(from: base)),
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
  private mutating func finishBraceless(
    at place: ByteCursor,
    _ index: Int
  ) throws(JSONSyntaxError) {
    guard parent == braceless, place.isAt(end) else { throw error(.unexpectedByte, at: place) }
    closeContainer(before: index)
    braceless = -1
    // A number ends at the first byte that cannot belong to it, and further texts may be appended here.
    isEndOpen = true
  }

  @inline(__always)
  private mutating func closeContainer(before index: Int) {
    (parent, members) = tape.closeContainer(parent, at: index, members: members)
    isInObject = parent >= 0 && tape.has(.object, at: parent)
    depth &-= 1
  }

  // MARK: Scalars

  @inline(__always)
  private mutating func scanKey(
    _ place: inout ByteCursor,
    _ index: inout Int
  ) throws(JSONSyntaxError) {
    place.skipWhitespace()
    guard place.byte == 0x22 else { throw error(.unexpectedByte, at: place) }
    try scanString(&place, &index)
    place.skipWhitespace()
    guard place.byte == 0x3A else { throw error(.unexpectedByte, at: place) }
    place.advance()
  }

  @inline(__always)
  private mutating func scanString(
    _ place: inout ByteCursor,
    _ index: inout Int
  ) throws(JSONSyntaxError) {
    place.advance()
    let start = place
    place.skipPlainText()
    var tag = Tape.Tag.plainString
    if place.byte != 0x22 { (tag, place) = try scanRestOfString(from: place) }
    tape.write(
      index,
      head: Tape.head(tag, detail: depth, offset: start.distance(from: base)),
      payload: UInt64(truncatingIfNeeded: place.distance(from: start))
    )
    index &+= 1
    place.advance()
  }

  /// Scans a string from the first byte that is not plain; returns the place of the closing quote.
  @inline(never)
  private mutating func scanRestOfString(
    from start: ByteCursor
  ) throws(JSONSyntaxError) -> (Tape.Tag, ByteCursor) {
    var place = start
    var tag = Tape.Tag.unicodeString
    while true {
      let byte = place.byte
      if byte == 0x22 { return (tag, place) }
      if byte == 0x5C {
        tag = .escapedString
        place.advance(try escapeLength(at: place))
      } else if byte >= 0x80 {
        let length = JSONString.sequenceLength(place)
        if length == 0 { throw error(.invalidUTF8, at: place) }
        place.advance(length)
        // Text that is not ASCII often comes in runs.
        if place.byte >= 0x80 { continue }
      } else {
        throw error(place.isAt(end) ? .endOfInput : .controlCharacter, at: place)
      }
      place.skipPlainText()
    }
  }

  @inline(__always)
  private mutating func escapeLength(at place: ByteCursor) throws(JSONSyntaxError) -> Int {
    switch place.byte(ahead: 1) {
    case 0x22, 0x5C, 0x2F, 0x62, 0x66, 0x6E, 0x72, 0x74: return 2
    case 0x75:
      let (scalar, length) = JSONString.unicodeEscape(place)
      if scalar == nil { throw error(length == 0 ? .invalidEscape : .loneSurrogate, at: place) }
      return length
    default: throw error(.invalidEscape, at: place)
    }
  }

  @inline(__always)
  private mutating func scanNumber(
    _ place: inout ByteCursor,
    _ index: inout Int
  ) throws(JSONSyntaxError) {
    let number: JSONNumber.Scanned
    do {
      number = try JSONNumber.scan(place)
    } catch {
      place.advance(error.offset)
      throw self.error(.invalidNumber, at: place)
    }
    let length = number.length < Tape.longNumber ? number.length : Tape.longNumber
    tape.write(
      index,
      head: Tape.head(number.tag, detail: length, offset: place.distance(from: base)),
      payload: number.payload
    )
    index &+= 1
    place.advance(number.length)
  }

  @inline(__always)
  private mutating func scanLiteral(
    _ place: inout ByteCursor,
    _ index: inout Int
  ) throws(JSONSyntaxError) {
    let (tag, length) = Self.literal(place)
    if length == 0 { throw literalError(at: place) }
    tape.write(
      index,
      head: Tape.head(tag, detail: 0, offset: place.distance(from: base)),
      payload: 0
    )
    index &+= 1
    place.advance(length)
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

  private mutating func literalError(at place: ByteCursor) -> JSONSyntaxError {
    let isWord = [0x74, 0x66, 0x6E].contains(place.byte)
    return error(isWord ? .invalidLiteral : .unexpectedByte, at: place)
  }

  // MARK: Helpers

  @inline(never)
  private mutating func makeRoom(at place: ByteCursor, _ index: Int) {
    tape.makeRoom(
      behind: index,
      since: firstIndex,
      read: place.distance(from: start),
      of: end.distance(from: start)
    )
  }

  @inline(never)
  private mutating func error(_ code: JSONSyntaxError.Code, at place: ByteCursor) -> JSONSyntaxError
  {
    let isAtEnd = place.isAt(end) && code == .unexpectedByte
    return JSONSyntaxError(
      code: isAtEnd ? .endOfInput : code,
      offset: place.distance(from: base)
    )
  }
}

extension ByteCursor {
  @inline(__always)
  fileprivate mutating func skipWhitespace() {
    if byte > 0x20 { return }
    self = behindWhitespace()
  }

  @inline(never)
  private func behindWhitespace() -> ByteCursor {
    var place = self
    while true {
      switch place.byte {
      case 0x20, 0x0D, 0x09: place.advance()
      case 0x0A:
        place.advance()
        while place.word == 0x2020_2020_2020_2020 { place.advance(8) }
      default: return place
      }
    }
  }
}

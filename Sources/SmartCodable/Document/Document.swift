/// The document of one decode call: its tape, and the texts found inside its strings.
struct Document: ~Copyable {
  let tape: Tape

  /// The value that the call decodes.
  var root = -1

  /// The roots of texts already found inside strings, by the index of the string; -1 for none.
  private var parsedStrings: [Int: Int] = [:]

  /// What was made of containers to which references lead, as `Any`, by index and mode.
  var sharedValues: [Int: Any] = [:]

  init(_ tape: Tape) { self.tape = tape }

  mutating func reset() {
    tape.reset()
    root = -1
    if !parsedStrings.isEmpty { parsedStrings = [:] }
    if !sharedValues.isEmpty { sharedValues = [:] }
  }

  /// The root of the JSON text inside the string at `index`, or -1 if it contains none.
  ///
  /// The text becomes another segment of the tape, at the depth of the string (STR-7).
  mutating func text(insideString index: Int) -> Int {
    if let known = parsedStrings[index] { return known }
    let offset = tape.input.count
    let depth = tape.detail(index)
    let bytes = tape.stringBytes(index)
    let before = tape.count
    var root = -1
    tape.input.append(bytes)
    if let parsed = try? JSONScanner.scan(tape, from: offset, count: bytes.count, depth: depth) {
      root = parsed
      tape.addSegment(start: before, host: index)
    }
    parsedStrings[index] = root
    return root
  }

  /// Like ``text(insideString:)``, but only if the text is an object or array.
  mutating func container(insideString index: Int) -> Int {
    guard tape.mayHoldContainer(index) else { return -1 }
    let root = text(insideString: index)
    return root >= 0 && tape.rawTag(root) >= Tape.Tag.object.rawValue ? root : -1
  }

  /// The value, or if `readsText` the text inside it, if that is a container with this tag; otherwise
  /// -1.
  @inline(__always)
  mutating func container(_ tag: Tape.Tag, at index: Int, readsText: Bool) -> Int {
    if index >= 0, tape.has(tag, at: index) { return index }
    return otherContainer(tag, at: index, readsText: readsText)
  }

  @inline(never)
  private mutating func otherContainer(_ tag: Tape.Tag, at index: Int, readsText: Bool) -> Int {
    guard index >= 0 else { return -1 }
    let shared = tape.resolved(index)
    if shared != index { return tape.has(tag, at: shared) ? shared : -1 }
    guard readsText, tape.isString(index) else { return -1 }
    let root = container(insideString: index)
    return root >= 0 && tape.has(tag, at: root) ? root : -1
  }
}

extension Tape {
  /// A quick check whether a string may contain an object or array.
  fileprivate func mayHoldContainer(_ index: Int) -> Bool {
    var cursor = input.cursor(at: offset(index))
    for _ in 0..<byteLength(index) {
      switch cursor.byte {
      case 0x20, 0x09, 0x0A, 0x0D: cursor.advance()
      // An escape may stand for white space or a bracket.
      case 0x7B, 0x5B, 0x5C: return true
      default: return false
      }
    }
    return false
  }
}

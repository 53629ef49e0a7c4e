/// A dotted path from a value into nested objects, arrays and stringified JSON (chapter 4).
struct NestedKeyPath {
  private struct Segment {
    let name: KeyName

    /// All that remains of the path here, as one key.
    let rest: KeyName

    /// What remains of the path as it was written, if that was in another way.
    let written: KeyName?
  }

  private let texts: [String]
  private let rests: [Substring]

  /// The segments of a path of usual length; those of a longer one are made when they are reached, as all of them
  /// together have a length that is the square of the path's.
  private let prepared: [Segment]

  init(_ texts: [String], writtenAs rests: [Substring] = []) {
    self.texts = texts
    self.rests = rests
    prepared = texts.count > 16 ? [] : texts.indices.map { Self.segment($0, of: texts, rests) }
  }

  private static func segment(_ place: Int, of texts: [String], _ rests: [Substring]) -> Segment {
    Segment(
      name: KeyName(texts[place], bit: 0),
      rest: KeyName(texts[place...].joined(separator: "."), bit: 0),
      written: place < rests.count ? KeyName(String(rests[place]), bit: 0) : nil
    )
  }

  /// The path that a candidate is; nil if it has no dot and thus names a plain key.
  init?(candidate: String) {
    guard candidate.utf8.contains(UInt8(ascii: ".")) else { return nil }
    self.init(Self.segments(of: candidate))
    if texts.isEmpty { return nil }
  }

  /// The segments of a path, except those that are empty or white space (PATH-2).
  static func segments(of path: String) -> [String] {
    path.split(separator: ".").map(String.init)
      .filter { segment in
        !segment.allSatisfy(\.isWhitespace)
      }
  }

  /// The value at the end of the path, null included, or -1 if there is none.
  ///
  /// With `isConverting`, keys are also compared after applying the key strategy (KEY-15), unlike for
  /// `designatedPath` (PATH-4).
  func walk(from start: Int, in reader: Reader, isConverting: Bool) -> Int {
    let tape = reader.tape
    func member(_ name: KeyName, of object: Int) -> Int {
      Self.member(name, of: object, in: reader, isConverting: isConverting)
    }
    var index = start
    for position in texts.indices {
      let segment = prepared.isEmpty ? Self.segment(position, of: texts, rests) : prepared[position]
      if tape.isString(index) {
        index = reader.document.container(insideString: index)
        if index < 0 { return -1 }
      }
      index = tape.resolved(index)
      switch tape.tag(index) {
      case .object:
        if let written = segment.written {
          let whole = member(written, of: index)
          if whole >= 0, !tape.has(.null, at: whole) { return whole }
        }
        let whole = member(segment.rest, of: index)
        if position + 1 == texts.count { return whole }
        if whole >= 0, !tape.has(.null, at: whole) { return whole }
        index = member(segment.name, of: index)
      case .array:
        index = Self.element(segment.name.text, of: index, in: reader)
      default:
        return -1
      }
      if index < 0 { return -1 }
    }
    return index
  }

  private static func element(_ segment: String, of array: Int, in reader: Reader) -> Int {
    guard segment.utf8.allSatisfy(JSONNumber.isDigit), let position = Int(segment),
      position < reader.tape.memberCount(array)
    else { return -1 }
    var index = array + 1
    for _ in 0..<position { index = reader.tape.next(index) }
    return index
  }

  /// The value of the first member with this key, preferring values to null and raw keys to converted
  /// ones.
  private static func member(
    _ name: KeyName,
    of object: Int,
    in reader: Reader,
    isConverting: Bool
  ) -> Int {
    let tape = reader.tape
    let raw = firstMember(of: object, in: tape) { name.matches(tape, $0) }
    if !isConverting || (raw >= 0 && !tape.has(.null, at: raw)) { return raw }
    var converter = KeyConverter(reader)
    var null = raw
    var nulls: Set<KeyText> = []
    let converted = firstMember(of: object, in: tape) { key in
      guard converter.name(at: key).equals(name) else { return false }
      let rawKey = KeyText(tape.string(key))
      if !tape.has(.null, at: key + 1) { return !nulls.contains(rawKey) }
      if reader.isStrict { return true }
      nulls.insert(rawKey)
      if null < 0 { null = key + 1 }
      return false
    }
    return converted >= 0 ? converted : null
  }

  private static func firstMember(
    of object: Int,
    in tape: Tape,
    where matches: (Int) -> Bool
  ) -> Int {
    var key = object + 1
    let end = tape.next(object)
    while key < end {
      if matches(key) { return key + 1 }
      key = tape.next(key + 1)
    }
    return -1
  }
}

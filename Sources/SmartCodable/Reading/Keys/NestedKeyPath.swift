/// Follows a dotted path from a value into nested objects, arrays and stringified JSON (chapter 4).
enum NestedKeyPath {
  /// The segments of a path; empty if it has no dot and thus names a plain key.
  static func steps(of candidate: String) -> [String] {
    candidate.utf8.contains(UInt8(ascii: ".")) ? segments(of: candidate) : []
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
  /// `designatedPath` (PATH-4). `rests` are what remains of the path at each segment, if it was written
  /// in another way.
  static func walk(
    _ segments: [String],
    writtenAs rests: [Substring] = [],
    from start: Int,
    in reader: Reader,
    isConverting: Bool
  ) -> Int {
    var index = start
    var position = 0
    while position < segments.count {
      if reader.tape.isString(index) {
        index = reader.document.container(insideString: index)
        if index < 0 { return -1 }
      }
      index = reader.tape.resolved(index)
      switch reader.tape.tag(index) {
      case .object:
        if position < rests.count {
          let written = String(rests[position])
          let whole = member(written, of: index, in: reader, isConverting: isConverting)
          if whole >= 0, !reader.tape.has(.null, at: whole) { return whole }
        }
        let rest = segments[position...].joined(separator: ".")
        let whole = member(rest, of: index, in: reader, isConverting: isConverting)
        if position + 1 == segments.count { return whole }
        if whole >= 0, !reader.tape.has(.null, at: whole) { return whole }
        index = member(segments[position], of: index, in: reader, isConverting: isConverting)
      case .array:
        index = element(segments[position], of: index, in: reader)
      default:
        return -1
      }
      if index < 0 { return -1 }
      position += 1
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
    _ key: String,
    of object: Int,
    in reader: Reader,
    isConverting: Bool
  ) -> Int {
    let tape = reader.tape
    let name = KeyName(key, bit: 0)
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

extension Frame {
  /// The names of the members as coding keys have them, in document order and each once (NEST-11).
  ///
  /// Neither generic nor with a set at first: code generic over the key would look up the metadata of
  /// Optionals and arrays for each member, and hashing a name takes longer than reading it.
  func memberNames() -> ContiguousArray<String> {
    var names: ContiguousArray<String> = []
    guard container >= 0 else { return names }
    names.reserveCapacity(tape.memberCount(container))
    let isConverting = reader.settings.isConverting
    // Different keys can have the same name only if names are not the keys themselves.
    var mayRepeat = table.renames || isConverting
    var bits: UInt64 = 0
    var isSeen = false
    let dropping = reading?.known
    var listed: Set<KeyText> = []
    var converter = KeyConverter(reader, self)
    forEachKey { key in
      let raw = tape.string(key)
      // The first of equal keys counts, also if it is dropped (COL-12).
      if let dropping, !listed.insert(KeyText(raw)).inserted || drops(dropping, at: key) { return }
      let converted = isConverting ? converter.name(at: key).text : raw
      if let name = table.codingKey(forRawKey: raw, converted: converted) { names.append(name) }
      let bit = KeyHash.bit(tape.keyHash(key))
      if bits & bit != 0 { isSeen = true }
      bits |= bit
    }
    if isSeen, !mayRepeat { mayRepeat = repeatsNames() }
    if mayRepeat { Self.removeRepeated(&names) }
    return names
  }

  /// Compares code units, since strings with equal characters are different keys (PARSE-12).
  private static func removeRepeated(_ names: inout ContiguousArray<String>) {
    var seen: Set<KeyText> = []
    names.removeAll { !seen.insert(KeyText($0)).inserted }
  }
}

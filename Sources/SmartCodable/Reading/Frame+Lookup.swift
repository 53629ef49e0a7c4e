extension Frame {
  /// The value that the record's property is read from, null included, or -1 if it is missing.
  @inline(__always)
  func find(_ record: KeyRecord) -> Int {
    if record.isPlain { return locate(record.name) }
    return findCandidate(record)
  }

  /// The value of the first candidate that is not null; if there is none, a null one (KEY-2 to KEY-7).
  @inline(never)
  private func findCandidate(_ record: KeyRecord) -> Int {
    guard container >= 0 else { return -1 }
    if case .renamed(let renaming) = reader.settings.options.key {
      return findRenamed(record, renaming)
    }
    let isConverting = !reader.settings.options.key.isIdentity
    // Foundation converts all keys before the lookup.
    if isConverting, reader.isStrict, !table.isForModel {
      return locateConverted(record.name.text)
    }
    var null = -1
    for candidate in record.candidates {
      var value = locate(candidate.name)
      if value >= 0, !tape.has(.null, at: value) { return value }
      if null < 0 { null = value }
      if isConverting {
        value = locateConverted(candidate.name.text)
        if value >= 0, !tape.has(.null, at: value) { return value }
        if null < 0 { null = value }
      }
      if !candidate.path.isEmpty {
        value = NestedKeyPath.walk(
          candidate.path,
          from: container,
          in: reader,
          isConverting: isConverting
        )
        if value >= 0, !tape.has(.null, at: value) { return value }
        if null < 0 { null = value }
      }
    }
    return null
  }

  /// The same where the call renames keys: a property's own keys come first (LEG-9).
  private func findRenamed(_ record: KeyRecord, _ renaming: KeyRenaming) -> Int {
    var null = -1
    for candidate in record.candidates {
      let others = renaming.names(for: candidate.name.text) {
        KeyRenaming.text(of: codingPath())
      }
      for name in [candidate.name] + others {
        let value = locate(name)
        if value >= 0, !tape.has(.null, at: value) { return value }
        if null < 0 { null = value }
      }
    }
    return null
  }

  /// The value that `superDecoder()` reads; key strategies apply to its key, as in Foundation.
  func findSuper() -> Int {
    let raw = locate(KeyName("super", bit: 0))
    if reader.settings.options.key.isIdentity { return raw }
    if reader.isStrict, raw < 0 || !table.isForModel { return locateConverted("super") }
    if raw >= 0, reader.isStrict || !tape.has(.null, at: raw) { return raw }
    let value = locateConverted("super")
    return value < 0 || raw >= 0 && tape.has(.null, at: value) ? raw : value
  }

  /// The first member whose key the key strategy converts to `text`; leniently a null gives way to the
  /// first one with a value (KEY-15, KEY-16).
  private func locateConverted(_ text: String) -> Int {
    let keys = convertedKeys ?? convertKeys()
    guard let members = keys[KeyText(text)] else { return -1 }
    return reader.isStrict || members.value < 0 ? members.first : members.value
  }

  private func convertKeys() -> [KeyText: ConvertedMembers] {
    var keys: [KeyText: ConvertedMembers] = [:]
    if container >= 0 {
      keys.reserveCapacity(tape.memberCount(container))
      reader.scopes.noteMembers(tape.memberCount(container))
    }
    // Of equal keys in the document the first counts, even if it is null (PARSE-11).
    var nulls: Set<KeyText> = []
    forEachKey { key in
      let raw = tape.string(key)
      let converted = KeyText(reader.convertedKey(raw, path: codingPath()))
      let isNull = tape.has(.null, at: key + 1)
      if isNull { nulls.insert(KeyText(raw)) }
      guard let known = keys[converted] else {
        keys[converted] = ConvertedMembers(first: key + 1, value: isNull ? -1 : key + 1)
        return
      }
      if known.value < 0, !isNull, !nulls.contains(KeyText(raw)) {
        keys[converted] = ConvertedMembers(first: known.first, value: key + 1)
      }
    }
    convertedKeys = keys
    return keys
  }

  /// Visits the key entries of the object in document order.
  func forEachKey(_ body: (Int) -> Void) {
    guard container >= 0 else { return }
    var key = container + 1
    while key < end {
      body(key)
      key = tape.next(key + 1)
    }
  }

  // MARK: The path while a child is read

  /// Adds a step to the reader's path; returns the reader's path if it had to be replaced by this
  /// frame's own.
  @inline(__always)
  func enter(_ step: PathStep) -> ContiguousArray<PathStep>? {
    if detachedPath == nil, reader.scopes.path.count == depth {
      if steps.count > 0 { steps.append(to: &reader.scopes.path) }
      reader.scopes.path.append(step)
      return nil
    }
    return exchangePath(step)
  }

  @inline(never)
  private func exchangePath(_ step: PathStep) -> ContiguousArray<PathStep> {
    let saved = reader.scopes.path
    reader.scopes.path = fullPath()
    reader.scopes.path.append(step)
    return saved
  }

  @inline(__always)
  func leave(_ saved: ContiguousArray<PathStep>?) {
    if let saved {
      reader.scopes.path = saved
    } else if steps.count > 0 {
      reader.scopes.path.removeLast(steps.count + 1)
    } else {
      reader.scopes.path.removeLast()
    }
  }

  /// The path of the object, as shown to user code.
  func codingPath() -> [any CodingKey] {
    reader.codingKeys(of: fullPath())
  }

  /// The number of steps of the path.
  var pathLength: Int { detachedPath?.count ?? depth + steps.count }

  func fullPath() -> ContiguousArray<PathStep> {
    if let detachedPath { return detachedPath }
    var path = ContiguousArray(reader.scopes.path.prefix(depth))
    steps.append(to: &path)
    return path
  }
}

/// The members of an object whose keys a strategy makes equal.
struct ConvertedMembers {
  /// The first of them.
  let first: Int

  /// The first one that is not null, or -1.
  let value: Int
}

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
    let isConverting = reader.settings.isConverting
    if isConverting {
      if case .renamed(let renaming) = reader.settings.options.key {
        return findRenamed(record, renaming)
      }
      // Foundation converts all keys before the lookup.
      if reader.isStrict, !table.isForModel { return locateConverted(record.name) }
    }
    var null = -1
    for candidate in record.candidates {
      var value = locate(candidate.name)
      if value >= 0, !tape.has(.null, at: value) { return value }
      if null < 0 { null = value }
      if isConverting {
        value = locateConverted(candidate.name)
        if value >= 0, !tape.has(.null, at: value) { return value }
        if null < 0 { null = value }
      }
      if let path = candidate.path {
        value = path.walk(from: container, in: reader, isConverting: isConverting)
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
    let name = KeyName("super", bit: 0)
    let raw = locate(name)
    if !reader.settings.isConverting { return raw }
    if reader.isStrict, raw < 0 || !table.isForModel { return locateConverted(name) }
    if raw >= 0, reader.isStrict || !tape.has(.null, at: raw) { return raw }
    let value = locateConverted(name)
    return value < 0 || raw >= 0 && tape.has(.null, at: value) ? raw : value
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
      if steps.count > 0 { steps.visit { reader.scopes.path.push($0) } }
      reader.scopes.path.push(step)
      return nil
    }
    return exchangePath(step)
  }

  @inline(never)
  private func exchangePath(_ step: PathStep) -> ContiguousArray<PathStep> {
    let saved = reader.scopes.path.elements
    reader.scopes.path.replace(with: fullPath())
    reader.scopes.path.push(step)
    return saved
  }

  @inline(__always)
  func leave(_ saved: ContiguousArray<PathStep>?) {
    if let saved {
      reader.scopes.path.replace(with: saved)
    } else {
      for _ in 0...steps.count { reader.scopes.path.pop() }
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
    var path = reader.scopes.path.prefix(depth)
    steps.visit { path.append($0) }
    return path
  }
}

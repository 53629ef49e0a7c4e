// What is written apart and then becomes part of a container: the members of flats (FLAT-8), and single
// values where a container already is.
extension EncodeState {
  /// Writes a single value where a container already is.
  ///
  /// What user code writes is kept apart, so that nothing is left of a value that fails, and then goes among
  /// the members or elements of the container (ENF-1). Any other value is refused.
  @inline(never)
  func writeMore<Value: Encodable>(_ value: Value, at slot: Int32) throws {
    try check()
    let apart = makeDetached(depth: nodes[slot].depth - 1, parent: nodes[slot].parent)
    nodes[apart].key = nodes[slot].key
    // The array of a flat is under its key already.
    let isObject = nodes[slot].kind == .object
    nodes[apart].flags = nodes[slot].flags
      .intersection(isObject ? [.isNested, .isFlat] : .isNested)
    do {
      let operations = types.operations(for: Value.self)
      guard operations.callsUser else {
        try operations.write(value, at: slot, in: self)
        return try check()
      }
      try operations.write(value, at: apart, in: self)
      if nodes[apart].kind == .textArray { splitTextArray(apart) }
      if nodes[slot].kind == .textArray { splitTextArray(slot) }
      switch (nodes[apart].kind, nodes[slot].kind) {
      case (.absent, _): break
      case (.object, .object):
        nameEntries(of: slot)
        merge(apart, into: slot)
      case (.array, .array): moveElements(of: apart, to: slot)
      default:
        refuse(slot, "two kinds of values in one place")
        try check()
      }
    } catch {
      drop(apart)
      forgive(in: slot)
      throw error
    }
  }

  private func moveElements(of source: Int32, to array: Int32) {
    var element = nodes[source].first
    nodes[source].first = EncodeNode.none
    nodes[source].last = EncodeNode.none
    while element >= 0 {
      let next = nodes[element].next
      nodes[element].next = EncodeNode.none
      nodes[element].parent = array
      if nodes[element].kind != .dropped {
        nodes[element].key = Int32(truncatingIfNeeded: nodes[array].payload)
        nodes[array].payload += 1
        link(element, to: array)
      }
      element = next
    }
  }

  /// Moves the members of one object to the end of another; entries of a flat dictionary replace none there.
  func merge(_ source: Int32, into object: Int32) {
    let isFlat = nodes[source].flags.contains(.isFlat)
    var slot = nodes[source].first
    nodes[source].first = EncodeNode.none
    nodes[source].last = EncodeNode.none
    while slot >= 0 {
      let next = nodes[slot].next
      if isFlat, nodes[slot].key < 0, !nodes[slot].flags.contains(.hasPassed) {
        nodes[slot].flags.insert(.isRest)
      }
      let record = lastingRecord(of: slot)
      nodes[slot].next = EncodeNode.none
      nodes[slot].parent = object
      if nodes[slot].kind != .dropped { adopt(slot, record, by: object) }
      slot = next
    }
  }

  /// Makes a slot for the value of a flat, at the depth that its members will have.
  func makeFlat(_ record: EncodeKeyRecord, in object: Int32) -> Int32 {
    let apart = makeDetached(depth: nodes[object].depth - 1, parent: object)
    nodes[apart].key = record.id
    nodes[apart].flags = .isFlat
    return apart
  }

  /// Makes the value of a flat that is no object a member (FLAT-6).
  func keepFlat(_ apart: Int32, _ record: EncodeKeyRecord, in object: Int32) {
    nodes[apart].flags.remove(.isFlat)
    adopt(apart, record, by: object)
  }

  /// Makes a slot that was written apart the member of its key.
  func adopt(_ slot: Int32, _ record: EncodeKeyRecord, by object: Int32) {
    let isNew = nodes[object].payload & record.bit == 0
    let known = isNew ? EncodeNode.none : find(record, in: object)
    nodes[object].payload |= record.bit
    if known >= 0, nodes[known].kind == .dropped {
      _ = appendAgain(known, record, in: object) {
        link(slot, to: object)
        return slot
      }
    } else if known >= 0 {
      if !nodes[slot].flags.contains(.isRest) { replace(known, by: slot, in: object) }
    } else {
      let before = nodes[object].last
      link(slot, to: object)
      enter(slot, record.hash, after: before, in: object)
    }
  }
}

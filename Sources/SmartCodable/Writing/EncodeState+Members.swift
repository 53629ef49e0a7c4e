// Members of objects: a key written twice keeps its first place and its last value (FLAT-8).
//
// Each name has one of 64 bits, and an object has the bits of its names. A clear bit means that the key
// is new, which is nearly always so; otherwise the members are compared by the numbers of their names.
//
// A key that passes has neither number nor bit: its member has a text, like an entry of a dictionary,
// and is found by the hash of that text.
extension EncodeState {
  /// Objects with more members are searched with an index.
  private static let wideness = 24

  /// Returns an empty slot for the key.
  @inline(__always)
  func member(_ object: Int32, _ record: EncodeKeyRecord) throws -> Int32 {
    guard nodes[object].kind == .object else { return try lostSlot(in: object) }
    return anyMember(object, record)
  }

  @inline(__always)
  private func anyMember(_ object: Int32, _ record: EncodeKeyRecord) -> Int32 {
    if nodes[object].payload & record.bit == 0 {
      nodes[object].payload |= record.bit
      return newMember(object, record)
    }
    return memberAgain(object, record)
  }

  @inline(__always)
  private func newMember(_ object: Int32, _ record: EncodeKeyRecord) -> Int32 {
    if isTextIn(object) {
      output.append(record.mark, withComma: nodes[object].first >= 0)
    }
    let slot = append(to: object, key: record.id)
    textEnd.await(slot)
    return slot
  }

  @inline(never)
  private func memberAgain(_ object: Int32, _ record: EncodeKeyRecord) -> Int32 {
    let known = find(record, in: object)
    guard known >= 0 else {
      let before = nodes[object].last
      let slot = record.isPassing ? passedMember(object, record) : newMember(object, record)
      enter(slot, record.hash, after: before, in: object)
      return slot
    }
    if nodes[known].kind == .dropped {
      return appendAgain(known, record, in: object) {
        record.isPassing ? passedMember(object, record) : newMember(object, record)
      }
    }
    let slot = makeDetached(depth: nodes[object].depth, parent: object)
    nodes[slot].key = types.lasting(record).id
    replace(known, by: slot, in: object)
    nodes[slot].flags.insert(.isReplacement)
    replacements.append((slot, known))
    return slot
  }

  /// Appends a member whose key only a dropped one has: the place of what does not appear is not kept.
  func appendAgain(
    _ dropped: Int32,
    _ record: EncodeKeyRecord,
    in object: Int32,
    _ append: () -> Int32
  ) -> Int32 {
    let before = predecessor(of: dropped, in: object)
    let next = nodes[dropped].next
    nodes[dropped].next = EncodeNode.none
    if before >= 0 { nodes[before].next = next } else { nodes[object].first = next }
    if nodes[object].last == dropped { nodes[object].last = before }
    let last = nodes[object].last
    let slot = append()
    guard nodes[object].flags.contains(.isIndexed) else { return slot }
    if next >= 0 { wideMembers.update(next, hash(of: next), in: object) { $0.before = before } }
    wideMembers.update(dropped, record.hash, in: object) { entry in
      entry.slot = slot
      entry.before = last
    }
    return slot
  }

  private func passedMember(_ object: Int32, _ record: EncodeKeyRecord) -> Int32 {
    let slot = appendEntry(to: object, key: record.codingKey)
    nodes[slot].flags.insert(.hasPassed)
    return slot
  }

  /// The record of a key that is written unchanged, for a member of this object.
  func plainRecord(_ key: String, _ number: Int?, in object: Int32) -> EncodeKeyRecord {
    let record = types.plainRecord(key, number, mayPass: true)
    // From now on, every key is looked up in the object.
    if record.isPassing, nodes[object].kind == .object { nodes[object].payload = .max }
    return record
  }

  /// Restores a member that was replaced by one that could not be written.
  func restoreMember(replacedBy slot: Int32) {
    while let last = replacements.popLast() {
      guard last.new == slot else { continue }
      let object = nodes[slot].parent
      let isInPlace = find(types.records[nodes[slot].key], in: object) == slot
      if isInPlace { replace(slot, by: last.old, in: object) }
      return
    }
  }

  /// Returns the existing slot of the key, or an empty one: nested containers with the same key are one
  /// container.
  func nestedMember(_ object: Int32, _ record: EncodeKeyRecord) -> Int32 {
    if nodes[object].kind == .object, nodes[object].payload & record.bit != 0 {
      let known = find(record, in: object)
      if known >= 0, nodes[known].isContainer { return known }
    }
    return superMember(object, record)
  }

  /// Returns an empty slot for the encoder of a superclass, which is made without an error.
  func superMember(_ object: Int32, _ record: EncodeKeyRecord) -> Int32 {
    nodes[object].kind == .object ? anyMember(object, record) : makeLost(in: object)
  }

  func find(_ record: EncodeKeyRecord, in object: Int32) -> Int32 {
    if nodes[object].flags.contains(.isIndexed) { return findIndexed(record, in: object) }
    if record.isPassing {
      buildIndex(of: object)
      return findIndexed(record, in: object)
    }
    let name = record.name
    var slot = nodes[object].first
    var count = 0
    while slot >= 0 {
      if types.name(ofKey: nodes[slot].key) == name { return slot }
      count += 1
      slot = nodes[slot].next
    }
    if count > Self.wideness { buildIndex(of: object) }
    return EncodeNode.none
  }

  // MARK: Wide objects

  private func findIndexed(_ record: EncodeKeyRecord, in object: Int32) -> Int32 {
    let known = wideMembers.find(record.hash, in: object) { slot in
      nodes[slot].parent == object && isKey(of: slot, record)
    }
    return known?.slot ?? EncodeNode.none
  }

  private func isKey(of member: Int32, _ record: EncodeKeyRecord) -> Bool {
    let key = nodes[member].key
    if key >= 0 { return types.name(ofKey: key) == record.name }
    let text = record.isPassing ? record.codingKey : types.keys.texts[Int(record.name)]
    return texts[Int(~key)].utf8.elementsEqual(text.utf8)
  }

  private func hash(of member: Int32) -> UInt32 {
    let key = nodes[member].key
    return key < 0 ? types.keys.find(texts[Int(~key)]).hash : types.records[key].hash
  }

  private func buildIndex(of object: Int32) {
    nodes[object].flags.insert(.isIndexed)
    // With all bits set, every key is looked up in the index from now on.
    nodes[object].payload = .max
    var before = EncodeNode.none
    var slot = nodes[object].first
    while slot >= 0 {
      enter(slot, hash(of: slot), after: before, in: object)
      before = slot
      slot = nodes[slot].next
    }
  }

  @inline(__always)
  func enter(_ slot: Int32, _ hash: UInt32, after before: Int32, in object: Int32) {
    if nodes[object].flags.contains(.isIndexed) {
      wideMembers.add(slot, after: before, hash, in: object)
    }
  }

  /// Replaces a slot by another one; containers in use may continue to write to the old one.
  func replace(_ old: Int32, by new: Int32, in object: Int32) {
    let before = predecessor(of: old, in: object)
    let next = nodes[old].next
    nodes[new].next = next
    nodes[old].next = EncodeNode.none
    if before >= 0 { nodes[before].next = new } else { nodes[object].first = new }
    if nodes[object].last == old { nodes[object].last = new }
    guard nodes[object].flags.contains(.isIndexed) else { return }
    wideMembers.update(old, hash(of: new), in: object) { $0.slot = new }
    if next >= 0 { wideMembers.update(next, hash(of: next), in: object) { $0.before = new } }
  }

  /// The member before another in the list.
  private func predecessor(of member: Int32, in object: Int32) -> Int32 {
    if nodes[object].flags.contains(.isIndexed) {
      return wideMembers.find(hash(of: member), in: object) { $0 == member }?.before
        ?? EncodeNode.none
    }
    var slot = nodes[object].first
    if slot == member { return EncodeNode.none }
    while slot >= 0, nodes[slot].next != member { slot = nodes[slot].next }
    return slot
  }

  /// Gives the entries of a dictionary key records, because more members will follow.
  ///
  /// Members whose keys passed need none, since their object has an index.
  func nameEntries(of object: Int32) {
    guard !nodes[object].flags.contains(.isIndexed), nodes[object].first >= 0,
      nodes[nodes[object].first].key < 0
    else { return }
    var slot = nodes[object].first
    while slot >= 0 {
      nodes[object].payload |= lastingRecord(of: slot).bit
      slot = nodes[slot].next
    }
  }

  /// The record of a member's key, which may not have had one before.
  func lastingRecord(of member: Int32) -> EncodeKeyRecord {
    let key = nodes[member].key
    if key >= 0 { return types.records[key] }
    let record = types.plainRecord(texts[Int(~key)])
    nodes[member].key = record.id
    return record
  }
}

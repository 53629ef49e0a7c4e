// Members of objects: a key written twice keeps its first place and its last value (FLAT-8).
//
// Each name has one of 64 bits, and an object has the bits of its names. A clear bit means that the key
// is new, which is nearly always so; otherwise the members are compared by the numbers of their names.
extension EncodeState {
  /// Objects with more members are searched with an index.
  private static let wideness = 24

  /// Returns an empty slot for the key.
  @inline(__always)
  func member(_ object: Int32, _ record: EncodeKeyRecord) -> Int32 {
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
    let known = find(record.name, in: object)
    guard known >= 0 else {
      let before = nodes[object].last
      let slot = newMember(object, record)
      enter(slot, record.name, after: before, in: object)
      return slot
    }
    let slot = makeDetached(depth: nodes[object].depth, parent: object)
    nodes[slot].key = record.id
    replace(known, by: slot, in: object)
    if nodes[known].kind != .dropped {
      nodes[slot].flags.insert(.isReplacement)
      replacements.append((slot, known))
    }
    return slot
  }

  /// Restores a member that was replaced by one that could not be written.
  func restoreMember(replacedBy slot: Int32) {
    while let last = replacements.popLast() {
      guard last.new == slot else { continue }
      let object = nodes[slot].parent
      let isInPlace = find(types.name(ofKey: nodes[slot].key), in: object) == slot
      if isInPlace { replace(slot, by: last.old, in: object) }
      return
    }
  }

  /// Returns the existing slot of the key, or an empty one: nested containers with the same key are one
  /// container.
  func nestedMember(_ object: Int32, _ record: EncodeKeyRecord) -> Int32 {
    if nodes[object].payload & record.bit != 0 {
      let known = find(record.name, in: object)
      if known >= 0, nodes[known].isContainer { return known }
    }
    return member(object, record)
  }

  private func find(_ name: Int32, in object: Int32) -> Int32 {
    if nodes[object].flags.contains(.isIndexed) {
      return wideMembers.find(name, in: object)?.slot ?? EncodeNode.none
    }
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

  private func buildIndex(of object: Int32) {
    nodes[object].flags.insert(.isIndexed)
    // With all bits set, every key is looked up in the index from now on.
    nodes[object].payload = .max
    var before = EncodeNode.none
    var slot = nodes[object].first
    while slot >= 0 {
      enter(slot, types.name(ofKey: nodes[slot].key), after: before, in: object)
      before = slot
      slot = nodes[slot].next
    }
  }

  @inline(__always)
  private func enter(_ slot: Int32, _ name: Int32, after before: Int32, in object: Int32) {
    if nodes[object].flags.contains(.isIndexed) {
      wideMembers.add(WideMembers.Entry(slot: slot, before: before), name, in: object)
    }
  }

  /// Replaces a slot by another one; containers in use may continue to write to the old one.
  private func replace(_ old: Int32, by new: Int32, in object: Int32) {
    let before = predecessor(of: old, in: object)
    let next = nodes[old].next
    nodes[new].next = next
    nodes[old].next = EncodeNode.none
    if before >= 0 { nodes[before].next = new } else { nodes[object].first = new }
    if nodes[object].last == old { nodes[object].last = new }
    guard nodes[object].flags.contains(.isIndexed) else { return }
    wideMembers.update(name(of: new), in: object) { $0.slot = new }
    if next >= 0 { wideMembers.update(name(of: next), in: object) { $0.before = new } }
  }

  private func name(of member: Int32) -> Int32 { types.name(ofKey: nodes[member].key) }

  /// The member before another in the list.
  private func predecessor(of member: Int32, in object: Int32) -> Int32 {
    if nodes[object].flags.contains(.isIndexed) {
      return wideMembers.find(name(of: member), in: object)?.before ?? EncodeNode.none
    }
    var slot = nodes[object].first
    if slot == member { return EncodeNode.none }
    while slot >= 0, nodes[slot].next != member { slot = nodes[slot].next }
    return slot
  }

  /// Gives the entries of a dictionary key records, because more members will follow.
  func nameEntries(of object: Int32) {
    guard nodes[object].first >= 0, nodes[nodes[object].first].key < 0 else { return }
    var slot = nodes[object].first
    while slot >= 0 {
      if nodes[slot].key < 0 {
        let record = types.plainRecord(texts[Int(~nodes[slot].key)])
        nodes[slot].key = record.id
        nodes[object].payload |= record.bit
      }
      slot = nodes[slot].next
    }
  }

  /// Moves the members of one object to the end of another.
  func merge(_ source: Int32, into object: Int32) {
    nameEntries(of: source)
    var slot = nodes[source].first
    nodes[source].first = EncodeNode.none
    nodes[source].last = EncodeNode.none
    while slot >= 0 {
      let next = nodes[slot].next
      let record = types.records[nodes[slot].key]
      nodes[slot].next = EncodeNode.none
      nodes[slot].parent = object
      if nodes[slot].kind != .dropped { adopt(slot, record, by: object) }
      slot = next
    }
  }

  private func adopt(_ slot: Int32, _ record: EncodeKeyRecord, by object: Int32) {
    let isNew = nodes[object].payload & record.bit == 0
    let known = isNew ? EncodeNode.none : find(record.name, in: object)
    nodes[object].payload |= record.bit
    if known >= 0 {
      replace(known, by: slot, in: object)
    } else {
      let before = nodes[object].last
      link(slot, to: object)
      enter(slot, record.name, after: before, in: object)
    }
  }
}

/// A hash index over the members of one wide object: every key, absent ones too, in constant time.
///
/// Open addressing with linear probing; members are added in document order, so the first of equal
/// keys is met first (PARSE-11). The storage is kept when the owner moves to another object.
struct MemberIndex {
  private var slots: [Int32] = []
  private(set) var isBuilt = false

  mutating func reset() { isBuilt = false }

  mutating func build(_ tape: Tape, object: Int) {
    let members = tape.memberCount(object)
    var size = 16
    while size < members * 2 { size *= 2 }
    slots.removeAll(keepingCapacity: true)
    slots.append(contentsOf: repeatElement(0, count: size))
    var key = object + 1
    let end = tape.next(object)
    while key < end {
      var slot = Int(truncatingIfNeeded: tape.keyHash(key)) & (size - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (size - 1) }
      slots[slot] = Int32(truncatingIfNeeded: key - object)
      key = tape.next(key + 1)
    }
    isBuilt = true
  }

  /// The key entry that spells `name`, or -1.
  func find(_ name: KeyName, _ tape: Tape, object: Int) -> Int {
    var slot = Int(truncatingIfNeeded: name.hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let key = object + Int(slots[slot])
      if name.matches(tape, key) { return key }
      slot = (slot + 1) & (slots.count - 1)
    }
    return -1
  }
}

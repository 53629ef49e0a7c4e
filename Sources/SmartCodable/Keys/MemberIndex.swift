/// A hash index over the members of one wide object: every key, absent ones too, in constant time.
///
/// Open addressing with linear probing; members are added in document order, so the first of equal
/// keys is met first (PARSE-11). The storage is kept when the owner moves to another object.
///
/// Invariants: `slots` has `capacity` initialized entries, a power of two, of which those below
/// `size`, another one, belong to the object; at least half of them are 0, which ends a search.
@safe
struct MemberIndex: ~Copyable {
  private var slots: UnsafeMutablePointer<Int32>?
  private var capacity = 0
  private var size = 0

  deinit {
    unsafe slots?.deallocate()
  }

  var isBuilt: Bool { size > 0 }

  mutating func reset() { size = 0 }

  mutating func build(_ tape: Tape, object: Int) {
    let members = tape.memberCount(object)
    size = 16
    while size < members * 2 { size *= 2 }
    if size > capacity {
      unsafe slots?.deallocate()
      unsafe slots = UnsafeMutablePointer<Int32>.allocate(capacity: size)
      capacity = size
    }
    guard let slots = unsafe slots else { return }
    unsafe slots.initialize(repeating: 0, count: size)
    let mask = size - 1
    var key = object + 1
    let end = tape.next(object)
    while key < end {
      var slot = Int(truncatingIfNeeded: tape.keyHash(key)) & mask
      while unsafe slots[slot] != 0 { slot = (slot + 1) & mask }
      unsafe slots[slot] = Int32(truncatingIfNeeded: key - object)
      key = tape.next(key + 1)
    }
  }

  /// The key entry that spells `name`, or -1.
  func find(_ name: KeyName, _ tape: Tape, object: Int) -> Int {
    guard let slots = unsafe slots else { return -1 }
    let mask = size - 1
    var slot = Int(truncatingIfNeeded: name.hash) & mask
    while unsafe slots[slot] != 0 {
      let key = unsafe object + Int(slots[slot])
      if name.matches(tape, key) { return key }
      slot = (slot + 1) & mask
    }
    return -1
  }
}

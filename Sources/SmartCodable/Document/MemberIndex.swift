/// A hash index of the members of one wide object, which finds present and absent keys in constant
/// time.
///
/// Open addressing with linear probing. Of equal keys only the first one is added (PARSE-11), so any
/// number of them takes one slot. The storage is kept when the owner starts on another object.
///
/// Invariants: `slots` has `capacity` initialized entries, a power of two, of which the first `size`,
/// also a power of two, belong to the object; at least half of those are 0, which ends a search. Every
/// other has the distance of a key from the object in its lower half, and half of the key's hash in its
/// upper half.
@safe
struct MemberIndex: ~Copyable {
  private var slots: UnsafeMutablePointer<UInt64>?
  private(set) var capacity = 0
  private var size = 0

  /// The number of distinct keys of the object.
  private(set) var count = 0

  deinit {
    unsafe slots?.deallocate()
  }

  var isBuilt: Bool { size > 0 }

  mutating func reset() { size = 0 }

  /// Releases a large block.
  mutating func trim() {
    guard capacity > 1 << 12 else { return }
    unsafe slots?.deallocate()
    unsafe slots = nil
    (capacity, size) = (0, 0)
  }

  mutating func build(_ tape: Tape, object: Int) {
    let members = tape.memberCount(object)
    size = 16
    while size < members * 2 { size *= 2 }
    if size > capacity {
      unsafe slots?.deallocate()
      unsafe slots = UnsafeMutablePointer<UInt64>.allocate(capacity: size)
      capacity = size
    }
    guard let slots = unsafe slots else { return }
    unsafe slots.initialize(repeating: 0, count: size)
    count = 0
    var key = object + 1
    let end = tape.next(object)
    while key < end {
      let hash = tape.keyHash(key)
      let slot = place(of: hash) { tape.hasEqualStrings(object + $0, key) }
      if unsafe slots[slot] == 0 {
        unsafe slots[slot] = hash & Self.hashBits | UInt64(key - object)
        count += 1
      }
      key = tape.next(key + 1)
    }
  }

  /// The key entry that equals `name`, or -1.
  func find(_ name: KeyName, _ tape: Tape, object: Int) -> Int {
    guard let slots = unsafe slots else { return -1 }
    let slot = place(of: name.hash) { name.matches(tape, object + $0) }
    let found = unsafe slots[slot]
    return found == 0 ? -1 : object + Self.distance(found)
  }

  private static var hashBits: UInt64 { 0xFFFF_FFFF_0000_0000 }

  @inline(__always)
  private static func distance(_ slot: UInt64) -> Int { Int(slot & 0xFFFF_FFFF) }

  /// The slot of the key with this hash for whose distance `isKey` is true, or the slot it would take.
  @inline(__always)
  private func place(of hash: UInt64, _ isKey: (Int) -> Bool) -> Int {
    guard let slots = unsafe slots else { return 0 }
    let mask = size - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while true {
      let entry = unsafe slots[slot]
      if entry == 0 { return slot }
      if (entry ^ hash) & Self.hashBits == 0, isKey(Self.distance(entry)) { return slot }
      slot = (slot + 1) & mask
    }
  }
}

extension Tape {
  /// Whether two strings are equal with their escapes resolved.
  func hasEqualStrings(_ left: Int, _ right: Int) -> Bool {
    if has(.escapedString, at: left) || has(.escapedString, at: right) {
      return stringBytes(left) == stringBytes(right)
    }
    guard byteLength(left) == byteLength(right) else { return false }
    return unsafe withRawString(left) { left in
      unsafe withRawString(right) { right in unsafe left.elementsEqual(right) }
    }
  }
}

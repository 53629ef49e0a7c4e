/// A hash index of keys, mostly the members of one wide object, which finds present and absent ones in constant
/// time.
///
/// Open addressing with linear probing. Of equal keys only the first one is added (PARSE-11), so any
/// number of them takes one slot. The storage is kept when the owner starts on another object.
///
/// Invariants: `slots` has `capacity` initialized entries, a power of two, of which the first `size`,
/// also a power of two, are in use; at least half of those are 0, which ends a search. Every other has the
/// distance of a key from the object, or another positive number, in its lower half, and half of the key's
/// hash in its upper half.
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
    prepare(for: tape.memberCount(object))
    var key = object + 1
    let end = tape.next(object)
    while key < end {
      add(key - object, hash: tape.keyHash(key)) { tape.hasEqualStrings(object + $0, key) }
      key = tape.next(key + 1)
    }
  }

  /// Makes room for this number of keys, and forgets all others.
  mutating func prepare(for members: Int) {
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
  }

  /// Adds a key at a distance of at least 1; returns the distance of an equal key that is there already,
  /// or -1.
  @inline(__always) @discardableResult
  mutating func add(_ distance: Int, hash: UInt64, _ isEqual: (Int) -> Bool) -> Int {
    guard let slots = unsafe slots else { return -1 }
    let slot = place(of: hash, isEqual)
    let found = unsafe slots[slot]
    if found != 0 { return Self.distance(found) }
    precondition(count * 2 < size)
    unsafe slots[slot] = hash & Self.hashBits | UInt64(distance)
    count += 1
    return -1
  }

  /// The key entry that equals `name`, or -1.
  func find(_ name: KeyName, _ tape: Tape, object: Int) -> Int {
    let found = find(name.hash) { name.matches(tape, object + $0) }
    return found < 0 ? -1 : object + found
  }

  /// The distance of the key with this hash for which `isKey` is true, or -1.
  @inline(__always)
  func find(_ hash: UInt64, _ isKey: (Int) -> Bool) -> Int {
    guard size > 0, let slots = unsafe slots else { return -1 }
    let found = unsafe slots[place(of: hash, isKey)]
    return found == 0 ? -1 : Self.distance(found)
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

/// The members of wide objects, found by the hash of their keys.
///
/// One table for all objects of a call, with open addressing and at most half full. Whether a member has
/// the wanted key is decided by whoever looks for it.
struct WideMembers: ~Copyable {
  /// A member and the one before it in the list of the object, or -1.
  struct Entry {
    fileprivate var hash: UInt32
    var slot: Int32
    var before: Int32
  }

  /// The seed of hashes is secret, so that documents cannot collide (LIM-1); this factor only separates
  /// objects with the same keys.
  private static let factor: UInt64 = 0x9E37_79B9_7F4A_7C15

  private static let free: Int32 = -1

  private var entries: ContiguousArray<Entry> = []
  private var count = 0

  /// The member of an object with a key of this hash that `matches`, or nil.
  @inline(__always)
  func find(_ hash: UInt32, in object: Int32, where matches: (Int32) -> Bool) -> Entry? {
    let place = place(Self.mixed(hash, object), matches)
    return place < 0 ? nil : entries[place]
  }

  /// Adds a member whose key the object does not have yet.
  mutating func add(_ slot: Int32, after before: Int32, _ hash: UInt32, in object: Int32) {
    if 2 * (count + 1) > entries.count { grow() }
    count += 1
    enter(Entry(hash: Self.mixed(hash, object), slot: slot, before: before))
  }

  /// Changes the entry of a member, if there is one.
  mutating func update(
    _ slot: Int32,
    _ hash: UInt32,
    in object: Int32,
    _ body: (inout Entry) -> Void
  ) {
    let place = place(Self.mixed(hash, object)) { $0 == slot }
    if place >= 0 { body(&entries[place]) }
  }

  /// Removes all members, and releases a large block of which little was used.
  mutating func removeAll() {
    if count == 0 { return }
    if entries.count > 1 << 17 || entries.count > 1 << 10 && count < entries.count / 16 {
      entries = []
    } else {
      for place in entries.indices { entries[place].slot = Self.free }
    }
    count = 0
  }

  @inline(__always)
  private static func mixed(_ hash: UInt32, _ object: Int32) -> UInt32 {
    hash ^ UInt32(truncatingIfNeeded: (UInt64(UInt32(bitPattern: object)) &* factor) >> 32)
  }

  @inline(__always)
  private func place(_ hash: UInt32, _ matches: (Int32) -> Bool) -> Int {
    if entries.isEmpty { return -1 }
    let mask = entries.count - 1
    var place = Int(hash) & mask
    while entries[place].slot != Self.free {
      if entries[place].hash == hash, matches(entries[place].slot) { return place }
      place = (place + 1) & mask
    }
    return -1
  }

  @inline(__always)
  private mutating func enter(_ entry: Entry) {
    let mask = entries.count - 1
    var place = Int(entry.hash) & mask
    while entries[place].slot != Self.free { place = (place + 1) & mask }
    entries[place] = entry
  }

  @inline(never)
  private mutating func grow() {
    let old = entries
    let size = max(64, old.count * 4)
    entries = ContiguousArray(
      repeating: Entry(hash: 0, slot: Self.free, before: Self.free),
      count: size
    )
    for entry in old where entry.slot != Self.free { enter(entry) }
  }
}

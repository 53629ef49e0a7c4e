/// A hash table from numbers to numbers, with open addressing and at most half full.
///
/// The keys are made of sequentially assigned numbers, and the hash multiplier is random per process,
/// so that an attacker cannot choose texts whose numbers collide (LIM-1).
struct NumberIndex: ~Copyable {
  struct Entry {
    fileprivate let key: UInt64
    var value: Int32

    /// An additional value, which the index itself does not use.
    var other: Int32 = -1
  }

  private static let factor = UInt64.random(in: .min ... .max) | 1
  private static let free = UInt64.max

  private var entries: ContiguousArray<Entry> = []
  private var count = 0
  private var shift: UInt64 = 64

  /// The place of a key's entry, or -1 if there is none.
  ///
  /// A place is valid until an entry is added.
  @inline(__always)
  func find(_ key: UInt64) -> Int {
    if entries.isEmpty { return -1 }
    let place = slot(of: key)
    return entries[place].key == key ? place : -1
  }

  @inline(__always)
  subscript(place: Int) -> Entry {
    get { entries[place] }
    set { entries[place] = newValue }
  }

  /// Adds a key that is not present yet.
  mutating func insert(_ key: UInt64, _ value: Int32, _ other: Int32 = -1) {
    if 2 * (count + 1) > entries.count { grow() }
    count += 1
    entries[slot(of: key)] = Entry(key: key, value: value, other: other)
  }

  /// Removes all keys, and releases the memory if it exceeds a small capacity.
  mutating func removeAll() {
    if count == 0 { return }
    count = 0
    if entries.count > 1 << 15 {
      entries = []
    } else {
      for place in entries.indices { entries[place] = Entry(key: Self.free, value: -1) }
    }
  }

  /// The slot where the key is or would be.
  @inline(__always)
  private func slot(of key: UInt64) -> Int {
    let mask = entries.count - 1
    var slot = Int(truncatingIfNeeded: (key &* Self.factor) >> shift)
    while entries[slot].key != key, entries[slot].key != Self.free { slot = (slot + 1) & mask }
    return slot
  }

  @inline(never)
  private mutating func grow() {
    let old = entries
    let size = max(64, old.count * 2)
    entries = ContiguousArray(repeating: Entry(key: Self.free, value: -1), count: size)
    shift = UInt64(64 - size.trailingZeroBitCount)
    for entry in old where entry.key != Self.free { entries[slot(of: entry.key)] = entry }
  }
}

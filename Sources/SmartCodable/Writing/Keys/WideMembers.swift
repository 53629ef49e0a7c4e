/// The members of wide objects, by object and number of the name.
///
/// Names are numbered one after the other, so the first wide object that has a name takes a place of an
/// array for it. Other objects with the name, for example the elements of one array, go into a hash
/// table.
struct WideMembers {
  /// A member and the one before it in the list of the object, or -1.
  struct Entry {
    var slot: Int32
    var before: Int32
  }

  private struct Holder {
    let call: UInt32
    let object: Int32
    var entry: Entry
  }

  private var holders: ContiguousArray<Holder> = []
  private var others = NumberIndex()

  /// The holders of earlier calls count as free, so that a call need not touch all of them.
  private var call: UInt32 = 1

  /// The member of an object with a name, or nil.
  @inline(__always)
  func find(_ name: Int32, in object: Int32) -> Entry? {
    let name = Int(name)
    guard name < holders.count, holders[name].call == call else { return nil }
    if holders[name].object == object { return holders[name].entry }
    let place = others.find(Self.key(name, object))
    return place < 0 ? nil : Entry(slot: others[place].value, before: others[place].other)
  }

  /// Adds a member whose name the object does not have yet.
  @inline(__always)
  mutating func add(_ entry: Entry, _ name: Int32, in object: Int32) {
    let name = Int(name)
    if name >= holders.count { extend(to: name) }
    if holders[name].call == call {
      others.insert(Self.key(name, object), entry.slot, entry.before)
    } else {
      holders[name] = Holder(call: call, object: object, entry: entry)
    }
  }

  /// Changes the entry of a member, if there is one.
  mutating func update(_ name: Int32, in object: Int32, _ body: (inout Entry) -> Void) {
    guard var entry = find(name, in: object) else { return }
    body(&entry)
    if holders[Int(name)].object == object {
      holders[Int(name)].entry = entry
    } else {
      let place = others.find(Self.key(Int(name), object))
      others[place].value = entry.slot
      others[place].other = entry.before
    }
  }

  /// Removes all members, and releases the memory if it exceeds a small capacity.
  mutating func removeAll() {
    others.removeAll()
    let isLast = call == .max
    call = isLast ? 1 : call + 1
    if isLast || holders.count > 1 << 15 { holders = [] }
  }

  @inline(__always)
  private static func key(_ name: Int, _ object: Int32) -> UInt64 {
    UInt64(UInt32(bitPattern: object)) << 32 | UInt64(name)
  }

  @inline(never)
  private mutating func extend(to name: Int) {
    let free = Holder(call: 0, object: -1, entry: Entry(slot: -1, before: -1))
    holders.append(
      contentsOf: repeatElement(free, count: max(name + 1, 2 * holders.count) - holders.count)
    )
  }
}

/// A few keyed containers of one key type, which are reused instead of recreated.
///
/// Creating one takes two heap allocations and several metadata lookups. A container is one reference
/// to a box of the standard library; while the shelf holds the only reference, no copy of the container
/// exists, so its target may be changed and the container handed out again.
///
/// Invariants: the first `count` entries of `entries` are initialized; `box` is the single reference
/// that a `KeyedEncodingContainer` for the key type of the table consists of, as checked by
/// ``RecycledBox/isReference(_:)``; `target` is referenced by that box and lives as long as it.
@safe
struct ContainerShelf: ~Copyable {
  @safe
  private struct Entry {
    /// Optional, since passing a plain `AnyObject` to a generic parameter opens and thus copies it, so
    /// that it would never be unique.
    var box: AnyObject?
    let target: Unmanaged<KeyedTarget>
    var isLent: Bool
  }

  /// The largest number of containers kept, for objects of one type that are nested or open at the same
  /// time.
  private static let capacity = 4

  private let entries: UnsafeMutablePointer<Entry>
  private var count = 0

  init() { unsafe entries = .allocate(capacity: Self.capacity) }

  deinit {
    unsafe entries.deinitialize(count: count)
    unsafe entries.deallocate()
  }

  /// The box of a container that is not in use elsewhere, retargeted to the object.
  ///
  /// `wasIdle` is true if this container has not been handed out before in this call.
  @inline(__always)
  mutating func take(for object: Int32, in state: EncodeState) -> (box: AnyObject, wasIdle: Bool)? {
    var place = 0
    while place < count {
      if unsafe isKnownUniquelyReferenced(&entries[place].box) {
        guard let box = unsafe entries[place].box else { return nil }
        unsafe entries[place].target._withUnsafeGuaranteedRef { $0.object = object }
        if unsafe entries[place].isLent { return (box, false) }
        unsafe entries[place].isLent = true
        unsafe entries[place].target._withUnsafeGuaranteedRef { $0.owner = state }
        return (box, true)
      }
      place += 1
    }
    return nil
  }

  /// Whether the shelf has room for one more.
  @inline(__always)
  var hasRoom: Bool { count < Self.capacity }

  /// Keeps a container that is about to be handed out.
  mutating func keep<K: CodingKey>(_ container: KeyedEncodingContainer<K>, _ target: KeyedTarget) {
    guard hasRoom else { return }
    let box = unsafe unsafeBitCast(container, to: AnyObject.self)
    unsafe (entries + count)
      .initialize(to: Entry(box: box, target: .passUnretained(target), isLent: true))
    count += 1
  }

  /// Ends the call: containers that user code still holds are left to it, along with their state.
  mutating func endLending() {
    var kept = 0
    for index in 0..<count {
      if unsafe isKnownUniquelyReferenced(&entries[index].box) {
        unsafe entries[index].target._withUnsafeGuaranteedRef { $0.owner = nil }
        unsafe entries[index].isLent = false
        if kept < index { unsafe (entries + kept).moveInitialize(from: entries + index, count: 1) }
        kept += 1
      } else {
        unsafe (entries + index).deinitialize(count: 1)
      }
    }
    count = kept
  }

  mutating func removeAll() {
    unsafe entries.deinitialize(count: count)
    count = 0
  }
}

/// A few keyed containers of one kind of key, which are used again instead of being made again.
///
/// Making one takes two heap blocks and several look-ups of metadata. A container is one reference
/// to a box of the standard library; while the shelf holds the only one, no copy of the container
/// exists, so its target may be changed and the container handed out anew.
///
/// Invariants: the first `count` entries of `entries` are initialized; `box` is the one reference
/// that a `KeyedEncodingContainer` for the key type of the table consists of, which
/// ``isReference(_:)`` has checked; `target` is what that box refers to and lives as long as it.
@safe
struct ContainerShelf: ~Copyable {
  @safe
  private struct Entry {
    /// Optional, since a plain `AnyObject` that is passed to a generic parameter is opened, which
    /// copies it, so that it would never be unique.
    var box: AnyObject?
    let target: Unmanaged<KeyedTarget>
    var isLent: Bool
  }

  /// As many objects of one type inside each other, or open at a time, get their container here.
  private static let capacity = 4

  private let entries: UnsafeMutablePointer<Entry>
  private var count = 0

  init() { unsafe entries = .allocate(capacity: Self.capacity) }

  deinit {
    unsafe entries.deinitialize(count: count)
    unsafe entries.deallocate()
  }

  /// The box of a container that nobody else has, now for the object.
  ///
  /// `wasIdle` says that it is lent for the first time in this call.
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

  /// Whether the shelf takes one more.
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

  /// Ends the call: what user code still holds is left to it, with the state it belongs to.
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

  // MARK: The check

  /// Whether a container is one reference to its box and nothing else.
  static func isReference<K: CodingKey>(_ container: KeyedEncodingContainer<K>) -> Bool {
    guard MemoryLayout<KeyedEncodingContainer<K>>.size == MemoryLayout<UInt>.size else {
      return false
    }
    // Reflection reads the one stored property by its description, not by its place.
    let properties = Mirror(reflecting: container).children.map(\.value)
    guard properties.count == 1, type(of: properties[0]) is AnyClass else { return false }
    let box = ObjectIdentifier(properties[0] as AnyObject)
    return unsafe unsafeBitCast(container, to: UInt.self) == UInt(bitPattern: box)
  }
}

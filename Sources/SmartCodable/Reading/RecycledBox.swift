import Foundation

/// Reuses the box that the standard library makes around a keyed container for the next container.
///
/// `KeyedDecodingContainer` is one reference to a box on the heap, which takes longer to allocate than
/// decoding the rest of a small object. This is not documented, so it is checked on a container once
/// per process; if anything differs, every container gets a new box.
///
/// A recycled container does not count its reference to the frame, since the box copies what it contains
/// at each call. A box that the frame gives up gets an ``own(_:_:)`` reference to the frame instead.
///
/// Invariants, once ``isOn``: a container has the size of a reference, and its bits are a counted
/// reference to its box; a box is only ever handed out as a container of the type it was taken from,
/// and only while it has no other reference; behind its header a box has a `KeyedContainer`, whose second
/// word is the counted reference or nil.
///
/// Encoding does the same in ``ContainerShelf``.
@safe
enum RecycledBox {
  /// Whether containers may be reused, in decoding and in encoding.
  ///
  /// `SMARTCODABLE_RECYCLED_BOXES=0` in the environment turns it off.
  static let isAllowed =
    ProcessInfo.processInfo.environment["SMARTCODABLE_RECYCLED_BOXES"] != "0"

  /// Whether the boxes of decoding containers are recycled in this process.
  static let isOn = isAllowed && isSound

  /// Whether containers meet the assumptions of this file.
  static var isSound: Bool {
    let reader = Reader()
    defer { reader.abandon() }
    let table = reader.keyTable(PathKey.self).object
    let frame = Frame(table, in: reader)
    return isReference(container(frame)) && isCounted(frame) && canOwn(table, reader)
  }

  /// Whether a container of either direction consists of one reference to its box and nothing else.
  static func isReference<Container>(_ container: Container) -> Bool {
    guard MemoryLayout<Container>.size == MemoryLayout<UInt>.size else { return false }
    // Reflection reads the single stored property by its metadata, not by its offset.
    let properties = Mirror(reflecting: container).children.map(\.value)
    guard properties.count == 1, type(of: properties[0]) is AnyClass else { return false }
    let box = ObjectIdentifier(properties[0] as AnyObject)
    return unsafe unsafeBitCast(container, to: UInt.self) == UInt(bitPattern: box)
  }

  /// Whether a container retains its box for as long as it lives.
  private static func isCounted(_ frame: Frame) -> Bool {
    var box: AnyObject?
    let isShared = isShared(container(frame), box: &box)
    return isShared && isKnownUniquelyReferenced(&box)
  }

  // Not inlined, so that the optimizer cannot release the container earlier.
  @inline(never)
  private static func isShared(
    _ container: KeyedDecodingContainer<PathKey>,
    box: inout AnyObject?
  ) -> Bool {
    box = of(container)
    return withExtendedLifetime(container) { !isKnownUniquelyReferenced(&box) }
  }

  @inline(never)
  private static func container(
    _ frame: Frame,
    isRecycled: Bool = false
  ) -> KeyedDecodingContainer<PathKey> {
    KeyedDecodingContainer(KeyedContainer<PathKey>(frame, isRecycled: isRecycled))
  }

  /// Whether a box keeps a frame from ``own(_:_:)`` until it is released, and does not before.
  private static func canOwn(_ table: KeyTable, _ reader: Reader) -> Bool {
    var frame: Frame? = Frame(table, in: reader)
    var box: AnyObject? = frame.map { of(container($0, isRecycled: true)) }
    guard isUnowned(box, frame), isKnownUniquelyReferenced(&frame) else { return false }
    own(box, frame)
    let isOwned = withExtendedLifetime(box) { !isKnownUniquelyReferenced(&frame) }
    box = nil
    return isOwned && isKnownUniquelyReferenced(&frame)
  }

  /// Whether a box is an object with a container as its only property, which lies behind the header: the
  /// reference to the frame, and nil.
  @inline(never)
  private static func isUnowned(_ box: AnyObject?, _ frame: Frame?) -> Bool {
    guard let box, let frame, MemoryLayout<KeyedContainer<PathKey>>.size == 2 * word else {
      return false
    }
    let properties = Mirror(reflecting: box).children.map(\.value)
    guard properties.count == 1, properties[0] is KeyedContainer<PathKey> else { return false }
    let address = UInt(bitPattern: ObjectIdentifier(frame))
    return unsafe content(box)[0] == address && content(box)[1] == 0
  }

  private static let word = MemoryLayout<UInt>.size

  /// The two words of the container in a box.
  private static func content(_ box: AnyObject) -> UnsafeMutablePointer<UInt> {
    unsafe Unmanaged.passUnretained(box).toOpaque().advanced(by: 2 * word)
      .assumingMemoryBound(to: UInt.self)
  }

  /// Lets a box that the frame gives up keep the frame from now on.
  @inline(never)
  static func own(_ box: AnyObject?, _ frame: Frame?) {
    guard let box, let frame else { return }
    let reference = unsafe Unmanaged.passRetained(frame).toOpaque()
    unsafe content(box)[1] = UInt(bitPattern: reference)
  }

  /// The box of a container.
  @inline(__always)
  static func of<Key>(_ container: KeyedDecodingContainer<Key>) -> AnyObject {
    unsafe unsafeBitCast(container, to: AnyObject.self)
  }
}

extension Frame {
  /// The container for user code, with the key type of the frame's table.
  func keyed<Key: CodingKey>(by type: Key.Type) -> KeyedDecodingContainer<Key> {
    guard let box else { return makeContainer(type) }
    return table.container(of: box, keyedBy: type)
  }

  /// A new container for user code, with the key type of the frame's table; its box will be reused.
  @inline(never)
  func makeContainer<Key: CodingKey>(_ type: Key.Type) -> KeyedDecodingContainer<Key> {
    let isRecycled = RecycledBox.isOn && !reader.scopes.isAbandoned
    let container = KeyedDecodingContainer(KeyedContainer<Key>(self, isRecycled: isRecycled))
    if isRecycled { box = RecycledBox.of(container) }
    return container
  }
}

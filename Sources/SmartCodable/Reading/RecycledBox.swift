import Foundation

/// Reuses the box that the standard library makes around a keyed container for the next container.
///
/// `KeyedDecodingContainer` is one reference to a box on the heap, which takes longer to allocate than
/// decoding the rest of a small object. This is not documented, so it is checked on a container once
/// per process; if anything differs, every container gets a new box.
///
/// Invariants, once ``isOn``: a container has the size of a reference, and its bits are a counted
/// reference to its box; a box is only ever handed out as a container of the type it was taken from,
/// and only while it has no other reference.
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
    guard MemoryLayout<KeyedDecodingContainer<PathKey>>.size == MemoryLayout<AnyObject>.size
    else { return false }
    let reader = Reader()
    defer { reader.abandon() }
    let frame = Frame(reader.keyTable(PathKey.self), in: reader)
    return isReferenceToBox(container(frame)) && isCounted(frame)
  }

  private static func isReferenceToBox(_ container: KeyedDecodingContainer<PathKey>) -> Bool {
    let children = Mirror(reflecting: container).children
    guard children.count == 1, let child = children.first?.value, type(of: child) is AnyClass
    else { return false }
    let address = UInt(bitPattern: ObjectIdentifier(child as AnyObject))
    return unsafe unsafeBitCast(container, to: UInt.self) == address
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
  private static func container(_ frame: Frame) -> KeyedDecodingContainer<PathKey> {
    KeyedDecodingContainer(KeyedContainer<PathKey>(frame))
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
    let container = KeyedDecodingContainer(KeyedContainer<Key>(self))
    if RecycledBox.isOn, !reader.scopes.isAbandoned { box = RecycledBox.of(container) }
    return container
  }
}

/// The nodes of one encode call in one growing block.
///
/// Invariants: the first `count` of `capacity` nodes are initialized; nodes are trivial, so growing is
/// a copy of bytes; indexes come from ``append(_:)`` of the same call, and an arena is emptied only
/// when nothing refers to that call any more, so every index is below `count`.
@safe
struct NodeArena: ~Copyable {
  private var nodes: UnsafeMutablePointer<EncodeNode>
  private(set) var count = 0
  private var capacity = 64

  /// Memory for more nodes than this is released after the call.
  private static let keptCapacity = 1 << 16

  init() { unsafe nodes = .allocate(capacity: 64) }

  deinit { unsafe nodes.deallocate() }

  @inline(__always)
  subscript(index: Int32) -> EncodeNode {
    get {
      assert(index >= 0 && index < count)
      return unsafe nodes[Int(index)]
    }
    _modify {
      assert(index >= 0 && index < count)
      yield unsafe &nodes[Int(index)]
    }
  }

  @inline(__always)
  mutating func append(_ node: EncodeNode) -> Int32 {
    if count == capacity { grow() }
    unsafe (nodes + count).initialize(to: node)
    count += 1
    return Int32(truncatingIfNeeded: count - 1)
  }

  /// Whether the indexes of further nodes fit 32 bits.
  var hasRoom: Bool { count < 1 << 30 }

  mutating func removeAll() {
    count = 0
    if capacity > Self.keptCapacity { replace(capacity: 64) }
  }

  @inline(never)
  private mutating func grow() { replace(capacity: capacity * 2) }

  private mutating func replace(capacity newCapacity: Int) {
    let replacement = UnsafeMutablePointer<EncodeNode>.allocate(capacity: newCapacity)
    unsafe replacement.moveInitialize(from: nodes, count: count)
    unsafe nodes.deallocate()
    unsafe nodes = replacement
    capacity = newCapacity
  }
}

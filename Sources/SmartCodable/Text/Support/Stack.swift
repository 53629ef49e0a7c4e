// Unsafe code in this file: a stack owns its memory and hands out addresses in it to the accessors of its
// subscript. Invariants: the first `count` of the `capacity` places are initialized, which decides what a
// place is, in release builds too; nothing is pushed or popped while one is accessed.

/// The values that each level of a document pushes and pops.
///
/// An array would check at each change whether another one shares its elements.
@safe
struct Stack<Element>: ~Copyable {
  private var memory = UnsafeMutablePointer<Element>.allocate(capacity: 0)
  private(set) var count = 0
  private(set) var capacity = 0

  var isEmpty: Bool { count == 0 }

  deinit {
    unsafe memory.deinitialize(count: count)
    unsafe memory.deallocate()
  }

  @inline(__always)
  mutating func push(_ element: consuming Element) {
    if count == capacity { grow() }
    unsafe (memory + count).initialize(to: element)
    count &+= 1
  }

  /// Removes the last element; there must be one.
  @inline(__always) @discardableResult
  mutating func pop() -> Element {
    precondition(count > 0)
    count &-= 1
    return unsafe (memory + count).move()
  }

  /// The element at a place below ``count``.
  subscript(place: Int) -> Element {
    @inline(__always) unsafeAddress {
      precondition(place >= 0 && place < count)
      return unsafe UnsafePointer(memory + place)
    }
    @inline(__always) unsafeMutableAddress {
      precondition(place >= 0 && place < count)
      return unsafe memory + place
    }
  }

  var last: Element? { count > 0 ? self[count - 1] : nil }

  /// A copy of all elements, or of the first ones.
  var elements: ContiguousArray<Element> { prefix(count) }

  func prefix(_ length: Int) -> ContiguousArray<Element> {
    unsafe ContiguousArray(UnsafeBufferPointer(start: memory, count: min(length, count)))
  }

  mutating func replace(with elements: ContiguousArray<Element>) {
    while !isEmpty { pop() }
    for element in elements { push(element) }
  }

  /// Releases all elements but the first ones, and the memory of the others (LIM-5).
  mutating func trim(to kept: Int) {
    while count > kept { pop() }
    if capacity > max(8, kept) { resize(to: max(8, count)) }
  }

  @inline(never)
  private mutating func grow() { resize(to: max(8, 2 * capacity)) }

  private mutating func resize(to wanted: Int) {
    let resized = UnsafeMutablePointer<Element>.allocate(capacity: wanted)
    unsafe resized.moveInitialize(from: memory, count: count)
    unsafe memory.deallocate()
    unsafe memory = resized
    capacity = wanted
  }
}

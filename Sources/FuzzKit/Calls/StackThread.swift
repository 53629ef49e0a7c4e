import PlatformSupport

// Unsafe code in this file: a stack in a mapping that we own and the thread that runs on it. Invariants: the
// mapping is never freed while the thread lives (a worker never frees it at all), and the box with the
// closure is released exactly once, by the thread.

/// A thread whose stack we allocate, so that a fence can be put into it.
enum StackThread {
  /// The fence, and the addresses at which a fault means that the stack overflowed.
  struct Limits: Sendable {
    let fence: StackFence
    let overflow: Range<UInt>
    /// The end (highest address) of the whole stack.
    let end: UInt
  }

  /// Room for code that is not under test: observing, judging, the reference.
  private static let spare = 32 << 20
  private static let guardSize = 1 << 16
  /// Room for the frames between the start of the thread and a target.
  private static let slack = 32 << 10

  private final class Body {
    let kilobytes: Int
    let base: UInt
    let end: UInt
    let run: @Sendable (Limits) -> Void

    init(kilobytes: Int, base: UInt, end: UInt, run: @escaping @Sendable (Limits) -> Void) {
      self.kilobytes = kilobytes
      self.base = base
      self.end = end
      self.run = run
    }
  }

  /// Starts a thread on which targets have `kilobytes` of stack; returns false if the system refuses.
  static func start(kilobytes: Int, _ run: @escaping @Sendable (Limits) -> Void) -> Bool {
    let size = spare + guardSize + kilobytes << 10 + slack
    let flags = MAP_PRIVATE | MAP_ANON | MAP_NORESERVE
    guard let base = unsafe mmap(nil, size, PROT_READ | PROT_WRITE, flags, -1, 0),
      unsafe base != UnsafeMutableRawPointer(bitPattern: -1)
    else { return false }
    _ = unsafe mprotect(base, guardSize, PROT_NONE)
    // Allocated, since the compiler is not sure which module the initializer comes from.
    let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
    defer { unsafe attributes.deallocate() }
    _ = unsafe pthread_attr_init(attributes)
    _ = unsafe pthread_attr_setstack(attributes, base, size)
    let lowest = UInt(bitPattern: base)
    let body = Body(kilobytes: kilobytes, base: lowest, end: lowest + UInt(size), run: run)
    #if canImport(Darwin)
    var thread: pthread_t?
    #else
    var thread = pthread_t()
    #endif
    let context = unsafe Unmanaged.passRetained(body).toOpaque()
    let status = unsafe pthread_create(
      &thread,
      attributes,
      { unsafe Self.enter($0) },
      context
    )
    return status == 0
  }

  private static func enter(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let context = unsafe context else { return nil }
    let body = unsafe Unmanaged<Body>.fromOpaque(context).takeRetainedValue()
    CrashNote.useAlternateStack()
    var marker = 0
    let here = unsafe withUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) }
    let top = (here - UInt(slack) - UInt(body.kilobytes) << 10) & ~4095
    let fence = StackFence(address: top - UInt(guardSize), size: UInt(guardSize))
    body.run(Limits(fence: fence, overflow: body.base..<top, end: body.end))
    return nil
  }
}

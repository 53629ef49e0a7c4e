import PlatformSupport

// Unsafe code in this file: queries the system for the bounds of the calling thread's stack, takes the
// address of a local variable, and owns a record of each thread. Invariants: the attributes are
// destroyed once after they were filled; addresses are only compared, never dereferenced; only its
// thread uses a record, which the system passes to the destructor of the key when the thread ends.

/// Determines whether the thread's stack has room for another call of user code (PARSE-10).
///
/// Models that contain themselves through flats, deep user types, or code that decodes inside another
/// call may exhaust the stack; a position then gets a stand-in, or the inner call fails, instead of the
/// process crashing. Asking takes some nanoseconds, since each thread remembers the bounds of its stack.
enum StackGuard {
  /// The stack reserved for the last call, since the runtime's first lookups need many frames.
  private static let reserve: UInt = 40 << 10

  /// With as much stack, the outermost levels of a call need no checks.
  private static let ample: UInt = 384 << 10

  /// How many refused calls a call takes before it refuses all calls inside it.
  ///
  /// Code that tries another way after a refusal, at each level, would take exponential time.
  private static let patience = 64

  /// Whether the system reports the bounds of the stack.
  static var isAvailable: Bool { currentStack?.contains(address) ?? false }

  /// Whether the stack of the calling thread has room for one more level, beside so many bytes.
  ///
  /// If not, an end of the stack was met, unless the caller has another way (`isEnd`).
  @inline(never)
  static func hasRoom(beside more: UInt = 0, isEnd: Bool = true) -> Bool {
    let needed = reserve + more
    // If the process has no key left for a record, the bounds are queried each time.
    guard let thread = unsafe currentThread else {
      return address &- lowestAddress(of: currentStack) >= needed
    }
    if unsafe address &- thread.pointee.floor >= needed { return true }
    if isEnd { unsafe thread.pointee.ends += 1 }
    return false
  }

  /// Whether a coder of Foundation has room for one more level, and to tell the path of a value.
  ///
  /// It tells paths by recursion, in each of its errors, too: 256 bytes for each of at most 512 levels. A level has
  /// taken more than a kilobyte before, so a quarter of the stack is always enough.
  static func hasRoomForPath() -> Bool {
    hasRoom(beside: unsafe currentThread?.pointee.pathRoom ?? longestPath)
  }

  private static let longestPath: UInt = 128 << 10

  /// A call that uses the stack of its thread, perhaps inside other ones.
  @safe
  struct OpenCall {
    enum Room {
      case none, scarce, ample
    }

    private let thread: UnsafeMutablePointer<ThreadCalls>?

    /// How much stack the call found.
    let room: Room

    private let refusalsBefore: Int
    private let endsBefore: Int

    /// Whether a call inside this one was refused.
    var hasRefusals: Bool { unsafe (thread?.pointee.refusals ?? 0) > refusalsBefore }

    /// Opens a call, which must be closed also if it found no room.
    @inline(never)
    init() {
      unsafe thread = currentThread
      guard let thread = unsafe thread else {
        room = StackGuard.hasRoom() ? .scarce : .none
        (refusalsBefore, endsBefore) = (0, 0)
        return
      }
      if unsafe thread.pointee.openCalls == 0 { unsafe thread.pointee.refusals = 0 }
      unsafe thread.pointee.openCalls += 1
      refusalsBefore = unsafe thread.pointee.refusals
      endsBefore = unsafe thread.pointee.ends
      let left = unsafe address &- thread.pointee.floor
      if left < reserve || refusalsBefore > patience {
        room = .none
        unsafe thread.pointee.refusals += 1
      } else {
        room = left < ample ? .scarce : .ample
      }
    }

    /// Counts a call that failed as refused if the end of the stack was met in it: code that tries another way
    /// at each level makes such calls without end too.
    @inline(never)
    func countFailure() {
      guard let thread = unsafe thread, unsafe thread.pointee.ends > endsBefore else { return }
      unsafe thread.pointee.refusals += 1
    }

    @inline(__always)
    func close() { unsafe thread?.pointee.openCalls -= 1 }
  }

  /// What is known of a thread.
  private struct ThreadCalls {
    /// The lowest address of the stack.
    ///
    /// A local that is not on the system's stack, for example under the address sanitizer, is far from
    /// it, also one below, since the difference wraps.
    let floor: UInt

    /// The stack that Foundation's coders may need to tell a path.
    let pathRoom: UInt

    var openCalls = 0

    /// How many calls were refused since the outermost one began.
    var refusals = 0

    /// How often there was no room for one more level.
    var ends = 0
  }

  /// An address in the stack frame of the caller.
  @inline(never)
  private static var address: UInt {
    var marker: UInt8 = 0
    return unsafe withUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) }
  }

  #if canImport(Darwin) || canImport(Glibc) || canImport(Musl)
  /// The key under which each thread keeps its record, plus one; 0 as long as there is none.
  ///
  /// An atomic, since a lazy global would cost more than all else here.
  private static let storedKey = Atomic<Int>(0)

  private static var currentThread: UnsafeMutablePointer<ThreadCalls>? {
    let key = storedKey.load(ordering: .relaxed)
    guard key > 0, let record = unsafe pthread_getspecific(pthread_key_t(key - 1)) else {
      return unsafe addThread()
    }
    return unsafe record.assumingMemoryBound(to: ThreadCalls.self)
  }

  /// The key, made by the first thread that asks; nil if the process has none left.
  private static func makeKey() -> pthread_key_t? {
    let known = storedKey.load(ordering: .relaxed)
    if known > 0 { return pthread_key_t(known - 1) }
    var key = pthread_key_t()
    let failure = unsafe pthread_key_create(&key) { record in
      // Not optional on every system.
      let record: UnsafeMutableRawPointer? = unsafe record
      unsafe record?.deallocate()
    }
    guard failure == 0 else { return nil }
    let (isFirst, other) = storedKey.compareExchange(
      expected: 0,
      desired: Int(key) + 1,
      ordering: .relaxed
    )
    if isFirst { return key }
    pthread_key_delete(key)
    return pthread_key_t(other - 1)
  }

  /// Queries the bounds of the stack, which takes long on some threads, once.
  @inline(never)
  private static func addThread() -> UnsafeMutablePointer<ThreadCalls>? {
    guard let key = makeKey() else { return nil }
    let record = UnsafeMutablePointer<ThreadCalls>.allocate(capacity: 1)
    let stack = currentStack
    let pathRoom = min(longestPath, stack.map { UInt($0.count) / 4 } ?? longestPath)
    unsafe record.initialize(to: ThreadCalls(floor: lowestAddress(of: stack), pathRoom: pathRoom))
    if unsafe pthread_setspecific(key, record) == 0 { return unsafe record }
    unsafe record.deallocate()
    return nil
  }

  #else
  private static var currentThread: UnsafeMutablePointer<ThreadCalls>? { nil }
  #endif

  /// The lowest address of a stack, or one that is below all others.
  ///
  /// Of a stack that is little larger than the reserve, only half is the reserve.
  private static func lowestAddress(of stack: Range<UInt>?) -> UInt {
    guard let stack else { return 0 }
    return stack.lowerBound - reserve + min(reserve, UInt(stack.count) / 2)
  }

  /// The stack of the calling thread, or nil if the system does not report it.
  private static var currentStack: Range<UInt>? {
    #if canImport(Darwin)
    // Not tested. The address is that of the end, since stacks grow down.
    let end = unsafe UInt(bitPattern: pthread_get_stackaddr_np(pthread_self()))
    return end - UInt(pthread_get_stacksize_np(pthread_self()))..<end
    #elseif canImport(Glibc) || canImport(Musl)
    let attributes = UnsafeMutableRawPointer.allocate(byteCount: attributeBytes, alignment: 16)
    defer { unsafe attributes.deallocate() }
    guard unsafe fillAttributes(pthread_self(), attributes) == 0 else { return nil }
    defer { _ = unsafe destroyAttributes(attributes) }
    var address: UInt = 0
    var size: UInt = 0
    guard unsafe readStack(attributes, &address, &size) == 0 else { return nil }
    return address..<address + size
    #else
    return nil
    #endif
  }

  #if canImport(Glibc) || canImport(Musl)
  /// Larger than `pthread_attr_t` on any Linux.
  private static let attributeBytes = 256

  // The modules omit functions that are not in POSIX, and name the type differently.
  @_silgen_name("pthread_getattr_np")
  private static func fillAttributes(
    _ thread: pthread_t,
    _ attributes: UnsafeMutableRawPointer
  ) -> Int32

  @_silgen_name("pthread_attr_getstack")
  private static func readStack(
    _ attributes: UnsafeMutableRawPointer,
    _ address: UnsafeMutablePointer<UInt>,
    _ size: UnsafeMutablePointer<UInt>
  ) -> Int32

  @_silgen_name("pthread_attr_destroy")
  private static func destroyAttributes(_ attributes: UnsafeMutableRawPointer) -> Int32
  #endif
}

#if canImport(Glibc)
import Glibc
#endif

// Unsafe code in this file: the bounds of the calling thread's stack, asked from the system, and
// the address of a local variable. Invariants: the attributes are destroyed once after they were
// filled; addresses are only compared, never read through.

/// Tells whether user code may be called once more before the stack of the thread is full (PARSE-10).
///
/// Models that contain themselves through flats or deep types of the user may take more stack a
/// level than there is; then a position falls back instead of the process ending.
struct StackGuard {
  /// What has to be left for the last call: lookups of the runtime go deep at their first time.
  private static let reserve: UInt = 40 << 10

  /// The addresses of the thread's stack, nil while unknown.
  private var stack: Range<UInt>?

  /// Whether the stack of the calling thread has room for one more level.
  @inline(never)
  mutating func hasRoom() -> Bool {
    if stack == nil { stack = Self.currentStack ?? 0..<0 }
    guard let stack else { return true }
    let address = Self.address
    // Elsewhere locals are not on the stack of the system, under the address sanitizer for instance.
    return !stack.contains(address) || address - stack.lowerBound > Self.reserve
  }

  /// Whether the system tells where the stack ends.
  static var isAvailable: Bool { currentStack?.contains(address) ?? false }

  /// An address in the frame of the caller.
  @inline(never)
  private static var address: UInt {
    var marker: UInt8 = 0
    return unsafe withUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) }
  }

  /// The stack of the calling thread, or nil where the system does not tell.
  private static var currentStack: Range<UInt>? {
    #if canImport(Glibc)
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

  #if canImport(Glibc)
  /// More than `pthread_attr_t` has on any Linux.
  private static let attributeBytes = 256

  // The module of Glibc leaves out what is not in POSIX, and has the type under another name.
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

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

// Unsafe code in this file: queries the system for the bounds of the calling thread's stack, and takes
// the address of a local variable. Invariants: the attributes are destroyed once after they were
// filled; addresses are only compared, never dereferenced.

/// Determines whether the thread's stack has room for another call of user code (PARSE-10).
///
/// Models that contain themselves through flats, or deep user types, may exhaust the stack; a position
/// then gets a stand-in instead of the process crashing.
struct StackGuard {
  /// The stack reserved for the last call, since the runtime's first lookups need many frames.
  private static let reserve: UInt = 40 << 10

  /// The addresses of the thread's stack, nil while unknown.
  private var stack: Range<UInt>?

  /// Whether the stack of the calling thread has room for one more level.
  @inline(never)
  mutating func hasRoom() -> Bool {
    if stack == nil { stack = Self.currentStack ?? 0..<0 }
    guard let stack else { return true }
    let address = Self.address
    // A local may not be on the system's stack, for example under the address sanitizer.
    return !stack.contains(address) || address - stack.lowerBound > Self.reserve
  }

  /// Whether the system reports the bounds of the stack.
  static var isAvailable: Bool { currentStack?.contains(address) ?? false }

  /// An address in the stack frame of the caller.
  @inline(never)
  private static var address: UInt {
    var marker: UInt8 = 0
    return unsafe withUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) }
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

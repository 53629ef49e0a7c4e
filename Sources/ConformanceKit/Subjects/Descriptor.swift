#if canImport(Glibc)
import Glibc

// Unsafe code in this file: calls of the C library whose pointers never outlive the call. A descriptor is
// closed once, by the code that opened it.

/// The system calls on one file descriptor.
struct Descriptor: Hashable {
  /// The result of reading.
  enum Reading {
    case bytes([UInt8])
    /// There is nothing to read now.
    case nothing
    /// There will never be anything to read again.
    case end
  }

  let number: Int32

  init(_ number: Int32) {
    self.number = number
  }

  /// A pipe whose ends no other program inherits, or nil if there are no descriptors left.
  ///
  /// The caller holds the lock of ``ProgramLaunch``: a process started in between inherits the ends.
  static func pipe() -> (reading: Descriptor, writing: Descriptor)? {
    var ends: [Int32] = [0, 0]
    guard unsafe Glibc.pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (Descriptor(ends[0]), Descriptor(ends[1]))
  }

  /// Makes reading and writing non-blocking.
  func setNonBlocking() {
    _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK)
  }

  /// A duplicate of the descriptor that no other program inherits; nil if none is left.
  func duplicated() -> Descriptor? {
    let copy = fcntl(number, F_DUPFD_CLOEXEC, 3)
    return copy < 0 ? nil : Descriptor(copy)
  }

  /// Makes this descriptor refer to the file of another one.
  func redirect(to other: Descriptor) -> Bool {
    dup2(other.number, number) == number
  }

  func close() {
    _ = Glibc.close(number)
  }

  /// Reads what is available, at most 64 KiB.
  func read() -> Reading {
    let size = 1 << 16
    var count = 0
    var code: Int32 = 0
    repeat {
      let bytes = unsafe [UInt8](unsafeUninitializedCapacity: size) { buffer, filled in
        count = unsafe Glibc.read(number, buffer.baseAddress, size)
        code = errno
        filled = max(0, count)
      }
      if count > 0 { return .bytes(bytes) }
    } while count < 0 && code == EINTR
    return count < 0 && code == EAGAIN ? .nothing : .end
  }

  /// Writes the bytes from `start` on.
  ///
  /// - Returns: How many bytes were written, possibly none; nil if the reading end is closed.
  func write(_ bytes: [UInt8], from start: Int) -> Int? {
    while true {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        unsafe Glibc.write(
          number,
          buffer.baseAddress?.advanced(by: start),
          bytes.count - start
        )
      }
      if count >= 0 { return count }
      if errno == EAGAIN { return 0 }
      guard errno == EINTR else { return nil }
    }
  }

  /// Waits until one of the descriptors can be read or written, or has been closed.
  ///
  /// - Parameters:
  ///   - reading: Those to read from.
  ///   - writing: The one to write to, or nil.
  ///   - milliseconds: How long to wait at most.
  /// - Returns: Those of `reading` and `writing` that are ready.
  static func ready(
    reading: [Descriptor],
    writing: Descriptor?,
    milliseconds: Int
  ) -> Set<Descriptor> {
    var entries = reading.map { pollfd(fd: $0.number, events: Int16(POLLIN), revents: 0) }
    if let writing {
      entries.append(pollfd(fd: writing.number, events: Int16(POLLOUT), revents: 0))
    }
    let count = unsafe poll(&entries, nfds_t(entries.count), Int32(clamping: milliseconds))
    guard count > 0 else { return [] }
    return Set(entries.filter { $0.revents != 0 }.map { Descriptor($0.fd) })
  }

  /// The index of the first line feed from `start` on, or nil.
  static func lineEnd(in bytes: [UInt8], from start: Int) -> Int? {
    unsafe bytes.withUnsafeBytes { buffer -> Int? in
      guard start < buffer.count, let first = buffer.baseAddress,
        let found = unsafe memchr(first + start, 0x0A, buffer.count - start)
      else { return nil }
      return unsafe first.distance(to: UnsafeRawPointer(found))
    }
  }

  /// Makes writing to a pipe without a reader an error in the calling thread, not a signal.
  static func blockBrokenPipeSignal() {
    var mask = sigset_t()
    unsafe sigemptyset(&mask)
    unsafe sigaddset(&mask, SIGPIPE)
    _ = unsafe pthread_sigmask(SIG_BLOCK, &mask, nil)
  }
}
#endif

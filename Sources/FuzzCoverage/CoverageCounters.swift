// Unsafe code in this file: the counters that the compiler puts into instrumented code.
// Invariants: a registered range is part of the image of this process, so it never moves and lives as long as
// the process; its bounds are checked once, at registration; ranges are registered by constructors that run
// before `main`, one after the other; afterwards only the thread that runs inputs calls `clear` and
// `forEachHit`.

/// The 8-bit counters of edges in the code under test.
///
/// A build without instrumentation registers none: ``count`` is zero then. Whatever links the runtime of libFuzzer
/// must not link this module: both define the same two callbacks.
@safe public enum CoverageCounters {
  private nonisolated(unsafe) static var ranges: [UnsafeMutableRawBufferPointer] = unsafe []

  /// The number of counters; zero in a build without instrumentation.
  public static var count: Int {
    var sum = 0
    for index in unsafe ranges.indices { sum += unsafe ranges[index].count }
    return sum
  }

  /// Sets all counters to zero.
  public static func clear() {
    for index in unsafe ranges.indices {
      unsafe ranges[index].withMemoryRebound(to: UInt8.self) { unsafe $0.update(repeating: 0) }
    }
  }

  /// Calls `body` with the number and value of each nonzero counter, in ascending order.
  ///
  /// A counter wraps after 255 steps, so zero may mean 256.
  public static func forEachHit(_ body: (_ number: Int, _ value: UInt8) -> Void) {
    var first = 0
    for index in unsafe ranges.indices {
      let range = unsafe ranges[index]
      unsafe scan(range, from: first, body)
      first += range.count
    }
  }

  /// Checks eight counters at a time, since most are zero.
  private static func scan(
    _ range: UnsafeMutableRawBufferPointer,
    from first: Int,
    _ body: (Int, UInt8) -> Void
  ) {
    var offset = 0
    while offset + 8 <= range.count {
      if unsafe range.loadUnaligned(fromByteOffset: offset, as: UInt64.self) != 0 {
        for position in offset..<offset + 8 {
          let value = unsafe range[position]
          if value != 0 { body(first + position, value) }
        }
      }
      offset += 8
    }
    while offset < range.count {
      let value = unsafe range[offset]
      if value != 0 { body(first + offset, value) }
      offset += 1
    }
  }

  /// Every module of an image registers the range of the whole image, so most calls repeat one.
  fileprivate static func register(
    _ start: UnsafeMutablePointer<UInt8>?,
    _ stop: UnsafeMutablePointer<UInt8>?
  ) {
    guard let start = unsafe start, let stop = unsafe stop, unsafe start < stop else { return }
    let base = UnsafeMutableRawPointer(start)
    for index in unsafe ranges.indices where unsafe ranges[index].baseAddress == base { return }
    unsafe ranges.append(UnsafeMutableRawBufferPointer(start: start, count: stop - start))
  }
}

/// The callback of instrumented code that announces its counters; it runs before `main`.
@c(__sanitizer_cov_8bit_counters_init)
public func registerCounters(
  _ start: UnsafeMutablePointer<UInt8>?,
  _ stop: UnsafeMutablePointer<UInt8>?
) {
  unsafe CoverageCounters.register(start, stop)
}

/// The callback of instrumented code that announces the addresses of its edges; they are not used.
@c(__sanitizer_cov_pcs_init)
public func registerAddresses(_ start: UnsafePointer<UInt>?, _ stop: UnsafePointer<UInt>?) {}

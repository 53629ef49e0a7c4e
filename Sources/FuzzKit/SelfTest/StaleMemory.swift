// Unsafe code in this file: a read of freed memory, on purpose. Invariant: it runs only under the address
// sanitizer, which ends the process before the value is used.

/// The memory bug that the self-test plants.
enum StaleMemory {
  /// Reads a freed word.
  static func read() -> Int {
    let words = UnsafeMutablePointer<Int>.allocate(capacity: 8)
    unsafe words.initialize(repeating: 1, count: 8)
    unsafe words.deallocate()
    return unsafe words[3]
  }
}

// Unsafe code in this file: a read of memory that was given back, on purpose. Invariant: it runs under
// the address sanitizer only, which ends the process before anything comes of it.

/// The misuse of memory that the self-test plants.
enum StaleMemory {
  /// Reads a word that was given back.
  static func read() -> Int {
    let words = UnsafeMutablePointer<Int>.allocate(capacity: 8)
    unsafe words.initialize(repeating: 1, count: 8)
    unsafe words.deallocate()
    return unsafe words[3]
  }
}

/// A key as it is written in JSON text: a comma, the key in quotes, a colon.
///
/// Invariants: `start` points to `count` bytes, followed by at least 32 more readable ones. They belong
/// to one ``KeyBytes`` and live as long as it.
@safe
struct KeyMark {
  /// Sixteen bytes, the smallest unit that is copied.
  typealias Half = SIMD2<UInt64>

  let start: UnsafePointer<UInt8>
  let count: Int

  init(start: UnsafePointer<UInt8>, count: Int) {
    unsafe self.start = start
    self.count = count
  }
}

/// A key as it stands in JSON text: a comma, the key in quotes, a colon.
///
/// Invariants: `start` leads to `count` bytes, with at least 32 more behind them that may be read.
/// They belong to one ``KeyBytes`` and live as long as it.
@safe
struct KeyMark {
  /// Sixteen bytes, the least that is copied.
  typealias Half = SIMD2<UInt64>

  let start: UnsafePointer<UInt8>
  let count: Int

  init(start: UnsafePointer<UInt8>, count: Int) {
    unsafe self.start = start
    self.count = count
  }
}

/// The stretches of iterations in which progress is counted, two for each doubling.
///
///     0: 0…255   1: 256…383   2: 384…511   3: 512…767   4: 768…1023   …
///
/// They depend only on the number of an iteration, so they suit a campaign of any length.
enum ProgressBucket {
  /// The number of buckets; the last one has no end.
  static let count = 1 + 2 * (60 - 8)

  /// The bucket of an iteration.
  static func number(of iteration: UInt64) -> Int {
    guard iteration >= 256 else { return 0 }
    let exponent = UInt64.bitWidth - 1 - iteration.leadingZeroBitCount
    let half = Int((iteration >> UInt64(exponent - 1)) & 1)
    return min(count - 1, 1 + 2 * (exponent - 8) + half)
  }

  /// The first iteration of a bucket.
  static func start(of number: Int) -> UInt64 {
    guard number > 0 else { return 0 }
    let base: UInt64 = 1 << UInt64((number - 1) / 2 + 8)
    return number.isMultiple(of: 2) ? base + base / 2 : base
  }
}

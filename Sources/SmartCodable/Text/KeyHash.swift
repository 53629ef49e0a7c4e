/// The hash of keys in a ``MemberIndex``, computed from all bytes and the length.
///
/// Words are multiplied to the full width, with secret numbers added to both factors, and the halves of
/// the product are combined. Which keys collide depends on the secrets, so a document cannot be
/// constructed from colliding keys (LIM-1).
enum KeyHash {
  /// The secret numbers that a hash depends on.
  struct Seed {
    fileprivate let left: UInt64
    fileprivate let right: UInt64

    init(_ generator: inout some RandomNumberGenerator) {
      left = generator.next()
      right = generator.next()
    }

    /// The seed of this process.
    static let process = {
      var generator = SystemRandomNumberGenerator()
      return Seed(&generator)
    }()
  }

  /// The hash of a key with these first and last eight bytes, the first in the lowest byte; for a key
  /// of at most eight bytes both are the key itself.
  @inline(__always)
  static func of(
    first: UInt64,
    last: UInt64,
    count: Int,
    seed: Seed = .process
  ) -> UInt64 {
    let length = UInt64(truncatingIfNeeded: count) &* 2 &+ 1
    return joined(first ^ seed.left &* length, last ^ seed.right)
  }

  /// The offsets of the words that cover a long key between its first and last eight bytes.
  @inline(__always)
  static func middle(of count: Int) -> StrideTo<Int> { stride(from: 8, to: count - 8, by: 8) }

  /// Folds a word of the middle into the first one.
  @inline(__always)
  static func fold(_ first: UInt64, _ word: UInt64, seed: Seed = .process) -> UInt64 {
    joined(first ^ seed.left, word ^ seed.right)
  }

  /// One bit of 64; a key whose bit is not set in a set of keys is not in it.
  @inline(__always)
  static func bit(_ hash: UInt64) -> UInt64 { 1 << (hash & 63) }

  @inline(__always)
  private static func joined(_ left: UInt64, _ right: UInt64) -> UInt64 {
    let product = left.multipliedFullWidth(by: right)
    return product.high ^ product.low
  }
}

/// The hash of keys in a ``MemberIndex``: of all bytes and the length.
///
/// Words are multiplied in full, with secret numbers added to both factors, and the halves of the
/// product are joined. Which keys collide depends on the secrets, so a document cannot be made of keys
/// that do (LIM-1).
enum KeyHash {
  /// What a hash depends on besides the key.
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

  /// The hash of a key with these first and last bytes, the first one lowest; a key of at most
  /// eight bytes is its own beginning and end.
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

  static func of(_ bytes: [UInt8], seed: Seed = .process) -> UInt64 {
    func word(_ bytes: ArraySlice<UInt8>) -> UInt64 {
      bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
    var first = word(bytes.prefix(8))
    for start in middle(of: bytes.count) {
      first = fold(first, word(bytes[start..<start + 8]), seed: seed)
    }
    return of(first: first, last: word(bytes.suffix(8)), count: bytes.count, seed: seed)
  }

  /// Where the words begin that cover a long key between its first and last eight bytes.
  @inline(__always)
  static func middle(of count: Int) -> StrideTo<Int> { stride(from: 8, to: count - 8, by: 8) }

  /// Takes a word of the middle into the first one.
  @inline(__always)
  static func fold(_ first: UInt64, _ word: UInt64, seed: Seed = .process) -> UInt64 {
    joined(first ^ seed.left, word ^ seed.right)
  }

  /// One bit of 64, by which the absence of a key among others may be told.
  @inline(__always)
  static func bit(_ hash: UInt64) -> UInt64 { 1 << (hash & 63) }

  @inline(__always)
  private static func joined(_ left: UInt64, _ right: UInt64) -> UInt64 {
    let product = left.multipliedFullWidth(by: right)
    return product.high ^ product.low
  }
}

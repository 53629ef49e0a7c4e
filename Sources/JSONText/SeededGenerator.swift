/// A small, fast random number generator whose whole sequence is determined by its seed.
///
/// SplitMix64: every output is a mix of a counter, so neighboring seeds give unrelated streams.
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// A generator that always yields the same sequence for `seed`.
  public init(seed: UInt64) {
    state = seed
  }

  /// A separate generator for each text, so that one case never shifts the numbers of another.
  package init(seed: UInt64 = 0, for text: some Sequence<UInt8>) {
    // FNV-1a with 64 bits.
    state = text.reduce(seed ^ 0xCBF2_9CE4_8422_2325) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
    }
  }

  /// The generator of one iteration: a pure function of its three arguments.
  public init(seed: UInt64, corpusDigest: UInt64, iteration: UInt64) {
    let campaign = Self.mix(seed ^ Self.mix(corpusDigest))
    state = Self.mix(campaign &+ Self.mix(iteration &+ 0x9E37_79B9_7F4A_7C15))
  }

  /// The next 64 random bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    return Self.mix(state)
  }

  /// A number from 0 to `bound` - 1; 0 if `bound` is not positive.
  public mutating func below(_ bound: Int) -> Int {
    guard bound > 0 else { return 0 }
    return Int(truncatingIfNeeded: next().multipliedFullWidth(by: UInt64(bound)).high)
  }

  /// True once in `count` calls on average.
  public mutating func oneIn(_ count: Int) -> Bool { below(count) == 0 }

  /// A random element, or nil if there is none.
  public mutating func pick<Element>(_ elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[below(elements.count)]
  }

  /// One round of the finalizer of SplitMix64.
  public static func mix(_ value: UInt64) -> UInt64 {
    var mixed = value
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// A 64-bit digest of bytes (FNV-1a with a final mix): identity of a corpus, not security.
public struct Digest: Sendable {
  private var state: UInt64 = 0xCBF2_9CE4_8422_2325

  /// A digest of nothing.
  public init() {}

  /// Adds `bytes` and their count, so that adjacent pieces stay distinct.
  public mutating func add(_ bytes: some Collection<UInt8>) {
    for byte in bytes { state = (state ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    state = (state ^ UInt64(bytes.count)) &* 0x0000_0100_0000_01B3
  }

  /// The digest of everything that was added.
  public var value: UInt64 { SeededGenerator.mix(state) }

  /// `value` in 16 hexadecimal digits.
  public static func hexadecimal(_ value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension Digest {
  /// Adds a number.
  mutating func add(_ number: UInt64) {
    add((0..<8).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) })
  }
}

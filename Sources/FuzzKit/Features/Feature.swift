/// The numbering of features, which distinguish paths through the code under test.
///
///     0…4095       features that a target reports (`Execution.features`)
///     4096 + 8·e   edge e was taken once, + 1 twice, + 2 three times, + 3 four to seven times,
///                  + 4 up to 15, + 5 up to 31, + 6 up to 127, + 7 more often
enum Feature {
  /// The number of features that targets can report.
  static let ownCount = 4096

  /// The feature for a number that a target reported; numbers beyond the end wrap around.
  static func own(_ number: UInt32) -> UInt32 { number % UInt32(ownCount) }

  /// The feature of a counter with this value, which must not be zero.
  static func counter(_ number: Int, _ value: UInt8) -> UInt32 {
    UInt32(truncatingIfNeeded: ownCount + number * 8) + bucket(value)
  }

  /// The edge that a feature refers to; nil if a target reported it.
  static func edge(of feature: UInt32) -> UInt32? {
    feature < UInt32(ownCount) ? nil : (feature - UInt32(ownCount)) / 8
  }

  /// Similar counts are one feature.
  private static func bucket(_ value: UInt8) -> UInt32 {
    switch value {
    case 0...1: 0
    case 2: 1
    case 3: 2
    case 4..<8: 3
    case 8..<16: 4
    case 16..<32: 5
    case 32..<128: 6
    default: 7
    }
  }
}

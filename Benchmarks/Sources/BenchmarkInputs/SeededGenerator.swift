/// SplitMix64: the same seed gives the same input on every machine.
package struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) {
    state = seed
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  package mutating func int(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &self)
  }

  package mutating func bool(percent: Int) -> Bool {
    int(0...99) < percent
  }

  package mutating func element(of list: [String]) -> String {
    list[int(0...(list.count - 1))]
  }

  /// Capital letters, as airport codes have them.
  package mutating func code(_ count: Int) -> String {
    String((0..<count).map { _ in Character(UnicodeScalar(UInt8(int(65...90)))) })
  }

  /// A double whose shortest text has 15 to 17 digits, nearly always.
  package mutating func coordinate(_ limit: Double) -> Double {
    Double.random(in: -limit...limit, using: &self)
  }
}

import Foundation
import FuzzKit

/// Draws what the rows are made of.
struct WritingTableDrawing {
  var generator: SeededGenerator
  let options: WritingTableOptions

  /// How many numbers that are not finite may still be drawn: only one if it is refused, since it is chance
  /// which of two values of a dictionary an encoder meets first.
  var oddNumbers: Int

  /// Whether Floats may be integers with more digits than their type holds, which the library's own style
  /// spells without an exponent.
  var hasLargeFloats = false

  init(seed: UInt64, options: WritingTableOptions) {
    generator = SeededGenerator(seed: seed, corpusDigest: 11, iteration: options.keys == 0 ? 0 : 1)
    self.options = options
    oddNumbers = options.namesFloats ? .max : generator.below(2)
  }

  mutating func below(_ count: Int) -> Int { generator.below(count) }

  mutating func pick<Element>(_ elements: [Element], or other: Element) -> Element {
    generator.pick(elements) ?? other
  }

  static let texts = [
    "", "a", "b", "ab", "aB", "a_b", "A", "aURL", "1", "01", "-1", "2", "10", "9", "é", "z",
    "k\u{0}", "k", "quote\"", "sla/sh", "😀", "\u{FFFF}", "longer than sixteen bytes 1",
    "longer than sixteen bytes 2", "longer than sixteen bytes",
  ]

  mutating func text() -> String { pick(Self.texts, or: "") }

  /// Keys that differ in their normalization only, which Foundation takes for one.
  static let equivalents = ["é", "e\u{301}", "é1", "e\u{301}1"]

  /// A small value of some kind.
  mutating func plain() -> any Encodable {
    switch below(9) {
    case 0: return text()
    case 1: return below(2) == 0
    case 2: return [below(10), -1]
    case 3: return [text(), "x"]
    case 4: return ["k": below(100)]
    case 5: return Optional<Int>.none
    case 6: return [Int]()
    case 7: return double()
    default: return below(1000) - 500
    }
  }

  // MARK: Floating-point numbers

  /// A number, which at times is not finite.
  mutating func float<Value: BinaryFloatingPoint>(_ type: Value.Type) -> Value {
    if oddNumbers > 0, generator.oneIn(4) {
      oddNumbers -= 1
      return pick([.nan, .infinity, -.infinity, -.nan], or: .nan)
    }
    if type == Float.self { return Value(finiteFloat()) }
    return Value(double())
  }

  mutating func double() -> Double {
    let sign: Double = generator.oneIn(4) ? -1 : 1
    let value: Double
    switch below(10) {
    case 0: value = 0
    case 1: value = Double(below(100_000)) / pick([1, 2, 8, 10, 100, 1000], or: 1)
    // Powers of two and their neighbors: the gap below is half the one above.
    case 2, 3:
      let power = Double(sign: .plus, exponent: below(2098) - 1074, significand: 1)
      value = pick([power, power.nextUp, power.nextDown], or: power)
    // Integers around and beyond 2^53, where the middle between two may end in zeros.
    case 4, 5:
      let integer = UInt64(1) << UInt64(50 + below(14))
      let near = integer &+ generator.next() % (integer >> UInt64(below(50)))
      value = Double(near / 10 * pick([1, 10], or: 1))
    // Few digits, anywhere.
    case 6, 7:
      let digits = generator.next() % pick([10, 1000, 1_000_000, 99_999_999_999], or: 10)
      value = Double("\(digits)e\(below(640) - 330)") ?? 0
    case 8: value = pick(Self.ends, or: 0)
    default:
      value = Double(bitPattern: generator.next())
    }
    return value.isFinite ? value * sign : 1.5
  }

  private static let ends: [Double] = [
    .leastNonzeroMagnitude, .leastNormalMagnitude, .leastNormalMagnitude.nextDown,
    .greatestFiniteMagnitude, 1e15, 1e16, 1e17, 9_007_199_254_740_992, 1e-4, 1e-5, 1e22,
    1e23, 9_999_999_999_999_998, 123_456_789_012_345_680, 0.3, 2.0 / 3, 18_014_398_509_481_992,
  ]

  private mutating func finiteFloat() -> Float {
    let value: Float
    switch below(6) {
    case 0: value = Float(below(100_000)) / 8
    case 1:
      let power = Float(sign: .plus, exponent: below(276) - 149, significand: 1)
      value = pick([power, power.nextUp, power.nextDown], or: power)
    case 2:
      let digits = generator.next() % 1_000_000
      value = Float("\(digits)e\(below(90) - 50)") ?? 0
    case 3: value = pick([.leastNonzeroMagnitude, .greatestFiniteMagnitude, 1e7, 1e8, 0.1], or: 0)
    case 4: value = Float((1 << 24) + below(1 << 30))
    default: value = Float(bitPattern: UInt32(truncatingIfNeeded: generator.next()))
    }
    guard value.isFinite, hasLargeFloats || value.magnitude < 16_777_216 else { return 1.5 }
    return value * (generator.oneIn(4) ? -1 : 1)
  }
}

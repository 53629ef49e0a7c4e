import Foundation
import FuzzKit

/// A leaf that property lists have and JSON does not, or only in one spelling.
enum ListLeaf {
  /// The parts of a date as written, whether or not there is such a day.
  case date([Int])
  case data([UInt8])
  case real(String)
  case integer(UInt64, isNegative: Bool)

  /// Draws a leaf of some kind, mostly at the bounds of its kind.
  static func draw(_ generator: inout SeededGenerator) -> ListLeaf {
    switch generator.below(4) {
    case 0: .date(date(&generator))
    case 1: .data((0..<(generator.pick(lengths) ?? 0)).map { _ in UInt8(generator.below(256)) })
    case 2: .real(real(&generator))
    default:
      integer(&generator)
    }
  }

  /// A number that fits 64 bits: Foundation truncates others.
  private static func integer(_ generator: inout SeededGenerator) -> ListLeaf {
    let number = (generator.pick(integers) ?? 0) &+ UInt64(generator.below(3)) &- 1
    return .integer(number, isNegative: number <= 1 << 63 && generator.oneIn(2))
  }

  private static let lengths = [0, 1, 2, 3, 4, 14, 15, 16, 31, 57, 300]
  private static let integers: [UInt64] = [
    1, 0x80, 0x100, 0x8000, 0x1_0000, 1 << 31, 1 << 32, 1 << 53, 1 << 62, (1 << 63) - 1,
    .max - 1, 9_999_999_999,
  ]
  private static let years = [
    1, 4, 99, 100, 400, 999, 1000, 1582, 1600, 1899, 1900, 1969, 1970, 1999, 2000, 2001, 2023, 2024,
    2038, 2100, 2400, 9999,
  ]

  private static func date(_ generator: inout SeededGenerator) -> [Int] {
    [
      generator.pick(years) ?? 2001, 1 + generator.below(12),
      generator.pick([1, 2, 28, 29, 30, 31, 32, 60, 99]) ?? 1,
      generator.pick([0, 1, 11, 12, 23, 24, 99]) ?? 0,
      generator.pick([0, 1, 30, 59, 60, 99]) ?? 0, generator.pick([0, 1, 30, 59, 60, 61, 99]) ?? 0,
    ]
  }

  private static let reals = [
    "nan", "NaN", "inf", "+inf", "-inf", "Infinity", "-infinity", "0", "-0", "-0.0", ".5", "5.",
    "1e5", "1E+05", "1e-5", "-1.5e300", "+2.25", "0.1", "1e400", "5e-324",
    "2.2250738585072011e-308",
    "9007199254740993", "123456789012345678901234567890", "0.30000000000000004", "1.e3", "00.5",
  ]

  private static func real(_ generator: inout SeededGenerator) -> String {
    if generator.oneIn(3) { return "\(Double(bitPattern: generator.next()))" }
    return generator.pick(reals) ?? "0"
  }

  /// The date as written in a textual property list.
  static func text(ofDate parts: [Int]) -> String {
    let texts = parts.enumerated()
      .map { index, part in
        let digits = String(part)
        return String(repeating: "0", count: max(0, (index == 0 ? 4 : 2) - digits.count)) + digits
      }
    return "\(texts[0])-\(texts[1])-\(texts[2])T\(texts[3]):\(texts[4]):\(texts[5])Z"
  }

  /// The seconds since 2001 of a date whose parts may be beyond their range.
  static func seconds(ofDate parts: [Int]) -> Double {
    let fraction = Double(parts[5] % 7) / 4
    return Double(parts[0] - 2001) * 31_556_952 + Double(parts[1] * 2_629_746 + parts[2] * 86_400)
      + Double(parts[3] * 3600 + parts[4] * 60 + parts[5]) + fraction
  }
}

import Foundation

extension Mutator {
  /// Replaces a scalar by a number at the edge of a type or of a text form.
  static let boundaryNumber = Mutator.tree("boundary-number", weight: 6) { tree, generator, _ in
    guard let node = tree.randomScalar(&generator), var text = generator.pick(edges) else {
      return false
    }
    switch generator.below(16) {
    case 0, 1: text = longDigits(&generator)
    case 2: text = power(&generator)
    case 3: text = tie(&generator)
    default: break
    }
    // Strings that spell numbers take other code paths: keep a string a string half of the time.
    let staysString = tree.kind(of: node) == .string && generator.oneIn(2)
    tree.replace(node, with: tree.addScalar(staysString ? .string : .number, text.utf8))
    return true
  }

  private static let edges: [String] = [
    "0", "-0", "0.0", "-0.0", "1", "-1", "127", "128", "-128", "-129", "255", "256", "32767",
    "32768", "65535", "65536", "2147483647", "2147483648", "-2147483648", "-2147483649",
    "4294967295", "4294967296", "9007199254740991", "9007199254740992", "9007199254740993",
    "9007199254740993.0", "9223372036854775807", "9223372036854775808", "-9223372036854775808",
    "-9223372036854775809", "18446744073709551615", "18446744073709551616",
    "-18446744073709551615", "340282366920938463463374607431768211456", "1e400", "-1e400",
    "1e-400", "1e308", "1.7976931348623157e308", "1.7976931348623159e308", "5e-324", "2e-324",
    "2.2250738585072011e-308", "3.4028235e38", "3.5e38", "1e39", "1e-46", "0.1", "1.1", "0.5",
    "1.00000000000000000001", "1e2", "1E+2", "100e-2", "1e1000000000", "1e-1000000000",
    "1e99999999999999999999", "0e99999999999999999999", "1700000000", "1700000000000",
    "1000000000000", "1000000000001", "0.30000000000000004", "123456789012345678901234567890",
    "18446744073709551616.0", "18446744073709551616e0", "18446744073709551615.5",
  ]

  /// A power of two or ten, or a number next to one.
  private static func power(_ generator: inout SeededGenerator) -> String {
    if generator.oneIn(3) {
      let exponent = generator.below(700) - 350
      return generator.oneIn(2) ? "1e\(exponent)" : "9.999999999999999e\(exponent)"
    }
    let power =
      generator.oneIn(3)
      ? pow(Decimal(10), generator.below(38)) : pow(Decimal(2), generator.below(100))
    return "\(generator.oneIn(2) ? "-" : "")\(power + 1 - Decimal(generator.below(3)))"
  }

  /// A number halfway between two doubles, or just next to it.
  private static func tie(_ generator: inout SeededGenerator) -> String {
    let odd = Decimal(1 << 53 + 2 * generator.below(1 << 20) + 1)
    let middle = odd * pow(Decimal(2), generator.below(60))
    switch generator.below(4) {
    case 0: return "\(middle).00000000000000000001"
    case 1: return "\(middle - 1).9999999999999999"
    case 2: return "\(middle)e-\(generator.below(20))"
    default: return "\(middle)"
    }
  }

  private static func longDigits(_ generator: inout SeededGenerator) -> String {
    let count = 17 + generator.below(60)
    var text = generator.oneIn(2) ? "-" : ""
    text += String(1 + generator.below(9))
    for _ in 0..<count { text += String(generator.below(10)) }
    guard generator.oneIn(2) else { return text }
    return text + "." + String(generator.below(1000)) + (generator.oneIn(2) ? "e-20" : "")
  }
}

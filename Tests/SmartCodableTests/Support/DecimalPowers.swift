/// Products with powers of two and five as decimal digits, by school arithmetic.
///
/// The exact value of a double, or of the middle between two, is such a product: it needs up to 767
/// digits, which no number type has.
struct DecimalPowers {
  /// Powers as digits in groups of nine, the least significant first; the index is the exponent.
  private let twos: [[UInt64]]
  private let fives: [[UInt64]]

  private static let base: UInt64 = 1_000_000_000

  init() {
    twos = Self.powers(of: 2, through: 972)
    fives = Self.powers(of: 5, through: 1076)
  }

  private static func powers(of factor: UInt64, through last: Int) -> [[UInt64]] {
    var power: [UInt64] = [1]
    return (0...last)
      .map { _ in
        let result = power
        var carry: UInt64 = 0
        for index in power.indices {
          let product = power[index] * factor + carry
          power[index] = product % base
          carry = product / base
        }
        if carry > 0 { power.append(carry) }
        return result
      }
  }

  /// The digits of an odd number of at most 54 bits times a power of two, and the power of ten that
  /// they count.
  func digits(of odd: UInt64, timesTwoTo exponent: Int) -> (digits: [UInt8], exponent: Int) {
    exponent >= 0
      ? (Self.digits(odd, times: twos[exponent]), 0)
      : (Self.digits(odd, times: fives[-exponent]), exponent)
  }

  private static func digits(_ number: UInt64, times power: [UInt64]) -> [UInt8] {
    let low = number % base
    let high = number / base
    var groups = [UInt64](repeating: 0, count: power.count + 2)
    var carry: UInt64 = 0
    for index in groups.indices {
      var sum = carry
      if index < power.count { sum += power[index] * low }
      if index > 0, index <= power.count { sum += power[index - 1] * high }
      groups[index] = sum % base
      carry = sum / base
    }
    while groups.last == 0 { groups.removeLast() }
    var digits: [UInt8] = Array(String(groups[groups.count - 1]).utf8)
    for group in groups.dropLast().reversed() {
      let text = String(group).utf8
      for _ in text.count..<9 { digits.append(0x30) }
      digits.append(contentsOf: text)
    }
    return digits
  }
}

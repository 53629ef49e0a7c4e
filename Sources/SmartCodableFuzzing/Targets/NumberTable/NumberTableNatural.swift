/// A natural number of any size, for numbers halfway between two others.
struct NumberTableNatural {
  /// In base 10^9, the lowest first.
  private var groups: [UInt32] = []

  /// The number with these decimal digits.
  init(_ digits: some StringProtocol) {
    var rest = Array(digits.utf8)[...]
    while !rest.isEmpty {
      groups.append(rest.suffix(9).reduce(0) { $0 * 10 + UInt32($1) - 0x30 })
      rest = rest.dropLast(9)
    }
  }

  mutating func multiply(by factor: UInt32, adding summand: UInt32 = 0) {
    var carry = UInt64(summand)
    for index in groups.indices {
      carry += UInt64(groups[index]) * UInt64(factor)
      groups[index] = UInt32(carry % 1_000_000_000)
      carry /= 1_000_000_000
    }
    if carry > 0 { groups.append(UInt32(carry)) }
  }

  /// The number times a power.
  func times(_ factor: UInt32, _ count: Int) -> NumberTableNatural {
    var result = self
    for _ in 0..<max(0, count) { result.multiply(by: factor) }
    return result
  }

  /// The number and a small one more, or less if the number is larger.
  func moved(by distance: Int) -> NumberTableNatural {
    var result = self
    if distance >= 0 {
      result.multiply(by: 1, adding: UInt32(distance))
      return result
    }
    var borrow = UInt32(-distance)
    for index in groups.indices where borrow > 0 {
      let isEnough = groups[index] >= borrow
      result.groups[index] = groups[index] &- borrow &+ (isEnough ? 0 : 1_000_000_000)
      borrow = isEnough ? 0 : 1
    }
    return borrow == 0 ? result : NumberTableNatural("0")
  }

  /// The decimal digits; "0" for zero.
  var digits: String {
    let all = groups.reversed().map { String(String($0 + 1_000_000_000).dropFirst()) }.joined()
    let digits = all.drop { $0 == "0" }
    return digits.isEmpty ? "0" : String(digits)
  }
}

/// Numbers at the bounds of types, for every place where numbers are drawn.
enum NumberBounds {
  /// The first integers beyond a type, those up to which another type holds every integer, and ten's powers at the ends
  /// of Decimal's digits.
  static let firsts: [String] =
    [7, 8, 11, 15, 16, 24, 31, 32, 53, 63, 64, 127, 128]
    .map { NaturalNumber("1").times(2, $0).digits }
    + [0, 1, 12, 18, 19, 20, 37, 38, 39].map { "1" + String(repeating: "0", count: $0) }
    + [
      "0", "65504", "65520", "340282346638528859811704183484516925440",
      "340282356779733661637539395458142568448",
    ]

  /// Each of them and both of its neighbors, below and above zero.
  static let all: [String] = firsts.flatMap { first in
    [-1, 0, 1]
      .flatMap { distance -> [String] in
        let digits = NaturalNumber(first).moved(by: distance).digits
        return digits == "0" ? [digits] : [digits, "-" + digits]
      }
  }
}

/// A natural number of any size, for numbers halfway between two others.
struct NaturalNumber {
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

  private mutating func multiply(by factor: UInt32, adding summand: UInt32 = 0) {
    var carry = UInt64(summand)
    for index in groups.indices {
      carry += UInt64(groups[index]) * UInt64(factor)
      groups[index] = UInt32(carry % 1_000_000_000)
      carry /= 1_000_000_000
    }
    if carry > 0 { groups.append(UInt32(carry)) }
  }

  /// The number times a power.
  func times(_ factor: UInt32, _ count: Int) -> NaturalNumber {
    var result = self
    for _ in 0..<max(0, count) { result.multiply(by: factor) }
    return result
  }

  /// The number and a small one more, or less if the number is larger.
  func moved(by distance: Int) -> NaturalNumber {
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
    return borrow == 0 ? result : NaturalNumber("0")
  }

  /// The decimal digits; "0" for zero.
  var digits: String {
    let all = groups.reversed().map { String(String($0 + 1_000_000_000).dropFirst()) }.joined()
    let digits = all.drop { $0 == "0" }
    return digits.isEmpty ? "0" : String(digits)
  }
}

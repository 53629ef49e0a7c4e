/// A natural number of any size; the arithmetic of the judge of numbers, which rounds nothing.
struct NumberTableNatural: Comparable {
  /// In base 2^32, the lowest first, without zeros at the end.
  private var limbs: [UInt32] = []

  init(_ value: UInt64) {
    limbs = [UInt32(truncatingIfNeeded: value), UInt32(value >> 32)]
    trim()
  }

  /// The number with these decimal digits; other characters count as none.
  init(_ digits: String) {
    var (group, scale): (UInt32, UInt32) = (0, 1)
    for byte in digits.utf8 where (0x30...0x39).contains(byte) {
      (group, scale) = (group * 10 + UInt32(byte) - 0x30, scale * 10)
      guard scale == 1_000_000_000 else { continue }
      multiply(by: scale, adding: group)
      (group, scale) = (0, 1)
    }
    multiply(by: scale, adding: group)
  }

  private mutating func trim() { while limbs.last == 0 { limbs.removeLast() } }

  mutating func multiply(by factor: UInt32, adding summand: UInt32 = 0) {
    var carry = UInt64(summand)
    for index in limbs.indices {
      carry += UInt64(limbs[index]) * UInt64(factor)
      limbs[index] = UInt32(truncatingIfNeeded: carry)
      carry >>= 32
    }
    if carry > 0 { limbs.append(UInt32(carry)) }
    trim()
  }

  /// The number times powers of ten and of two.
  func scaled(ten: Int = 0, two: Int = 0) -> NumberTableNatural {
    var result = self
    for _ in 0..<ten / 9 { result.multiply(by: 1_000_000_000) }
    for _ in 0..<ten % 9 { result.multiply(by: 10) }
    if two >= 32, !result.limbs.isEmpty {
      result.limbs.insert(contentsOf: repeatElement(0, count: two / 32), at: 0)
    }
    result.multiply(by: 1 << UInt32(two % 32))
    return result
  }

  /// The number times a power of five.
  func timesFive(_ count: Int) -> NumberTableNatural {
    var result = self
    for _ in 0..<count { result.multiply(by: 5) }
    return result
  }

  static func < (left: NumberTableNatural, right: NumberTableNatural) -> Bool {
    guard left.limbs.count == right.limbs.count else { return left.limbs.count < right.limbs.count }
    return left.limbs.reversed().lexicographicallyPrecedes(right.limbs.reversed())
  }

  func sum(_ other: NumberTableNatural) -> NumberTableNatural {
    var result = self
    result.limbs += repeatElement(0, count: max(0, other.limbs.count - limbs.count))
    var carry: UInt64 = 0
    for index in result.limbs.indices {
      carry += UInt64(result.limbs[index])
      if index < other.limbs.count { carry += UInt64(other.limbs[index]) }
      result.limbs[index] = UInt32(truncatingIfNeeded: carry)
      carry >>= 32
    }
    if carry > 0 { result.limbs.append(UInt32(carry)) }
    return result
  }

  /// How far apart two numbers are.
  func distance(to other: NumberTableNatural) -> NumberTableNatural {
    var (large, small) = self < other ? (other, self) : (self, other)
    small.limbs += repeatElement(0, count: large.limbs.count - small.limbs.count)
    var borrow: Int64 = 0
    for index in large.limbs.indices {
      let difference = Int64(large.limbs[index]) - Int64(small.limbs[index]) + borrow
      large.limbs[index] = UInt32(truncatingIfNeeded: difference)
      borrow = difference < 0 ? -1 : 0
    }
    large.trim()
    return large
  }

  /// The decimal digits; "0" for zero.
  var digits: String {
    var rest = self
    var groups: [String] = []
    while !rest.limbs.isEmpty {
      var remainder: UInt64 = 0
      for index in rest.limbs.indices.reversed() {
        remainder = remainder << 32 | UInt64(rest.limbs[index])
        rest.limbs[index] = UInt32(remainder / 1_000_000_000)
        remainder %= 1_000_000_000
      }
      rest.trim()
      let group = String(remainder)
      let zeros = rest.limbs.isEmpty ? 0 : 9 - group.utf8.count
      groups.append(String(repeating: "0", count: zeros) + group)
    }
    return groups.isEmpty ? "0" : groups.reversed().joined()
  }
}

/// Powers of five by school arithmetic, to check the table by other means than its generator.
enum BigPower {
  static func leadingWords(ofFiveTo exponent: Int) -> [UInt64] {
    var power: [UInt32] = [1]
    for _ in 0..<abs(exponent) { power = times5(power) }
    if exponent >= 0 { return leading128(power) }
    // 2^k / 5^n with enough bits that 128 remain, cut; rounded up where the reader wants it.
    var dividend = [UInt32](repeating: 0, count: 2 * power.count + 6)
    dividend[dividend.count - 1] = 1
    var quotient = divided(dividend, timesFive: -exponent)
    while quotient.last == 0 { quotient.removeLast() }
    let words = leading128(quotient)
    guard exponent >= -27 else { return words }
    let (low, carry) = words[1].addingReportingOverflow(1)
    return [carry ? words[0] + 1 : words[0], low]
  }

  private static func times5(_ number: [UInt32]) -> [UInt32] {
    var carry: UInt64 = 0
    var result = number.map { word -> UInt32 in
      let product = UInt64(word) * 5 + carry
      carry = product >> 32
      return UInt32(truncatingIfNeeded: product)
    }
    if carry > 0 { result.append(UInt32(carry)) }
    return result
  }

  private static func divided(_ number: [UInt32], timesFive count: Int) -> [UInt32] {
    var result = number
    for _ in 0..<count {
      var remainder: UInt64 = 0
      for index in result.indices.reversed() {
        let part = remainder << 32 | UInt64(result[index])
        result[index] = UInt32(part / 5)
        remainder = part % 5
      }
    }
    return result
  }

  private static func leading128(_ number: [UInt32]) -> [UInt64] {
    var bits: [Bool] = []
    for word in number.reversed() {
      for shift in (0..<32).reversed() { bits.append(word >> shift & 1 == 1) }
    }
    let significant = bits.drop { !$0 }.prefix(128)
    var words: [UInt64] = [0, 0]
    for (position, bit) in significant.enumerated() where bit {
      words[position / 64] |= 1 << UInt64(63 - position % 64)
    }
    return words
  }
}

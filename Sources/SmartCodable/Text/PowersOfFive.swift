/// Powers of five for reading and writing numbers: 128 bits each, high word first.
enum PowersOfFive {
  static let smallest = -342
  static let largest = 308

  /// Powers of ten that a double holds exactly.
  static let exactPowersOfTen: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]

  /// The leading 128 bits, truncated, but rounded up from 5^-27 to 5^-1: as Eisel and Lemire need them.
  ///
  /// Made for the first number that needs one, in 0.1 ms.
  static let table: [(high: UInt64, low: UInt64)] = {
    var rows: [(high: UInt64, low: UInt64)] = []
    rows.reserveCapacity(largest - smallest + 1)
    // A power of two is divided again and again: what the first divisions cut off changes no later quotient.
    var words = [UInt64](repeating: 0, count: 15) + [1]
    for exponent in 1...(-smallest) {
      var remainder: UInt64 = 0
      for place in words.indices.reversed() {
        (words[place], remainder) = (5 as UInt64).dividingFullWidth((remainder, words[place]))
      }
      let (high, low) = leadingBits(of: words)
      rows.append((high, exponent <= 27 ? low + 1 : low))
    }
    rows.reverse()
    words = [1]
    for _ in 0...largest {
      rows.append(leadingBits(of: words))
      var carry: UInt64 = 0
      for place in words.indices {
        let (high, low) = words[place].multipliedFullWidth(by: 5)
        let (sum, isOver) = low.addingReportingOverflow(carry)
        words[place] = sum
        carry = high + (isOver ? 1 : 0)
      }
      if carry > 0 { words.append(carry) }
    }
    return rows
  }()

  /// The first 128 bits from the first that is set, of a number whose highest word is the last.
  private static func leadingBits(of words: [UInt64]) -> (high: UInt64, low: UInt64) {
    guard let last = words.lastIndex(where: { $0 > 0 }) else { return (0, 0) }
    let leading = (0..<3).map { last >= $0 ? words[last - $0] : 0 }
    let shift = leading[0].leadingZeroBitCount
    return (
      leading[0] << shift | leading[1] >> (64 - shift),
      leading[1] << shift | leading[2] >> (64 - shift)
    )
  }
}

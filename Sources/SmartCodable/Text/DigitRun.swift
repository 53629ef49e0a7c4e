/// The decimal digits at the start of eight bytes, found and combined without a branch per digit.
///
/// The lengths of numbers have no pattern that a processor could predict, so a loop over single digits
/// is mispredicted at the end of nearly every number.
struct DigitRun {
  /// The bytes as digit values, the first in the lowest byte.
  private let values: UInt64

  /// The top bit of each byte that is not a digit; only exact up to the lowest such byte.
  private let marks: UInt64

  @inline(__always)
  init(_ word: UInt64) {
    values = word ^ 0x3030_3030_3030_3030
    // A carry can only mark bytes above one that is already marked.
    marks = ((values &+ 0x7676_7676_7676_7676) | values) & 0x8080_8080_8080_8080
  }

  /// Whether all eight are digits.
  @inline(__always)
  var isFull: Bool { marks == 0 }

  /// The number of digits before the first other byte, if not all eight are digits.
  @inline(__always)
  var count: Int { marks.trailingZeroBitCount &>> 3 }

  /// The number spelled by the eight digits, if all are digits.
  @inline(__always)
  var eightDigits: UInt64 { Self.joined(values) }

  /// `number` with the digits appended, modulo 2^64, if not all eight are digits.
  @inline(__always)
  func appended(to number: UInt64) -> UInt64 {
    // The digits are shifted to the top; the zeros shifted in below count as leading zeros.
    let unused = UInt64(truncatingIfNeeded: ~marks.trailingZeroBitCount)
    return number &* Self.powersOfTen[count & 7] &+ Self.joined((values &<< 8) &<< unused)
  }

  private static let powersOfTen: [UInt64] = [
    1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000,
  ]

  /// The number spelled by eight digit values: neighbors are joined into pairs, then all four pairs at
  /// once.
  @inline(__always)
  private static func joined(_ values: UInt64) -> UInt64 {
    let pairs = values &* 10 &+ values >> 8
    let odd = (pairs & 0x0000_00FF_0000_00FF) &* (1_000_000 << 32 + 100)
    let even = (pairs >> 16 & 0x0000_00FF_0000_00FF) &* (10_000 << 32 + 1)
    return (odd &+ even) >> 32
  }
}

extension ByteCursor {
  /// Reads all digits at the cursor and appends them to `number`, modulo 2^64.
  @inline(__always)
  mutating func readDigits(behind number: inout UInt64) {
    while true {
      let run = DigitRun(word)
      if !run.isFull {
        number = run.appended(to: number)
        advance(run.count)
        return
      }
      number = number &* 100_000_000 &+ run.eightDigits
      advance(8)
    }
  }
}

/// The shortest decimal that reads back as a given double, and the nearest one of equally short ones.
///
/// Giulietti, "The Schubfach way to render doubles" (2020), with 128-bit powers of ten. For
/// v = c·2^q the decimals between the halfway points to both neighbors read back as v. If k is the
/// largest integer with 10^k no wider than that interval, then the interval holds a multiple of
/// 10^k and at most one of 10^(k+1): the latter is shorter and wins, else the nearest of the two
/// multiples of 10^k around v. Scaled products are rounded to odd, which keeps all comparisons
/// exact.
struct ShortestDecimal {
  /// The digits, possibly with trailing zeros.
  let digits: UInt64

  /// The power of ten of the last digit.
  let exponent: Int

  /// Finds the decimal of a finite double above zero; nil beyond the range of ``PowersOfFive``, which
  /// ends somewhat above the subnormal numbers.
  @inline(__always)
  init?(_ value: Double) {
    let fraction = value.significandBitPattern
    let isEven = fraction & 1 == 0
    // At a power of two the lower neighbor is half as far away as the upper one.
    let isPower = fraction == 0
    let biased = Int(value.exponentBitPattern)
    guard biased > Self.smallestExponent else { return nil }
    let significand = fraction | 1 << 52
    let q = biased - 1075
    let k = Self.floorOfLog10(ofPowerOfTwo: q, isPower: isPower)
    let shift = UInt64(truncatingIfNeeded: q + Self.floorOfLog2(ofPowerOfTen: -k) + 1)
    let power = Self.powerOfTen(-k)
    let scaled = significand << 2
    let below = Self.product(power, (isPower ? scaled - 1 : scaled - 2) << shift)
    let exact = Self.product(power, scaled << shift)
    let above = Self.product(power, (scaled + 2) << shift)
    // The interval includes its ends if ties are read as this double.
    let low = isEven ? below : below + 1
    let high = isEven ? above : above - 1
    let floor = exact / 4
    let tens = floor / 10
    let isLowTens = low <= 40 * tens
    if isLowTens != (40 * tens + 40 <= high) {
      digits = isLowTens ? tens : tens + 1
      exponent = k + 1
      return
    }
    exponent = k
    let isLow = low <= 4 * floor
    if isLow != (4 * floor + 4 <= high) {
      digits = isLow ? floor : floor + 1
    } else {
      let middle = 4 * floor + 2
      let isAbove = exact > middle || exact == middle && floor & 1 == 1
      digits = isAbove ? floor + 1 : floor
    }
  }

  /// Doubles with this biased exponent or a lower one need powers of ten beyond the table.
  private static let smallestExponent = 53

  /// ⌊log10 2^q⌋, or ⌊log10 ¾·2^q⌋ for the narrower interval of a power of two.
  ///
  /// In fixed point, exact for all exponents of doubles.
  @inline(__always)
  private static func floorOfLog10(ofPowerOfTwo q: Int, isPower: Bool) -> Int {
    (q * 1_262_611 - (isPower ? 524_031 : 0)) >> 22
  }

  /// ⌊log2 10^k⌋, in fixed point, exact for all exponents of doubles.
  @inline(__always)
  private static func floorOfLog2(ofPowerOfTen k: Int) -> Int { (k * 1_741_647) >> 19 }

  /// The 128 most significant bits of 10^k, which are those of 5^k, rounded up.
  ///
  /// The table holds them rounded down, but exactly from 5^0 to 5^55, and already rounded up from
  /// 5^-27 to 5^-1.
  @inline(__always)
  private static func powerOfTen(_ k: Int) -> (high: UInt64, low: UInt64) {
    let (high, low) = PowersOfFive.table[k - PowersOfFive.smallest]
    if k >= -27, k <= 55 { return (high, low) }
    let (sum, carry) = low.addingReportingOverflow(1)
    return (carry ? high + 1 : high, sum)
  }

  /// The product without its lower 128 bits, rounded to odd.
  @inline(__always)
  private static func product(_ power: (high: UInt64, low: UInt64), _ factor: UInt64) -> UInt64 {
    let lower = factor.multipliedFullWidth(by: power.low).high
    let upper = factor.multipliedFullWidth(by: power.high)
    let (sum, carry) = upper.low.addingReportingOverflow(lower)
    let high = carry ? upper.high + 1 : upper.high
    return sum > 1 ? high | 1 : high
  }
}

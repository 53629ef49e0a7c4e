#if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
import struct Foundation.Decimal

/// Half precision, which is unavailable on Intel Macs; the largest value is 65504.
extension Float16: FloatingScalar {
  /// Accepts only values of Float; the rest is left to `coerced` and `strict`, since integers out of
  /// range would silently become infinite and Foundation reads all others as a Float first.
  static func exact(_ tape: Tape, _ index: Int) -> Float16? {
    guard let double = Double.exact(tape, index), Double(Float(double)) == double else {
      return nil
    }
    return nearest(to: double)
  }

  /// Reads a Float and rounds it again, as the standard library does.
  static func strict(at index: Int, in source: ScalarSource) throws(Miss) -> Float16 {
    let value = Float16(try Float.strictRead(at: index, in: source))
    guard value.isFinite || !source.tape.isNumber(index) else { throw Miss(kind: .overflow) }
    return value
  }

  /// The double nearest to the text is on the same side of every midpoint between two values as the
  /// text itself, unless it is such a midpoint: then the text decides.
  static func nearest(to text: String) -> Float16 {
    let double = Double.nearest(to: text)
    if let value = nearest(to: double) { return value }
    guard double.magnitude <= overflow else { return Float16(double) }
    let (lower, upper) = neighbors(of: double.magnitude)
    let magnitude: Float16 =
      switch comparison(text, withMidpoint: double.magnitude) {
      case ..<0: lower
      case 1...: upper
      default: Float16(double.magnitude)
      }
    return double.sign == .minus ? -magnitude : magnitude
  }

  /// Rounding twice can only give a wrong result if the first rounding produced a midpoint.
  static func nearest(to double: Double) -> Float16? {
    let value = Float16(double)
    guard value.isFinite else { return nil }
    let (lower, upper) = neighbors(of: double.magnitude)
    let isMidpoint = double.magnitude - Double(lower) == Double(upper) - double.magnitude
    return isMidpoint ? nil : value
  }

  /// The midpoint between the largest value and the next one if the range went on.
  private static var overflow: Double { 65520 }

  /// The largest value not above a magnitude, and the next larger one.
  private static func neighbors(of magnitude: Double) -> (lower: Float16, upper: Float16) {
    let nearest = Float16(magnitude)
    let lower = Double(nearest) > magnitude ? nearest.nextDown : nearest
    return (lower, lower.nextUp)
  }

  /// Whether the number of a text, without its sign, is smaller or larger than a midpoint: -1, 0 or 1.
  private static func comparison(_ text: String, withMidpoint midpoint: Double) -> Int {
    // Every midpoint is a multiple of 2^-25, hence a multiple of 10^-25 in decimal.
    let units = Decimal(UInt64(midpoint * 0x1p25)) * 298_023_223_876_953_125
    guard let number = ExactDecimal(Array(text.utf8)),
      let middle = ExactDecimal(Array("\(units)e-25".utf8))
    else { return 0 }
    let order = number.digits.count + number.exponent - middle.digits.count - middle.exponent
    if order != 0 { return order.signum() }
    if number.digits.elementsEqual(middle.digits) { return 0 }
    return number.digits.lexicographicallyPrecedes(middle.digits) ? -1 : 1
  }
}
#endif

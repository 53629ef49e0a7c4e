#if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
/// Half precision, which the processors of Intel Macs do not have; 65504 is the largest value.
extension Float16: FloatingScalar {
  /// Integers beyond the range would become infinite without a word, and Foundation reads all others as a
  /// Float first: what is no Float is left to the ways that know the mode.
  static func exact(_ tape: Tape, _ index: Int) -> Float16? {
    guard let double = Double.exact(tape, index), Double(Float(double)) == double else {
      return nil
    }
    return nearest(to: double)
  }

  /// As the standard library reads it from a decoder: as a Float, rounded again.
  static func strict(at index: Int, in source: ScalarSource) throws(Miss) -> Float16 {
    let value = Float16(try Float.strictRead(at: index, in: source))
    guard value.isFinite || source.tape.isString(index) else { throw Miss(kind: .overflow) }
    return value
  }

  /// The double next to the text lies on the same side of every midpoint between two values, unless
  /// it is one: then only the text tells the side.
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

  /// A second rounding can only go wrong where the first one produced a midpoint.
  static func nearest(to double: Double) -> Float16? {
    let value = Float16(double)
    guard value.isFinite else { return nil }
    let (lower, upper) = neighbors(of: double.magnitude)
    let isMidpoint = double.magnitude - Double(lower) == Double(upper) - double.magnitude
    return isMidpoint ? nil : value
  }

  /// The midpoint between the largest value and the one that would come next.
  private static var overflow: Double { 65520 }

  /// The largest value that is not above a magnitude, and the next one.
  private static func neighbors(of magnitude: Double) -> (lower: Float16, upper: Float16) {
    let nearest = Float16(magnitude)
    let lower = Double(nearest) > magnitude ? nearest.nextDown : nearest
    return (lower, lower.nextUp)
  }

  /// Whether the number of a text, without its sign, is smaller or larger than a midpoint: -1, 0 or 1.
  private static func comparison(_ text: String, withMidpoint midpoint: Double) -> Int {
    // Every midpoint is a multiple of 2^-25, and as decimal text one of 10^-25.
    let units = UInt128(midpoint * 0x1p25) * 298_023_223_876_953_125
    guard let number = ExactDecimal(text.utf8), let middle = ExactDecimal("\(units)e-25".utf8)
    else { return 0 }
    let order = number.digits.count + number.exponent - middle.digits.count - middle.exponent
    if order != 0 { return order.signum() }
    if number.digits.elementsEqual(middle.digits) { return 0 }
    return number.digits.lexicographicallyPrecedes(middle.digits) ? -1 : 1
  }
}
#endif

import Foundation

/// A binary floating-point type; all share one implementation (CONV-11 to CONV-13).
protocol FloatingScalar: ScalarValue, BinaryFloatingPoint {
  /// The value nearest to a number text, rounded once; infinite if it overflows.
  static func nearest(to text: String) -> Self

  /// The value nearest to the number whose double is given; nil if only its text can decide.
  static func nearest(to double: Double) -> Self?
}

extension FloatingScalar {
  static var typeDefault: Self? { 0 }

  @inline(__always)
  static func exact(_ tape: Tape, _ index: Int) -> Self? {
    let tag = tape.rawTag(index)
    if tag == Tape.Tag.double.rawValue {
      return nearest(to: Double(bitPattern: tape.payload(index)))
    }
    if tag == Tape.Tag.integer.rawValue { return Self(Int64(bitPattern: tape.payload(index))) }
    return tag == Tape.Tag.unsigned.rawValue ? Self(tape.payload(index)) : nil
  }

  @inline(__always)
  static func neverReads(_ tag: Tape.Tag, in source: ScalarSource) -> Bool {
    switch tag {
    case .yes, .no, .object, .array: true
    case .plainString, .unicodeString, .escapedString: !source.settings.namesNonFinite
    default: false
    }
  }

  @_semantics("optimize.sil.specialize.generic.never")
  static func coerced(at index: Int, in source: ScalarSource) throws(Miss) -> Coerced<Self> {
    let tape = source.tape
    switch tape.tag(index) {
    case .yes, .no:
      return .converted(tape.has(.yes, at: index) ? 1 : 0)
    case .integer, .unsigned, .double, .bigNumber:
      return .same(try finite(nearest(to: tape.numberText(index))))
    case .plainString, .unicodeString, .escapedString:
      let text = tape.string(index)
      if let named = nonFinite(text, in: source) { return .same(named) }
      guard ExactDecimal(Array(text.utf8)) != nil else { throw .invalid }
      return .converted(try finite(nearest(to: text)))
    case .foreign:
      return try foreign(at: index, in: source)
    default:
      throw .mismatch
    }
  }

  /// Accepts numbers that do not round to infinity or to zero, and the configured names of infinity and
  /// NaN (CONV-13).
  @_semantics("optimize.sil.specialize.generic.never")
  static func strict(at index: Int, in source: ScalarSource) throws(Miss) -> Self {
    let tape = source.tape
    if tape.isString(index), let named = nonFinite(tape.string(index), in: source) { return named }
    if tape.has(.foreign, at: index) {
      guard tape.foreignValue(index).nonFinite != nil,
        case .same(let value) = try foreign(at: index, in: source)
      else { throw .mismatch }
      return value
    }
    guard tape.isNumber(index) else { throw .mismatch }
    let value = try finite(nearest(to: tape.numberText(index)))
    if value == 0, !ExactDecimal(tape, index).isZero { throw .invalid }
    return value
  }

  /// Numeric texts, and the text for "not a number", which counts as 0 (LEG-4).
  @_semantics("optimize.sil.specialize.generic.never")
  static func legacyCoerced(at index: Int, in source: ScalarSource) throws(Miss) -> Coerced<Self> {
    guard source.tape.isString(index) else { return .same(try strict(at: index, in: source)) }
    let text = source.tape.string(index)
    if let named = nonFinite(text, in: source) { return .same(named) }
    if text.lowercased() == "nan" { return .converted(0) }
    guard ExactDecimal(Array(text.utf8)) != nil else { throw .mismatch }
    return .converted(try finite(nearest(to: text)))
  }

  private static func finite(_ value: Self) throws(Miss) -> Self {
    guard value.isFinite else { throw Miss(kind: .overflow) }
    return value
  }

  /// The three strings of `.float(.convertFromString(…))` (CONV-13).
  private static func nonFinite(
    _ text: @autoclosure () -> String,
    in source: ScalarSource
  ) -> Self? {
    guard
      case .convertFromString(let positive, let negative, let nan) = source.settings.float
    else { return nil }
    switch text() {
    case positive: return .infinity
    case negative: return -.infinity
    case nan: return .nan
    default: return nil
    }
  }

  private static func foreign(
    at index: Int,
    in source: ScalarSource
  ) throws(Miss) -> Coerced<Self> {
    let leaf = source.tape.foreignValue(index)
    if let value = leaf.nonFinite {
      // JSON5 text may spell a non-finite number (J5-4).
      if source.tape.detail(index) > 0 { return .same(Self(value)) }
      guard case .convertFromString = source.settings.float else { throw .invalid }
      return .same(Self(value))
    }
    guard let seconds = leaf.seconds else { throw .mismatch }
    return .converted(try finite(Self(seconds)))
  }
}

extension Double: FloatingScalar {
  static func nearest(to text: String) -> Double { Double(text) ?? .infinity }

  @inline(__always)
  static func nearest(to double: Double) -> Double? { double }
}

extension CGFloat: FloatingScalar {
  // Its conversion from other types is generic code of the standard library.
  static func exact(_ tape: Tape, _ index: Int) -> CGFloat? {
    Double.exact(tape, index).map { CGFloat($0) }
  }

  static func nearest(to text: String) -> CGFloat { CGFloat(Double.nearest(to: text)) }

  static func nearest(to double: Double) -> CGFloat? { CGFloat(double) }
}

extension Float: FloatingScalar {
  static func nearest(to text: String) -> Float { Float(text) ?? .infinity }

  /// Rounding twice can only give a wrong result if the first rounding produced a tie, or if a
  /// subnormal result drops more bits than usual.
  static func nearest(to double: Double) -> Float? {
    let droppedBits = double.bitPattern & 0x1FFF_FFFF
    guard droppedBits != 0x1000_0000 else { return nil }
    guard double == 0 || double.magnitude >= 0x1p-126 else { return nil }
    let value = Float(double)
    return value.isFinite && double != 0 || double.bitPattern << 1 == 0 ? value : nil
  }
}

extension Double: ScalarEncodable {
  @inline(__always)
  func write(at slot: Int32, in state: EncodeState) throws {
    try state.set(slot, orNameOf: self)
  }
}

extension Float: ScalarEncodable {
  @inline(__always)
  func write(at slot: Int32, in state: EncodeState) throws {
    try state.set(slot, orNameOf: self)
  }
}

extension CGFloat: ScalarEncodable {
  func write(at slot: Int32, in state: EncodeState) throws {
    try Double(self).write(at: slot, in: state)
  }
}

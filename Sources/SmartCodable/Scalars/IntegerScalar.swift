/// An integer type; all share one implementation and differ only in their range.
protocol IntegerScalar: ScalarValue, FixedWidthInteger {}

extension IntegerScalar {
  static var typeDefault: Self? { 0 }

  @inline(__always)
  static func exact(_ tape: Tape, _ index: Int) -> Self? {
    let tag = tape.rawTag(index)
    if tag == Tape.Tag.integer.rawValue {
      return Self(exactly: Int64(bitPattern: tape.payload(index)))
    }
    return tag == Tape.Tag.unsigned.rawValue ? Self(exactly: tape.payload(index)) : nil
  }

  /// Reads numbers with a point or an exponent as Foundation does: as a double, unless it is too large
  /// to distinguish integers.
  ///
  /// A fraction below the resolution of a double is lost, as in Foundation (AGR-1); only for a property of a
  /// model the exact value of the number decides (NUM-1).
  @inline(__always)
  static func neverReads(_ tag: Tape.Tag) -> Bool {
    switch tag {
    case .yes, .no, .plainString, .unicodeString, .escapedString, .object, .array: true
    default: false
    }
  }

  static func strict(at index: Int, in source: ScalarSource) throws(Miss) -> Self {
    let tape = source.tape
    guard tape.isNumber(index) else { throw .mismatch }
    if tape.has(.integer, at: index) || tape.has(.unsigned, at: index) {
      throw Miss(kind: .overflow)  // in range, it would have been exact
    }
    if tape.isPlainInteger(index) {
      return try ExactDecimal(tape, index).integer(Self.self, .strict)
    }
    let double =
      tape.has(.double, at: index)
      ? Double(bitPattern: tape.payload(index)) : Double.nearest(to: tape.numberText(index))
    guard let value = Self(exactly: double) else { throw Miss(kind: .inexact) }
    if double.magnitude < 0x1p53 { return value }
    let number = ExactDecimal(tape, index)
    // Foundation then uses a Decimal and takes its integer part if its digits fit 64 bits.
    let exact = try number.integer(Self.self, .truncate)
    guard number.hasWord, exact.magnitude <= Self.max.magnitude, exact.magnitude <= UInt64.max
    else { throw Miss(kind: .overflow) }
    return exact
  }

  /// Converts Booleans, other spellings of numbers, and strings that spell a number (CONV-2, CONV-3).
  static func coerced(at index: Int, in source: ScalarSource) throws(Miss) -> Coerced<Self> {
    let tape = source.tape
    switch tape.tag(index) {
    case .yes, .no:
      return .converted(tape.has(.yes, at: index) ? 1 : 0)
    case .integer, .unsigned:
      throw Miss(kind: .overflow)  // in range, it would have been exact
    case .double, .bigNumber:
      let number = ExactDecimal(tape, index)
      let value = try number.integer(Self.self, source.settings.number)
      return number.isInteger ? .same(value) : .converted(value)
    case .plainString, .unicodeString, .escapedString:
      guard let number = ExactDecimal(tape.stringBytes(index)) else { throw .invalid }
      return .converted(try number.integer(Self.self, source.settings.number))
    case .foreign:
      guard let number = source.tape.foreignValue(index).number else { throw .mismatch }
      return .converted(try number.integer(Self.self, source.settings.number))
    default:
      throw .mismatch
    }
  }
}

extension Int: IntegerScalar {
  /// Texts that `Int` reads; no other integer type converts (LEG-4).
  static func legacyCoerced(at index: Int, in source: ScalarSource) throws(Miss) -> Coerced<Int> {
    guard source.tape.isString(index) else { return .same(try strict(at: index, in: source)) }
    guard let value = Int(source.tape.string(index)) else { throw .mismatch }
    return .converted(value)
  }
}

extension Int8: IntegerScalar {}
extension Int16: IntegerScalar {}
extension Int32: IntegerScalar {}
extension Int64: IntegerScalar {}
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Int128: IntegerScalar {}
extension UInt: IntegerScalar {}
extension UInt8: IntegerScalar {}
extension UInt16: IntegerScalar {}
extension UInt32: IntegerScalar {}
extension UInt64: IntegerScalar {}
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension UInt128: IntegerScalar {}

extension FixedWidthInteger where Self: ScalarEncodable {
  /// Writes all digits, for every width (ENC-12).
  @inline(__always)
  func write(at slot: Int32, in state: EncodeState) {
    if let value = Int64(exactly: self) {
      state.set(slot, value)
    } else if let value = UInt64(exactly: self) {
      state.set(slot, value)
    } else {
      state.set(slot, digits: description)
    }
  }
}

extension Int: ScalarEncodable {}
extension Int8: ScalarEncodable {}
extension Int16: ScalarEncodable {}
extension Int32: ScalarEncodable {}
extension Int64: ScalarEncodable {}
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Int128: ScalarEncodable {}
extension UInt: ScalarEncodable {}
extension UInt8: ScalarEncodable {}
extension UInt16: ScalarEncodable {}
extension UInt32: ScalarEncodable {}
extension UInt64: ScalarEncodable {}
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension UInt128: ScalarEncodable {}

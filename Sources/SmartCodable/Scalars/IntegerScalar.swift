/// An integer type; all share one implementation and differ only in their range.
protocol IntegerScalar: ScalarValue, ScalarEncodable, FixedWidthInteger {}

extension IntegerScalar {
  static var typeDefault: Self? { 0 }

  @inline(__always)
  static var isInteger: Bool { true }

  @inline(__always)
  static func exact(_ tape: Tape, _ index: Int) -> Self? {
    let tag = tape.rawTag(index)
    if tag == Tape.Tag.integer.rawValue {
      return Self(exactly: Int64(bitPattern: tape.payload(index)))
    }
    return tag == Tape.Tag.unsigned.rawValue ? Self(exactly: tape.payload(index)) : nil
  }

  @inline(__always)
  static func neverReads(_ tag: Tape.Tag, in source: ScalarSource) -> Bool {
    switch tag {
    case .yes, .no, .plainString, .unicodeString, .escapedString, .object, .array: true
    default: false
    }
  }

  /// Reads numbers with a point or an exponent as Foundation does: as a double, unless it is too large
  /// to distinguish integers.
  ///
  /// A fraction below the resolution of a double is lost, as in Foundation (AGR-1); only for a property of a
  /// model the exact value of the number decides (NUM-1).
  @inline(never)
  static func strict(at index: Int, in source: ScalarSource) throws(Miss) -> Self {
    guard let double = try source.tape.doubleOfInteger(index) else {
      return try fitting(try source.tape.integer(index, .strict))
    }
    guard let number = WholeNumber(double), let value = Self(number) else {
      throw Miss(kind: .inexact)
    }
    if double.magnitude < 0x1p53 { return value }
    // Foundation then uses a Decimal and takes its integer part if its digits fit 64 bits.
    let exact = try fitting(try source.tape.integer(index, .truncate))
    if exact.magnitude > Self.max.magnitude { throw Miss(kind: .overflow) }
    return exact
  }

  @inline(__always)
  private static func fitting(_ number: WholeNumber) throws(Miss) -> Self {
    guard let value = Self(number) else { throw Miss(kind: .overflow) }
    return value
  }

  /// Converts Booleans, other spellings of numbers, and strings that spell a number (CONV-2, CONV-3).
  @inline(never)
  static func coerced(at index: Int, in source: ScalarSource) throws(Miss) -> Coerced<Self> {
    let (number, isSame) = try source.integer(at: index)
    let value = try fitting(number)
    return isSame ? .same(value) : .converted(value)
  }
}

// What is the same for all widths.

extension ScalarSource {
  fileprivate func integer(at index: Int) throws(Miss) -> (number: WholeNumber, isSame: Bool) {
    switch tape.tag(index) {
    case .yes, .no:
      let one = tape.has(.yes, at: index)
      return (
        WholeNumber(isNegative: false, magnitude: one ? Mantissa().successor : Mantissa()), false
      )
    case .integer, .unsigned:
      throw Miss(kind: .overflow)  // in range, it would have been exact
    case .double, .bigNumber:
      let number = ExactDecimal(tape, index)
      return (try number.integer(settings.number), number.isInteger)
    case .plainString, .unicodeString, .escapedString:
      guard let number = ExactDecimal(tape.stringBytes(index)) else { throw .invalid }
      return (try number.integer(settings.number), false)
    case .foreign:
      guard let number = tape.foreignValue(index).number else { throw .mismatch }
      return (try number.integer(settings.number), false)
    default:
      throw .mismatch
    }
  }
}

extension Tape {
  /// The double that Foundation reads an integer from, or nil if it reads the digits.
  fileprivate func doubleOfInteger(_ index: Int) throws(Miss) -> Double? {
    guard isNumber(index) else { throw .mismatch }
    if has(.integer, at: index) || has(.unsigned, at: index) {
      throw Miss(kind: .overflow)  // in range, it would have been exact
    }
    if isPlainInteger(index) { return nil }
    return has(.double, at: index)
      ? Double(bitPattern: payload(index)) : Double.nearest(to: numberText(index))
  }

  /// The integer that is made of the digits; of a fraction, only one of 64 bits.
  fileprivate func integer(
    _ index: Int,
    _ strategy: SmartCodableOptions.NumberConversionStrategy
  ) throws(Miss) -> WholeNumber {
    let decimal = ExactDecimal(self, index)
    let number = try decimal.integer(strategy)
    if strategy == .truncate, !decimal.hasWord || number.magnitude.high != 0 {
      throw Miss(kind: .overflow)
    }
    return number
  }
}

extension Int: IntegerScalar {
  /// Texts that `Int` reads; no other integer type converts (LEG-4).
  @inline(never)
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

extension IntegerScalar {
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

import ConformanceKit

// Numbers, read from their digits.
extension ReferenceDecoder {
  /// The literal of the value, which must be a number.
  func literal(_ type: Any.Type) throws -> String {
    switch current {
    case .number(let literal): return literal
    case .boolean(let flag) where policy.numberFromBoolean: return flag ? "1" : "0"
    case .string(let text) where policy.numberFromText && ExactDecimal(text) != nil: return text
    default: throw wrongKind(type)
    }
  }

  /// The value as an integer, however it is written.
  func integer<Whole: FixedWidthInteger>(_ type: Whole.Type) throws -> Whole {
    let literal = try literal(type)
    let number = ExactDecimal(literal)
    if policy.integerNeedsPlainForm, number?.isWrittenAsInteger == false { throw corrupted() }
    if policy.integerRefusesMinimum, Whole.isSigned, literal == "\(Whole.min)" { throw corrupted() }
    if policy.unsignedThroughSigned, Whole.self == UInt64.self, Int64(literal) == nil {
      throw corrupted()
    }
    if policy.integerPassesDouble, let double = Double(literal) {
      if let whole = Whole(exactly: double) { return whole }
    }
    if policy.integerLosesFraction, let number, !number.isIntegral {
      if let whole = Whole(number.truncatedText()) { return whole }
    }
    // The longest integer, of 128 bits, has 39 digits.
    let digits = number?.integerText(maximumDigits: 39)
    // What is written with a point or an exponent goes through a Decimal, of which 64 bits are taken.
    if Whole.bitWidth > 64, number?.isWrittenAsInteger == false, let digits,
      UInt64(digits.drop { $0 == "-" }) == nil
    {
      throw corrupted()
    }
    if let whole = digits.flatMap({ Whole($0) }) { return whole }
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *),
      let wide = digits.flatMap({ Int128($0) })
    {
      if policy.integerWraps { return Whole(truncatingIfNeeded: wide) }
      if policy.integerIsClamped { return Whole(clamping: wide) }
    }
    throw corrupted()
  }

  /// The nearest floating-point number, which is finite.
  func floating<Real: BinaryFloatingPoint & LosslessStringConvertible>(
    _ type: Real.Type
  ) throws -> Real {
    if case .string(let text) = current, let number: Real = try nonFinite(text) { return number }
    var literal = try literal(type)
    if policy.doubleHas19Digits { literal = ExactDecimal(literal)?.cut(to: 19).literal ?? literal }
    if policy.wholeNumberIsNoDouble, ExactDecimal(literal)?.isWrittenAsInteger == true {
      throw corrupted()
    }
    guard var number = Real(literal) else { throw corrupted() }
    if policy.floatPassesDouble, let double = Double(literal) { number = Real(double) }
    if policy.doublePassesFloat, let float = Float(literal) { number = Real(float) }
    if policy.tieIsRoundedAway, let away = awayFromZero(number, literal) { number = away }
    if policy.subnormalIsZero, number.isSubnormal { number = 0 }
    if policy.zeroHasNoSign, number == 0 { number = 0 }
    guard number.isFinite || policy.overflowIsInfinite else { throw corrupted() }
    return number
  }

  /// The number for a text in the strategy for numbers that are not finite.
  private func nonFinite<Real: BinaryFloatingPoint & LosslessStringConvertible>(
    _ text: String
  ) throws -> Real? {
    if policy.nonFiniteTextIsNumber, ["NaN", "inf"].contains(text) { return Real(text) }
    guard session.strategies.namesNonFinite, !policy.nonFiniteStrategyIsIgnored else { return nil }
    switch text {
    case "INF": return .infinity
    case "-INF": return -.infinity
    case "NAN": return .nan
    default: throw wrongKind(Real.self)
    }
  }

  /// The neighbor away from zero, if an integer lies halfway between the two.
  private func awayFromZero<Real: BinaryFloatingPoint>(_ number: Real, _ literal: String) -> Real? {
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *),
      let text = ExactDecimal(literal)?.integerText(maximumDigits: 38),
      let exact = Int128(text), let near = Int128(exactly: number)
    else { return nil }
    let other = exact > 0 ? number.nextUp : number.nextDown
    guard let far = Int128(exactly: other), near != exact, far - exact == exact - near else {
      return nil
    }
    return other
  }
}

extension ExactDecimal {
  /// The number as a literal with an exponent.
  fileprivate var literal: String {
    (isNegative ? "-" : "") + (digits.isEmpty ? "0" : digits) + "e\(exponent)"
  }
}

// MARK: The types

extension ReferenceForm where Self: FixedWidthInteger {
  init(reading decoder: ReferenceDecoder) throws {
    self = try decoder.integer(Self.self)
  }
}

extension ReferenceForm where Self: BinaryFloatingPoint & LosslessStringConvertible {
  init(reading decoder: ReferenceDecoder) throws {
    self = try decoder.floating(Self.self)
  }
}

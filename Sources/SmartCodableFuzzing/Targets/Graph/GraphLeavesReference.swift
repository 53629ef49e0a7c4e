import Foundation

/// What a property must be for a value of a graph.
enum GraphWanted: Equatable {
  /// A value, as text.
  case value(String)
  /// The initial value, or nil.
  case fallback
  /// The specification does not say.
  case open
}

/// The conversions of dictionary input, written from the specification's table and from nothing else.
///
///     wanted     from a Bool     from a number            from a text                   from a Date
///     String     true, false     CONV-6 to CONV-8         itself                        its seconds
///     integers   1, 0            exact, or rounded        CONV-3, then as a number      its seconds
///     Double     1, 0            the nearest, if finite   CONV-3, then as a number      its seconds
///     Decimal    1, 0            exact (CONV-10)          CONV-3, then as a number      its seconds
///     Bool       itself          0, 1                     a word of CONV-4              0, 1
///     Date       –               DATE-1, DATE-5           CONV-3, then as a number      itself
///     Data       –               –                        base64                        –
///     URL        –               as its String            URL(string:), if not empty    as its String
///     UUID       –               –                        UUID(uuidString:)             –
///
/// A URL and a UUID count as their texts; Data counts as its base64, which the numbers do not read, and as itself for Data. Null,
/// containers, strangers and numbers that are not finite convert to nothing, but for a floating-point property
/// under `.float(.convertFromString(…))` (ENT-13).
struct GraphLeavesReference {
  enum Dates: Int { case automatic, deferred, seconds, milliseconds, iso8601 }

  var rounding = GraphRounding.strict
  var dates = Dates.automatic
  var namesFloats = false
  var failsWhole = false
  var keepsNull = false

  // MARK: Texts and flags

  func text(_ meaning: GraphMeaning) -> GraphWanted {
    switch meaning {
    case .flag(let flag): .value(flag ? "true" : "false")
    case .number(let number): .value(Self.text(of: number))
    case .date(let date): .value(Self.text(of: GraphNumber(date)))
    case .data(let data): .value(data.base64EncodedString())
    default: Self.string(meaning).map { .value($0) } ?? .fallback
    }
  }

  func flag(_ meaning: GraphMeaning) -> GraphWanted {
    switch meaning {
    case .flag(let flag): return .value("\(flag)")
    case .number(let number): return Self.flag(number)
    case .date(let date): return Self.flag(GraphNumber(date))
    default:
      guard case .value(let text) = text(meaning) else { return .fallback }
      if ["1", "YES", "Yes", "yes", "TRUE", "True", "true"].contains(text) {
        return .value("true")
      }
      let isNo = ["0", "NO", "No", "no", "FALSE", "False", "false"].contains(text)
      return isNo ? .value("false") : .fallback
    }
  }

  private static func flag(_ number: GraphNumber) -> GraphWanted {
    if number.exact == .zero { return .value("false") }
    return number.exact == ExactNumber("1") ? .value("true") : .fallback
  }

  /// The string that a leaf counts as, unless it is a number or a Bool or Data.
  static func string(_ meaning: GraphMeaning) -> String? {
    switch meaning {
    case .text(let text): text
    case .link(let url): url.absoluteString
    case .identifier(let identifier): identifier.uuidString
    default: nil
    }
  }

  /// CONV-6 to CONV-8.
  static func text(of number: GraphNumber) -> String {
    if number.exact.isInteger, number.exact.magnitude <= 309,
      let text = number.exact.integerText(.strict)
    {
      return text
    }
    let double = number.double
    return double == 0 || double.isInfinite ? number.text : double.description
  }

  // MARK: Numbers

  /// The number that a leaf counts as; nil if it counts as none.
  private func number(_ meaning: GraphMeaning) -> GraphNumber? {
    switch meaning {
    case .flag(let flag): return GraphNumber(flag ? "1" : "0", .integer)
    case .number(let number): return number
    case .date(let date): return GraphNumber(date)
    default:
      guard let text = Self.string(meaning), ExactNumber(text) != nil else { return nil }
      return GraphNumber(text, .decimal)
    }
  }

  func integer<Integer: FixedWidthInteger>(
    _ type: Integer.Type,
    _ meaning: GraphMeaning
  ) -> GraphWanted {
    if case .data = meaning { return .open }
    guard let text = number(meaning)?.exact.integerText(rounding), let value = Integer(text) else {
      return .fallback
    }
    return .value("\(value)")
  }

  func double(_ meaning: GraphMeaning) -> GraphWanted {
    if let named = notFinite(meaning) { return named }
    guard let double = number(meaning)?.double, double.isFinite else { return .fallback }
    return .value("\(double)")
  }

  func float(_ meaning: GraphMeaning) -> GraphWanted {
    if let named = notFinite(meaning) { return named }
    guard let number = number(meaning) else { return .fallback }
    let float = Float(number.text) ?? .infinity
    // Halfway between two floats the digits that a double lacks may decide.
    if number.form == .double, float != Float(number.double) { return .open }
    return float.isFinite ? .value("\(float)") : .fallback
  }

  /// ENT-13, and the three names of the option.
  private func notFinite(_ meaning: GraphMeaning) -> GraphWanted? {
    switch meaning {
    case .notFinite(let value): return namesFloats ? .value("\(value)") : .fallback
    case .data: return .open
    case .text, .link:
      guard namesFloats, let text = Self.string(meaning) else { return nil }
      return ["inf", "-inf", "nan"].contains(text) ? .value(text) : nil
    default: return nil
    }
  }

  /// Up to 38 digits and from 10^-128 on; nobody specifies which of the numbers at the upper end a Decimal holds.
  func decimal(_ meaning: GraphMeaning) -> GraphWanted {
    if case .data = meaning { return .open }
    guard let number = number(meaning) else { return .fallback }
    let exact = number.exact
    if exact == .zero { return .value("0e0") }
    if exact.magnitude > 167 || exact.magnitude < -128 { return .fallback }
    guard number.isExact, exact.digits.utf8.count <= 38, exact.exponent >= -128,
      exact.magnitude <= 127
    else { return .open }
    return .value("\(exact)")
  }

  // MARK: Dates, data, links, identifiers

  func date(_ meaning: GraphMeaning) -> GraphWanted {
    switch meaning {
    case .date(let date): return Self.value(date)
    case .flag: return .fallback
    case .data: return .open
    case .number(let number): return moment(number.double)
    default:
      guard let text = Self.string(meaning) else { return .fallback }
      // Texts of dates are no matter of graphs.
      guard text.utf8.contains(where: { (0x30...0x39).contains($0) }) else { return .fallback }
      let isDigits = text.utf8.allSatisfy { (0x30...0x39).contains($0) } && dates == .automatic
      if isDigits, text.utf8.count < 8 { return .fallback }
      let mayBeDate = isDigits && [8, 12, 14].contains(text.utf8.count)
      let isNumber = ExactNumber(text) != nil && !mayBeDate && dates != .iso8601
      return isNumber ? moment(Double(text) ?? .infinity) : .open
    }
  }

  private func moment(_ number: Double) -> GraphWanted {
    guard number.isFinite else { return .fallback }
    switch dates {
    case .iso8601: return .fallback
    case .deferred: return Self.value(Date(timeIntervalSinceReferenceDate: number))
    case .seconds: return Self.value(Date(timeIntervalSince1970: number))
    case .milliseconds: return Self.value(Date(timeIntervalSince1970: number / 1000))
    case .automatic:
      let units = [0: 1, 1e11: 1e3, 1e14: 1e6, 1e17: 1e9]
      let unit = units.filter { abs(number) >= $0.key }.values.max() ?? 1
      return Self.value(Date(timeIntervalSince1970: number / unit))
    }
  }

  private static func value(_ date: Date) -> GraphWanted {
    abs(date.timeIntervalSince1970) >= 1e300 || date.timeIntervalSince1970.isNaN
      ? .fallback : .value("\(date.timeIntervalSinceReferenceDate)")
  }

  func data(_ meaning: GraphMeaning) -> GraphWanted {
    if case .data(let data) = meaning { return .value(data.base64EncodedString()) }
    let data = Self.string(meaning).flatMap { Data(base64Encoded: $0) }
    return data.map { .value($0.base64EncodedString()) } ?? .fallback
  }

  func link(_ meaning: GraphMeaning) -> GraphWanted {
    if case .flag = meaning { return .fallback }
    guard case .value(let text) = text(meaning), !text.isEmpty, let url = URL(string: text) else {
      return .fallback
    }
    return .value(url.absoluteString)
  }

  func identifier(_ meaning: GraphMeaning) -> GraphWanted {
    Self.string(meaning).flatMap { UUID(uuidString: $0) }.map { .value($0.uuidString) } ?? .fallback
  }
}

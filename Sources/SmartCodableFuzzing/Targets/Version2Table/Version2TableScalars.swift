import Foundation

/// What scalars are read as: strictly as by `JSONDecoder`, and by the conversions of LEG-4.
struct Version2Scalars {
  enum Answer: Equatable {
    case value(String)
    /// A value of another kind.
    case mismatch
    /// A value of the right kind that cannot be used.
    case corrupted
    /// A raw value of no case.
    case unknown
    /// The value is unusable, and which error it makes is not said.
    case unusable
    /// The specification does not say what becomes of the value.
    case open
  }

  /// The texts for infinity, its negative and NaN; nil without the option.
  var floatTexts: [String]?
  var dates = Dates.deferred

  enum Dates: Int, CaseIterable { case deferred, seconds, milliseconds }

  func strict(_ value: Version2Value, as kind: Version2Kind) -> Answer {
    switch (kind, value) {
    case (.flag, .flag(let flag)): .value(flag.shown)
    case (.text, .text(let text)): .value(text.shown)
    case (.integer(let type), .number(let literal)): Self.integer(literal, as: type)
    case (.double, _), (.float, _), (.graphic, _): floating(value, as: kind)
    case (.decimal, .number(let literal)): Self.decimal(literal)
    case (.date, _): date(value)
    case (.data, .text(let text)): Self.answer(Data(base64Encoded: text))
    case (.link, .text(let text)): Self.answer(text.isEmpty ? nil : URL(string: text))
    case (.identifier, .text(let text)): Self.answer(UUID(uuidString: text))
    case (.single, .number(let literal)): Self.integer(literal, as: Int.self)
    case (.choice(let choice), _): Self.choice(value, of: choice)
    default: .mismatch
    }
  }

  private static func answer(_ value: (some Version2Shown)?) -> Answer {
    value.map { .value($0.shown) } ?? .corrupted
  }

  static func integer(_ literal: String, as type: any FixedWidthInteger.Type) -> Answer {
    guard let exact = ExactNumber(literal) else { return .open }
    // A fraction or exponent with many digits is read through a double by some versions of Foundation.
    let isPlain = literal.utf8.allSatisfy { $0 == 0x2D || (0x30...0x39).contains($0) }
    guard isPlain || exact.digits.utf8.count <= 15 && exact.magnitude <= 15 || exact.magnitude > 20
    else { return .open }
    if exact != .zero, Double(literal) == 0 { return .open }
    guard let text = exact.integerText(.strict) else { return .corrupted }
    func reading<Number: FixedWidthInteger>(_ type: Number.Type) -> Answer {
      Number(text).map { .value("\($0)") } ?? .corrupted
    }
    return reading(type)
  }

  private func floating(_ value: Version2Value, as kind: Version2Kind) -> Answer {
    switch value {
    case .number(let literal): return Self.nearest(literal, as: kind)
    case .text(let text):
      guard let index = floatTexts?.firstIndex(where: { $0.utf8.elementsEqual(text.utf8) }) else {
        return .mismatch
      }
      return .value([Double.infinity, -.infinity, .nan][index].shown)
    default: return .mismatch
    }
  }

  /// The floating-point number nearest to a literal (CONV-11).
  static func nearest(_ literal: String, as kind: Version2Kind) -> Answer {
    guard let exact = ExactNumber(literal), let double = Double(literal) else { return .open }
    let isFloat = if case .float = kind { true } else { false }
    let float = Float(literal) ?? .infinity
    guard isFloat ? float.isFinite : double.isFinite else { return .corrupted }
    if isFloat ? float == 0 : double == 0, exact != .zero { return .open }
    return .value(isFloat ? float.shown : double.shown)
  }

  private static func decimal(_ literal: String) -> Answer {
    guard let exact = ExactNumber(literal), exact.digits.utf8.count <= 15, abs(exact.exponent) < 20,
      let decimal = Decimal(string: literal, locale: Locale(identifier: "en_US_POSIX"))
    else { return .open }
    return .value(decimal.shown)
  }

  /// Seconds or milliseconds, in a double, and so perhaps by the texts of the float option.
  private func date(_ value: Version2Value) -> Answer {
    let number: Double
    switch value {
    case .number(let literal):
      number = Double(literal) ?? .infinity
      guard number.isFinite else { return .unusable }
      if abs(number) >= 1e15 || number == 0 && ExactNumber(literal) != .zero { return .open }
    case .text(let text) where floatTexts?.contains(text) == true: return .open
    default: return .mismatch
    }
    return switch dates {
    case .deferred: .value(Date(timeIntervalSinceReferenceDate: number).shown)
    case .seconds: .value(Date(timeIntervalSince1970: number).shown)
    case .milliseconds: .value(Date(timeIntervalSince1970: number / 1000).shown)
    }
  }

  /// Raw values are not converted, and those of another kind are not unknown (LEG-7).
  private static func choice(_ value: Version2Value, of choice: Version2Choice) -> Answer {
    switch (choice.raws.first, value) {
    case (.text?, .text(let text)):
      return choice.raws.contains(value) ? .value(text.shown) : .unknown
    case (.number?, .number(let literal)):
      switch integer(literal, as: Int.self) {
      case .value(let text): return choice.raws.contains(.number(text)) ? .value(text) : .unknown
      case .open: return .open
      default: return .unusable
      }
    default: return .mismatch
    }
  }
}

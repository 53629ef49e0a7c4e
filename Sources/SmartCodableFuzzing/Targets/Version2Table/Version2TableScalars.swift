import ConformanceKit
import ConformanceProof

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

  enum Dates: String, CaseIterable { case deferred, seconds, milliseconds }

  /// The texts for infinity, its negative and NaN; nil without the option.
  var floatTexts: [String]?
  var dates = Dates.deferred

  private func law(_ dialect: ScalarLaw.Dialect) -> ScalarLaw {
    let names = zip(floatTexts ?? [], [Double.infinity, -.infinity, .nan])
    return ScalarLaw(
      dialect,
      settings: [.date: dates.rawValue],
      nonFinite: Dictionary(names) { first, _ in first }
    )
  }

  func strict(_ value: Version2Value, as kind: Version2Kind) -> Answer {
    if case .choice(let choice) = kind { return self.choice(value, of: choice) }
    guard let type = kind.scalar else { return .mismatch }
    switch law(.strict).ruling(type, value.input) {
    case .value(let values, _): return values.first.map { .value(kind.shown($0)) } ?? .open
    case .miss([.mismatch]), .miss([.null]): return .mismatch
    // Whose error a date makes is not said.
    case .miss: return type == .date ? .unusable : .corrupted
    case .open: return .open
    }
  }

  /// What a property reads from a value that it does not read strictly; nil where nothing converts.
  func converted(_ value: Version2Value, as kind: Version2Kind) -> Answer? {
    switch kind {
    case .single: return nil
    // No other integer type converts, be it as wide.
    case .integer(let type) where type != Int.self: return nil
    default: break
    }
    let law = law(.version2)
    guard let type = kind.scalar, law.converts(type, value.input) else { return nil }
    switch law.ruling(type, value.input) {
    case .value(let values, _): return values.first.map { .value(kind.shown($0)) }
    case .miss(let kinds):
      let isText = if case .text = value { true } else { false }
      return isText && kinds == [.invalid] ? nil : .unusable
    case .open: return .open
    }
  }

  /// Raw values are not converted, and those of another kind are not unknown (LEG-7).
  private func choice(_ value: Version2Value, of choice: Version2Choice) -> Answer {
    switch (choice.raws.first, value) {
    case (.text?, .text(let text)):
      return choice.raws.contains(value) ? .value(text.shown) : .unknown
    case (.number?, .number):
      switch strict(value, as: .integer(Int.self)) {
      case .value(let text): return choice.raws.contains(.number(text)) ? .value(text) : .unknown
      case .open: return .open
      default: return .unusable
      }
    default: return .mismatch
    }
  }
}

extension Version2Value {
  /// What the law is asked.
  var input: ScalarInput {
    switch self {
    case .null: .json(.null)
    case .flag(let flag): .json(.boolean(flag))
    case .number(let literal): .json(.number(literal))
    case .text(let text): .json(.string(text))
    case .list, .object: .json(.object([]))
    }
  }
}

extension Version2Kind {
  /// The scalar that the law knows; nil for everything else.
  var scalar: ScalarType? {
    switch self {
    case .flag: .boolean
    case .text: .string
    case .integer(let type): .integer(bits: type.bitWidth, signed: type.isSigned)
    case .single: .integer(bits: 64, signed: true)
    case .double, .graphic: .double
    case .float: .single
    case .decimal: .decimal
    case .date: .date
    case .data: .data
    case .link: .url
    case .identifier: .identifier
    default: nil
    }
  }

  /// The text of a value of this type; the sign of zero is not judged.
  func shown(_ value: Observation) -> String {
    switch (self, value) {
    case (.link, .string(let text)): text + " link"
    case (.identifier, .string(let text)), (_, .integer(let text)): text
    case (_, .string(let text)): text.shown
    case (_, .boolean(let flag)): flag.shown
    case (_, .number(let text)): text == "-0.0" ? "0.0" : text
    case (_, .data(let text)): text + " data"
    case (_, .date(let text)): (text == "-0.0" ? "0.0" : text) + " s"
    default: "\(value)"
    }
  }
}

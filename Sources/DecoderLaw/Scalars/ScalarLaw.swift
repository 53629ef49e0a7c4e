package import ConformanceKit
package import Foundation

/// The types that one scalar of a document can be wanted as.
package enum ScalarType: Hashable, Sendable {
  case boolean, string
  case integer(bits: Int, signed: Bool)
  /// Floating-point numbers of 16, 32 and 64 bits.
  case half, single, double
  case decimal, date, data, url, identifier

  /// Whether a text must spell a number or a date; that of bytes is not said to (ENT-15).
  var isCounted: Bool {
    switch self {
    case .integer, .half, .single, .double, .decimal, .date: true
    case .boolean, .string, .data, .url, .identifier: false
    }
  }
}

/// A scalar as a text or a native graph has it.
package enum ScalarInput: Sendable {
  /// A value of a JSON text, and each native leaf that counts as one (ENT-11, ENT-12).
  case json(JSONValue)
  /// A native `Double`, as the text of a number that has its value.
  case double(String)
  case date(Date)
  case data(Data)
  /// A floating-point leaf without a number (ENT-13).
  case notFinite(Double)

  /// What the leaf counts as where no rule names its own type.
  var json: JSONValue {
    switch self {
    case .json(let value): value
    case .double(let text): .number(text)
    case .date(let date): .number(date.secondsText)
    case .data(let data): .string(data.base64EncodedString())
    case .notFinite: .object([])
    }
  }

  /// Whether the number has digits that decide, and nobody specifies which these are.
  func leavesOpen(_ type: ScalarType, _ exact: ExactDecimal, _ text: String) -> Bool {
    if case .json = self { return false }
    switch type {
    // Halfway between two of them the digits that a double lacks may decide.
    case .single: return Float(text) != Float(Double(text) ?? .infinity)
    case .half: return true
    case .decimal:
      return !exact.isFarFromDecimal && (!exact.isDouble || exact.digits.count > 38)
    default: return false
    }
  }
}

extension Date {
  /// The seconds since 1970 as a JSON number (ENT-14).
  package var secondsText: String {
    Int(exactly: timeIntervalSince1970)?.description ?? timeIntervalSince1970.description
  }
}

/// What must become of a scalar.
package enum ScalarRuling: Equatable, Sendable {
  /// One of these values, and whether a conversion is reported.
  case value([Observation], isConverted: Bool)
  /// No value; one of these kinds is reported.
  case miss(Set<Repair.Kind>)
  /// The specification does not say.
  case open

  init(_ reading: Reading) {
    switch reading {
    case .taken(let value): self = .value([value], isConverted: false)
    case .converted(let value): self = .value([value], isConverted: true)
    case .failed(let kind): self = .miss([kind])
    }
  }

  /// Whether a decoder may give this value; nil or the initial value where it must give none.
  package func admits(_ found: Observation?, initial: Observation? = nil) -> Bool {
    switch self {
    case .value(let values, _): found.map { values.contains($0) } ?? false
    case .miss: found == initial
    case .open: true
    }
  }
}

/// What the specification makes of one scalar: input, wanted type and settings give a value, a miss, or nothing that
/// a decoder could be held to.
///
/// The conversions are those of ``ScalarReading`` and ``DateReading``, by which the suite is judged; here are the types
/// that no model of the suite has, the leaves of native graphs, the other dialects, and what is left open.
package struct ScalarLaw: Sendable {
  /// Who reads the scalar.
  package enum Dialect: Sendable {
    case lenient
    /// As `JSONDecoder` (AGR-1).
    case strict
    /// The properties of version 2 (LEG-4).
    case version2
  }

  private static let policy = SharedPolicy(ReferencePolicy())

  let dialect: Dialect
  let settings: DecodingSettings
  private let names: [String: Double]

  /// Creates the law of a dialect under the settings `number` and `date`, with the texts for numbers that are not
  /// finite (CONV-13).
  package init(
    _ dialect: Dialect = .lenient,
    settings: DecodingSettings = [:],
    nonFinite names: [String: Double] = [:]
  ) {
    self.dialect = dialect
    self.settings = settings
    self.names = names
  }

  /// What must become of an input where a type is wanted.
  package func ruling(_ type: ScalarType, _ input: ScalarInput) -> ScalarRuling {
    let value = input.json
    if value == .null { return .miss([.null]) }
    if case .data = input, type.isCounted { return .open }
    switch type {
    case .boolean: return ScalarRuling(reading(type, value).reading(.boolean, value))
    case .string:
      // LEG-4.
      if dialect == .version2, case .boolean(let flag) = value {
        return .value([.string(flag ? "1" : "0")], isConverted: true)
      }
      return ScalarRuling(reading(type, value).reading(.string, value))
    case .integer(let bits, let signed): return integer(value, type, bits, signed)
    case .half, .single, .double: return floating(type, input)
    case .decimal: return decimal(input)
    case .date: return date(input)
    case .data: return ScalarRuling(reading(type, value).reading(.data, value))
    case .url: return url(value)
    case .identifier:
      // Whether its own code refuses what is no text, or the decoder does, is not said (REP-4).
      guard case .string(let text) = value else { return .miss([.mismatch, .invalid]) }
      return UUID(uuidString: text).map { .value([.string($0.uuidString)], isConverted: false) }
        ?? .miss([.invalid])
    }
  }

  private func reading(_ type: ScalarType, _ value: JSONValue) -> ScalarReading {
    ScalarReading(policy: Self.policy, converts: converts(type, .json(value)), settings: settings)
  }

  /// Whether a value of another kind may become one of this type.
  package func converts(_ type: ScalarType, _ input: ScalarInput) -> Bool {
    guard dialect == .version2 else { return dialect == .lenient }
    switch (type, input.json) {
    case (.boolean, .string), (.boolean, .number), (.string, .number), (.string, .boolean),
      (.integer(bits: 64, signed: true), .string), (.single, .string), (.double, .string):
      return true
    default: return false
    }
  }

  // MARK: Numbers

  private func integer(
    _ value: JSONValue,
    _ type: ScalarType,
    _ bits: Int,
    _ signed: Bool
  ) -> ScalarRuling {
    if dialect != .lenient, case .number(let literal) = value {
      guard let exact = ExactDecimal(literal) else { return .open }
      // A fraction or exponent with many digits is read through a double by some versions of Foundation.
      let isShort = exact.digits.count <= 15 && exact.magnitude <= 15 || exact.magnitude > 20
      guard exact.isWrittenAsInteger || isShort else { return .open }
      if !exact.digits.isEmpty, Double(literal) == 0 { return .open }
    }
    if dialect == .version2, case .string(let text) = value, Int(text) == nil {
      return .miss([ExactDecimal(text) == nil ? .invalid : .inexact])
    }
    let reading = reading(type, value).reading(.integer(bits: bits, signed: signed), value)
    guard case .failed(.inexact) = reading else { return ScalarRuling(reading) }
    // A fraction that is out of range too may be called either.
    let cut = ExactDecimal(value.numeral)?.truncatedText() ?? ""
    let isInside = ScalarReading.fits(cut, bits, signed)
    return .miss(isInside ? [.inexact] : [.inexact, .overflow])
  }

  /// The number that a value counts as, and whether counting so is a conversion (CONV-2, CONV-3).
  private func counted(
    _ type: ScalarType,
    _ value: JSONValue,
    _ rule: (String, ExactDecimal, Bool) -> ScalarRuling
  ) -> ScalarRuling {
    var text = ""
    let reading = reading(type, value)
      .number(from: value) {
        text = $0
        return .taken(.null)
      }
    guard let exact = ExactDecimal(text) else { return ScalarRuling(reading) }
    if case .converted = reading { return rule(text, exact, true) }
    return rule(text, exact, false)
  }

  private func floating(_ type: ScalarType, _ input: ScalarInput) -> ScalarRuling {
    if case .notFinite(let value) = input, !names.isEmpty {
      return .value([.number(value)], isConverted: false)
    }
    if case .string(let text) = input.json, let number = names[text] {
      return .value([.number(number)], isConverted: false)
    }
    if dialect == .version2, case .string(let text) = input.json, text.lowercased() == "nan" {
      // What the option says of other spellings than its own is not clear, nor of mixed case.
      let isClear = names.isEmpty && ["nan", "NaN", "NAN"].contains(text)
      return isClear ? .value([.number(0)], isConverted: true) : .open
    }
    return counted(type, input.json) { text, exact, isConverted in
      if input.leavesOpen(type, exact, text) { return .open }
      let numbers = Self.numbers(type, text)
      if numbers.contains("inf") || numbers.contains("-inf") { return .miss([.overflow]) }
      // Foundation reads a Float first, which may round up to where half precision ends.
      if type == .half, dialect == .strict, !Float16(Float(text) ?? .infinity).isFinite {
        return .open
      }
      // Whether Foundation refuses a number that is too small is its own matter.
      let isLost = numbers.contains { Double($0) == 0 } && !exact.digits.isEmpty
      if isLost, dialect == .strict { return .open }
      return .value(numbers.map { .number($0) }, isConverted: isConverted)
    }
  }

  /// The number of a type that is nearest to a text (CONV-11).
  private static func numbers(_ type: ScalarType, _ text: String) -> [String] {
    switch type {
    case .single: return [(Float(text) ?? .infinity).description]
    case .half:
      // Half precision is not in the list of CONV-11, and JSONDecoder reads a Float first.
      let (nearest, again) = (Float16(nearestTo: text), Float16(Float(text) ?? .infinity))
      guard nearest.isFinite else { return ["inf"] }
      return [nearest, again].filter(\.isFinite).map(\.description)
    default: return [(Double(text) ?? .infinity).description]
    }
  }

  /// CONV-10, UNS-4.
  private func decimal(_ input: ScalarInput) -> ScalarRuling {
    counted(.decimal, input.json) { text, exact, isConverted in
      if input.leavesOpen(.decimal, exact, text) { return .open }
      // Foundation rounds others, and counts the exponent in its own way.
      if dialect != .lenient, exact.digits.count > 15 || abs(exact.exponent) >= 20 { return .open }
      switch exact.decimalFit {
      case .held(let values):
        return .value(values.map { .number($0.plainText) }, isConverted: isConverted)
      case .outside: return .miss([.invalid, .overflow])
      case .atEdge: return .open
      }
    }
  }

  private func url(_ value: JSONValue) -> ScalarRuling {
    // Nothing else converts (LEG-4).
    if dialect != .lenient, case .number = value { return .miss([.mismatch]) }
    let ruling = ScalarRuling(reading(.url, value).reading(.url, value))
    guard case .value(let values, _) = ruling, case .string(let text)? = values.first else {
      return ruling
    }
    return URL(string: text).map { .value([.string($0.absoluteString)], isConverted: false) }
      ?? .miss([.invalid])
  }
}

extension JSONValue {
  /// The text of a number or of a string.
  var numeral: String {
    switch self {
    case .number(let text), .string(let text): text
    default: ""
    }
  }
}

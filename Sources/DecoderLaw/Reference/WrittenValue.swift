package import ConformanceKit

/// The required JSON for a value; more than one text may be right.
package indirect enum WrittenValue: Sendable {
  case null
  case boolean(Bool)
  /// A number with this value, in no more digits than this text has.
  case number(String)
  /// A 32-bit number, in no more digits, or the integer that it equals.
  case float(String)
  case string(String)
  /// A number that denotes this moment, or a text in UTC of its whole seconds.
  case moment(String, WritingSettings.Dates)
  /// A number or text that is read as this moment without a setting (SDT-2).
  case recognizedMoment(String)
  case array([WrittenValue])
  /// This value as it was read.
  case origin(JSONValue)
  /// The elements of a set, in any order.
  case set([WrittenValue])
  /// Members in this order.
  case object([(key: String, value: WrittenValue)])
  /// The specification does not say.
  case anything
}

extension WrittenValue {
  /// Where the written text differs, or nil.
  package func difference(from actual: JSONValue, at path: String = "$") -> Difference? {
    switch (self, actual) {
    case (.anything, _), (.null, .null): return nil
    case (.origin(let wanted), _) where wanted == actual: return nil
    case (.boolean(let wanted), .boolean(let found)) where wanted == found: return nil
    case (.string(let wanted), .string(let found)) where wanted.hasSameScalars(as: found):
      return nil
    case (.number(let wanted), .number(let found)) where Self.isShortest(found, of: wanted):
      return nil
    case (.float(let wanted), .number(let found))
    where Self.isShortest(found, of: wanted)
      || Self.isShortest(found, of: Double(Float(wanted) ?? .nan).description):
      return nil
    case (.moment(let wanted, let form), .number(let found))
    where Self.isMoment(found, form, wanted):
      return nil
    case (.moment(let wanted, .iso8601), .string(let found))
    where Self.isInternetDate(found, of: wanted):
      return nil
    case (.recognizedMoment(let wanted), let found)
    where Self.isRecognized(found, as: wanted):
      return nil
    case (.array(let wanted), .array(let found)) where wanted.count == found.count:
      for (index, pair) in zip(wanted, found).enumerated() {
        if let difference = pair.0.difference(from: pair.1, at: "\(path)[\(index)]") {
          return difference
        }
      }
      return nil
    case (.set(let wanted), .array(let found)) where Self.isSame(wanted, found): return nil
    case (.object(let wanted), .object(let found)):
      return Self.difference(wanted, found, at: path)
    default:
      return Difference(path: path, expected: text, actual: WrittenText.compact(actual))
    }
  }

  private static func difference(
    _ wanted: [(key: String, value: WrittenValue)],
    _ found: [JSONMember],
    at path: String
  ) -> Difference? {
    for (wanted, found) in zip(wanted, found) {
      guard wanted.key.hasSameScalars(as: found.key) else {
        return Difference(path: path, expected: "key \(wanted.key)", actual: "key \(found.key)")
      }
      if let difference = wanted.value.difference(from: found.value, at: "\(path).\(wanted.key)") {
        return difference
      }
    }
    guard wanted.count != found.count else { return nil }
    let extra = wanted.dropFirst(found.count).first?.key ?? found.dropFirst(wanted.count).first?.key
    return Difference(
      path: path,
      expected: "\(wanted.count) members",
      actual: "\(found.count) members, from \(extra ?? "none") on"
    )
  }

  /// Whether the wanted and found elements match in some order; sets are small.
  private static func isSame(_ wanted: [WrittenValue], _ found: [JSONValue]) -> Bool {
    guard wanted.count == found.count else { return false }
    var rest = found
    for element in wanted {
      guard let index = rest.firstIndex(where: { element.difference(from: $0) == nil }) else {
        return false
      }
      rest.remove(at: index)
    }
    return true
  }

  /// Whether a literal has the value and the digits of another and, if that is integral, no fraction (ENC-12,
  /// ENC-14); the sign of zero does not matter.
  private static func isShortest(_ literal: String, of wanted: String) -> Bool {
    guard let left = ExactDecimal(literal), let right = ExactDecimal(wanted) else { return false }
    guard !literal.hasSuffix(".0") else { return false }
    if left.digits.isEmpty, right.digits.isEmpty { return true }
    return (left.isNegative, left.digits, left.exponent)
      == (right.isNegative, right.digits, right.exponent)
  }

  /// Whether a number is a moment; one has fewer digits, the further away it is.
  private static func isMoment(
    _ literal: String,
    _ form: WritingSettings.Dates,
    _ wanted: String
  ) -> Bool {
    guard let number = Double(literal) else { return false }
    let seconds =
      switch form {
      case .seconds: number
      case .milliseconds: number / 1000
      case .sinceReferenceDate: number + 978_307_200
      case .iso8601: Double.nan
      }
    if Moment.text(ofSeconds: seconds) == wanted { return true }
    guard let moment = Moment(wanted)?.secondsSince1970 else { return false }
    return abs(seconds - moment) <= 2 * moment.ulp
  }

  /// Foundation's strategy, which the setting means, writes no fraction; that of the wanted moment may have
  /// been rounded up to a second.
  private static func isInternetDate(_ text: String, of wanted: String) -> Bool {
    var rules = DateText.Rules()
    rules.isInternetDate = true
    rules.allowsFraction = false
    guard text.hasSuffix("Z"), let found = DateText(text, rules: rules).moment(),
      let moment = Moment(wanted)
    else { return false }
    return (0...1).contains(moment.secondsSince1970 - found.secondsSince1970)
  }

  private static func isRecognized(_ value: JSONValue, as wanted: String) -> Bool {
    let reading = DateReading(policy: ValuePolicy(), form: nil).reading(value)
    guard case .taken(.date(let found)) = reading else { return false }
    // Units below a second are written as integers.
    guard let (units, perSecond) = value.wholeUnits, let moment = Moment(wanted) else {
      return found == wanted
    }
    // A moment has fewer digits, the further away it is.
    let seconds = moment.secondsSince1970
    return abs(units - seconds * perSecond) <= 0.5 + 20 * seconds.ulp * perSecond
  }

  /// The value on one line, for readers.
  private var text: String {
    switch self {
    case .null: "null"
    case .boolean(let value): value ? "true" : "false"
    case .number(let digits), .float(let digits): digits
    case .string(let text): text.quoted
    case .moment(let text, let form): "\(text) in \(form.rawValue)"
    case .recognizedMoment(let text): "\(text) in any form"
    case .origin(let value): WrittenText.compact(value)
    case .array(let elements): "an array of \(elements.count)"
    case .set(let elements): "\(elements.count) elements, \(elements.map(\.text))"
    case .object(let members): "an object of \(members.count)"
    case .anything: "anything"
    }
  }
}

extension JSONValue {
  /// A whole number that is read in a unit below a second (DATE-1), and how many of these a second has.
  fileprivate var wholeUnits: (count: Double, perSecond: Double)? {
    guard case .number(let literal) = self, let number = Int64(literal) else { return nil }
    let units: [(limit: UInt64, perSecond: Double)] = [
      (100_000_000_000_000_000, 1e9), (100_000_000_000_000, 1e6), (100_000_000_000, 1e3),
    ]
    return units.first { number.magnitude >= $0.limit }.map { (Double(number), $0.perSecond) }
  }
}

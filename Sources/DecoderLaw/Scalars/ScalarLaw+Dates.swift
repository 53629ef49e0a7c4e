package import ConformanceKit
package import Foundation

/// A date, and the form it was written in.
package struct ScalarDate: Equatable, Sendable {
  package enum Form: Equatable, Sendable {
    case none
    case seconds
    /// A number of units, so many to a second.
    case units(Double)
    /// The text itself, and whether it has a fraction, whose last digits a date need not hold.
    case text(String, hasFraction: Bool)
    /// A text that is not written again, since the calendar does not have its day (DATE-9).
    case otherDay
  }

  package var date: Date
  package var form = Form.none

  /// Creates a date of a form.
  package init(_ date: Date, form: Form = .none) {
    self.date = date
    self.form = form
  }
}

/// What must become of a scalar where a date is wanted.
package enum ScalarDateRuling: Sendable {
  case value(ScalarDate)
  case miss(Set<Repair.Kind>)
  case open
}

extension ScalarLaw {
  /// Dates are observed as their seconds since 2001, which is what they hold.
  func date(_ input: ScalarInput) -> ScalarRuling {
    switch moment(input) {
    case .value(let found):
      if case .text(_, hasFraction: true) = found.form { return .open }
      return .value([.date("\(found.date.timeIntervalSinceReferenceDate)")], isConverted: false)
    case .miss(let kinds): return .miss(kinds)
    case .open: return .open
    }
  }

  /// The date that an input is (DATE-1 to DATE-10, ENT-14).
  package func moment(_ input: ScalarInput) -> ScalarDateRuling {
    if case .date(let date) = input { return .value(ScalarDate(date)) }
    let value = input.json
    let form = settings[.date]
    if dialect != .lenient, let ruling = strictMoment(value) { return ruling }
    let answer = DateReading(policy: ValuePolicy(), form: form).answer(value)
    switch (answer, value) {
    case (.instant(let date), _):
      return .value(ScalarDate(date, form: Self.form(of: date, value, form)))
    case (.moment(let moment), .string(let text)): return Self.moment(moment, text)
    case (.moment, _): return .open
    case (.failed(let kind), .string(let text)) where form == nil || form == "iso8601":
      return Self.isLeftOpen(text, isInternet: form != nil) ? .open : .miss([kind])
    case (.failed(let kind), _): return .miss([kind])
    }
  }

  /// A date of the other dialects that is none, or is left open: Foundation reads a double.
  private func strictMoment(_ value: JSONValue) -> ScalarDateRuling? {
    switch ruling(.double, .json(value)) {
    case .miss(let kinds): return .miss(kinds)
    case .value(let values, _):
      guard case .number(let text)? = values.first, let number = Double(text) else { return .open }
      return abs(number) < 1e15 ? nil : .open
    case .open: return .open
    }
  }

  private static func form(of date: Date, _ value: JSONValue, _ form: String?) -> ScalarDate.Form {
    let (number, seconds) = (Double(value.numeral) ?? 0, date.timeIntervalSince1970)
    switch form {
    case "milliseconds": return .units(1000)
    case nil:
      let unit = [1e3, 1e6, 1e9].first { abs(number / seconds / $0 - 1) < 1e-3 }
      return unit.map { .units($0) } ?? .seconds
    default: return .seconds
    }
  }

  // MARK: Texts

  /// A date as text, to the last digit of its fraction.
  private static func moment(_ moment: Moment, _ text: String) -> ScalarDateRuling {
    // One of digits only is in UTC (DATE-3).
    if text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
      let date = Date(timeIntervalSince1970: moment.secondsSince1970)
      return .value(ScalarDate(date, form: .text(text, hasFraction: false)))
    }
    var rules = DateText.Rules()
    rules.keepsFraction = false
    rules.honorsOffset = false
    let local = DateText(text, rules: rules).moment()?.secondsSince1970 ?? 0
    rules.isAlwaysGregorian = true
    let isJulian = DateText(text, rules: rules).moment()?.secondsSince1970 != local
    // The tenth of October, say; it is read, but written as another day.
    let isLeftOut = isJulian && local >= -12_219_292_800
    let digits = text.contains(":") ? text.split(separator: ".").dropFirst().first : nil
    let fraction = digits?.prefix { $0.isNumber }
    guard let offset = offset(of: text, local), !isLeftOut || fraction == nil else { return .open }
    let part = fraction.flatMap { Double("0." + $0) } ?? 0
    return .value(
      ScalarDate(
        Date(timeIntervalSince1970: local - offset + part),
        form: isLeftOut ? .otherDay : .text(text, hasFraction: fraction != nil)
      )
    )
  }

  /// The seconds ahead of UTC; nil for a date without zone if the current one changes on the days around (UNS-5), and
  /// in the year 0, which a calendar with eras does not have.
  private static func offset(of text: String, _ local: Double) -> Double? {
    var rules = DateText.Rules()
    rules.keepsFraction = false
    guard let moment = DateText(text, rules: rules).moment() else { return nil }
    rules.allowsNoZone = false
    if DateText(text, rules: rules).moment() != nil { return local - moment.secondsSince1970 }
    guard local >= -62_135_769_600 else { return nil }
    let offsets = [-172_800, 0, 172_800]
      .map { TimeZone.current.secondsFromGMT(for: Date(timeIntervalSince1970: local + $0)) }
    return Set(offsets).count == 1 ? Double(offsets[0]) : nil
  }

  /// Whether it is not said what a text that has none of the forms is: one with short or long fields (UNS-6), and what
  /// else RFC 2822 and the strategy for ISO 8601 allow.
  private static func isLeftOpen(_ text: String, isInternet: Bool) -> Bool {
    guard text.utf8.contains(where: { (0x30...0x39).contains($0) }) else { return false }
    if isInternet { return true }
    var runs: [String] = []
    for character in text {
      let isDigit = character.isASCII && character.isNumber
      if isDigit, runs.last?.last.map({ $0.isASCII && $0.isNumber }) == true {
        runs[runs.count - 1].append(character)
      } else {
        runs.append(String(character))
      }
    }
    guard runs.count > 1 else { return false }
    let padded = runs.indices
      .map { place -> String in
        let run = runs[place]
        let (before, after) = (runs[..<place], runs[(place + 1)...])
        guard run.first?.isNumber == true else { return run }
        if run.count == 1 { return "0" + run }
        let isYear =
          !before.contains { $0.first?.isNumber == true } || after.isEmpty && before.contains("/")
        if run.count > 4, isYear { return "2000" }
        if run == "24", after.first == ":", !before.contains(":") { return "23" }
        return run == "60" && before.count { $0 == ":" } == 2 && before.last == ":" ? "59" : run
      }
      .joined()
    if padded != text, DateText(padded).moment() != nil { return true }
    var rules = DateText.Rules()
    rules.refusesWrongWeekdays = false
    if DateText(text, rules: rules).hasForm { return false }
    // Of a zone that there is not, only the form counts.
    let zone = text.split(separator: " ").last ?? ""
    if zone.first == "+" || zone.first == "-",
      DateText(text.dropLast(zone.count) + "GMT", rules: rules).hasForm
    {
      return false
    }
    return DateText.months.contains { text.lowercased().contains($0.lowercased()) }
  }
}

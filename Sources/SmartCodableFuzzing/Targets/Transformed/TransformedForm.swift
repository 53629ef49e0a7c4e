import ConformanceKit
import DecoderLaw
import Foundation

/// How a property must be written.
enum TransformedForm: Sendable {
  case seconds, milliseconds, wholeMilliseconds, internet, formatted
  /// In the form it was read from (SDT-2).
  case asRead
  /// The count of hexadecimal digits, and what is before them (HEX-2, VAL-16).
  case color(Int, String)
  case same
  /// With a mark behind it.
  case marked

  /// Whether a member is the value in this form, or it is left open.
  func admits(_ found: ScalarMeaning, of value: TransformedValue) -> Bool {
    switch (self, value) {
    case (.color(let count, let prefix), .color(let parts)):
      return Self.isColor(found, parts.map { Int($0) }, count, prefix)
    case (.same, .text(let text)): return found.isSame(as: .text(text))
    case (.same, .count(let count)): return Self.isNumber(found, Double(count), within: 0)
    case (.marked, .text(let text)): return found.isSame(as: .text(text + ">"))
    case (_, .date(let moment)): return admits(found, of: moment)
    default: return false
    }
  }

  private func admits(_ found: ScalarMeaning, of moment: ScalarDate) -> Bool {
    let (seconds, tolerance) = (moment.seconds, moment.tolerance)
    switch self {
    case .milliseconds:
      // A number that no double holds cannot be written at all.
      let number = seconds * 1000
      return Self.isNumber(found, number, within: max(tolerance * 1000, number.ulp * 8))
    case .wholeMilliseconds: return Self.isWhole(found, seconds * 1000)
    case .internet: return Self.isInternet(found, moment)
    case .formatted:
      // A fraction that is a little off may change the second.
      let dates = moment.hasFraction ? [-tolerance, tolerance, 0] : [0]
      let texts = dates.map {
        TransformedModel.formatter.string(from: moment.date.addingTimeInterval($0))
      }
      return texts.contains { found.isSame(as: .text($0)) }
    case .asRead: return Self.isAsRead(found, moment)
    default: return Self.isNumber(found, seconds, within: tolerance)
    }
  }

  private static func isNumber(
    _ found: ScalarMeaning,
    _ wanted: Double,
    within tolerance: Double
  ) -> Bool {
    guard case .number(let number) = found else { return false }
    return abs(number.double - wanted) <= tolerance
  }

  private static func isWhole(_ found: ScalarMeaning, _ wanted: Double) -> Bool {
    guard case .number(let number) = found, number.double == number.double.rounded() else {
      return false
    }
    return abs(number.double - wanted) <= 0.501 + wanted.ulp * 8
  }

  /// Internet date and time in UTC; a year without four digits could not be read again (ENC-15).
  private static func isInternet(_ found: ScalarMeaning, _ moment: ScalarDate) -> Bool {
    let seconds = moment.seconds
    let isWhole = seconds == seconds.rounded()
    // From the start of the Julian year 0 on.
    let years = -62_167_392_000.0..<253_402_300_800.0
    if !years.contains(seconds) {
      let isNear = abs(seconds - years.upperBound) < 1 || abs(seconds - years.lowerBound) < 1
      return isNear && !isWhole || isNumber(found, seconds, within: moment.tolerance)
    }
    if seconds > years.upperBound - 1, !isWhole { return true }
    let base = "0000-00-00T00:00:00"
    let fractions = (1...9).map { base + "." + String(repeating: "0", count: $0) + "Z" }
    return isDate(found, moment, shapes: [base + "Z"] + (isWhole ? [] : fractions), end: "Z")
  }

  private static func isAsRead(_ found: ScalarMeaning, _ moment: ScalarDate) -> Bool {
    switch moment.form {
    case .none, .seconds: return isNumber(found, moment.seconds, within: moment.tolerance)
    case .units(let unit):
      // Rounded up to the limit it would be read in the next unit.
      let isAtLimit = [1e14, 1e17].contains((abs(moment.seconds) * unit).rounded())
      return isAtLimit || isWhole(found, moment.seconds * unit)
    case .otherDay: return true
    case .text(let text, false): return found.isSame(as: .text(text))
    case .text(let text, true):
      let end = String(text.split(separator: ".").last?.drop { $0.isNumber } ?? "")
      return isDate(found, moment, shapes: [shape(of: text)], end: end)
    }
  }

  /// A date as text, of a shape and in a zone.
  private static func isDate(
    _ found: ScalarMeaning,
    _ moment: ScalarDate,
    shapes: [String],
    end: String
  ) -> Bool {
    guard let text = found.text, text.utf8.count >= end.utf8.count, text.hasSuffix(end),
      shapes.contains(shape(of: text)), let other = ScalarDate(text), other.form != .otherDay
    else { return false }
    // Nine digits hold all of a date that is not too near to 1970 (ENC-16).
    if moment.isExact, (1e7..<1e12).contains(abs(moment.seconds)) {
      return other.date == moment.date
    }
    return abs(other.seconds - moment.seconds) <= moment.tolerance
  }

  /// A text in which every digit is a zero.
  private static func shape(of text: String) -> String {
    String(decoding: text.utf8.map { (0x30...0x39).contains($0) ? 0x30 : $0 }, as: UTF8.self)
  }

  /// Digits of which each is next to its component in a short color, since it may become either.
  private static func isColor(
    _ found: ScalarMeaning,
    _ bytes: [Int],
    _ digitCount: Int,
    _ prefix: String
  ) -> Bool {
    guard let text = found.text, text.utf8.starts(with: prefix.utf8) else { return false }
    let parts = digitCount % 4 == 0 ? bytes : Array(bytes.prefix(3))
    let ranges = parts.flatMap { byte in
      digitCount < 6
        ? [byte / 17...(byte + 16) / 17] : [byte / 16...byte / 16, byte % 16...byte % 16]
    }
    let digits = Array(text.utf8.dropFirst(prefix.utf8.count))
    return digits.count == ranges.count
      && zip(digits, ranges)
        .allSatisfy { digit, range in
          digit < UInt8(ascii: "a")
            && FormatLaw.digit(digit).map(range.contains) == true
        }
  }
}

extension ScalarDate {
  /// A date as text, without an option; nil for a number, which may be spelled as text, too.
  init?(_ text: String) {
    guard case .value(let moment) = ScalarLaw().moment(.json(.string(text))) else { return nil }
    switch moment.form {
    case .text, .otherDay: self = moment
    default: return nil
    }
  }

  var seconds: Double { date.timeIntervalSince1970 }

  /// How far a fraction of a second may be off (ENC-16).
  var tolerance: Double { max(1e-6, seconds.ulp * 8) }

  var hasFraction: Bool { if case .text(_, true) = form { true } else { false } }

  /// Whether a reader must have found the very date: in the current zone a calendar may add the fraction later.
  var isExact: Bool { if case .text(let text, true) = form { text.hasSuffix("Z") } else { true } }
}

import ConformanceProof
import Foundation
import FuzzKit

/// What must be written for a property.
enum TransformedWriting {
  case text(String)
  case flag(Bool)
  case number(Double, within: Double)
  /// An integer near a number.
  case whole(Double)
  /// A date as text, of a shape and in a zone.
  case date(TransformedMoment, shapes: [String], end: String)
  /// Short colors: the digits of each component that are next to it.
  case digits([ClosedRange<Int>], prefix: String)

  func admits(_ found: TransformedMeaning) -> Bool {
    switch (self, found) {
    case (.text(let text), .text(let other)): return text.utf8.elementsEqual(other.utf8)
    case (.flag(let flag), .flag(let other)): return flag == other
    case (.number(let number, let tolerance), .number):
      return found.number.map { abs($0 - number) <= tolerance } ?? false
    case (.whole(let number), .number):
      let tolerance = 0.501 + number.ulp * 8
      return found.number.map { abs($0 - number) <= tolerance && $0 == $0.rounded() } ?? false
    case (.date(let moment, let shapes, let end), .text(let text)):
      guard text.utf8.count >= end.utf8.count, text.hasSuffix(end),
        shapes.contains(TransformedDates.shape(of: text)),
        let other = TransformedDates.reading(text)
      else { return false }
      // Nine digits hold all of a date that is not too near to 1970 (ENC-16).
      if moment.isExact, (1e7..<1e12).contains(abs(moment.seconds)) {
        return other.date == moment.date
      }
      return abs(other.seconds - moment.seconds) <= moment.tolerance
    case (.digits(let ranges, let prefix), .text(let text)):
      guard text.utf8.starts(with: prefix.utf8) else { return false }
      let digits = Array(text.utf8.dropFirst(prefix.utf8.count))
      return digits.count == ranges.count
        && zip(digits, ranges)
          .allSatisfy { digit, range in
            let isLower = digit >= UInt8(ascii: "a")
            return !isLower && TransformedTableReference.digit(digit).map(range.contains) == true
          }
    default: return false
    }
  }
}

/// The writing of each kind of value; an empty list allows nothing, nil leaves it open.
extension TransformedMoment {
  typealias Ways = [TransformedWriting]?

  func inSeconds() -> Ways { [.number(seconds, within: tolerance)] }

  /// A number that no double holds cannot be written at all.
  func inMilliseconds() -> Ways {
    let number = seconds * 1000
    return [.number(number, within: max(tolerance * 1000, number.ulp * 8))]
  }

  func inWholeMilliseconds() -> Ways {
    [.whole(seconds * 1000)]
  }

  /// Internet date and time in UTC; a year without four digits could not be read again (ENC-15).
  func asISO8601() -> Ways {
    // From the start of the Julian year 0 on.
    let years = -62_167_392_000.0..<253_402_300_800.0
    if !years.contains(seconds) {
      let isNear = abs(seconds - years.upperBound) < 1 || abs(seconds - years.lowerBound) < 1
      return isNear && seconds != seconds.rounded() ? nil : inSeconds()
    }
    if seconds > years.upperBound - 1, seconds != seconds.rounded() { return nil }
    let base = "0000-00-00T00:00:00"
    let fractions = (1...9).map { base + "." + String(repeating: "0", count: $0) + "Z" }
    return [
      .date(
        self,
        shapes: seconds == seconds.rounded() ? [base + "Z"] : [base + "Z"] + fractions,
        end: "Z"
      )
    ]
  }

  func asFormatted() -> Ways {
    // A fraction that is a little off may change the second.
    let dates =
      hasFraction ? [date.addingTimeInterval(-tolerance), date + tolerance, date] : [date]
    return dates.map { .text(TransformedTableModel.formatter.string(from: $0)) }
  }

  /// In the form it was read from (SDT-2).
  func asRead() -> Ways {
    switch form {
    case .none, .seconds: return inSeconds()
    case .units(let unit):
      // Rounded up to the limit it would be read in the next unit.
      let isAtLimit = [1e14, 1e17].contains((abs(seconds) * unit).rounded())
      return isAtLimit ? nil : [.whole(seconds * unit)]
    case .otherDay: return nil
    case .text(let text, false): return [.text(text)]
    case .text(let text, true):
      let end = String(text.split(separator: ".").last?.drop { $0.isNumber } ?? "")
      return [.date(self, shapes: [TransformedDates.shape(of: text)], end: end)]
    }
  }

  /// Without transformer, by the option of dates (ENC-11).
  func asBare(_ dates: TransformedDates) -> Ways {
    switch dates {
    case .automatic, .seconds: return inSeconds()
    case .deferred: return [.number(date.timeIntervalSinceReferenceDate, within: tolerance)]
    case .milliseconds: return inMilliseconds()
    case .iso8601:
      // Foundation drops fractions, and writes years without four digits too.
      let isUsual = seconds == seconds.rounded() && (-62_167_392_000..<2.5e11).contains(seconds)
      return isUsual ? asISO8601() : nil
    }
  }
}

/// Colors (HEX-2, VAL-16).
extension TransformedWriting {
  static func color(_ bytes: [Int], _ digitCount: Int, _ prefix: String) -> [TransformedWriting]? {
    let parts = digitCount % 4 == 0 ? bytes : Array(bytes.prefix(3))
    // A component between two digits may become either.
    let ranges = parts.flatMap { byte in
      digitCount < 6
        ? [byte / 17...(byte + 16) / 17] : [byte / 16...byte / 16, byte % 16...byte % 16]
    }
    return [.digits(ranges, prefix: prefix)]
  }
}

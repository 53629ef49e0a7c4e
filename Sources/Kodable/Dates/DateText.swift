import Foundation
import PlatformSupport

/// Converts texts with a `DateFormatter`, which is used by one thread at a time (KOD-53).
final class FormattedDates: DateConvertible {
  private let formatter: Mutex<DateFormatter>

  init(_ format: String) {
    formatter = Mutex(Self.makeFormatter(format))
  }

  private static func makeFormatter(_ format: String) -> sending DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateFormat = format
    return formatter
  }

  func date(from text: String) -> Date? { formatter.withLock { $0.date(from: text) } }
  func string(from date: Date) -> String { formatter.withLock { $0.string(from: date) } }

  private static let known = Mutex<[String: FormattedDates]>([:])

  /// The conversion for a format, made once; formats come from source code, so they are few.
  static func of(_ format: String) -> FormattedDates {
    known.withLock { known in
      if let dates = known[format] { return dates }
      let dates = FormattedDates(format)
      known[format] = dates
      return dates
    }
  }
}

/// Converts ISO 8601 texts.
struct ISODates: DateConvertible {
  let hasMilliseconds: Bool

  private var style: Date.ISO8601FormatStyle {
    Date.ISO8601FormatStyle(includingFractionalSeconds: hasMilliseconds)
  }

  // Not `parse`, which accepts anything after the date.
  func date(from text: String) -> Date? {
    let range = text.startIndex..<text.endIndex
    guard let read = try? style.consuming(text, startingAt: range.lowerBound, in: range),
      read.upperBound == range.upperBound
    else { return nil }
    return read.output
  }

  // The style cuts off what it does not write, and a Double is rarely a whole number of milliseconds.
  func string(from date: Date) -> String {
    guard hasMilliseconds else { return style.format(date) }
    let seconds = (date.timeIntervalSince1970 * 1000).rounded() / 1000
    return style.format(Date(timeIntervalSince1970: seconds + 0.0001))
  }
}

extension DateCodingStrategy {
  /// The conversion of texts; nil for timestamps.
  var texts: (any DateConvertible)? {
    switch self {
    case .format(let format): FormattedDates.of(format)
    case .iso8601: ISODates(hasMilliseconds: false)
    case .iso8601WithMillisecondPrecision: ISODates(hasMilliseconds: true)
    case .rfc2822: FormattedDates.of("EEE, d MMM y HH:mm:ss zzz")
    case .rfc3339: FormattedDates.of("yyyy-MM-dd'T'HH:mm:ssZ")
    case .timestamp: nil
    case .custom(let dates): dates
    }
  }
}

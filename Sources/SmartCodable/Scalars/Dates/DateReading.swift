import Foundation

/// A date together with the form in which it was written (DATE-1, DATE-2, DATE-8, SDT-2).
struct DateReading {
  enum Form: Hashable, Sendable {
    /// A number of seconds since 1970.
    case seconds

    /// A number of milliseconds since 1970.
    case milliseconds

    /// A number of microseconds since 1970.
    case microseconds

    /// A number of nanoseconds since 1970.
    case nanoseconds

    case text(DateLayout)
  }

  let date: Date
  let form: Form

  init(date: Date, form: Form) {
    self.date = date
    self.form = form
  }

  /// Reads a time stamp, whose magnitude determines its unit; nil if it is not finite.
  init?(timestamp: Double) {
    guard timestamp.isFinite else { return nil }
    let (form, unit): (Form, Double) =
      switch timestamp.magnitude {
      case ..<1e11: (.seconds, 1)
      case ..<1e14: (.milliseconds, 1000)
      case ..<1e17: (.microseconds, 1_000_000)
      default: (.nanoseconds, 1_000_000_000)
      }
    self.init(date: Date(timeIntervalSince1970: timestamp / unit), form: form)
  }

  /// Reads a text in one of the formats of DATE-2 and DATE-8; nil for any other text.
  init?(layoutOf text: String) {
    guard let (date, layout) = DateText.reading(text) else { return nil }
    self.init(date: date, form: .text(layout))
  }

  /// Reads a text in one of the formats, or a time stamp as text; nil for any other text.
  init?(_ text: String) {
    if let reading = DateReading(layoutOf: text) {
      self = reading
    } else if !Self.isTooShort(text), ExactDecimal(Array(text.utf8)) != nil {
      self.init(timestamp: Double.nearest(to: text))
    } else {
      return nil
    }
  }

  /// Whether a text has digits only, and so few that it is rather a year or a number of a list than a time
  /// stamp (DATE-8).
  static func isTooShort(_ text: String) -> Bool {
    (1...8).contains(text.utf8.count) && text.utf8.allSatisfy(JSONNumber.isDigit)
  }

  /// Whether a date can be written in each unit (DATE-10).
  static func isWritable(_ date: Date) -> Bool { date.timeIntervalSince1970.magnitude < 1e300 }
}

extension Date {
  /// The milliseconds since 1970, which are finite if the seconds are: the code of a plain type may read a date that
  /// has no milliseconds, and the model around it must be written all the same (DATE-10).
  var millisecondsSince1970: Double {
    let most = Double.greatestFiniteMagnitude
    let seconds = timeIntervalSince1970
    return seconds.isFinite ? min(most, max(-most, seconds * 1000)) : seconds
  }
}

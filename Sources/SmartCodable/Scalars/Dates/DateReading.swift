import Foundation

/// A date together with the form in which it was written (DATE-1, DATE-2, DATE-8, SDT-2).
struct DateReading {
  enum Form: Hashable, Sendable {
    /// A number of units since 1970, of which a second has so many: 1, 10^3, 10^6 or 10^9.
    case number(perSecond: Double)

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
    let unit: Double =
      switch timestamp.magnitude {
      case ..<1e11: 1
      case ..<1e14: 1000
      case ..<1e17: 1_000_000
      default: 1_000_000_000
      }
    let date = Date(timeIntervalSince1970: timestamp / unit)
    self.init(date: date, form: .number(perSecond: unit))
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

import Foundation

/// A date together with the form in which it was written (DATE-1, DATE-2, SDT-2).
struct DateReading {
  enum Form: Hashable, Sendable {
    /// A number of seconds since 1970.
    case seconds

    /// A number of milliseconds since 1970.
    case milliseconds

    case text(DateLayout)
  }

  let date: Date
  let form: Form

  init(date: Date, form: Form) {
    self.date = date
    self.form = form
  }

  /// A time stamp; nil if it is not finite.
  init?(timestamp: Double) {
    guard timestamp.isFinite else { return nil }
    // Above this a time stamp counts milliseconds.
    if timestamp > 1_000_000_000_000 {
      self.init(date: Date(timeIntervalSince1970: timestamp / 1000), form: .milliseconds)
    } else {
      self.init(date: Date(timeIntervalSince1970: timestamp), form: .seconds)
    }
  }

  /// A time stamp as text, or a text in one of the formats of DATE-2; nil for anything else.
  init?(_ text: String) {
    if ExactDecimal(Array(text.utf8)) != nil {
      self.init(timestamp: Double.nearest(to: text))
    } else if let (date, layout) = DateText.reading(text) {
      self.init(date: date, form: .text(layout))
    } else {
      return nil
    }
  }
}

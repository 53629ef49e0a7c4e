import Foundation

/// A date and a time of day in the Gregorian calendar, before which the Julian one applies (DATE-9).
struct DateFields {
  var year = 0
  var month = 0
  var day = 0
  var hour = 0
  var minute = 0
  var second = 0

  init() {}

  // MARK: To a date

  /// The date in a zone, or in the current one, plus a fraction of a second; nil if there is no such
  /// day or time.
  func date(fraction: Double, in zone: DateZone?) -> Date? {
    guard (1...12).contains(month), day >= 1, day <= daysInMonth, hour < 24, minute < 60,
      second < 60
    else { return nil }
    if let zone {
      let seconds = days * 86_400 + hour * 3600 + minute * 60 + second - zone.offset
      return Date(timeIntervalSince1970: Double(seconds) + fraction)
    }
    let components = DateComponents(
      year: year,
      month: month,
      day: day,
      hour: hour,
      minute: minute,
      second: second
    )
    return Self.calendar.date(from: components)?.addingTimeInterval(fraction)
  }

  // MARK: From a date

  /// Creates the fields for a number of seconds since 1970 in a zone, or in the current one; nil before
  /// the year 1.
  init?(_ seconds: Int, in zone: DateZone?) {
    guard let zone else {
      guard let fields = Self.local(seconds) else { return nil }
      self = fields
      return
    }
    let local = seconds + zone.offset
    let days = local >= 0 ? local / 86_400 : (local - 86_399) / 86_400
    self.init(days: days)
    let secondOfDay = local - days * 86_400
    hour = secondOfDay / 3600
    minute = secondOfDay / 60 % 60
    second = secondOfDay % 60
  }

  /// Foundation's calendar knows the zone; its days are those of ``DateFields/days``.
  private static func local(_ seconds: Int) -> DateFields? {
    let parts = calendar.dateComponents(
      [.era, .year, .month, .day, .hour, .minute, .second],
      from: Date(timeIntervalSince1970: Double(seconds))
    )
    guard parts.era == 1, let year = parts.year, let month = parts.month, let day = parts.day,
      let hour = parts.hour, let minute = parts.minute, let second = parts.second
    else { return nil }
    var fields = DateFields()
    (fields.year, fields.month, fields.day) = (year, month, day)
    (fields.hour, fields.minute, fields.second) = (hour, minute, second)
    return fields
  }

  private static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = NSTimeZone.default
    return calendar
  }
}

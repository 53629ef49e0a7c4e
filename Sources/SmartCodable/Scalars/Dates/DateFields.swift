import Foundation

/// A date and a time of day in the Gregorian calendar.
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

  private var daysInMonth: Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2:
      year.isMultiple(of: 4) && !year.isMultiple(of: 100) || year.isMultiple(of: 400) ? 29 : 28
    default: 31
    }
  }

  /// Days since 1970-01-01; years are counted from March.
  private var days: Int {
    let shifted = month > 2 ? year : year - 1
    let era = shifted >= 0 ? shifted / 400 : (shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// The day of the week, 0 for Sunday; 1970-01-01 was a Thursday.
  var weekday: Int {
    let position = (days + 4) % 7
    return position < 0 ? position + 7 : position
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
    // The inverse of `days`.
    let shifted = days + 719_468
    let era = shifted >= 0 ? shifted / 146_097 : (shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    let secondOfDay = local - days * 86_400
    month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    day = dayOfYear - (153 * marchMonth + 2) / 5 + 1
    hour = secondOfDay / 3600
    minute = secondOfDay / 60 % 60
    second = secondOfDay % 60
  }

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

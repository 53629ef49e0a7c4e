/// Days as numbers, by the calendar of Foundation's formatters: the day after October 4, 1582 in the Julian
/// calendar is October 15 in the Gregorian one (DATE-9).
///
/// Years are counted from March, so that a leap day is the last day of a year. The days between are read
/// as Julian ones, as Foundation does, and never made.
extension DateFields {
  private static let firstGregorianDay = -141_427

  /// Days from March 1 of the year 0 to January 1, 1970 in each calendar.
  private static let (gregorianEpoch, julianEpoch) = (719_468, 719_470)

  private var isGregorian: Bool { (year, month, day) >= (1582, 10, 15) }

  var daysInMonth: Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: isLeapYear ? 29 : 28
    default: 31
    }
  }

  private var isLeapYear: Bool {
    guard year.isMultiple(of: 4) else { return false }
    return year < 1582 || !year.isMultiple(of: 100) || year.isMultiple(of: 400)
  }

  /// Days since 1970-01-01.
  var days: Int {
    let shifted = month > 2 ? year : year - 1
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    guard isGregorian else {
      return shifted * 365 + Self.quotient(shifted, 4) + dayOfYear - Self.julianEpoch
    }
    return shifted * 365 + shifted / 4 - shifted / 100 + shifted / 400 + dayOfYear
      - Self.gregorianEpoch
  }

  /// The day of the week, 0 for Sunday; 1970-01-01 was a Thursday.
  var weekday: Int {
    let position = (days + 4) % 7
    return position < 0 ? position + 7 : position
  }

  /// Creates the start of the day that is this number of days after 1970-01-01.
  init(days: Int) {
    self.init()
    let shifted: Int
    let dayOfYear: Int
    if days >= Self.firstGregorianDay {
      let day = days + Self.gregorianEpoch
      let dayOfEra = day % 146_097
      let yearOfEra =
        (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
      shifted = day / 146_097 * 400 + yearOfEra
      dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    } else {
      let day = days + Self.julianEpoch
      let cycle = Self.quotient(day, 1461)
      let dayOfCycle = day - cycle * 1461
      let yearOfCycle = (dayOfCycle - dayOfCycle / 1460) / 365
      shifted = cycle * 4 + yearOfCycle
      dayOfYear = dayOfCycle - 365 * yearOfCycle
    }
    let marchMonth = (5 * dayOfYear + 2) / 153
    month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    year = shifted + (month <= 2 ? 1 : 0)
    day = dayOfYear - (153 * marchMonth + 2) / 5 + 1
  }

  /// Rounded down; the divisor is positive.
  private static func quotient(_ value: Int, _ divisor: Int) -> Int {
    (value >= 0 ? value : value - divisor + 1) / divisor
  }
}

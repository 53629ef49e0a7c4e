/// Dates of RFC 2822, as mail and HTTP write them, without comments and line folding.
extension DateText {
  private static let weekdays = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"]
  package static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
  private static let zones = [
    "GMT": 0, "UTC": 0, "EST": -5, "EDT": -4, "CST": -6, "CDT": -5, "MST": -7, "MDT": -6,
    "PST": -8, "PDT": -7,
  ]

  /// Reads `Thu, 19 Dec 1996 16:39:57 GMT`; weekday and seconds are optional.
  package mutating func readMail() -> Bool {
    let weekday = name(Self.weekdays)
    guard weekday == nil ? rules.mailMayLackWeekday : take(",") && take(" "),
      let day = digits(2) ?? digits(1), take(" "), let month = name(Self.months), take(" "),
      let year = digits(4), take(" "), readHourAndMinute(), rest.first == 0x20 || readSecond(),
      take(" "), readZone(mayBeNamed: true), rest.isEmpty
    else { return false }
    date = (year, month + 1, day)
    return weekday == nil || !rules.refusesWrongWeekdays || weekday == weekdayOfDate
  }

  /// The offset of a named zone, in hours ahead of UTC.
  package mutating func zoneName() -> Int? {
    let name = String(decoding: rest.prefix(3), as: UTF8.self)
    if let hours = Self.zones[name] {
      rest = rest.dropFirst(3)
      return hours
    }
    guard name.hasPrefix("UT") else { return nil }
    rest = rest.dropFirst(2)
    return 0
  }

  private mutating func name(_ names: [String]) -> Int? {
    let name = String(decoding: rest.prefix(3), as: UTF8.self)
    guard let index = names.firstIndex(of: name) else { return nil }
    rest = rest.dropFirst(3)
    return index
  }

  /// The weekday of the date; the first day of 1970 was a Thursday.
  private var weekdayOfDate: Int? {
    Moment(date: date)
      .map { Int(($0.days % 7 + 7) % 7) }
  }
}

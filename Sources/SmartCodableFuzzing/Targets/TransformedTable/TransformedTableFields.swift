import Foundation

/// A date and a time, which count days by their position in the year: of the Gregorian calendar, and of the
/// Julian one before October 15, 1582 (DATE-9).
struct TransformedFields {
  var year: Int
  var month: Int
  var day: Int
  var hour = 0
  var minute = 0
  var second = 0

  /// The digits behind the point.
  var fraction: String?

  init(_ year: Int, _ month: Int, _ day: Int) {
    (self.year, self.month, self.day) = (year, month, day)
  }

  private var isJulian: Bool { year * 10_000 + month * 100 + day < 1582_10_15 }

  /// Whether the day is one of the ten that were left out; it is read, but written as another one.
  private var isLeftOut: Bool { isJulian && year * 10_000 + month * 100 + day > 1582_10_04 }

  private var lengths: [Int] {
    let isLeap = year % 4 == 0 && (isJulian || year % 400 == 0 || year % 100 != 0)
    return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  }

  /// Whether there is such a day and time; nil for those that UNS-6 leaves open.
  var isPossible: Bool? {
    guard (1...12).contains(month), (1...lengths[month - 1]).contains(day), hour <= 24,
      minute <= 59, second <= 60
    else { return false }
    return hour == 24 || second == 60 ? nil : true
  }

  /// Days since the first of January of the Gregorian year 1, the third in the Julian one.
  private var dayNumber: Int {
    let before = year - 1
    func quotient(_ divisor: Int) -> Int { Int((Double(before) / Double(divisor)).rounded(.down)) }
    let leapDays = quotient(4) + (isJulian ? -2 : quotient(400) - quotient(100))
    return before * 365 + leapDays + lengths.prefix(month - 1).reduce(0, +) + day - 1
  }

  /// 0 for Sunday; the first day of the Gregorian year 1 was a Monday.
  var weekday: Int { (dayNumber % 7 + 8) % 7 }

  func answer(zone: Int?, text: String) -> TransformedDates.Answer {
    switch isPossible {
    case false?: return .fallback
    case nil: return .open
    case true?: break
    }
    let local = (dayNumber - 719_162) * 86_400 + (hour * 60 + minute) * 60 + second
    guard let offset = zone ?? currentOffset(at: local), !isLeftOut || fraction == nil else {
      return .open
    }
    let whole = Double(local - offset)
    let part = fraction.flatMap { Double("0." + $0) } ?? 0
    return .value(
      TransformedMoment(
        date: Date(timeIntervalSince1970: whole + part),
        form: isLeftOut ? .otherDay : .text(text, hasFraction: fraction != nil)
      )
    )
  }

  /// The offset of the current zone if it is the same on all days around; nil otherwise (UNS-5), and in the
  /// year 0, which a calendar with eras does not have.
  private func currentOffset(at local: Int) -> Int? {
    guard year >= 1 else { return nil }
    let offsets = [-172_800, 0, 172_800]
      .map {
        TimeZone.current.secondsFromGMT(for: Date(timeIntervalSince1970: Double(local + $0)))
      }
    return Set(offsets).count == 1 ? offsets[0] : nil
  }
}

/// Dates of RFC 2822: `Thu, 19 Dec 1996 16:39:57 GMT` (DATE-8).
enum TransformedMail {
  static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  private static let names = Set(months.map { $0.utf8.reduce(0) { $0 << 8 | Int($1 | 0x20) } })

  /// Whether the name of a month, in any case, is in a text.
  static func isNamed(in bytes: [UInt8]) -> Bool {
    var last = 0
    return bytes.contains { byte in
      last = (last << 8 | Int(byte | 0x20)) & 0xFF_FFFF
      return names.contains(last)
    }
  }

  private static let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]

  private static let zones = [
    "GMT": 0, "UT": 0, "EST": -5, "EDT": -4, "CST": -6, "CDT": -5, "MST": -7, "MDT": -6,
    "PST": -8, "PDT": -7,
  ]

  /// Open for what the grammar of RFC 2822 has beyond the usual form: comments, folding, old years.
  static func reading(_ text: String) -> TransformedDates.Answer {
    guard text.utf8.allSatisfy({ $0 < 0x80 }) else { return .open }
    var words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let weekday = words.first.flatMap { word in days.firstIndex { $0 + "," == word } }
    if weekday != nil { words.removeFirst() }
    guard words.count == 5, ["0", "00"].contains(TransformedDates.shape(of: words[0])),
      let day = Int(words[0]), let month = months.firstIndex(of: words[1]),
      TransformedDates.shape(of: words[2]) == "0000", let year = Int(words[2]), year >= 1900,
      ["00:00", "00:00:00"].contains(TransformedDates.shape(of: words[3]))
    else { return .open }
    var fields = TransformedFields(year, month + 1, day)
    let clock = words[3].split(separator: ":").compactMap { Int($0) }
    (fields.hour, fields.minute) = (clock[0], clock[1])
    fields.second = clock.count > 2 ? clock[2] : 0
    if fields.isPossible == false { return .fallback }
    if let weekday, weekday != fields.weekday { return .fallback }
    if let hours = zones[words[4]] { return fields.answer(zone: hours * 3600, text: text) }
    let shape = TransformedDates.shape(of: words[4])
    guard ["+0000", "-0000"].contains(shape) else { return .open }
    guard let zone = TransformedDates.zone(Array(words[4].utf8)[...]) else { return .fallback }
    return fields.answer(zone: zone, text: text)
  }
}

/// A moment to the microsecond, in UTC, implemented without Foundation.
///
/// Its own text is in the Gregorian calendar, as RFC 3339 wants it, however long ago.
///
/// Dates are 64-bit numbers of seconds, and decoders may add and subtract in a different order. So a moment
/// is rounded to what is left of such a number after two roundings: microseconds from 1834 to 2106, less
/// beyond.
package struct Moment: Hashable {
  /// Whole seconds since 1970-01-01T00:00:00Z, rounded down.
  private let seconds: Int64
  /// The microseconds that are left, from 0 to 999,999.
  private let microsecond: Int64

  private static let day: Int64 = 86_400
  /// The years that a number of seconds reaches, with a margin.
  private static let years = 280_000_000_000
  private static let monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

  private init(rounding seconds: Int64, microsecond: Int64) {
    let error = 2 * Double(seconds).ulp
    // From there on less than a second is not left.
    guard abs(seconds) < 9_000_000_000_000 else {
      self.seconds = Self.rounded(seconds, error)
      self.microsecond = 0
      return
    }
    let rounded = Self.rounded(seconds * 1_000_000 + microsecond, error * 1e6)
    self.seconds = Self.quotient(rounded, 1_000_000)
    self.microsecond = rounded - self.seconds * 1_000_000
  }

  /// The nearest multiple of the smallest power of ten above `error`.
  private static func rounded(_ value: Int64, _ error: Double) -> Int64 {
    var unit: Int64 = 1
    while Double(unit) <= error { unit *= 10 }
    return quotient(value + unit / 2, unit) * unit
  }

  /// The nearest number of seconds since 1970-01-01T00:00:00Z.
  package var secondsSince1970: Double {
    microsecond == 0 ? Double(seconds) : Double(seconds * 1_000_000 + microsecond) / 1e6
  }

  /// Days since 1970-01-01, rounded down.
  package var days: Int64 { Self.quotient(seconds, Self.day) }

  /// The moment this many seconds after 1970-01-01T00:00:00Z.
  ///
  /// Nil if not finite or more than ``years`` away.
  package init?(seconds: Double) {
    guard abs(seconds) < Double(Self.years * 31_556_952) else { return nil }
    let whole = seconds.rounded(.down)
    self.init(rounding: Int64(whole), microsecond: Int64(((seconds - whole) * 1e6).rounded()))
  }

  /// The moment of a date and a time of day; nil if it does not exist, or is more than ``years`` away.
  ///
  /// - Parameters:
  ///   - date: Year, month from 1 to 12 and day from 1.
  ///   - time: Hour below 24, minute and second below 60.
  ///   - microsecond: The fraction of the second.
  ///   - offset: How many seconds the clock is ahead of UTC.
  ///   - rollsOver: Whether a day after the end of its month continues into the next one.
  ///   - isAlwaysGregorian: Whether days before October 15, 1582 are Gregorian too, and not Julian as for
  ///     Foundation.
  package init?(
    date: (year: Int, month: Int, day: Int),
    time: (hour: Int, minute: Int, second: Int) = (0, 0, 0),
    microsecond: Int = 0,
    offset: Int = 0,
    rollsOver: Bool = false,
    isAlwaysGregorian: Bool = false
  ) {
    let isJulian = !isAlwaysGregorian && date < (1582, 10, 15)
    func length(of month: Int) -> Int {
      isJulian && month == 2 && date.year.isMultiple(of: 4)
        ? 29 : Self.length(of: month, in: date.year)
    }
    guard abs(date.year) < Self.years, (1...12).contains(date.month), (0..<24).contains(time.hour),
      (0..<60).contains(time.minute), (0..<60).contains(time.second),
      (1...(rollsOver ? 31 : length(of: date.month))).contains(date.day)
    else { return nil }
    let months = (1..<date.month).reduce(0) { $0 + length(of: $1) }
    // The Julian year 0 began two days before the Gregorian one.
    let years =
      isJulian
      ? 365 * date.year + Self.quotient(date.year + 3, 4) - 2 : Self.days(before: date.year)
    let days = years - Self.days(before: 1970) + months + date.day - 1
    let seconds = (time.hour * 60 + time.minute) * 60 + time.second - offset
    self.init(
      rounding: Int64(days) * Self.day + Int64(seconds),
      microsecond: Int64(microsecond)
    )
  }

  /// Reads only the form that ``text`` has for a year with four digits.
  package init?(_ text: String) {
    var rules = DateText.Rules()
    rules.isAlwaysGregorian = true
    guard let moment = DateText(text, rules: rules).moment(), moment.text == text,
      text.first != "+"
    else { return nil }
    self = moment
  }

  /// RFC 3339 in UTC with as many fractional digits as needed; a year outside 0 to 9999 has a sign, as in ISO
  /// 8601.
  package var text: String {
    let second = Int(seconds - days * Self.day)
    let date = Self.date(ofDay: Int(days) + Self.days(before: 1970))
    let year =
      (0...9999).contains(date.year)
      ? Self.padded(date.year, 4)
      : (date.year < 0 ? "-" : "+") + Self.padded(abs(date.year), 4)
    var fraction = Self.padded(Int(microsecond), 6)
    while fraction.last == "0" { fraction.removeLast() }
    let clock = [second / 3600, second / 60 % 60, second % 60].map { Self.padded($0, 2) }
    return "\(year)-\(Self.padded(date.month, 2))-\(Self.padded(date.day, 2))T"
      + clock.joined(separator: ":") + (fraction.isEmpty ? "" : "." + fraction) + "Z"
  }

  /// The text of the moment this many seconds after 1970; out of range that of the number, with fewer digits,
  /// for the same reason.
  package static func text(ofSeconds seconds: Double) -> String {
    Moment(seconds: seconds)?.text ?? "\(Float(seconds))" + unitSuffix
  }

  /// Follows the number of a date that has no text of its own.
  static let unitSuffix = " seconds since 1970"

  // MARK: The calendar

  private static func isLeap(_ year: Int) -> Bool {
    year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
  }

  private static func length(of month: Int, in year: Int) -> Int {
    month == 2 && isLeap(year) ? 29 : monthLengths[month - 1]
  }

  /// Days from the start of the year 0 to the start of this one.
  private static func days(before year: Int) -> Int {
    365 * year + quotient(year + 3, 4) - quotient(year + 99, 100) + quotient(year + 399, 400)
  }

  private static func date(ofDay day: Int) -> (year: Int, month: Int, day: Int) {
    // 400 years have 146 097 days; the estimate is off by one year at most.
    var year = quotient(day * 400, 146_097)
    while days(before: year) > day { year -= 1 }
    while days(before: year + 1) <= day { year += 1 }
    var left = day - days(before: year)
    var month = 1
    while left >= length(of: month, in: year) {
      left -= length(of: month, in: year)
      month += 1
    }
    return (year, month, left + 1)
  }

  private static func quotient<Value: BinaryInteger>(_ value: Value, _ divisor: Value) -> Value {
    let (quotient, remainder) = value.quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }

  private static func padded(_ value: Int, _ count: Int) -> String {
    let digits = String(value)
    return String(repeating: "0", count: max(0, count - digits.count)) + digits
  }
}

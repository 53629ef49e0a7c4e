import Foundation

/// How a date is written as text: one of the formats of DATE-2.
struct DateLayout: Hashable, Sendable {
  enum Day {
    /// `yyyy-MM-dd`
    case dashed

    /// `yyyy/MM/dd`
    case slashed

    /// `MM/dd/yyyy`
    case monthFirst
  }

  enum Time {
    case none

    /// ` HH:mm`
    case minutes

    /// ` HH:mm:ss`
    case seconds

    /// `'T'HH:mm:ss`, the only one with a fraction or a zone.
    case afterT
  }

  var day = Day.dashed
  var time = Time.none

  /// The digits of the fraction of a second; 0 for no fraction.
  var fractionDigits = 0

  /// Seconds east of Greenwich, or nil for the current time zone, which is not written.
  var zone: Int?

  /// The date in UTC with as few digits of a fraction as give it back; nil beyond four-digit years.
  static func iso8601(_ date: Date) -> String? {
    var text: String?
    for digits in [0, 3, 6, 9] {
      text = DateLayout(time: .afterT, fractionDigits: digits, zone: 0).text(of: date)
      if let text, DateText.iso8601(text) == date { break }
    }
    return text
  }

  /// The date as text; nil if its year does not have four digits.
  func text(of date: Date) -> String? {
    let interval = date.timeIntervalSince1970
    guard interval.magnitude < 1e12 else { return nil }
    var whole = Int(interval.rounded(.down))
    var fraction = 0
    if fractionDigits > 0 {
      let unit = pow(10, Double(fractionDigits))
      fraction = Int(((interval - Double(whole)) * unit).rounded())
      if fraction == Int(unit) {
        whole += 1
        fraction = 0
      }
    }
    guard let fields = fields(of: whole), (0...9999).contains(fields.year) else { return nil }
    return text(fields, fraction)
  }

  private func text(_ fields: Fields, _ fraction: Int) -> String {
    let (year, month) = (Self.padded(fields.year, 4), Self.padded(fields.month, 2))
    let dayOfMonth = Self.padded(fields.day, 2)
    var text =
      switch day {
      case .dashed: "\(year)-\(month)-\(dayOfMonth)"
      case .slashed: "\(year)/\(month)/\(dayOfMonth)"
      case .monthFirst: "\(month)/\(dayOfMonth)/\(year)"
      }
    if time == .none { return text }
    text += time == .afterT ? "T" : " "
    text += "\(Self.padded(fields.second / 3600, 2)):\(Self.padded(fields.second / 60 % 60, 2))"
    if time == .minutes { return text }
    text += ":\(Self.padded(fields.second % 60, 2))"
    if fractionDigits > 0 { text += ".\(Self.padded(fraction, fractionDigits))" }
    if let zone { text += Self.text(ofZone: zone) }
    return text
  }

  private static func text(ofZone zone: Int) -> String {
    if zone == 0 { return "Z" }
    let minutes = abs(zone) / 60
    return "\(zone < 0 ? "-" : "+")\(padded(minutes / 60, 2)):\(padded(minutes % 60, 2))"
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  // MARK: The calendar

  private struct Fields {
    var year: Int
    var month: Int
    var day: Int

    /// Seconds since midnight.
    var second: Int
  }

  private func fields(of seconds: Int) -> Fields? {
    guard let zone else { return localFields(of: seconds) }
    let local = seconds + zone
    let days = local >= 0 ? local / 86_400 : (local - 86_399) / 86_400
    // Gregorian, with years counted from March: the reverse of how dates are read.
    let shifted = days + 719_468
    let era = shifted >= 0 ? shifted / 146_097 : (shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    return Fields(
      year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
      month: month,
      day: dayOfYear - (153 * marchMonth + 2) / 5 + 1,
      second: local - days * 86_400
    )
  }

  private func localFields(of seconds: Int) -> Fields? {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = NSTimeZone.default
    let parts = calendar.dateComponents(
      [.era, .year, .month, .day, .hour, .minute, .second],
      from: Date(timeIntervalSince1970: Double(seconds))
    )
    guard parts.era == 1, let year = parts.year, let month = parts.month, let day = parts.day,
      let hour = parts.hour, let minute = parts.minute, let second = parts.second
    else { return nil }
    return Fields(year: year, month: month, day: day, second: hour * 3600 + minute * 60 + second)
  }
}

import Foundation

/// Writing dates as text.
extension DateLayout {
  /// The date in UTC with the fewest fraction digits that read back as the same date; nil if its year
  /// does not have four digits.
  static func iso8601(_ date: Date) -> String? {
    var text: String?
    for digits in [0, 3, 6, 9] {
      text = DateLayout(time: .afterT, fractionDigits: digits, zone: .utc).text(of: date)
      if let text, DateText.iso8601(text) == date { break }
    }
    return text
  }

  /// The date as Foundation's encoder writes it with `.iso8601`: in UTC, without a fraction.
  static func foundationISO8601(_ date: Date) -> String {
    // As Foundation does: those since 2001 may have a fraction that is lost in the larger number since 1970.
    let seconds = date.timeIntervalSinceReferenceDate.rounded(.down) + 978_307_200
    // From 1600 to 9999, where the calendars agree; the text has a fixed length.
    guard seconds >= -11_676_096_000, seconds < 253_402_300_800,
      let fields = DateFields(Int(seconds), in: .utc)
    else { return date.formatted(.iso8601) }
    var text = Array("0000-00-00T00:00:00Z".utf8)
    func put(_ number: Int, endingAt end: Int, digits: Int) {
      var rest = number
      for place in (end - digits..<end).reversed() {
        text[place] += UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
      }
    }
    put(fields.year, endingAt: 4, digits: 4)
    put(fields.month, endingAt: 7, digits: 2)
    put(fields.day, endingAt: 10, digits: 2)
    put(fields.hour, endingAt: 13, digits: 2)
    put(fields.minute, endingAt: 16, digits: 2)
    put(fields.second, endingAt: 19, digits: 2)
    return String(decoding: text, as: UTF8.self)
  }

  /// The date as text; nil if its year does not have four digits, or the text would not be read as a
  /// date.
  func text(of date: Date) -> String? {
    let interval = date.timeIntervalSince1970
    guard interval.magnitude < 1e12 else { return nil }
    let (whole, fraction) = parts(of: interval)
    guard let fields = DateFields(whole, in: zone), (0...9999).contains(fields.year) else {
      return nil
    }
    if day == .compact, !Self.compactYears.contains(fields.year) { return nil }
    return dayText(fields) + timeText(fields) + fraction + (zone?.text ?? "")
  }

  /// The whole seconds, and the digits of the fraction.
  ///
  /// Digits beyond those needed to read back the same date are noise and are written as zeros.
  private func parts(of interval: Double) -> (whole: Int, fraction: String) {
    let whole = Int(interval.rounded(.down))
    guard fractionDigits > 0 else { return (whole, "") }
    let date = Date(timeIntervalSince1970: interval)
    for digits in 1...fractionDigits {
      let unit = pow(10, Double(digits))
      let units = ((interval - Double(whole)) * unit).rounded()
      let isSame = Date(timeIntervalSince1970: Double(whole) + units / unit) == date
      guard isSame || digits == fractionDigits else { continue }
      if units == unit { return (whole + 1, "." + String(repeating: "0", count: fractionDigits)) }
      let zeros = String(repeating: "0", count: fractionDigits - digits)
      return (whole, "." + Self.padded(Int(units), digits) + zeros)
    }
    return (whole, "")
  }

  private func dayText(_ fields: DateFields) -> String {
    let (year, month) = (Self.padded(fields.year, 4), Self.padded(fields.month, 2))
    let dayOfMonth = Self.padded(fields.day, 2)
    switch day {
    case .dashed: return "\(year)-\(month)-\(dayOfMonth)"
    case .slashed: return "\(year)/\(month)/\(dayOfMonth)"
    case .monthFirst: return "\(month)/\(dayOfMonth)/\(year)"
    case .dotted: return "\(year).\(month).\(dayOfMonth)"
    case .compact: return year + month + dayOfMonth
    case .mail(let hasWeekday, let isPadded):
      let weekday = hasWeekday ? Self.weekdays[fields.weekday] + ", " : ""
      let number = isPadded ? dayOfMonth : "\(fields.day)"
      return "\(weekday)\(number) \(Self.months[fields.month - 1]) \(year)"
    }
  }

  private func timeText(_ fields: DateFields) -> String {
    if time == .none { return "" }
    if day == .compact {
      let numbers = [fields.hour, fields.minute] + (time == .minutes ? [] : [fields.second])
      return numbers.map { Self.padded($0, 2) }.joined()
    }
    let minutes = "\(Self.padded(fields.hour, 2)):\(Self.padded(fields.minute, 2))"
    if time == .minutes { return " " + minutes }
    return (time == .afterT ? "T" : " ") + "\(minutes):\(Self.padded(fields.second, 2))"
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}

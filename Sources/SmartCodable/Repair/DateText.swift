import Foundation

/// Reads the date formats that backends write, digit for digit (DATE-2 to DATE-4, DATE-6).
struct DateText {
  private var rest: Substring.UTF8View
  private var year = 0
  private var month = 0
  private var day = 0
  private var hour = 0
  private var minute = 0
  private var second = 0
  private var fraction = 0.0

  /// Seconds east of Greenwich, or nil for the current time zone.
  private var zone: Int?

  private init(_ text: String) { rest = Substring(text).utf8 }

  /// Any of the formats of DATE-2, and which one it was, or nil.
  static func reading(_ text: String) -> (date: Date, layout: DateLayout)? {
    var reader = DateText(text)
    guard reader.readDay(), reader.rest.isEmpty || reader.readTime(), reader.rest.isEmpty,
      let date = reader.date
    else { return nil }
    reader.layout.zone = reader.zone
    return (date, reader.layout)
  }

  /// Internet date and time with a zone, with or without a fraction of a second (DATE-6).
  static func iso8601(_ text: String) -> Date? {
    var reader = DateText(text)
    guard reader.readDay(), reader.layout.day == .dashed, reader.readTimeAfterT(),
      reader.readZone(), reader.rest.isEmpty
    else { return nil }
    return reader.date
  }

  // MARK: Pieces

  /// What was found so far.
  private var layout = DateLayout()

  /// `yyyy-MM-dd`, `yyyy/MM/dd` or `MM/dd/yyyy`.
  private mutating func readDay() -> Bool {
    let third = rest.dropFirst(2).first
    if third == UInt8(ascii: "/") {
      layout.day = .monthFirst
      return read(2, \.month) && take(UInt8(ascii: "/")) && read(2, \.day)
        && take(UInt8(ascii: "/")) && read(4, \.year)
    }
    guard read(4, \.year), let mark = rest.first,
      mark == UInt8(ascii: "-") || mark == UInt8(ascii: "/")
    else { return false }
    layout.day = mark == UInt8(ascii: "-") ? .dashed : .slashed
    return take(mark) && read(2, \.month) && take(mark) && read(2, \.day)
  }

  /// The time behind a day with dashes: the ones after a space have neither fraction nor zone.
  private mutating func readTime() -> Bool {
    guard layout.day == .dashed else { return false }
    if take(UInt8(ascii: " ")) {
      guard readHourAndMinute() else { return false }
      layout.time = rest.isEmpty ? .minutes : .seconds
      return rest.isEmpty || take(UInt8(ascii: ":")) && read(2, \.second)
    }
    return readTimeAfterT() && (rest.isEmpty || readZone())
  }

  private mutating func readHourAndMinute() -> Bool {
    read(2, \.hour) && take(UInt8(ascii: ":")) && read(2, \.minute)
  }

  /// `'T'HH:mm:ss` and up to nine digits of a fraction.
  private mutating func readTimeAfterT() -> Bool {
    guard take(UInt8(ascii: "T")), readHourAndMinute(), take(UInt8(ascii: ":")), read(2, \.second)
    else { return false }
    layout.time = .afterT
    guard take(UInt8(ascii: ".")) else { return true }
    let digits = rest.prefix(while: JSONNumber.isDigit)
    guard (1...9).contains(digits.count) else { return false }
    fraction = Double("0." + String(Substring(digits))) ?? 0
    layout.fractionDigits = digits.count
    rest = rest.dropFirst(digits.count)
    return true
  }

  /// `Z`, `±hh:mm` or `±hhmm`.
  private mutating func readZone() -> Bool {
    if take(UInt8(ascii: "Z")) {
      zone = 0
      return true
    }
    let isWest = rest.first == UInt8(ascii: "-")
    guard isWest || rest.first == UInt8(ascii: "+") else { return false }
    rest = rest.dropFirst()
    guard let hours = number(2), hours < 24 else { return false }
    _ = take(UInt8(ascii: ":"))
    guard let minutes = number(2), minutes < 60 else { return false }
    zone = (hours * 60 + minutes) * (isWest ? -60 : 60)
    return true
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard rest.first == byte else { return false }
    rest = rest.dropFirst()
    return true
  }

  private mutating func read(_ count: Int, _ field: WritableKeyPath<DateText, Int>) -> Bool {
    guard let value = number(count) else { return false }
    self[keyPath: field] = value
    return true
  }

  private mutating func number(_ count: Int) -> Int? {
    let digits = rest.prefix(count)
    guard digits.count == count, digits.allSatisfy(JSONNumber.isDigit) else { return nil }
    rest = rest.dropFirst(count)
    return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  // MARK: The date

  private var date: Date? {
    guard (1...12).contains(month), day >= 1, day <= daysInMonth, hour < 24, minute < 60,
      second < 60
    else { return nil }
    if let zone {
      let seconds = Double(daysSince1970 * 86_400 + hour * 3600 + minute * 60 + second - zone)
      return Date(timeIntervalSince1970: seconds + fraction)
    }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = NSTimeZone.default
    let components = DateComponents(
      year: year,
      month: month,
      day: day,
      hour: hour,
      minute: minute,
      second: second
    )
    return calendar.date(from: components)?.addingTimeInterval(fraction)
  }

  private var daysInMonth: Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2:
      year.isMultiple(of: 4) && !year.isMultiple(of: 100) || year.isMultiple(of: 400) ? 29 : 28
    default: 31
    }
  }

  /// Days from 1970-01-01 in the Gregorian calendar, counting years from March.
  private var daysSince1970: Int {
    let shifted = month > 2 ? year : year - 1
    let era = shifted >= 0 ? shifted / 400 : (shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }
}

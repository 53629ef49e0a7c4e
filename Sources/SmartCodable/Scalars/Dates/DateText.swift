import Foundation

/// Reads the date formats that backends write, digit by digit (DATE-2 to DATE-4, DATE-6, DATE-8).
struct DateText {
  private var scanner: DateScanner
  private var fields = DateFields()
  private var fraction = 0.0

  /// The layout found so far.
  private var layout = DateLayout()

  private init(_ text: String) { scanner = DateScanner(text) }

  /// Reads any of the formats of DATE-2 and DATE-8 and returns which one it was, or nil.
  static func reading(_ text: String) -> (date: Date, layout: DateLayout)? {
    var reader = DateText(text)
    guard reader.readAny(), reader.scanner.isAtEnd, let date = reader.date else { return nil }
    return (date, reader.layout)
  }

  /// Reads an internet date and time with a zone, with or without a fraction of a second (DATE-6).
  static func iso8601(_ text: String) -> Date? {
    var reader = DateText(text)
    guard reader.readYearFirst(), reader.layout.day == .dashed, reader.readTimeAfterT(),
      reader.readZone(), reader.scanner.isAtEnd
    else { return nil }
    return reader.date
  }

  private var date: Date? { fields.date(fraction: fraction, in: layout.zone) }

  // MARK: Days

  /// The digits at the start distinguish the formats of the day.
  private mutating func readAny() -> Bool {
    switch scanner.digitCount {
    case 0, 1: return readMailDate()
    case 2: return readMonthFirst()
    case 4: return readYearFirst() && (scanner.isAtEnd || readTime())
    case 8: return readCompact(.none)
    case 12: return readCompact(.minutes)
    case 14: return readCompact(.seconds)
    default: return false
    }
  }

  /// `yyyy-MM-dd`, `yyyy/MM/dd` or `yyyy.MM.dd`.
  private mutating func readYearFirst() -> Bool {
    let kinds: KeyValuePairs<Unicode.Scalar, DateLayout.Day> = [
      "-": .dashed, "/": .slashed, ".": .dotted,
    ]
    guard read(4, \.year), let (mark, day) = kinds.first(where: { scanner.take($0.key) }) else {
      return false
    }
    layout.day = day
    return read(2, \.month) && scanner.take(mark) && read(2, \.day)
  }

  /// `MM/dd/yyyy`, or a mail date if no slash follows the two digits.
  private mutating func readMonthFirst() -> Bool {
    let start = scanner
    guard read(2, \.month), scanner.take("/") else {
      scanner = start
      return readMailDate()
    }
    layout.day = .monthFirst
    return read(2, \.day) && scanner.take("/") && read(4, \.year)
  }

  /// `yyyyMMdd`, `yyyyMMddHHmm` or `yyyyMMddHHmmss`, in UTC.
  private mutating func readCompact(_ time: DateLayout.Time) -> Bool {
    layout.day = .compact
    layout.time = time
    layout.zone = .unnamedUTC
    guard read(4, \.year), DateLayout.compactYears.contains(fields.year), read(2, \.month),
      read(2, \.day)
    else { return false }
    return time == .none
      || read(2, \.hour) && read(2, \.minute) && (time == .minutes || read(2, \.second))
  }

  // MARK: Times

  /// The time after a day with dashes.
  private mutating func readTime() -> Bool {
    guard layout.day == .dashed else { return false }
    guard scanner.take(" ") else {
      return readTimeAfterT() && (scanner.isAtEnd || readZone())
    }
    guard readClock() else { return false }
    if layout.time == .minutes { return true }
    return readFraction() && (scanner.isAtEnd || readZone(mayBeApart: true))
  }

  /// `'T'HH:mm:ss` and up to nine fraction digits.
  private mutating func readTimeAfterT() -> Bool {
    guard scanner.take("T"), readClock(), layout.time == .seconds else { return false }
    layout.time = .afterT
    return readFraction()
  }

  /// `HH:mm` or `HH:mm:ss`.
  private mutating func readClock() -> Bool {
    guard read(2, \.hour), scanner.take(":"), read(2, \.minute) else { return false }
    layout.time = scanner.take(":") ? .seconds : .minutes
    return layout.time == .minutes || read(2, \.second)
  }

  private mutating func readFraction() -> Bool {
    guard scanner.take(".") else { return true }
    let count = scanner.digitCount
    guard (1...9).contains(count), let digits = scanner.number(count) else { return false }
    fraction = Double(digits) / pow(10, Double(count))
    layout.fractionDigits = count
    return true
  }

  private mutating func readZone(mayBeApart: Bool = false) -> Bool {
    layout.zone = DateZone(&scanner, mayBeApart: mayBeApart)
    return layout.zone != nil
  }

  private mutating func read(_ count: Int, _ field: WritableKeyPath<DateFields, Int>) -> Bool {
    guard let value = scanner.number(count) else { return false }
    fields[keyPath: field] = value
    return true
  }

  // MARK: RFC 2822

  /// `Thu, 19 Dec 1996 16:39:57 GMT`; weekday and seconds are optional, the zone is not.
  private mutating func readMailDate() -> Bool {
    let weekday = scanner.name(of: DateLayout.weekdays)
    if weekday != nil, !scanner.take(",") || !scanner.take(" ") { return false }
    let digits = scanner.digitCount
    guard (1...2).contains(digits), read(digits, \.day), scanner.take(" "),
      let month = scanner.name(of: DateLayout.months), scanner.take(" "), read(4, \.year),
      scanner.take(" "), readClock(), readZone(mayBeApart: true),
      layout.zone?.text.first == " "
    else { return false }
    fields.month = month + 1
    layout.day = .mail(hasWeekday: weekday != nil, isPadded: digits == 2)
    // A date with the wrong day of the week does not exist (DATE-4).
    return weekday == nil || weekday == fields.weekday
  }
}

/// Parses a text into a date, a time of day and a zone, digit by digit.
package struct DateText {
  /// Which forms are accepted.
  package struct Rules: Hashable, Sendable {
    /// The text is a date with dashes, `T`, a time with seconds and a zone.
    package var isInternetDate = false
    /// A fraction of a second may follow.
    package var allowsFraction = true
    /// A fraction of a second must follow.
    package var needsFraction = false
    /// A fraction may have more than three digits.
    package var allowsLongFraction = true
    /// The fraction is used rather than ignored.
    package var keepsFraction = true
    /// The offset from UTC is used rather than ignored.
    package var honorsOffset = true
    /// An offset may lack its colon.
    package var allowsCompactOffset = true
    /// A text without a zone is read in UTC.
    package var allowsNoZone = true
    /// In a date with slashes that ends with the year, the month comes first.
    package var readsMonthFirst = true
    /// A day after the end of its month is refused.
    package var refusesImpossibleDays = true
    /// A date may have dots.
    package var readsDots = true
    /// A fraction may follow a time that is separated by a blank.
    package var allowsFractionAfterBlank = true
    /// A zone may follow a time that is separated by a blank.
    package var allowsZoneAfterBlank = true
    /// The names of zones are used, rather than all read as UTC.
    package var honorsZoneNames = true
    /// Dates of RFC 2822 are read.
    package var readsMail = true
    /// A date of RFC 2822 may lack its weekday.
    package var mailMayLackWeekday = true
    /// A date of RFC 2822 with the wrong weekday is refused.
    package var refusesWrongWeekdays = true
    /// Days before October 15, 1582 are Gregorian too, and not Julian as for Foundation.
    package var isAlwaysGregorian = false

    package init() {}
  }

  package let rules: Rules
  package var rest: ArraySlice<UInt8>
  package var date = (year: 0, month: 0, day: 0)
  private var time = (hour: 0, minute: 0, second: 0)
  private var fraction = ""
  private var offset: Int?

  package init(_ text: String, rules: Rules = Rules()) {
    self.rules = rules
    rest = Array(text.utf8)[...]
  }

  /// The moment, or nil if the text has none of the forms of DATE-2 and DATE-8, or names an
  /// impossible date.
  package func moment() -> Moment? {
    var (reader, mail) = (self, self)
    if rules.readsMail, !rules.isInternetDate, mail.readMail() { return mail.found }
    return reader.readAll() ? reader.found : nil
  }

  /// Whether the text has one of the forms, be there such a date or not.
  package var hasForm: Bool {
    var (reader, mail) = (self, self)
    return mail.readMail() || reader.readAll()
  }

  private var found: Moment? {
    Moment(
      date: date,
      time: time,
      microsecond: rules.keepsFraction ? microsecond : 0,
      offset: rules.honorsOffset ? offset ?? 0 : 0,
      rollsOver: !rules.refusesImpossibleDays,
      isAlwaysGregorian: rules.isAlwaysGregorian
    )
  }

  private var microsecond: Int {
    let digits = fraction + String(repeating: "0", count: 9 - fraction.count)
    return ((Int(digits) ?? 0) + 500) / 1000
  }

  private mutating func readAll() -> Bool {
    guard let hasDashes = readDate() else { return false }
    if rest.isEmpty { return !rules.isInternetDate && rules.allowsNoZone }
    guard hasDashes else { return false }
    if take(" ") { return !rules.isInternetDate && readTimeAfterBlank() }
    guard take("T"), readHourAndMinute(), readSecond(), readFraction() else { return false }
    if rest.isEmpty { return !rules.isInternetDate && rules.allowsNoZone }
    return readZone() && rest.isEmpty
  }

  private mutating func readTimeAfterBlank() -> Bool {
    guard readHourAndMinute() else { return false }
    if rest.isEmpty { return rules.allowsNoZone }
    guard readSecond(), rest.first != UInt8(ascii: ".") || rules.allowsFractionAfterBlank,
      readFraction()
    else { return false }
    if rest.isEmpty { return rules.allowsNoZone }
    return rules.allowsZoneAfterBlank && readZone(mayBeNamed: take(" ")) && rest.isEmpty
  }

  /// Reads `yyyy-MM-dd`, `yyyy/MM/dd`, `yyyy.MM.dd` or `MM/dd/yyyy`; says whether it has dashes.
  private mutating func readDate() -> Bool? {
    if let year = digits(4) {
      let marks: [Unicode.Scalar] = rules.readsDots ? ["-", "/", "."] : ["-", "/"]
      guard let mark = marks.first(where: { rest.first.map(UInt32.init) == $0.value }), take(mark),
        let month = digits(2), take(mark), let day = digits(2)
      else { return nil }
      date = (year, month, day)
      return mark == "-"
    }
    guard let first = digits(2), take("/"), let second = digits(2), take("/"),
      let year = digits(4)
    else { return nil }
    date = rules.readsMonthFirst ? (year, first, second) : (year, second, first)
    return false
  }

  package mutating func readHourAndMinute() -> Bool {
    guard let hour = digits(2), take(":"), let minute = digits(2) else { return false }
    time = (hour, minute, 0)
    return true
  }

  package mutating func readSecond() -> Bool {
    guard take(":"), let second = digits(2) else { return false }
    time.second = second
    return true
  }

  private mutating func readFraction() -> Bool {
    guard take(".") else { return !rules.needsFraction }
    while let digit = digits(1) { fraction += String(digit) }
    return rules.allowsFraction && (1...(rules.allowsLongFraction ? 9 : 3)).contains(fraction.count)
  }

  package mutating func readZone(mayBeNamed: Bool = false) -> Bool {
    if take("Z") {
      offset = 0
      return true
    }
    if mayBeNamed, let hours = zoneName() {
      offset = rules.honorsZoneNames ? hours * 3600 : 0
      return true
    }
    let isBehind = rest.first == UInt8(ascii: "-")
    guard take(isBehind ? "-" : "+"), let hours = digits(2) else { return false }
    guard take(":") || rules.allowsCompactOffset, let minutes = digits(2), hours < 24, minutes < 60
    else { return false }
    offset = (hours * 60 + minutes) * (isBehind ? -60 : 60)
    return true
  }

  package mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard let byte = rest.first, UInt32(byte) == scalar.value else { return false }
    rest.removeFirst()
    return true
  }

  /// Reads exactly this many ASCII digits, or nothing.
  package mutating func digits(_ count: Int) -> Int? {
    let digits = rest.prefix(count)
    guard digits.count == count, digits.allSatisfy({ (0x30...0x39).contains($0) })
    else { return nil }
    rest = rest.dropFirst(count)
    return digits.reduce(0) { $0 * 10 + Int($1) - 0x30 }
  }
}

/// The zone of a date as it is written; it is kept when the date changes (SDT-2).
struct DateZone: Hashable, Sendable {
  /// Seconds east of Greenwich.
  let offset: Int

  /// The text of the zone after the time, including a space before it if there is one.
  let text: String

  static let utc = DateZone(offset: 0, text: "Z")

  /// The zone of texts of digits, which do not name it (DATE-8).
  static let unnamedUTC = DateZone(offset: 0, text: "")

  /// The names of RFC 2822 and their hours east of Greenwich; a name comes before its own prefixes.
  private static let names = [
    ("GMT", 0), ("UTC", 0), ("UT", 0), ("EST", -5), ("EDT", -4), ("CST", -6), ("CDT", -5),
    ("MST", -7), ("MDT", -6), ("PST", -8), ("PDT", -7),
  ]

  private init(offset: Int, text: String) {
    self.offset = offset
    self.text = text
  }

  /// Reads `Z`, `±hh:mm` or `±hhmm`; if `mayBeApart`, also a space and then one of these or a name.
  init?(_ scanner: inout DateScanner, mayBeApart: Bool = false) {
    let start = scanner
    let isApart = mayBeApart && scanner.take(" ")
    guard let offset = Self.offset(&scanner, mayBeNamed: isApart) else { return nil }
    self.init(offset: offset, text: scanner.text(since: start))
  }

  private static func offset(_ scanner: inout DateScanner, mayBeNamed: Bool) -> Int? {
    if scanner.take("Z") { return 0 }
    if mayBeNamed, let position = scanner.name(of: names.map(\.0)) {
      return names[position].1 * 3600
    }
    let isWest = scanner.take("-")
    guard isWest || scanner.take("+"), let hours = scanner.number(2), hours < 24 else { return nil }
    _ = scanner.take(":")
    guard let minutes = scanner.number(2), minutes < 60 else { return nil }
    return (hours * 60 + minutes) * (isWest ? -60 : 60)
  }
}

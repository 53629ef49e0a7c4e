/// How a date is written as text: one of the formats of DATE-2 and DATE-8.
struct DateLayout: Hashable, Sendable {
  enum Day: Hashable, Sendable {
    /// `yyyy-MM-dd`
    case dashed

    /// `yyyy/MM/dd`
    case slashed

    /// `MM/dd/yyyy`
    case monthFirst

    /// `yyyy.MM.dd`
    case dotted

    /// `yyyyMMdd`, with a time as digits too: `yyyyMMddHHmm` or `yyyyMMddHHmmss`
    case compact

    /// `EEE, dd MMM yyyy` of RFC 2822; the weekday may be missing, and a day below 10 may have one
    /// digit.
    case mail(hasWeekday: Bool, isPadded: Bool)
  }

  enum Time: Hashable, Sendable {
    case none

    /// ` HH:mm`
    case minutes

    /// ` HH:mm:ss`
    case seconds

    /// `'T'HH:mm:ss`
    case afterT
  }

  /// The years for which a text of digits is a date (DATE-8).
  static let compactYears = 1900...2199

  static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]

  static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  var day = Day.dashed
  var time = Time.none

  /// The number of fraction digits of the second; 0 for no fraction.
  var fractionDigits = 0

  /// The zone, or nil for the current one, which is not written.
  var zone: DateZone?
}

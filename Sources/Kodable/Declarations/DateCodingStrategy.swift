public import Foundation

/// How ``CodableDate`` reads and writes a date (KOD-50, KOD-52).
public enum DateCodingStrategy: Sendable {
  /// A format of `DateFormatter`, in the locale en_US_POSIX and UTC.
  case format(String)

  /// ISO 8601 with seconds: `1996-12-19T16:39:57-08:00`.
  case iso8601

  /// ISO 8601 with milliseconds: `1996-12-19T16:39:57.123Z`.
  case iso8601WithMillisecondPrecision

  /// The date of mails: `Thu, 19 Dec 1996 16:39:57 GMT`.
  case rfc2822

  /// ISO 8601 as RFC 3339 restricts it; written with `+0000`.
  case rfc3339

  /// Seconds since 1970, as a JSON number; read from a string of one too.
  case timestamp

  /// A conversion of one's own.
  case custom(any DateConvertible)
}

/// Converts between dates and texts; called from many threads.
public protocol DateConvertible: Sendable {
  /// The date that the text stands for, or nil if it stands for none.
  func date(from: String) -> Date?

  /// The text for a date.
  func string(from: Date) -> String
}

/// The types of properties that ``CodableDate`` wraps: `Date` and `Date?`.
public protocol DateProtocol: Codable {
  /// The date, or nil.
  var date: Date? { get }

  /// Makes a value; nil if nil is given and the type is not Optional.
  init?(date: Date?)
}

extension Date: DateProtocol {
  /// The date itself.
  public var date: Date? { self }

  /// The date; nil if nil is given.
  public init?(date: Date?) {
    guard let date else { return nil }
    self = date
  }
}

extension Optional: DateProtocol where Wrapped == Date {
  /// The Optional itself.
  public var date: Date? { self }

  /// The Optional itself; never fails.
  public init?(date: Date?) { self = date }
}

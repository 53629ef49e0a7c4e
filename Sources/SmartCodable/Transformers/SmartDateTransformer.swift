public import Foundation

/// Reads dates in all common forms and writes them in one (VAL-13, VAL-14).
public struct SmartDateTransformer: ValueTransformable {
  private let strategy: SmartDate.DateStrategy

  /// Makes the transformer.
  ///
  /// - Parameter strategy: How dates are written; a formatter is also tried first when reading.
  public init(strategy: SmartDate.DateStrategy = .timestamp) {
    self.strategy = strategy
  }

  /// The date of a time stamp, of a text in one of the formats of DATE-2 and DATE-8, or of a text
  /// that the strategy's formatter reads; a `Date` is returned unchanged.
  ///
  /// The magnitude of a number tells its unit: below 10^11 it counts seconds since 1970, below 10^14
  /// milliseconds, below 10^17 microseconds, and otherwise nanoseconds. Anything else gives nil, and so does
  /// a `Date` that is 10^300 seconds or more from 1970.
  public func transformFromJSON(_ value: Any?) -> Date? {
    guard let value else { return nil }
    if let date = value as? Date { return DateReading.isWritable(date) ? date : nil }
    let number = LosslessNumber(value)
    if case .formatted(let formatter) = strategy,
      let text = value as? String ?? number?.integerText, let date = formatter.date(from: text)
    {
      return date
    }
    if let number { return DateReading(timestamp: number.nearestDouble)?.date }
    return (value as? String).flatMap { DateReading($0) }?.date
  }

  /// Seconds or milliseconds since 1970 as `Double`, or text, by the strategy; nil for nil.
  ///
  /// ISO 8601 is written in UTC, with a fraction only if there is one.
  public func transformToJSON(_ value: Date?) -> Any? {
    guard let value else { return nil }
    switch strategy {
    case .timestamp: return value.timeIntervalSince1970
    case .timestampMilliseconds:
      // A Date is precise to microseconds; more digits would be noise.
      let microseconds = (value.timeIntervalSince1970 * 1_000_000).rounded()
      return microseconds.isFinite ? microseconds / 1000 : value.millisecondsSince1970
    case .iso8601: return DateLayout.iso8601(value) ?? value.timeIntervalSince1970
    case .formatted(let formatter): return formatter.string(from: value)
    }
  }
}

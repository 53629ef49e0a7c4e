public import Foundation

/// Reads and writes dates with one formatter only (VAL-15).
public struct SmartDateFormatTransformer: ValueTransformable {
  private let formatter: DateFormatter

  /// Makes the transformer.
  ///
  /// - Parameter formatter: Reads and writes; it must not be changed while calls use it.
  public init(_ formatter: DateFormatter) {
    self.formatter = formatter
  }

  /// The date of a string that the formatter reads; nil for anything else.
  public func transformFromJSON(_ value: Any?) -> Date? {
    (value as? String).flatMap { formatter.date(from: $0) }
  }

  /// The formatter's text for the date; nil for nil.
  public func transformToJSON(_ value: Date?) -> String? {
    value.map { formatter.string(from: $0) }
  }
}

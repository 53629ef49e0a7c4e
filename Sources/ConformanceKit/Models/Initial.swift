package import Foundation

/// Initial values of models for which Swift has no literal, from the texts in the suite.
///
/// An invalid text gives a value that no schema has, which the comparison of each type with its schema
/// detects.
package enum Initial {
  /// A moment in UTC, as the suite writes it.
  package static func date(_ text: String) -> Date {
    Moment(text).map { Date(timeIntervalSince1970: $0.secondsSince1970) } ?? .distantPast
  }

  /// An absolute or relative URL.
  package static func url(_ text: String) -> URL {
    URL(string: text) ?? URL(filePath: "/")
  }

  /// A number with all its digits.
  package static func decimal(_ text: String) -> Decimal {
    Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")) ?? .nan
  }
}

import ConformanceKit
import ConformanceProof
import Foundation

/// How bare dates are read and written.
enum TransformedDates: Int, Sendable {
  case automatic, deferred, seconds, milliseconds, iso8601

  /// The law under the option.
  var law: ScalarLaw {
    let names = [nil, "deferred", "seconds", "milliseconds", "iso8601"]
    return ScalarLaw(settings: names[rawValue].map { [.date: $0] } ?? [:])
  }

  /// A date as text, without the option.
  static func reading(_ text: String) -> TransformedMoment? {
    guard case .value(let moment) = ScalarLaw().moment(.json(.string(text))) else { return nil }
    // A number may be spelled as text, too.
    switch moment.form {
    case .text, .otherDay: return moment
    default: return nil
    }
  }

  /// A text in which every digit is a zero.
  static func shape(of text: String) -> String {
    String(decoding: text.utf8.map { isDigit($0) ? 0x30 : $0 }, as: UTF8.self)
  }

  static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}

typealias TransformedMoment = ScalarDate

extension TransformedMoment {
  var seconds: Double { date.timeIntervalSince1970 }

  /// How far a fraction of a second may be off (ENC-16).
  var tolerance: Double { max(1e-6, seconds.ulp * 8) }

  var hasFraction: Bool { if case .text(_, true) = form { true } else { false } }

  /// Whether a reader must have found the very date: in the current zone a calendar may add the fraction later.
  var isExact: Bool { if case .text(let text, true) = form { text.hasSuffix("Z") } else { true } }

  func isSame(as found: Date) -> Bool {
    hasFraction ? abs(found.timeIntervalSince1970 - seconds) <= tolerance : found == date
  }
}

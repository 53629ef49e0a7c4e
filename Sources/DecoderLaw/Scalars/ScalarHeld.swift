import ConformanceKit
import Foundation

/// What a transformer gets that asks for a type: the value if it is of the type, a number of any type that holds it
/// without loss (VAL-2, VAL-3, VAL-10).
package enum ScalarHeld {
  package static func ruling(_ type: ScalarType, _ meaning: ScalarMeaning) -> ScalarRuling {
    switch (type, meaning) {
    case (_, .notFinite), (_, .stranger): .open
    case (.boolean, .flag(let flag)): value(.boolean(flag))
    case (.string, .text(let text)): value(.string(text))
    case (.date, .date(let date)): value(.date("\(date.timeIntervalSinceReferenceDate)"))
    case (.data, .data(let data)): value(.data(data.base64EncodedString()))
    case (.url, .link(let url)): value(.string(url.absoluteString))
    case (.identifier, .identifier(let identifier)): value(.string(identifier.uuidString))
    case (_, .number(let number)): ruling(type, number)
    default: none
    }
  }

  private static let none = ScalarRuling.miss([.invalid])

  private static func value(_ observation: Observation) -> ScalarRuling {
    .value([observation], isConverted: false)
  }

  private static func ruling(_ type: ScalarType, _ number: ScalarNumber) -> ScalarRuling {
    guard let exact = number.exact else { return .open }
    // Whether a number that is too small for a double is zero without loss is not said.
    if number.double == 0, !exact.digits.isEmpty, isNumber(type) { return .open }
    switch type {
    case .boolean, .string, .date, .data, .url, .identifier: return none
    case .integer:
      // Any other number is a double, which is another one beyond 2^53.
      let isClear = number.form == .integer || max(exact.digits.utf8.count, exact.magnitude) <= 15
      guard isClear else { return .open }
      guard exact.isIntegral else { return none }
      guard let digits = exact.integerText(), UInt64(digits) != nil || Int64(digits) != nil else {
        return .open
      }
      let law = ScalarLaw().ruling(type, .json(.number(digits)))
      if case .value = law { return law }
      return none
    case .double: return double(number, exact)
    case .half, .single, .decimal:
      guard exact.isIntegral, let integer = exact.integerText().flatMap({ Int($0) }),
        integer.magnitude <= 2048, exact.digits.isEmpty == false
      else { return .open }
      return value(.number(type == .decimal ? "\(integer)" : "\(integer).0"))
    }
  }

  private static func isNumber(_ type: ScalarType) -> Bool {
    switch type {
    case .integer, .half, .single, .double, .decimal: true
    default: false
    }
  }

  private static func double(_ number: ScalarNumber, _ exact: ExactDecimal) -> ScalarRuling {
    let double = number.double
    guard double.isFinite else { return .open }
    if exact.digits.isEmpty { return .value([.number(0), .number(-0.0)], isConverted: false) }
    let isLong = exact.digits.utf8.count > 15
    guard exact.isIntegral, abs(double) >= 0x1p53 else {
      return number.form == .double || !isLong ? value(.number(double)) : .open
    }
    guard number.form != .literal, let digits = exact.integerText() else { return .open }
    let isHeld = Int(digits).map { Double(exactly: $0) == double } ?? (number.form == .double)
    // The shortest text of a double may be that of a multiple of ten which it is not.
    if !isHeld { return Int(digits) == nil || exact.exponent > 0 ? .open : none }
    // A Decimal has too few digits for the rest.
    let isShort = ExactDecimal(double.description)?.plainText == exact.plainText
    return isShort || abs(double) < 0x1p126 ? value(.number(double)) : .open
  }
}

import Foundation
import SmartCodable

extension Int: NumberTabled {}
extension Int8: NumberTabled {}
extension Int16: NumberTabled {}
extension Int32: NumberTabled {}
extension Int64: NumberTabled {}
extension UInt: NumberTabled {}
extension UInt8: NumberTabled {}
extension UInt16: NumberTabled {}
extension UInt32: NumberTabled {}
extension UInt64: NumberTabled {}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Int128: NumberTabled {}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension UInt128: NumberTabled {}

extension Float16: NumberTabled {}
extension Float: NumberTabled {}
extension Double: NumberTabled {}
extension CGFloat: NumberTabled {}

/// CONV-10, UNS-4.
extension Decimal: NumberTabled {
  static var given: Decimal { 7 }

  static func wanted(
    _ judge: NumberTableReference,
    _ meaning: TransformedMeaning
  ) -> NumberTableWanted<Decimal> {
    switch NumberTableReference.counted(meaning) {
    case .none(let kinds): return .fallback(kinds)
    case .number(let number, let isConverted):
      switch number.decimalFit {
      case .exact:
        return .value(isConverted: isConverted) { $0.tabled == number }
      case .between(let step):
        return .value(isConverted: isConverted) { found in
          found.tabled.map { number.isNear($0, step: step) } ?? false
        }
      case .tooLarge, .tooSmall: return .fallback([.invalid, .overflow])
      case .small, .edge: return .open
      }
    }
  }

  /// The number with all its digits; nil for NaN.
  var tabled: ExactNumber? { ExactNumber(description) }

  func isIdentical(to other: Decimal) -> Bool { self == other }

  func isWritten(as meaning: TransformedMeaning) -> Bool {
    guard case .number(let text) = meaning else { return false }
    return ExactNumber(text) == tabled
  }
}

/// CONV-4, CONV-5.
extension Bool: NumberTabled {
  static var given: Bool { true }

  static func wanted(
    _ judge: NumberTableReference,
    _ meaning: TransformedMeaning
  ) -> NumberTableWanted<Bool> {
    let words = ["YES", "Yes", "yes", "TRUE", "True", "true", "1"]
    let opposites = ["NO", "No", "no", "FALSE", "False", "false", "0"]
    let value: Bool?
    switch meaning {
    case .null: return .fallback([.null])
    case .list, .object: return .fallback([.mismatch])
    case .flag(let flag): return .value(isConverted: false) { $0 == flag }
    case .number(let text):
      let number = ExactNumber(text)
      value = number == .zero ? false : number == ExactNumber("1") ? true : nil
    case .text(let text):
      value = words.contains(text) ? true : opposites.contains(text) ? false : nil
    }
    guard let value else { return .fallback([.invalid]) }
    return .value(isConverted: true) { $0 == value }
  }

  func isIdentical(to other: Bool) -> Bool { self == other }

  func isWritten(as meaning: TransformedMeaning) -> Bool { meaning == .flag(self) }
}

/// CONV-6 to CONV-8.
extension String: NumberTabled {
  static var given: String { "given" }

  static func wanted(
    _ judge: NumberTableReference,
    _ meaning: TransformedMeaning
  ) -> NumberTableWanted<String> {
    let wanted: String
    switch meaning {
    case .null: return .fallback([.null])
    case .list, .object: return .fallback([.mismatch])
    case .flag(let flag): wanted = "\(flag)"
    case .number(let text): wanted = GraphLeavesReference.text(of: GraphNumber(text, .decimal))
    case .text(let text):
      return .value(isConverted: false) { $0.isIdentical(to: text) }
    }
    return .value(isConverted: true) { $0.isIdentical(to: wanted) }
  }

  func isIdentical(to other: String) -> Bool { utf8.elementsEqual(other.utf8) }

  func isWritten(as meaning: TransformedMeaning) -> Bool {
    meaning.text.map { isIdentical(to: $0) } ?? false
  }
}

import Foundation
import SmartCodable

/// What a scalar must become, and what must be reported for it.
enum NumberTableWanted<Value> {
  typealias Kind = SmartRepair.Kind

  /// The specification does not say.
  case open

  /// No value; one of these kinds is reported.
  case fallback(Set<Kind>)

  /// A value that passes a test, and whether a conversion is reported.
  case value(isConverted: Bool, isRight: (Value) -> Bool)
}

/// A scalar type as the specification reads it from every kind of JSON value.
protocol NumberTabled: Codable, Sendable {
  /// The initial value of a property.
  static var given: Self { get }

  static func wanted(
    _ judge: NumberTableReference,
    _ meaning: TransformedMeaning
  ) -> NumberTableWanted<Self>

  /// Whether two values are the same, signs of zero and texts to the byte.
  func isIdentical(to other: Self) -> Bool

  /// Whether a number or a text is how the value is written (ENC-12, ENC-14); UNS-7 leaves the form open.
  func isWritten(as meaning: TransformedMeaning) -> Bool
}

/// The conversions of JSON text (chapters 7 and 8), written from the specification with exact arithmetic.
struct NumberTableReference {
  var rounding = GraphRounding.strict

  /// Whether `inf`, `-inf` and `nan` are named by the float option (CONV-13).
  var namesFloats = false

  /// A number that a value counts as, and whether counting so is a conversion (CONV-2, CONV-3, REP-5).
  enum Counted {
    case number(ExactNumber, isConverted: Bool)
    case none(Set<SmartRepair.Kind>)
  }

  static func counted(_ meaning: TransformedMeaning) -> Counted {
    switch meaning {
    case .null: return .none([.null])
    case .list, .object: return .none([.mismatch])
    case .flag(let flag):
      return ExactNumber(flag ? "1" : "0").map { .number($0, isConverted: true) } ?? .none([])
    case .number(let text):
      return ExactNumber(text).map { .number($0, isConverted: false) } ?? .none([])
    case .text(let text):
      return ExactNumber(text).map { .number($0, isConverted: true) } ?? .none([.invalid])
    }
  }
}

// MARK: Integers

extension NumberTabled where Self: FixedWidthInteger {
  static var given: Self { 7 }

  static func wanted(
    _ judge: NumberTableReference,
    _ meaning: TransformedMeaning
  ) -> NumberTableWanted<Self> {
    switch NumberTableReference.counted(meaning) {
    case .none(let kinds): return .fallback(kinds)
    case .number(let number, let isConverted):
      let isCut = !number.isInteger
      // A fraction that is out of range too may be called either.
      if isCut, judge.rounding == .strict {
        let isInside = number.integerText(.truncate).flatMap { Self($0) } != nil
        return .fallback(isInside ? [.inexact] : [.inexact, .overflow])
      }
      guard let value = number.integerText(judge.rounding).flatMap({ Self($0) }) else {
        return .fallback([.overflow])
      }
      return .value(isConverted: isConverted || isCut) { $0 == value }
    }
  }

  func isIdentical(to other: Self) -> Bool { self == other }

  func isWritten(as meaning: TransformedMeaning) -> Bool {
    guard case .number(let text) = meaning else { return false }
    return ExactNumber(text) == ExactNumber("\(self)")
  }
}

// MARK: Floating point

extension NumberTabled where Self: BinaryFloatingPoint {
  static var given: Self { 0.25 }

  static func wanted(
    _ judge: NumberTableReference,
    _ meaning: TransformedMeaning
  ) -> NumberTableWanted<Self> {
    if judge.namesFloats, let named = named(meaning) {
      return .value(isConverted: false) { $0.isIdentical(to: named) }
    }
    switch NumberTableReference.counted(meaning) {
    case .none(let kinds): return .fallback(kinds)
    case .number(let number, let isConverted):
      if number.overflows(Self.self) { return .fallback([.overflow]) }
      // Half precision is not in the list of CONV-11, and JSONDecoder reads a Float first.
      let again = significandBitCount == 10 ? Float("\(number)") : nil
      // The same value comes in several places, and is proved once.
      var proved: Self?
      return .value(isConverted: isConverted) { found in
        if let proved, found.isIdentical(to: proved) { return true }
        let isRight = number.isNearest(found) || again.map { Self($0) } == found
        if isRight { proved = found }
        return isRight
      }
    }
  }

  private static func named(_ meaning: TransformedMeaning) -> Self? {
    switch meaning.text {
    case "inf": .infinity
    case "-inf": -.infinity
    case "nan": .nan
    default: nil
    }
  }

  func isIdentical(to other: Self) -> Bool {
    self == other && sign == other.sign || isNaN && other.isNaN
  }

  /// Read again the number is equal, and no number of fewer digits would be.
  func isWritten(as meaning: TransformedMeaning) -> Bool {
    guard case .number(let text) = meaning, let number = ExactNumber(text),
      let shortest = ExactNumber("\(self)")
    else { return false }
    // How half precision is written is not said, nor whether an integer must have few digits or few
    // characters.
    let isOpen = Self.significandBitCount == 10 || self == rounded()
    let isShort = isOpen || number.digits.utf8.count <= shortest.digits.utf8.count
    return number.isNearest(self) && isShort && !text.hasSuffix(".0")
  }
}

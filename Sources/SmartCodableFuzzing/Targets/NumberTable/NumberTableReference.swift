import ConformanceKit
import ConformanceProof
import Foundation

/// A scalar type that is read from every kind of JSON value.
protocol NumberTabled: ScalarRead, Codable, Sendable {
  /// The initial value of a property.
  static var given: Self { get }
}

extension NumberTabled where Self: FixedWidthInteger { static var given: Self { 7 } }
extension NumberTabled where Self: BinaryFloatingPoint { static var given: Self { 0.25 } }

extension Decimal: NumberTabled { static var given: Decimal { 7 } }
extension Bool: NumberTabled { static var given: Bool { true } }
extension String: NumberTabled { static var given: String { "given" } }

extension NumberTabled {
  /// Whether a value is how this one is written (ENC-12, ENC-14).
  ///
  /// Read again it is the same, and no number of fewer digits would be; UNS-7 leaves exponents and the sign of zero
  /// open.
  func isWritten(as meaning: TransformedMeaning) -> Bool {
    switch observed {
    case .boolean(let flag): return meaning == .flag(flag)
    case .string(let text): return meaning.text.map { $0.utf8.elementsEqual(text.utf8) } ?? false
    default: break
    }
    guard case .number(let text) = meaning, let number = ExactDecimal(text),
      let shortest = ExactDecimal("\(self)")
    else { return false }
    if shortest.digits.isEmpty || number.digits.isEmpty {
      return shortest.digits.isEmpty && number.digits.isEmpty && !text.hasSuffix(".0")
    }
    switch Self.scalar {
    case .half, .single, .double: break
    default: return number.plainText == shortest.plainText
    }
    // How half precision is written is not said, nor whether an integer must have few digits or few characters.
    let isOpen = Self.scalar == .half || shortest.isIntegral
    return ScalarLaw().ruling(Self.scalar, .json(.number(text))).admits(observed)
      && (isOpen || number.digits.count <= shortest.digits.count) && !text.hasSuffix(".0")
  }
}

import ConformanceKit
import Foundation

/// What values without a type are equal to (ANY-11).
extension ScalarMeaning {
  /// Whether every type that might hold the content holds it exactly.
  package var isClear: Bool {
    switch self {
    case .number(let number): number.isClear
    // A graph may hold it as a set, of which the specification says nothing.
    case .list(let elements):
      (elements.count != 1 || elements[0].text == nil) && elements.allSatisfy(\.isClear)
    case .members(let members): members.values.allSatisfy(\.isClear)
    default: true
    }
  }

  package func equals(_ other: ScalarMeaning) -> Bool {
    switch (self, other) {
    case (.null, .null): true
    case (.flag(let one), .flag(let other)): one == other
    case (.number(let one), .number(let other)):
      one.exact == other.exact && (one.exact != nil || one.text == other.text)
    case (.text(let one), .text(let other)): one == other
    case (.date(let one), .date(let other)): one == other
    case (.data(let one), .data(let other)): one == other
    case (.link(let one), .link(let other)): one == other
    case (.list(let one), .list(let other)):
      one.count == other.count && zip(one, other).allSatisfy { $0.equals($1) }
    case (.members(let one), .members(let other)):
      one.count == other.count
        && one.allSatisfy { key, value in other[key].map(value.equals) ?? false }
    default: false
    }
  }

  /// Whether the whole value counts for its hash, in a form of its own: content in depth does not, nor the end of
  /// long data; empty collections and digits beyond 64 bits may be hashed like other values, and a link like its text.
  package func isHashed(below depth: Int = 6) -> Bool {
    switch self {
    case .flag, .text, .date: true
    case .data(let data): data.count < 64
    case .number(let number): number.double.magnitude < 9e18
    case .list(let elements):
      depth > 0 && !elements.isEmpty && elements.allSatisfy { $0.isHashed(below: depth - 1) }
    case .members(let members):
      depth > 0 && !members.isEmpty && members.values.allSatisfy { $0.isHashed(below: depth - 1) }
    default: false
    }
  }
}

extension ScalarNumber {
  /// Whether it is an integer of up to 38 digits, or a fraction that Float, Double and Decimal do not take for another.
  fileprivate var isClear: Bool {
    let digits = text.drop { $0 == "-" }
    if digits.allSatisfy(\.isNumber) { return digits.count <= 38 }
    guard let exact, exact.digits.utf8.count <= 15, double.magnitude < 1e15,
      exact.digits.isEmpty || double.magnitude > 1e-15
    else { return false }
    // A Float may have the digits of another number's text.
    return Double(Float(double)) == double || "\(Float(double))" != "\(double)"
  }
}

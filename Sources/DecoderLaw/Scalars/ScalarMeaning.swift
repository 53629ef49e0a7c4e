package import ConformanceKit
package import Foundation

/// What a value of a text or of dictionary input means (ENT-10 to ENT-19).
///
/// It is made together with the value and never from what a decoder says of it.
package indirect enum ScalarMeaning: Sendable {
  case null
  case flag(Bool)
  case number(ScalarNumber)
  /// A floating-point leaf without a number (ENT-13).
  case notFinite(Double)
  case text(String)
  case date(Date)
  case data(Data)
  case link(URL)
  case identifier(UUID)
  /// A value of no listed type, and a dictionary by other keys (ENT-17, ENT-19).
  case stranger
  case list([ScalarMeaning])
  /// A set: its elements in any order.
  case bag([ScalarMeaning])
  case members([String: ScalarMeaning])

  /// Whether any value in here, itself included, is one that `isMeant` picks.
  package func contains(_ isMeant: (ScalarMeaning) -> Bool) -> Bool {
    if isMeant(self) { return true }
    return switch self {
    case .list(let elements), .bag(let elements): elements.contains { $0.contains(isMeant) }
    case .members(let members): members.values.contains { $0.contains(isMeant) }
    default: false
    }
  }

  /// What the law is asked; the elements of a container are not its matter.
  package var input: ScalarInput {
    switch self {
    case .null: .json(.null)
    case .flag(let flag): .json(.boolean(flag))
    case .number(let number):
      number.form == .double ? .double(number.text) : .json(.number(number.text))
    case .notFinite(let value): .notFinite(value)
    case .text, .link, .identifier: .json(.string(string ?? ""))
    case .date(let date): .date(date)
    case .data(let data): .data(data)
    case .list, .bag: .json(.array([]))
    case .stranger, .members: .json(.object([]))
    }
  }

  /// The string that a leaf counts as, unless it is a number or a Bool or Data.
  package var string: String? {
    switch self {
    case .text(let text): text
    case .link(let url): url.absoluteString
    case .identifier(let identifier): identifier.uuidString
    default: nil
    }
  }

  package var text: String? { if case .text(let text) = self { text } else { nil } }

  /// The elements of a list or a set.
  package var elements: [ScalarMeaning]? {
    switch self {
    case .list(let elements), .bag(let elements): elements
    default: nil
    }
  }

  /// Whether this is a leaf that counts as another kind where its own type is not wanted.
  package var isOwnLeaf: Bool {
    switch self {
    case .date, .data: true
    default: false
    }
  }

  package var isNull: Bool { if case .null = self { true } else { false } }
  package var isStranger: Bool { if case .stranger = self { true } else { false } }
  package var isNotFinite: Bool { if case .notFinite = self { true } else { false } }

  /// Whether this is a set whose order, which nobody specifies, could be seen.
  package var isUnordered: Bool {
    if case .bag(let elements) = self { elements.count > 1 } else { false }
  }

  /// Whether any type that is allowed holds the value (ANY-8); no integer beyond Double fits a Decimal.
  package var isHeld: Bool {
    if case .number(let number) = self { number.double.isFinite } else { true }
  }

  /// Whether the value is in a JSON text in the way that another meaning says, with all its digits.
  package func isSame(as other: ScalarMeaning) -> Bool {
    switch (self, other) {
    case (.flag(let one), .flag(let other)): one == other
    case (.text(let one), .text(let other)): one.utf8.elementsEqual(other.utf8)
    case (.number(let one), .number(let other)): one.exact?.plainText == other.exact?.plainText
    default: isNull && other.isNull
    }
  }
}

/// A number: the JSON number that it counts as (ENT-11, ENT-12).
package struct ScalarNumber: Sendable {
  /// The kind of its native type, or what a text has.
  package enum Form: Sendable { case integer, decimal, float, double, literal }

  /// The text of a number that has the same value; for a `Double` with a fraction the shortest one.
  package let text: String
  package let exact: ExactDecimal?
  package let form: Form

  package init(_ text: String, _ form: Form) {
    self.text = text
    self.form = form
    exact = ExactDecimal(text)
  }

  /// A number of a JSON text.
  package init(literal: String) {
    self.init(literal, ExactDecimal(literal)?.isWrittenAsInteger ?? false ? .integer : .literal)
  }

  /// Whether the text has exactly the number's value: nobody specifies the decimal digits of a `Double` whose binary
  /// fraction is longer than its shortest text.
  package var isExact: Bool { form != .double || exact?.isDouble ?? false }

  /// The nearest double; infinite if there is none.
  package var double: Double { Double(text) ?? .infinity }
}

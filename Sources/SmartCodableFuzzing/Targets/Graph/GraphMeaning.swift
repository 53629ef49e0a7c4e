import ConformanceKit
import ConformanceProof
import Foundation

/// What a value of dictionary input means, by the specification's list of leaves (ENT-10 to ENT-19).
///
/// It is made together with the native value and never from what a decoder says of it.
indirect enum GraphMeaning {
  case null
  case flag(Bool)
  case number(GraphNumber)
  /// A floating-point leaf without a number (ENT-13).
  case notFinite(Double)
  case text(String)
  case date(Date)
  case data(Data)
  case link(URL)
  case identifier(UUID)
  /// A value of no listed type, and a dictionary by other keys (ENT-17, ENT-19).
  case stranger
  case list([GraphMeaning])
  /// A set: its elements in any order.
  case bag([GraphMeaning])
  case members([String: GraphMeaning])

  /// Whether any value in here, itself included, is one that `isMeant` picks.
  func contains(_ isMeant: (GraphMeaning) -> Bool) -> Bool {
    if isMeant(self) { return true }
    return switch self {
    case .list(let elements), .bag(let elements): elements.contains { $0.contains(isMeant) }
    case .members(let members): members.values.contains { $0.contains(isMeant) }
    default: false
    }
  }

  /// What the law is asked; the elements of a container are not its matter.
  var input: ScalarInput {
    switch self {
    case .null: .json(.null)
    case .flag(let flag): .json(.boolean(flag))
    case .number(let number):
      number.form == .double ? .double(number.text) : .json(.number(number.text))
    case .notFinite(let value): .notFinite(value)
    case .text, .link, .identifier: .json(.string(string ?? ""))
    case .date(let date): .date(date)
    case .data(let data): .data(data)
    case .stranger, .list, .bag, .members: .json(.object([]))
    }
  }

  /// The string that a leaf counts as, unless it is a number or a Bool or Data.
  var string: String? {
    switch self {
    case .text(let text): text
    case .link(let url): url.absoluteString
    case .identifier(let identifier): identifier.uuidString
    default: nil
    }
  }

  /// The elements of a list or a set.
  var elements: [GraphMeaning]? {
    switch self {
    case .list(let elements), .bag(let elements): elements
    default: nil
    }
  }

  var isStranger: Bool { if case .stranger = self { true } else { false } }
  var isNotFinite: Bool { if case .notFinite = self { true } else { false } }

  /// Whether this is a set whose order, which nobody specifies, could be seen.
  var isUnordered: Bool { if case .bag(let elements) = self { elements.count > 1 } else { false } }
}

/// A number of the graph: the JSON number that it counts as (ENT-11, ENT-12).
struct GraphNumber {
  /// The kind of its native type.
  enum Form { case integer, decimal, float, double }

  /// The text of a number that has the same value; for a `Double` with a fraction the shortest one.
  let text: String
  let exact: ExactDecimal?
  let form: Form

  /// Whether the text has exactly the number's value: nobody specifies the decimal digits of a `Double` whose
  /// binary fraction is longer than its shortest text.
  let isExact: Bool

  init(_ text: String, _ form: Form) {
    self.text = text
    self.form = form
    exact = ExactDecimal(text)
    isExact = form != .double || exact?.isDouble ?? false
  }

  /// The nearest double; infinite if there is none.
  var double: Double { Double(text) ?? .infinity }
}

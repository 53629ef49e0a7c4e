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
  let exact: ExactNumber
  let form: Form

  /// Whether the text has exactly the number's value: nobody specifies the decimal digits of a `Double` whose
  /// binary fraction is longer than its shortest text.
  let isExact: Bool

  init(_ text: String, _ form: Form) {
    self.text = text
    self.form = form
    exact = ExactNumber(text) ?? .zero
    let binary = Double(text) ?? 0
    // A binary fraction of n bits has n decimal digits, and texts of 15 digits do not share a double.
    let bits = binary.significandWidth - Int(clamping: binary.exponent)
    isExact =
      form != .double || exact.exponent >= 0 || exact.digits.count <= 15 && exact.exponent == -bits
  }

  init(_ seconds: Date) {
    let interval = seconds.timeIntervalSince1970
    self.init(Int(exactly: interval)?.description ?? interval.description, .double)
  }

  /// The nearest double; infinite if there is none.
  var double: Double { Double(text) ?? .infinity }
}

/// How a fraction becomes an integer (NUM-2, NUM-3).
enum GraphRounding { case strict, truncate, rounded }

/// A decimal number with all its digits.
struct ExactNumber: Hashable, CustomStringConvertible {
  static let zero = ExactNumber(isNegative: false, digits: "", exponent: 0)

  let isNegative: Bool

  /// The digits, without zeros at either end; none for zero.
  let digits: String

  /// The power of ten of the last digit.
  let exponent: Int

  private init(isNegative: Bool, digits: String, exponent: Int) {
    self.isNegative = isNegative
    self.digits = digits
    self.exponent = exponent
  }

  /// The number that a text spells by CONV-3; nil for any other text.
  init?(_ text: String) {
    var rest = text.utf8[...]
    func digitsOf(_ rest: inout Substring.UTF8View) -> Substring {
      let run = rest.prefix { (0x30...0x39).contains($0) }
      rest = rest.dropFirst(run.count)
      return Substring(run)
    }
    func signOf(_ rest: inout Substring.UTF8View) -> Bool {
      guard let first = rest.first, first == 0x2B || first == 0x2D else { return false }
      rest = rest.dropFirst()
      return first == 0x2D
    }
    let isNegative = signOf(&rest)
    let whole = digitsOf(&rest)
    guard !whole.isEmpty else { return nil }
    var fraction = Substring()
    if rest.first == 0x2E {
      rest = rest.dropFirst()
      fraction = digitsOf(&rest)
      guard !fraction.isEmpty else { return nil }
    }
    var power = 0
    if let mark = rest.first, mark | 0x20 == 0x65 {
      rest = rest.dropFirst()
      let isBelow = signOf(&rest)
      let digits = digitsOf(&rest)
      guard !digits.isEmpty else { return nil }
      power = min(Int(digits) ?? 1_000_000, 1_000_000) * (isBelow ? -1 : 1)
    }
    guard rest.isEmpty else { return nil }
    let all = (whole + fraction).drop { $0 == "0" }
    let zeros = all.reversed().prefix { $0 == "0" }.count
    guard !all.isEmpty else {
      self = .zero
      return
    }
    self.init(
      isNegative: isNegative,
      digits: String(all.dropLast(zeros)),
      exponent: power - fraction.utf8.count + zeros
    )
  }

  var isInteger: Bool { exponent >= 0 }

  /// How many digits stand before the point.
  var magnitude: Int { digits.utf8.count + exponent }

  var description: String { "\(isNegative ? "-" : "")\(digits.isEmpty ? "0" : digits)e\(exponent)" }

  /// The digits of an integer of up to 400; nil for a larger one, and for a fraction that must not be rounded.
  func integerText(_ rounding: GraphRounding) -> String? {
    guard magnitude <= 400 else { return nil }
    var whole = String(digits.prefix(max(0, magnitude)))
    if exponent >= 0 {
      whole += String(repeating: "0", count: exponent)
    } else {
      if rounding == .strict { return nil }
      let next = magnitude >= 0 ? digits.dropFirst(magnitude).first : nil
      if rounding == .rounded, let next, next >= "5" { whole = Self.increment(whole) }
    }
    return whole.isEmpty ? "0" : (isNegative ? "-" : "") + whole
  }

  private static func increment(_ digits: String) -> String {
    let kept = digits.reversed().drop { $0 == "9" }
    let nines = digits.utf8.count - kept.count
    let head = String(kept.reversed())
    let last = head.last?.wholeNumberValue ?? 0
    return String(head.dropLast()) + "\(last + 1)" + String(repeating: "0", count: nines)
  }
}

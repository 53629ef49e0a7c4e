/// The conversions of properties (LEG-4).
extension Version2Scalars {
  private static let trueWords: Set = ["1", "YES", "Yes", "yes", "TRUE", "True", "true"]
  private static let falseWords: Set = ["0", "NO", "No", "no", "FALSE", "False", "false"]

  /// What a property reads from a value that it does not read strictly; nil where nothing converts.
  func converted(_ value: Version2Value, as kind: Version2Kind) -> Answer? {
    switch (kind, value) {
    case (.flag, .text(let text)):
      return Self.trueWords.contains(text)
        ? .value("true") : Self.falseWords.contains(text) ? .value("false") : nil
    case (.flag, .number(let literal)):
      let exact = ExactNumber(literal)
      return exact == .zero
        ? .value("false") : exact == ExactNumber("1") ? .value("true") : .unusable
    case (.text, .flag(let flag)): return .value((flag ? "1" : "0").shown)
    case (.text, .number(let literal)): return .value(Self.text(of: literal).shown)
    case (.integer(let type), .text(let text)) where type == Int.self:
      if let integer = Int(text) { return .value(integer.shown) }
      return ExactNumber(text) == nil ? nil : .unusable
    case (.double, .text(let text)), (.float, .text(let text)), (.graphic, .text(let text)):
      return floating(text, as: kind)
    default: return nil
    }
  }

  /// The text of a number (CONV-6 to CONV-8).
  static func text(of literal: String) -> String {
    guard let exact = ExactNumber(literal) else { return literal }
    if exact == .zero { return "0" }
    if literal.utf8.allSatisfy({ $0 == 0x2D || (0x30...0x39).contains($0) }) { return literal }
    if exact.magnitude <= 309, let integer = exact.integerText(.strict) { return integer }
    guard let double = Double(literal), double.isFinite, double != 0 else { return literal }
    return "\(double)"
  }

  /// A text of CONV-3, or one for NaN, which counts as 0.
  private func floating(_ text: String, as kind: Version2Kind) -> Answer? {
    let isNaN = text.utf8.count == 3 && text.lowercased() == "nan"
    // What the option says of other spellings than its own is not clear, nor of mixed case.
    if isNaN { return floatTexts == nil && text != "Nan" && text != "nAn" ? .value("0.0") : .open }
    guard ExactNumber(text) != nil else { return nil }
    switch Self.nearest(text, as: kind) {
    case .corrupted: return .unusable
    // A number too small for a double is zero (CONV-11).
    case .open: return .value("0.0")
    case let answer: return answer
    }
  }
}

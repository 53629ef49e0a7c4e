import DecoderLaw
import Foundation
import FuzzKit

import struct ConformanceKit.ExactDecimal

/// Native leaves, each together with its meaning.
extension ScalarDrawing {
  /// Three leaves, at times of one type, which sets and typed arrays need.
  mutating func natives() -> [ScalarLeaf] {
    switch generator.below(8) {
    case 0: (0..<3).map { _ in integer(generator.below(3), false) }
    case 1:
      (0..<3)
        .map { _ in
          let text = generator.pick(ScalarTexts.words) ?? ""
          return ScalarLeaf(native: text, meaning: .text(text))
        }
    case 2: Array(repeating: leaf(), count: 3)
    default: (0..<3).map { _ in leaf() }
    }
  }

  mutating func leaf() -> ScalarLeaf {
    let leaf =
      switch generator.below(10) {
      case 0, 1:
        string(
          generator.oneIn(2)
            ? generator.pick(ScalarTexts.words) ?? "" : signed(number(), plus: true)
        )
      case 2: string(format())
      case 3: other()
      case 4: generator.pick(Self.specials)?() ?? ScalarLeaf(meaning: .null)
      default: native(signed(number()))
      }
    return dressed(leaf)
  }

  /// The value of a document in native types; its shape is the document's, and some leaves are.
  mutating func value(of node: JSONTree.Node, in tree: JSONTree) -> ScalarLeaf {
    switch tree.kind(of: node) {
    case .array, .set: return list(tree.children(of: node).map { value(of: $0, in: tree) })
    case .object:
      var members: [String: ScalarLeaf] = [:]
      for child in tree.children(of: node) {
        // Strings that are equal to Swift are one key of a graph.
        let key = tree.name(of: child)
        if members[key] == nil { members[key] = value(of: child, in: tree) }
      }
      return object(members)
    default:
      guard generator.oneIn(2), let meaning = ScalarMeaning(node, of: tree) else { return leaf() }
      return switch meaning {
      case .flag(let flag): dressed(self.flag(flag))
      case .number(let number): dressed(native(number.text))
      case .text(let text): dressed(string(text))
      default: dressed(ScalarLeaf(meaning: .null))
      }
    }
  }

  /// A leaf inside of Optionals now and then (ENT-16).
  private mutating func dressed(_ leaf: ScalarLeaf) -> ScalarLeaf {
    func wrapped<Value>(_ value: Value) -> Any { Value?.some(value) as Any }
    var leaf = leaf
    switch generator.below(8) {
    case 0: leaf.native = wrapped(leaf.native)
    case 1: leaf.native = Any??.some(leaf.native) as Any
    default: break
    }
    return leaf
  }

  private mutating func flag(_ flag: Bool) -> ScalarLeaf {
    ScalarLeaf(
      native: generator.oneIn(2) ? flag : NSNumber(value: flag),
      meaning: .flag(flag)
    )
  }

  // MARK: Numbers

  /// A number of any type that has the value of a text, or one near to it; Foundation's of each kind that they
  /// distinguish.
  mutating func native(_ text: String) -> ScalarLeaf {
    let (isBoxed, exact) = (generator.oneIn(3), ExactDecimal(text))
    let double = Double(text) ?? 0
    switch generator.below(8) {
    case 0, 1:
      if let leaf = float(text, isBoxed) { return leaf }
    case 2, 3:
      if let leaf = decimal(text, isBoxed) { return leaf }
    case 4: break
    default:
      let digits = exact?.integerText(maximumDigits: 39) ?? exact?.truncatedText() ?? ""
      let types = ScalarTypes.all.compactMap { $0 as? any FixedWidthInteger.Type }
      let values = types.compactMap { $0.init(digits, radix: 10) }
      if let value = generator.pick(values) { return integer(value, isBoxed) }
    }
    guard double.isFinite else { return ScalarLeaf(native: double, meaning: .notFinite(double)) }
    return self.double(double, isBoxed)
  }

  private func integer(_ value: some FixedWidthInteger, _ isBoxed: Bool) -> ScalarLeaf {
    let boxed = isBoxed && value.bitWidth <= 64 ? (value as Any) as? NSNumber : nil
    return ScalarLeaf(
      native: boxed ?? value,
      meaning: .number(ScalarNumber(value.description, .integer))
    )
  }

  /// A double; beyond 2^53 all digits of its value are given, since its own text may lack some.
  private mutating func double(_ value: Double, _ isBoxed: Bool) -> ScalarLeaf {
    let (significand, power) = value.magnitude.parts
    let digits = NaturalNumber("\(significand)").times(2, power).digits
    let text =
      value.magnitude < 0x1p53 ? value.description : (value < 0 ? "-" : "") + digits
    let native: Any = generator.oneIn(4) ? CGFloat(value) : value
    return ScalarLeaf(
      native: isBoxed ? NSNumber(value: value) : native,
      meaning: .number(ScalarNumber(text, .double))
    )
  }

  private mutating func float(_ text: String, _ isBoxed: Bool) -> ScalarLeaf? {
    if generator.oneIn(3), let half = Float16(text), half.isFinite,
      Double(half.description) == Double(half)
    {
      return ScalarLeaf(native: half, meaning: .number(ScalarNumber(half.description, .float)))
    }
    guard let single = Float(text), single.isFinite else { return nil }
    return ScalarLeaf(
      native: isBoxed ? NSNumber(value: single) : single,
      meaning: .number(ScalarNumber(single.description, .float))
    )
  }

  private func decimal(_ text: String, _ isBoxed: Bool) -> ScalarLeaf? {
    guard let exact = ExactDecimal(text), exact.digits.utf8.count <= 38,
      exact.magnitude < 120, exact.exponent > -120, let value = Decimal(string: exact.plainText),
      ExactDecimal(value.description)?.plainText == exact.plainText
    else { return nil }
    return ScalarLeaf(
      native: isBoxed ? NSDecimalNumber(decimal: value) : value,
      meaning: .number(ScalarNumber(exact.plainText, .decimal))
    )
  }

  // MARK: Other leaves

  private mutating func string(_ text: String) -> ScalarLeaf {
    let meaning = ScalarMeaning.text(text)
    switch generator.below(8) {
    case 0: return ScalarLeaf(native: NSString(string: text), meaning: meaning)
    case 1: return ScalarLeaf(native: NSMutableString(string: text), meaning: meaning)
    case 2:
      let part = ("<" + text + ">").dropFirst().dropLast()
      // Joined characters would be another text.
      guard part.utf8.elementsEqual(text.utf8) else { break }
      return ScalarLeaf(native: part, meaning: meaning, isWritable: false)
    case 3: return ScalarLeaf(native: Data(text.utf8), meaning: .data(Data(text.utf8)))
    case 4:
      // Foundation's collections change other links.
      let isPlain = text.utf8.allSatisfy {
        (0x2D...0x3A).contains($0) || (0x61...0x7A).contains($0)
      }
      guard isPlain, !text.isEmpty, let url = URL(string: text) else { break }
      return ScalarLeaf(native: url, meaning: .link(url))
    default: break
    }
    return ScalarLeaf(native: text, meaning: meaning)
  }

  /// A Bool, date, bytes, link or identifier.
  private mutating func other() -> ScalarLeaf {
    switch generator.below(5) {
    case 0: return flag(generator.oneIn(2))
    case 1, 2:
      // Near the ends of a calendar, a century and a year with four digits.
      let days = generator.oneIn(2) ? 0 : Double(generator.below(5) - 2) * 86_400 - 1
      let date = Date(timeIntervalSince1970: (generator.pick(Self.moments) ?? 0) + days)
      return ScalarLeaf(native: date, meaning: .date(date))
    case 3:
      let data = Data(generator.pick([[], [0, 255, 16], [0xD7, 0x6D, 0xF8], [0xD3]]) ?? [])
      return ScalarLeaf(native: data, meaning: .data(data))
    default:
      let texts = ["https://a.b/c?d=e", "42", "1.5", "true", "nan"]
      if let text = generator.pick(texts), generator.oneIn(2), let url = URL(string: text) {
        return ScalarLeaf(native: url, meaning: .link(url))
      }
      return ScalarLeaf(native: UUID.given, meaning: .identifier(.given))
    }
  }

  /// Seconds at the ends of calendars, centuries and years with four digits.
  static let moments: [Double] = [
    86_400, 0, 1, -1, 1_700_000_000, -12_345.5, 978_307_200, -12_219_292_800, -62_135_596_800,
    951_782_400, -2_203_891_200, -12_219_206_401, 253_402_300_799, 1_700_000_000.25,
    253_402_300_800,
  ]

  private static let specials: [@Sendable () -> ScalarLeaf] = [
    { ScalarLeaf(native: Double.infinity, meaning: .notFinite(.infinity)) },
    { ScalarLeaf(native: -CGFloat.infinity, meaning: .notFinite(-.infinity)) },
    { ScalarLeaf(native: Float.infinity, meaning: .notFinite(.infinity)) },
    { ScalarLeaf(native: Float16.nan, meaning: .notFinite(.nan)) },
    { ScalarLeaf(native: NSNumber(value: -Double.infinity), meaning: .notFinite(-.infinity)) },
    { ScalarLeaf(native: NSNumber(value: Float.nan), meaning: .notFinite(.nan)) },
    { ScalarLeaf(native: GraphStranger(), meaning: .stranger) }, { ScalarLeaf(meaning: .null) },
    { ScalarLeaf(native: Int??.some(nil) as Any, meaning: .null) },
    { ScalarLeaf(native: Any?.none as Any, meaning: .null) },
  ]
}

import ConformanceKit
import FuzzKit

/// Texts, keys and numbers around the lengths at which they are cut or stored in another way, and the leaves of an
/// input.
struct NamesDrawing {
  private let leaves: [JSONValue]

  init(of input: JSONValue) { leaves = Array(Self.leaves(of: input).prefix(64)) }

  private static func leaves(of value: JSONValue) -> [JSONValue] {
    [value] + value.children.flatMap(leaves)
  }

  func value(_ generator: inout SeededGenerator) -> JSONValue {
    switch generator.below(8) {
    case 0: .number(Self.number(&generator))
    case 1: generator.pick([.null, .boolean(true), .boolean(false), .number("0")]) ?? .null
    case 2: generator.pick([.array([]), .object([]), .array([.null])]) ?? .null
    case 3, 4: generator.pick(leaves) ?? .null
    default: .string(Self.text(&generator))
    }
  }

  private static let lengths = [
    0, 1, 2, 6, 7, 8, 9, 14, 15, 16, 17, 31, 32, 33, 38, 39, 40, 41, 42, 63, 64, 65, 100, 160, 165,
  ]
  private static let fillers: [Unicode.Scalar] = ["x", "0", "é", "日", "😀", "u", " "]

  /// Characters that have to be escaped somewhere, or that end a line somewhere.
  private static let specials: [Unicode.Scalar] =
    (0...0x20).compactMap { Unicode.Scalar($0 as UInt32) } + [
      "\"", "\\", "/", "'", "\u{7F}", "\u{80}", "\u{85}", "\u{9F}", "\u{A0}", "\u{AD}", "\u{300}",
      "\u{200B}", "\u{2028}", "\u{2029}", "\u{FEFF}", "\u{FFFF}", "\u{10FFFF}", "…", "9", "{",
    ]

  /// A text of a boundary length with some special characters, most of them near a boundary.
  private static func text(_ generator: inout SeededGenerator) -> String {
    let count = generator.oneIn(2) ? generator.below(12) : generator.pick(lengths) ?? 1
    var scalars = Array(repeating: generator.pick(fillers) ?? "x", count: count)
    for _ in 0..<generator.below(4) where !scalars.isEmpty {
      let near = generator.pick([0, 1, 7, 8, 15, 37, 38, 39, 40, 41]) ?? 0
      let place = near < scalars.count ? near : generator.below(scalars.count)
      scalars[place] = generator.pick(specials) ?? "x"
    }
    return String(String.UnicodeScalarView(scalars))
  }

  private static let keys = [
    "", "\0", "\0\0", "\0a", "a", "a\0", "A", "b", "0", "é", "e\u{301}x", "日本", "😀", "\u{FFFF}",
    "a.b", "[0]", "a b", "\u{7F}", "$_1", "null",
  ]
  private static let longKeys = [
    "\n", "a\nb", "a\r\nb", "\r", "a\u{B}b\u{C}", "\na", "a\n", "\u{85}", "a\u{2028}b", "\u{2029}é",
    "a\n\nb\nc", "é\rb",
  ]

  /// A key, of which few have several lines; some have a long beginning in common.
  static func key(_ generator: inout SeededGenerator) -> String {
    if generator.oneIn(24) { return generator.pick(longKeys) ?? "" }
    guard generator.oneIn(2) else { return generator.pick(keys) ?? "" }
    let letter = generator.pick(["k", "é", "日", "𝒜"]) ?? "k"
    let start = String(repeating: letter, count: generator.pick(lengths) ?? 1)
    return start + (generator.pick(["", "", "a", "b", "ü", "\0"]) ?? "")
  }

  private static let numbers = [
    "0", "-0", "1", "-1", "255", "9007199254740993", "-9223372036854775808", "18446744073709551615",
    "0.5", "5.0", "-0.25", "1e2", "1E-2", "0.1e+1", "123456789.000", "0.0", "100000000000000000000",
  ]

  /// A number; some have about as many characters as are shown.
  private static func number(_ generator: inout SeededGenerator) -> String {
    guard generator.oneIn(3) else { return generator.pick(numbers) ?? "0" }
    let count = generator.pick([17, 18, 19, 20, 38, 39, 40, 41, 42, 64, 100, 260]) ?? 1
    let digits = String(repeating: generator.pick(["1", "9"]) ?? "1", count: count)
    let exponent = "1.5e\(digits.prefix(2))"
    return generator.pick([digits, "-\(digits)", "0.\(digits)", exponent]) ?? digits
  }
}

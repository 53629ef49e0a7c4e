import ConformanceKit

/// Makes trees that every property list can say, the same ones for the same seed.
struct TreeMaker {
  private var generator: SeededGenerator
  private static let texts = [
    "", "a", " ", "\n\t ", "<&>\"'", "]]>", "&amp;", "\u{7F}", "\u{85}", "\u{2028}", "é",
    "e\u{301}",
    "😀", "\u{1FFFE}", "\u{FFFD}", "日本語", "x\u{FEFF}", "x\u{200B}", "plist", "<!-- -->",
    String(repeating: "x", count: 14), String(repeating: "x", count: 15),
    String(repeating: "é", count: 256),
  ]
  private static let numbers = [
    "0", "1", "-1", "127", "128", "255", "256", "-128", "-129", "32767", "65535", "65536", "-65536",
    "2147483648", "4294967295", "4294967296", "9007199254740993", "9223372036854775807",
    "9223372036854775808", "18446744073709551615", "-9223372036854775808", "-0", "0.0", "-0.0",
    "1.0", "1.5", "-2.25", "1e5", "1E5", "1e+5", "0.125", "0e999", "9007199254740993.0",
  ]

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func tree(depth: Int) -> JSONValue {
    switch number(below: depth > 0 ? 8 : 4) {
    case 0: .boolean(number(below: 2) == 0)
    case 1: .string(Self.texts[number(below: Self.texts.count)])
    case 2, 3: .number(Self.numbers[number(below: Self.numbers.count)])
    case 4, 5: .array(items(depth))
    default:
      .object(
        items(depth).enumerated()
          .map { place, value in
            JSONMember(key: "\(Self.texts[number(below: 20)])\(place)", value: value)
          }
      )
    }
  }

  private mutating func items(_ depth: Int) -> [JSONValue] {
    let count = [0, 1, 3, 14, 15, 16][number(below: 6)]
    return (0..<(depth > 2 ? min(count, 2) : count)).map { _ in tree(depth: depth - 1) }
  }

  private mutating func number(below limit: Int) -> Int { Int(generator.next() % UInt64(limit)) }
}

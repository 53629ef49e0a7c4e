import Foundation
import SmartCodable

/// Scalars, strings, collections and keys.
enum FoundationValuePairs {
  private static let doubles: [Double] = [
    0, -0.0, 1, -1, 0.1, 0.5, 100, 1e15, 1e16, 1e17, 1e20, 1e21, 1e22, 1e-4, 1e-5, 1e-7, 1.5e300,
    9_007_199_254_740_991, 9_007_199_254_740_992, 9_007_199_254_740_994, 123_456_789_012_345_680,
    .pi, .greatestFiniteMagnitude, .leastNormalMagnitude, .leastNonzeroMagnitude, 1e-300, 4.35,
    2.5e-5, 12_345.678, -9_007_199_254_740_992,
  ]

  private static let floats: [Float] = [
    0, -0.0, 1, -1, 0.1, 16_777_215, 16_777_216, 16_777_218, -16_777_216, -16_777_218, 1e10, 1e22,
    3.4e38, .leastNonzeroMagnitude, .pi, 1e-5, 123.456,
  ]

  private static let decimals = [
    "0", "1", "-1", "1.10", "0.1", "1e30", "-0.00000001", "1e-30", "123456789012345678901234567890",
    "123456789012345678901234567890.12345678", "340282366920938463463374607431768211455", "1e127",
    "1e-127", "12e10",
  ]

  private static let strings = [
    "", "plain", "a/b", "/", "//", "\"\\", "\u{0}\u{1}\u{1f}\u{7f}", "\u{8}\t\n\u{b}\u{c}\r", "é",
    "o\u{308}", "\u{2028}\u{2029}", "😀/😀",
    "a long text of more than sixteen bytes / with slashes /",
    "1234567/", "12345678/", "</script>",
  ]

  private static let keys = [
    "myURLProperty", "someKey", "SomeKey", "a", "A", "", "_leading", "__two", "trailing_", "_",
    "aB",
    "aBC", "aBCd", "ABC", "with_underscore", "with_Underscore", "a1B2", "éÉé", "x/y",
    "_someURLKey_",
    "HTTPServer2Go", "iOS", "1a", "a b", "ß",
  ]

  static var all: [FoundationPair] { scalars + collections + spelled }

  private static var scalars: [FoundationPair] {
    doubles.map { number in FoundationPair("double \(number)", { _ in [number] }) }
      + floats.map { number in FoundationPair("float \(number)", { _ in ["k": number] }) }
      + decimals.map { text in FoundationPair("decimal \(text)", { _ in [Decimal(string: text)] }) }
      + strings.map { text in FoundationPair("string \(text.debugDescription)", { _ in text }) }
      + strings.map { text in
        FoundationPair("key \(text.debugDescription)", { _ in [text: [text], "b": []] })
      } + [
        FoundationPair("top double", { _ in 1.0 }),
        FoundationPair("top float", { _ in Float(-0.0) }),
        FoundationPair("top bool", { _ in true }), FoundationPair("top integer", { _ in Int.min }),
        FoundationPair("top nil", { _ in Int?.none }),
        FoundationPair("top nil in nil", { _ in Int??.some(nil) }),
        FoundationPair("top URL", { _ in URL(string: "http://a/b?c=d") }),
        FoundationPair(
          "relative URL",
          { _ in [URL(string: "b", relativeTo: URL(string: "http://x/"))] }
        ),
        FoundationPair(
          "UUID",
          { _ in UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2, 3, 4, 5, 6, 7)) }
        ),
        FoundationPair("wide integers", { _ in [Int128.max, .min, 0] }),
        FoundationPair("widest integer", { _ in UInt128.max }),
        FoundationPair("unsigned", { _ in [UInt64.max, 0] }),
        FoundationPair("byte", { _ in [Int8.min] }),
        FoundationPair("CGFloat", { _ in [CGFloat(1.5), -0.0, 1e22] }),
      ]
  }

  private static var collections: [FoundationPair] {
    [
      FoundationPair("empty array", { _ in [Int]() }),
      FoundationPair("empty dictionary", { _ in [String: Int]() }),
      FoundationPair("empty arrays", { _ in [[[Int]]]([[[]], [], [[], [1]]]) }),
      FoundationPair("empty objects", { _ in [["a": [String: Int]()], [:]] }),
      FoundationPair("nils", { _ in [1, nil, 3] }),
      FoundationPair("nil values", { _ in ["a": Int?.none] }),
      FoundationPair("set", { _ in Set(["a/b"]) }),
      FoundationPair("texts", { _ in [["a/b"], ["/"]] }),
      FoundationPair(
        "order of keys",
        { _ in
          Dictionary(
            uniqueKeysWithValues: [
              "a10", "a2", "a02", "B", "é", "a", "A", "_", "10", "9", "", "Z", "b", "\u{ff01}", "😀",
              "ä", "z", "a1", "a-b", "a b", "ab", "f", "ez", "o\u{308}", "oz", "p",
            ]
            .map { ($0, 1) }
          )
        }
      ),
      FoundationPair("integer keys", { _ in [1: 1, 10: 2, 2: 3, -1: 4] }),
      FoundationPair("other integer keys", { _ in [10 as UInt8: 2] }),
      FoundationPair("double keys", { _ in [1.5: 1] }),
      FoundationPair("enum keys", { _ in [PairPlainEnum.someKey: 1] }),
      FoundationPair("coding keys", { _ in [PairKeyEnum.someKey: 1, .q: 2] }),
      FoundationPair("nested dictionaries", { _ in [1: ["a/b": [2: [PairKeyEnum.q: 1.0]]]] }),
      FoundationPair("URLs as keys", { _ in [URL(string: "http://a/b"): 1] }),
    ]
  }

  private static var spelled: [FoundationPair] {
    let snake: @Sendable (JSONEncoder) -> Void = { $0.keyEncodingStrategy = .convertToSnakeCase }
    let custom: @Sendable (JSONEncoder) -> Void = { encoder in
      encoder.keyEncodingStrategy = .custom { path in
        PairAnyKey(PathTrace.text(path).uppercased())
      }
    }
    let nested: @Sendable (String) -> any Encodable = { key in
      EncodingScript { encoder in
        var container = encoder.container(keyedBy: PairAnyKey.self)
        try container.encode([key: [key: 1]], forKey: PairAnyKey(key, 3))
        var inner = container.nestedContainer(
          keyedBy: PairAnyKey.self,
          forKey: PairAnyKey(key + "N")
        )
        try inner.encode([3: 1], forKey: PairAnyKey(key + "I"))
        try inner.encode([PairKeyEnum.someKey: [1.5: 1]], forKey: PairAnyKey(key + "E"))
        try inner.encode([["xY": 1]], forKey: PairAnyKey(key + "L"))
        try 1.encode(to: inner.superEncoder())
        try ["xY": 1].encode(to: inner.superEncoder(forKey: PairAnyKey(key + "S")))
      }
    }
    return keys.map { key in FoundationPair("snake \(key)", { _ in nested(key) }, snake) }
      + keys.prefix(3).map { key in FoundationPair("custom \(key)", { _ in nested(key) }, custom) }
      + keys.prefix(3).map { key in FoundationPair("as is \(key)", { _ in nested(key) }) }
  }
}

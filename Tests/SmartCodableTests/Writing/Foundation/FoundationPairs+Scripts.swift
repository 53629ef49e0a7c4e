import Foundation
import SmartCodable

/// Types that encode themselves: containers, errors, settings.
enum FoundationScriptPairs {
  static var all: [FoundationPair] { containers + failures + settings + models + caught }

  static func script(
    _ name: String,
    _ configure: @escaping @Sendable (JSONEncoder) -> Void = { _ in },
    _ body: @escaping @Sendable (any Encoder, PathTrace) throws -> Void
  ) -> FoundationPair {
    FoundationPair(name, { trace in EncodingScript { try body($0, trace) } }, configure)
  }

  private static var containers: [FoundationPair] {
    [
      script("nothing") { _, _ in },
      script("nothing passed on") { encoder, _ in
        try EncodingScript { _ in }.encode(to: encoder)
      },
      FoundationPair("nothing in an array", { _ in [EncodingScript { _ in }] }),
      FoundationPair("nothing under a key", { _ in ["a": EncodingScript { _ in }] }),
      FoundationPair("nothing in an Optional", { _ in Optional(EncodingScript { _ in }) }),
      script("nothing in a single value") { encoder, _ in
        var container = encoder.singleValueContainer()
        try container.encode(EncodingScript { _ in })
      },
      script("empty object") { encoder, _ in _ = encoder.container(keyedBy: PairKey.self) },
      script("array without elements") { encoder, _ in _ = encoder.unkeyedContainer() },
      script("single container unused") { encoder, _ in _ = encoder.singleValueContainer() },
      script("explicit nils") { encoder, _ in
        var container = encoder.container(keyedBy: PairKey.self)
        try container.encode(nil as Int?, forKey: .a)
        try container.encodeNil(forKey: .b)
        try container.encodeIfPresent(nil as Int?, forKey: .c)
        try container.encode([nil, 1], forKey: .slash)
      },
      script("written twice") { encoder, _ in
        var container = encoder.container(keyedBy: PairKey.self)
        try container.encode(1, forKey: .b)
        try container.encode(2, forKey: .a)
        try container.encode("x", forKey: .b)
      },
      script("a container replaced") { encoder, _ in
        var container = encoder.container(keyedBy: PairKey.self)
        var nested = container.nestedContainer(keyedBy: PairKey.self, forKey: .a)
        try container.encode(1, forKey: .a)
        try nested.encode(1, forKey: .b)
        _ = container.nestedUnkeyedContainer(forKey: .d)
        try container.encode(3, forKey: .d)
      },
      script("super encoders") { encoder, trace in
        var container = encoder.container(keyedBy: PairNumber.self)
        let first = container.superEncoder(forKey: .x)
        trace.note(first.codingPath)
        try 1.encode(to: first)
        let second = container.superEncoder()
        trace.note(second.codingPath)
        try "s".encode(to: second)
        var list = container.nestedUnkeyedContainer(forKey: .y)
        trace.note(list.codingPath)
        let third = list.superEncoder()
        trace.note(third.codingPath)
        try 2.encode(to: third)
        _ = list.superEncoder()
      },
      script("interleaved") { encoder, _ in
        var outer = encoder.container(keyedBy: PairKey.self)
        var list = outer.nestedUnkeyedContainer(forKey: .slash)
        var inner = outer.nestedContainer(keyedBy: PairKey.self, forKey: .acute)
        try outer.encode("a/b", forKey: .c)
        try list.encode(2)
        try inner.encode(-0.0, forKey: .a)
        try list.encode(contentsOf: [Float(-0.0), 1.5, 1e10])
        try list.encodeNil()
        try inner.encode(URL(string: "http://x/y"), forKey: .d)
        var same = outer.nestedContainer(keyedBy: PairNumber.self, forKey: .acute)
        try same.encode(1, forKey: .x)
      },
    ]
  }

  /// What user code catches leaves nothing, and what was there before stays.
  private static var caught: [FoundationPair] {
    [
      script("members") { encoder, _ in
        var container = encoder.container(keyedBy: PairKey.self)
        try container.encode(1, forKey: .b)
        try? container.encode(Double.nan, forKey: .b)
        try? container.encode([1, Double.nan], forKey: .c)
        try container.encode(2, forKey: .a)
      },
      script("objects") { encoder, trace in
        var container = encoder.container(keyedBy: PairKey.self)
        try? container.encode(FailingLeaf(trace: trace), forKey: .c)
        try container.encode(2, forKey: .a)
      },
      script("elements") { encoder, trace in
        var container = encoder.unkeyedContainer()
        try? container.encode(FailingLeaf(trace: trace))
        try container.encode(2)
        try? container.encode(Double.nan)
        try container.encode(["k": 1])
      },
      script("choice of scalars") { encoder, _ in
        var container = encoder.singleValueContainer()
        do { try container.encode(Double.nan) } catch { try container.encode("none") }
      },
    ]
  }
}

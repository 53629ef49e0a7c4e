import Foundation
import SmartCodable

/// Values that cannot be written, and the paths of their errors.
extension FoundationScriptPairs {
  static var failures: [FoundationPair] {
    let snake: @Sendable (JSONEncoder) -> Void = { $0.keyEncodingStrategy = .convertToSnakeCase }
    let values: [(String, @Sendable (PathTrace) -> any Encodable)] = [
      ("NaN", { _ in Double.nan }), ("in an array", { _ in [1, Float.infinity] }),
      ("deeper", { _ in [["a": [CGFloat.nan]]] }), ("under a number", { _ in [5: Double.nan] }),
      ("under a text like a number", { _ in ["5": ["+7": -Double.infinity]] }),
      ("under an enum", { _ in [PairKeyEnum.someKey: [Double.nan]] }),
      ("in an alternating array", { _ in [1.5: Double.nan] }),
      ("in a set", { _ in Set([Double.nan]) }),
      ("Optional", { _ in ["a": Double?.some(.nan)] }),
      ("leaf", { FailingLeaf(trace: $0) }), ("leaf in an array", { [[FailingLeaf(trace: $0)]] }),
      ("leaf in dictionaries", { ["a": ["5": [FailingLeaf(trace: $0)]]] }),
      ("leaf under a number", { [5: [FailingLeaf(trace: $0)]] }),
      ("leaf in an Optional", { ["q": [Optional(FailingLeaf(trace: $0))]] }),
    ]
    return values.flatMap { name, value in
      [FoundationPair(name, value), FoundationPair("snake " + name, value, snake)]
    } + [
      script("number key") { encoder, trace in
        var container = encoder.container(keyedBy: PairNumber.self)
        try container.encode([FailingLeaf(trace: trace)], forKey: .y)
      },
      script("any key") { encoder, trace in
        var container = encoder.container(keyedBy: PairAnyKey.self)
        try container.encode(1, forKey: PairAnyKey("a"))
        try container.encode(FailingLeaf(trace: trace), forKey: PairAnyKey("a", 7))
      },
      script("nested container") { encoder, trace in
        var container = encoder.container(keyedBy: PairKey.self)
        var nested = container.nestedContainer(keyedBy: PairNumber.self, forKey: .a)
        trace.note(nested.codingPath)
        try nested.encode(FailingLeaf(trace: trace), forKey: .x)
      },
      script("containers inside each other") { encoder, trace in
        var container = encoder.container(keyedBy: PairKey.self)
        var list = container.nestedUnkeyedContainer(forKey: .a)
        try list.encode(1)
        var keyed = list.nestedContainer(keyedBy: PairNumber.self)
        trace.note(keyed.codingPath)
        var inner = keyed.nestedUnkeyedContainer(forKey: .y)
        trace.note(inner.codingPath)
        try inner.encode(["k": FailingLeaf(trace: trace)])
      },
      FoundationPair(
        "nested containers below",
        { trace in
          [
            "q": [
              EncodingScript { encoder in
                var list = encoder.unkeyedContainer()
                try list.encode(1)
                var nested = list.nestedUnkeyedContainer()
                trace.note(nested.codingPath)
                let last = nested.superEncoder()
                trace.note(last.codingPath)
                try FailingLeaf(trace: trace).encode(to: last)
              }
            ]
          ]
        }
      ),
      script("super encoder of a nested container") { encoder, trace in
        var container = encoder.container(keyedBy: PairKey.self)
        var nested = container.nestedContainer(keyedBy: PairNumber.self, forKey: .a)
        try FailingLeaf(trace: trace).encode(to: nested.superEncoder())
      },
      script("super encoder") { encoder, trace in
        var container = encoder.container(keyedBy: PairNumber.self)
        try ["k": FailingLeaf(trace: trace)].encode(to: container.superEncoder(forKey: .x))
      },
      script("single value") { encoder, trace in
        var container = encoder.singleValueContainer()
        try container.encode(["z": FailingLeaf(trace: trace)])
      },
      script("dictionary as the single value of a member, under snake", snake) { encoder, trace in
        var container = encoder.container(keyedBy: PairKey.self)
        try container.encode(
          EncodingScript { inner in
            var single = inner.singleValueContainer()
            try single.encode(["c": ["d": FailingLeaf(trace: trace)]])
          },
          forKey: .someURLKey
        )
      },
      script("own error") { _, _ in throw PairRefusal() },
      FoundationPair(
        "own error below",
        { _ in [["a": EncodingScript { _ in throw PairRefusal() }]] }
      ),
      script("nested texts in a container under snake", snake) { encoder, trace in
        var container = encoder.container(keyedBy: PairKey.self)
        try container.encode(["xY": ["5": FailingLeaf(trace: trace)]], forKey: .someURLKey)
      },
    ]
  }
}

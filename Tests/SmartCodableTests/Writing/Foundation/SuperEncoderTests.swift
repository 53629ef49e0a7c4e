import Foundation
import SmartCodable
import Testing

/// In every order: two super encoders are made, written to and released, and their key is written directly.
@Suite("Super encoders in Foundation's style")
struct SuperEncoderTests {
  /// Where the two super encoders come from.
  enum Source: CaseIterable { case plain, sameKey, mixed, nested, list }

  /// What is kept of a super encoder until it is released.
  enum Kept: CaseIterable { case encoder, keyed, list, single, nestedKeyed, nestedList, nothing }

  enum End: CaseIterable { case amid, inside, reversed, afterwards }

  /// A super encoder in use.
  private final class Use {
    var encoder: (any Encoder)?
    var keyed: KeyedEncodingContainer<PairAnyKey>?
    var list: (any UnkeyedEncodingContainer)?
    var single: (any SingleValueEncodingContainer)?

    func open(_ made: any Encoder, _ kept: Kept) {
      switch kept {
      case .encoder, .nothing: encoder = made
      case .keyed: keyed = made.container(keyedBy: PairAnyKey.self)
      case .list: list = made.unkeyedContainer()
      case .single: single = made.singleValueContainer()
      case .nestedKeyed:
        var outer = made.unkeyedContainer()
        keyed = outer.nestedContainer(keyedBy: PairAnyKey.self)
      case .nestedList:
        var outer = made.container(keyedBy: PairAnyKey.self)
        list = outer.nestedUnkeyedContainer(forKey: PairAnyKey("n"))
      }
    }

    func write(_ text: String, _ kept: Kept) throws {
      if kept == .encoder, let encoder { try text.encode(to: encoder) }
      try keyed?.encode(text, forKey: PairAnyKey("k"))
      try list?.encode(text)
      try single?.encode(text)
    }

    /// A super encoder inside this one.
    func inner() -> (any Encoder)? {
      if keyed != nil { return keyed?.superEncoder() }
      return list?.superEncoder()
    }

    func release() {
      encoder = nil
      keyed = nil
      list = nil
      single = nil
    }
  }

  /// The orders of steps of several parties, each of whose steps are in order.
  private static func orders(_ counts: [Int]) -> [[Int]] {
    if counts.allSatisfy({ $0 == 0 }) { return [[]] }
    return counts.indices.filter { counts[$0] > 0 }
      .flatMap { party in
        var rest = counts
        rest[party] -= 1
        return orders(rest).map { [party] + $0 }
      }
  }

  private struct Program: Sendable {
    let source: Source
    let kept: Kept
    let end: End
    let order: [Int]

    func run(_ encoder: any Encoder, _ trace: PathTrace, _ uses: [Use]) throws {
      let key = source == .sameKey ? PairAnyKey("a") : PairAnyKey("super")
      var keyed: KeyedEncodingContainer<PairAnyKey>?
      var list: (any UnkeyedEncodingContainer)?
      if source == .list {
        list = encoder.unkeyedContainer()
      } else {
        keyed = encoder.container(keyedBy: PairAnyKey.self)
        try keyed?.encode(0, forKey: PairAnyKey("b"))
      }
      func make(_ number: Int) -> (any Encoder)? {
        switch source {
        case .plain: return keyed?.superEncoder()
        case .sameKey: return keyed?.superEncoder(forKey: key)
        case .mixed: return number == 0 ? keyed?.superEncoder() : keyed?.superEncoder(forKey: key)
        case .nested: return number == 0 ? keyed?.superEncoder() : uses[0].inner()
        case .list: return list?.superEncoder()
        }
      }
      var steps = [0, 0, 0]
      for party in order {
        steps[party] += 1
        if party == 2 {
          try keyed?.encode(steps[2], forKey: key)
          try list?.encode(steps[2])
        } else if steps[party] == 1, let made = make(party) {
          trace.note(made.codingPath)
          uses[party].open(made, kept)
        } else if steps[party] == 2 {
          try uses[party].write("\(party)", kept)
        } else {
          uses[party].release()
        }
        if let count = list?.count { trace.note([PairAnyKey("count", count)]) }
      }
      if end == .inside { for use in uses { use.release() } }
      if end == .reversed { for use in uses.reversed() { use.release() } }
      try keyed?.encode(9, forKey: PairAnyKey("z"))
    }

    /// What an encoder makes of the program.
    func outcome(_ encoder: JSONEncoder) -> FoundationPair.Outcome {
      let uses = [Use(), Use()]
      let trace = PathTrace()
      encoder.outputFormatting = .sortedKeys
      let data = try? encoder.encode(EncodingScript { try run($0, trace, uses) })
      for use in uses { use.release() }
      return .init(text: String(decoding: data ?? Data(), as: UTF8.self), paths: trace.paths)
    }
  }

  @Test(
    "ENF-2: the value of a super encoder is written when it is released",
    arguments: Source.allCases
  )
  func everyOrder(_ source: Source) {
    let encoder = SmartJSONEncoder(style: .foundation)
    var count = 0
    var texts: Set<String> = []
    var different: [String] = []
    for kept in Kept.allCases {
      for end in End.allCases {
        for order in Self.orders(end == .amid ? [3, 3, 1] : [2, 2, 2]) {
          let program = Program(source: source, kept: kept, end: end, order: order)
          let expected = program.outcome(JSONEncoder())
          let found = program.outcome(encoder)
          count += 1
          texts.insert(expected.text)
          if found != expected {
            different.append("\(kept) \(end) \(order): \(found) for \(expected)")
          }
        }
      }
    }
    #expect(different.prefix(5) == [], "\(different.count) of \(count)")
    #expect(count == 7 * (140 + 3 * 90))
    #expect(texts.count > 12)
  }

  @Test(
    "ENF-2: what is written between is lost only to the super encoder, and elements keep their order"
  )
  func several() {
    let scripts: [@Sendable (any Encoder, PathTrace) throws -> Void] = [
      { encoder, _ in
        var list = encoder.unkeyedContainer()
        for number in 0..<40 { try list.encode(number) }
        let held = (0..<3).map { _ in list.superEncoder() }
        try? list.encode(Double.nan)
        try list.encode("after")
        for (number, encoder) in held.enumerated() { try "\(number)".encode(to: encoder) }
      },
      { encoder, _ in
        var object = encoder.container(keyedBy: PairAnyKey.self)
        let held = object.superEncoder(forKey: PairAnyKey("7"))
        for number in 0..<80 { try object.encode(number, forKey: PairAnyKey("\(number)")) }
        try? object.encode(Double.nan, forKey: PairAnyKey("7"))
        try "held".encode(to: held)
      },
      { encoder, _ in
        var object = encoder.container(keyedBy: PairAnyKey.self)
        let held = object.superEncoder()
        var single = held.singleValueContainer()
        try? single.encode(Double.nan)
        try object.encode(["a": [1]], forKey: PairAnyKey("super"))
      },
      { encoder, _ in
        var object = encoder.container(keyedBy: PairAnyKey.self)
        var held: KeyedEncodingContainer<PairAnyKey>? = object.superEncoder()
          .container(keyedBy: PairAnyKey.self)
        try held?.encode(1, forKey: PairAnyKey("before"))
        var nested = object.nestedContainer(keyedBy: PairAnyKey.self, forKey: PairAnyKey("super"))
        try nested.encode(2, forKey: PairAnyKey("lost"))
        held = nil
        var again = object.nestedContainer(keyedBy: PairAnyKey.self, forKey: PairAnyKey("super"))
        try again.encode(3, forKey: PairAnyKey("after"))
      },
    ]
    for (number, script) in scripts.enumerated() {
      let pair = FoundationScriptPairs.script("") { encoder, trace in try script(encoder, trace) }
      let expected = pair.outcome(JSONEncoder(), .sortedKeys)
      #expect(
        pair.outcome(SmartJSONEncoder(style: .foundation), .sortedKeys) == expected,
        "\(number)"
      )
    }
  }

  @Test(
    "LIM-2, LIM-5: a chain of super encoders without end is refused, and what is kept is released"
  )
  func chain() throws {
    let encoder = SmartJSONEncoder(style: .foundation)
    #expect(throws: EncodingError.self) {
      try encoder.encode(
        EncodingScript { encoder in
          var last = encoder
          for _ in 0..<100_000 {
            var list = last.unkeyedContainer()
            last = list.superEncoder()
          }
        }
      )
    }
    weak var released: AnyObject?
    do {
      var kept: (any Encoder)?
      let script = EncodingScript { encoder in
        var object = encoder.container(keyedBy: PairKey.self)
        try object.encode(1, forKey: .a)
        kept = object.superEncoder(forKey: .a)
      }
      #expect(try encoder.encode(script) == Data(#"{"a":1}"#.utf8))
      let last = try #require(kept)
      released = last as AnyObject
      #expect(released != nil)
      kept = nil
    }
    #expect(released == nil)
    #expect(try encoder.encode([1]) == Data("[1]".utf8))
  }
}

import SmartCodable
import Testing

/// Compact text is written while values come in order and made from the tree otherwise; laid out
/// text always comes from the tree.
@Suite("Text that is written out of order")
struct TextOrderTests {
  private enum Key: String, CodingKey, CaseIterable {
    case a, b, c, d, e
  }

  private struct Refusal: Error {}

  private struct Script: SmartEncodable {
    let body: (any Encoder) throws -> Void
    init(_ body: @escaping (any Encoder) throws -> Void) { self.body = body }
    func encode(to encoder: any Encoder) throws { try body(encoder) }
  }

  /// User code that does something at random to containers it opened some time ago.
  private final class Play {
    private var random: SeededRandom
    private var keyed: [KeyedEncodingContainer<Key>] = []
    private var unkeyed: [any UnkeyedEncodingContainer] = []
    private var encoders: [any Encoder] = []

    init(seed: UInt64) { random = SeededRandom(seed: seed) }

    private func number(_ bound: Int) -> Int { Int(random.next() % UInt64(bound)) }

    private var key: Key { Key.allCases[number(5)] }

    func perform(_ encoder: any Encoder) throws {
      if number(8) > 0 { keyed.append(encoder.container(keyedBy: Key.self)) }
      if keyed.isEmpty { unkeyed.append(encoder.unkeyedContainer()) }
      for _ in 0..<number(14) {
        if !encoders.isEmpty, number(3) == 0 { try singleStep(number(encoders.count)) }
        // Mostly the newest container, as ordinary code has it.
        let isOld = number(5) == 0
        if !keyed.isEmpty, unkeyed.isEmpty || number(2) == 0 {
          try keyedStep(isOld ? number(keyed.count) : keyed.count - 1)
        } else {
          try unkeyedStep(isOld ? number(unkeyed.count) : unkeyed.count - 1)
        }
      }
    }

    private func singleStep(_ index: Int) throws {
      switch number(6) {
      case 0: try [1, 2, 3].encode(to: encoders[index])
      case 1:
        var container = encoders[index].singleValueContainer()
        try container.encode([["x,]\"\\"], ["y", "[z"], []])
        if number(2) == 0 { unkeyed.append(encoders[index].unkeyedContainer()) }
      case 2: try "s".encode(to: encoders[index])
      case 3:
        var container = encoders[index].singleValueContainer()
        try container.encode(["k": 1.5])
        if number(2) == 0 { keyed.append(encoders[index].container(keyedBy: Key.self)) }
      default: break
      }
      encoders.remove(at: index)
    }

    private func keyedStep(_ index: Int) throws {
      let key = key
      // A copy, since what it encodes may open more containers.
      var container = keyed[index]
      switch number(14) {
      case 0: try container.encodeNil(forKey: key)
      case 1: try container.encode(-7, forKey: key)
      case 2: try container.encode(0.1, forKey: key)
      case 3: try container.encode("\"quoted\"", forKey: key)
      case 4: try container.encode([1.5, -2], forKey: key)
      case 5: try container.encode(["z": [1], "m": nil], forKey: key)
      case 6: try? container.encode([1.5, .nan], forKey: key)
      case 7: try? container.encode(Script { _ in throw Refusal() }, forKey: key)
      case 8: keyed.append(container.nestedContainer(keyedBy: Key.self, forKey: key))
      case 9: unkeyed.append(container.nestedUnkeyedContainer(forKey: key))
      case 10: encoders.append(container.superEncoder(forKey: key))
      case 11: try container.encode([Bool](), forKey: key)
      case 12: try container.encode(Script { try self.perform($0) }, forKey: key)
      default: try container.encode(UInt8(number(256)), forKey: key)
      }
    }

    private func unkeyedStep(_ index: Int) throws {
      var container = unkeyed[index]
      switch number(10) {
      case 0: try container.encodeNil()
      case 1: try container.encode(number(1000))
      case 2: try container.encode(["a,b", "]"])
      case 3: try? container.encode(Float.infinity)
      case 4: try? container.encode(Script { _ in throw Refusal() })
      case 5: keyed.append(container.nestedContainer(keyedBy: Key.self))
      case 6: unkeyed.append(container.nestedUnkeyedContainer())
      case 7: encoders.append(container.superEncoder())
      case 8: try container.encode(Script { try self.perform($0) })
      default: try container.encode(true)
      }
    }
  }

  /// Laid out text without its layout; no string in a play has white space.
  private func compact(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != " " && $0 != "\n" }))
  }

  @Test("ENC-4: whatever the order, compact text and laid out text are the same")
  func plays() throws {
    var written = 0
    for seed in UInt64(0)..<4000 {
      let text = Script { try Play(seed: seed).perform($0) }.toJSONString()
      let laidOut = Script { try Play(seed: seed).perform($0) }.toJSONString(prettyPrint: true)
      if text != nil { written += 1 }
      try #require(text == laidOut.map(compact), "seed \(seed)")
    }
    #expect(written > 1000)
  }

  @Test("ENC-4: an array that wrote itself may get more elements")
  func arrayFirst() {
    let model = Script { encoder in
      var single = encoder.singleValueContainer()
      try single.encode([["a", "b,]"], [], ["\\\"["]])
      var list = encoder.unkeyedContainer()
      #expect(list.count == 3)
      try list.encode(4)
      #expect(list.count == 4)
    }
    #expect(model.toJSONString() == #"[["a","b,]"],[],["\\\"["],4]"#)
    let empty = Script { encoder in
      try [Int]().encode(to: encoder)
      var single = encoder.singleValueContainer()
      try single.encode([Double]())
    }
    #expect(empty.toJSONString() == nil)
    let none = Script { encoder in
      var single = encoder.singleValueContainer()
      try single.encode([Int]())
      var list = encoder.unkeyedContainer()
      try list.encode("x")
    }
    #expect(none.toJSONString() == #"["x"]"#)
  }

  @Test("ENC-1: arrays of scalars count as containers")
  func arrayLevels() throws {
    func nested(_ containers: Int) -> Script {
      Script { encoder in
        var list = encoder.unkeyedContainer()
        for _ in 1..<containers { list = list.nestedUnkeyedContainer() }
        try list.encode([[1.5], [2]])
      }
    }
    #expect(
      nested(510).toJSONString()?.hasSuffix("[[1.5],[2]]" + String(repeating: "]", count: 510))
        == true
    )
    #expect(nested(511).toJSONString() == nil)
  }

  @Test("ENF-1: what a failed single value wrote elsewhere stays")
  func writtenElsewhere() {
    let model = Script { encoder in
      var container = encoder.container(keyedBy: Key.self)
      let shared = container
      let failing = Script { _ in
        var outer = shared
        try outer.encode(2, forKey: .b)
        throw Refusal()
      }
      let value = Script { inner in
        var single = inner.singleValueContainer()
        try? single.encode(failing)
        try single.encode(1)
      }
      try container.encode(value, forKey: .a)
      try container.encode(3, forKey: .c)
    }
    #expect(model.toJSONString() == #"{"a":1,"b":2,"c":3}"#)
  }
}

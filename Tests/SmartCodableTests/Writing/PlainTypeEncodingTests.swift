import Foundation
import SmartCodable
import Testing

@Suite("Encoding of types that are no models")
struct PlainTypeEncodingTests {
  private enum Key: String, CodingKey {
    case a, b, c, d
  }

  /// A plain type whose `encode(to:)` is the test's own.
  private struct Plain: Encodable {
    let body: (any Encoder) throws -> Void
    init(_ body: @escaping (any Encoder) throws -> Void) { self.body = body }
    func encode(to encoder: any Encoder) throws { try body(encoder) }
  }

  /// The same as a model.
  private struct Model: SmartEncodable {
    let body: (any Encoder) throws -> Void
    init(_ body: @escaping (any Encoder) throws -> Void) { self.body = body }
    func encode(to encoder: any Encoder) throws { try body(encoder) }
  }

  private func text(_ value: some Encodable) throws -> String {
    String(decoding: try SmartJSONEncoder().encode(value), as: UTF8.self)
  }

  private static func nils(_ encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(nil as Int?, forKey: .a)
    try container.encodeNil(forKey: .b)
    try container.encodeIfPresent(nil as Int?, forKey: .c)
    var nested = container.nestedContainer(keyedBy: Key.self, forKey: .d)
    try nested.encode(Int??.some(nil), forKey: .a)
    var list = nested.nestedUnkeyedContainer(forKey: .b)
    var last = list.nestedContainer(keyedBy: Key.self)
    try last.encode([Int]?.none, forKey: .c)
    var inherited = container.superEncoder(forKey: .c).container(keyedBy: Key.self)
    try inherited.encode(nil as Int?, forKey: .a)
  }

  @Test("ENF-1: an explicit nil is null in a plain type and left out of a model")
  func nils() throws {
    #expect(
      try text(Plain(Self.nils))
        == #"{"a":null,"b":null,"d":{"a":null,"b":[{"c":null}]},"c":{"a":null}}"#
    )
    #expect(try text(Model(Self.nils)) == #"{"b":null,"d":{"b":[{}]},"c":{}}"#)
  }

  private struct Wrapped: Encodable {
    @SmartAny var any: Any?
    @SmartDate var date: Date?
    var number: Int?
  }

  @Test("ENC-3: a wrapper around nil leaves its key out of a plain type too")
  func wrappedNils() throws {
    #expect(try text(Wrapped()) == "{}")
  }

  private struct Holder: SmartEncodable {
    var plain = Plain(PlainTypeEncodingTests.nils)
    enum CodingKeys: String, CodingKey { case plain }
  }

  @Test("ENF-1: a plain type inside a model writes null, a model inside a plain type does not")
  func mixed() throws {
    #expect(try text(Holder()).hasPrefix(#"{"plain":{"a":null,"#))
    #expect(try text(["k": Model(Self.nils)]) == #"{"k":{"b":null,"d":{"b":[{}]},"c":{}}}"#)
  }

  @Test("ENF-1: a plain value at the top that encodes nothing throws, inside another it is {}")
  func nothing() throws {
    let empty = Plain { _ in }
    #expect {
      try SmartJSONEncoder().encode(empty)
    } throws: { error in
      guard case EncodingError.invalidValue(let value, let context) = error else { return false }
      return value is Plain && context.codingPath.isEmpty
    }
    #expect(throws: EncodingError.self) { try text(Plain { try empty.encode(to: $0) }) }
    #expect(try text([empty]) == "[{}]")
    #expect(try text(Optional(empty)) == "{}")
    let single = Plain { encoder in
      var container = encoder.singleValueContainer()
      try container.encode(empty)
    }
    #expect(try text(single) == "{}")
    #expect(try text(Model { _ in }) == "{}")
    #expect(try text(Optional(Model { _ in })) == "{}")
    let encoder = SmartJSONEncoder()
    encoder.dateEncodingStrategy = .custom { _, _ in }
    #expect(try encoder.encode(Date()) == Data("{}".utf8))
  }

  private struct Refusal: Error {}

  /// Writes a part of itself and then throws.
  private static var partial: Plain {
    Plain { encoder in
      var container = encoder.container(keyedBy: Key.self)
      try container.encode("lost", forKey: .a)
      throw Refusal()
    }
  }

  @Test("ENF-1: a failed encode leaves nothing, and what follows is written")
  func failedMembers() throws {
    let value = Plain { encoder in
      var container = encoder.container(keyedBy: Key.self)
      try container.encode("kept", forKey: .b)
      try? container.encode(Self.partial, forKey: .a)
      try? container.encode(Self.partial, forKey: .b)
      try? container.encode(Double.nan, forKey: .b)
      var list = container.nestedUnkeyedContainer(forKey: .c)
      try? list.encode(Self.partial)
      #expect(list.count == 0)
      try list.encode(1)
      try? list.encode([Self.partial])
      #expect(list.nestedUnkeyedContainer().codingPath.last?.intValue == 1)
      try? container.encode(["k": Self.partial], forKey: .d)
      try container.encode(2, forKey: .d)
    }
    #expect(try text(value) == #"{"b":"kept","c":[1,[]],"d":2}"#)
  }

  @Test(
    "ENF-1: a container that was kept from a failed value writes nothing into what replaced it",
    arguments: [SmartEncodingStyle.smart, .foundation],
    [false, true]
  )
  func keptFromFailure(style: SmartEncodingStyle, isKeyed: Bool) throws {
    let values: [any Encodable & Sendable] = [
      "a text", ["x", "y"], 7, true, isKeyed ? [1.5] : ["k": 2],
    ]
    for value in values {
      var object: KeyedEncodingContainer<Key>?
      var array: (any UnkeyedEncodingContainer)?
      let failing = Plain { encoder in
        if isKeyed {
          object = encoder.container(keyedBy: Key.self)
        } else {
          array = encoder.unkeyedContainer()
        }
        throw Refusal()
      }
      // An array after a failure is one that the kept container goes on with.
      for isFirst in value is [String] && !isKeyed ? [false] : [false, true] {
        let plain = Plain { encoder in
          var container = encoder.singleValueContainer()
          if isFirst { try? container.encode(failing) }
          try container.encode(value)
          if !isFirst { try? container.encode(failing) }
          for number in 0..<3 {
            try object?.encode(number, forKey: .a)
            try array?.encode("late")
            _ = array?.nestedUnkeyedContainer()
          }
        }
        let wanted = Plain { encoder in try value.encode(to: encoder) }
        let encoder = SmartJSONEncoder(style: style)
        #expect(try encoder.encode(plain) == encoder.encode(wanted))
      }
    }
  }

  @Test("ENF-1: a member that was replaced twice comes back once")
  func failedReplacements() throws {
    let value = Plain { encoder in
      var container = encoder.container(keyedBy: Key.self)
      for number in 0..<3 { try container.encode(number, forKey: .a) }
      try container.encode("b", forKey: .b)
      try? container.encode(
        Plain { inner in
          var inner = inner.container(keyedBy: Key.self)
          try inner.encode(1, forKey: .a)
          try inner.encode(2, forKey: .a)
          throw Refusal()
        },
        forKey: .a
      )
      try? container.encode(Self.partial, forKey: .a)
      try? container.encode(Self.partial, forKey: .c)
      try container.encode(3, forKey: .c)
      try? container.encode(Self.partial, forKey: .c)
    }
    #expect(try text(value) == #"{"a":2,"b":"b","c":3}"#)
  }

  @Test("ENF-1: a single value that failed gives way to the next one")
  func failedSingleValues() throws {
    let choice = Plain { encoder in
      var container = encoder.singleValueContainer()
      #expect(throws: Refusal.self) { try container.encode(Self.partial) }
      #expect(throws: (any Error).self) { try container.encode([1, Double.nan]) }
      try container.encode("second")
    }
    #expect(try text([choice]) == #"["second"]"#)
    let fallBack = Plain { encoder in
      var container = encoder.singleValueContainer()
      try container.encode(1)
      try? container.encode(Self.partial)
    }
    #expect(try text(fallBack) == "1")
    let object = Plain { encoder in
      var single = encoder.singleValueContainer()
      try? single.encode(Self.partial)
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(1, forKey: .b)
      try? single.encode(
        Plain { inner in
          var container = inner.container(keyedBy: Key.self)
          try container.encode("lost", forKey: .c)
          throw Refusal()
        }
      )
      try container.encode(2, forKey: .d)
    }
    #expect(try text(object) == #"{"b":1,"d":2}"#)
  }

  @Test(
    "ENF-1: a single value that fails where an object is leaves no member of its own, and all of the others",
    arguments: [2, 30]
  )
  func failedAmongMembers(count: Int) throws {
    for again in [0, 1, count - 1, count + 5] {
      var wanted: [String] = []
      let value = Plain { encoder in
        var container = encoder.container(keyedBy: AnyKey.self)
        for number in 0..<count {
          try container.encode(number, forKey: AnyKey("k\(number)"))
          wanted.append("\"k\(number)\":\(number)")
        }
        var nested = container.nestedContainer(keyedBy: AnyKey.self, forKey: AnyKey("n"))
        try nested.encode(1, forKey: AnyKey("in"))
        var single = encoder.singleValueContainer()
        try? single.encode(
          Plain { encoder in
            var inner = encoder.container(keyedBy: AnyKey.self)
            for number in again..<again + 30 { try inner.encode(99, forKey: AnyKey("k\(number)")) }
            var nested = inner.nestedContainer(keyedBy: AnyKey.self, forKey: AnyKey("n"))
            try nested.encode(2, forKey: AnyKey("lost"))
            var own = encoder.singleValueContainer()
            try? own.encode(Self.partial)
            throw Refusal()
          }
        )
        #expect(throws: EncodingError.self) { try single.encode(["lost"]) }
        try single.encode(Plain { try ["later": 1].encode(to: $0) })
        try container.encode("end", forKey: AnyKey("end"))
        try nested.encode(3, forKey: AnyKey("more"))
        wanted += [#""n":{"in":1,"more":3}"#, #""later":1"#, #""end":"end""#]
      }
      let written = try text(value)
      #expect(written == "{\(wanted.joined(separator: ","))}")
    }
    let list = Plain { encoder in
      var container = encoder.unkeyedContainer()
      try container.encode(1)
      var single = encoder.singleValueContainer()
      try? single.encode(Plain { try [Self.partial].encode(to: $0) })
      try single.encode(Plain { try [2, 3].encode(to: $0) })
      try container.encode(4)
    }
    #expect(try text(list) == "[1,2,3,4]")
  }

  @Test("ENF-1: two kinds of values in one place are forgiven with the value that had them")
  func forgivenConflict() throws {
    let conflict = Plain { encoder in
      _ = encoder.unkeyedContainer()
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(Plain { _ in }, forKey: .a)
    }
    let value = Plain { encoder in
      var container = encoder.container(keyedBy: Key.self)
      #expect(throws: EncodingError.self) { try container.encode(conflict, forKey: .a) }
      try container.encode(1, forKey: .b)
    }
    #expect(try text(value) == #"{"b":1}"#)
  }

  @Test("LIM-2: a value that goes on after being nested too deep along both branches ends the call")
  func endlessBranches() throws {
    final class Loop: Encodable {
      func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try? container.encode(self, forKey: .a)
        try? container.encode(self, forKey: .b)
      }
    }
    #expect(throws: EncodingError.self) { try SmartJSONEncoder().encode(Loop()) }
  }

  @Test("ENF-1: an encoder that was kept from a failed value writes nothing")
  func staleEncoder() throws {
    final class Keeper { var encoder: (any Encoder)? }
    let keeper = Keeper()
    let value = Plain { encoder in
      var container = encoder.container(keyedBy: Key.self)
      try? container.encode(
        Plain { inner in
          keeper.encoder = inner
          throw Refusal()
        },
        forKey: .a
      )
      var single = keeper.encoder?.singleValueContainer()
      try single?.encode("late")
      _ = keeper.encoder?.unkeyedContainer()
      try container.encode(1, forKey: .b)
    }
    #expect(try text(value) == #"{"b":1}"#)
  }

  private enum Numbered: Int, CodingKey {
    case five = 5
  }

  @Test("AGR-9: paths have the numbers of keys, of texts that spell one, and of elements")
  func paths() throws {
    var seen: [String] = []
    func note(_ path: [any CodingKey]) {
      seen.append(
        path.map { "\($0.stringValue)=\($0.intValue.map(String.init) ?? "")" }
          .joined(separator: " ")
      )
    }
    let leaf = Plain { encoder in
      note(encoder.codingPath)
      var single = encoder.singleValueContainer()
      try single.encode(1)
    }
    _ = try text(
      Plain { encoder in
        var container = encoder.container(keyedBy: Numbered.self)
        var list = container.nestedUnkeyedContainer(forKey: .five)
        try list.encode(0)
        note(list.codingPath)
        try list.encode(["7": ["x": leaf]])
        try list.encode([8: leaf])
        var keyed = list.nestedContainer(keyedBy: Key.self)
        note(keyed.codingPath)
        try leaf.encode(to: keyed.superEncoder())
        try keyed.encode(leaf, forKey: .a)
      }
    )
    #expect(
      seen == [
        "five=5", "five=5 Index 1=1 7=7 x=", "five=5 Index 2=2 8=8", "five=5 Index 3=3",
        "five=5 Index 3=3 super=", "five=5 Index 3=3 a=",
      ]
    )
  }
}

import Foundation
import SmartCodable
import Testing

@Suite("encode(to:) written by hand")
struct HandWrittenEncodingTests {
  private enum Key: String, CodingKey {
    case a, b, c, d
  }

  /// A model whose `encode(to:)` is the test's own.
  private struct Script: SmartEncodable {
    let body: (any Encoder) throws -> Void
    init(_ body: @escaping (any Encoder) throws -> Void) { self.body = body }
    func encode(to encoder: any Encoder) throws { try body(encoder) }
  }

  @Test("ENC-4: interleaved nested containers each keep their place")
  func interleaved() {
    let model = Script { encoder in
      var outer = encoder.container(keyedBy: Key.self)
      var list = outer.nestedUnkeyedContainer(forKey: .a)
      var inner = outer.nestedContainer(keyedBy: Key.self, forKey: .b)
      try outer.encode(1, forKey: .c)
      try list.encode(2)
      try inner.encode(3, forKey: .a)
      var deep = list.nestedContainer(keyedBy: Key.self)
      try list.encodeNil()
      try deep.encode("x", forKey: .d)
      var last = list.nestedUnkeyedContainer()
      try last.encode(contentsOf: [true, false])
      try outer.encodeNil(forKey: .d)
      #expect(list.count == 4)
    }
    #expect(
      model.toJSONString() == #"{"a":[2,{"d":"x"},null,[true,false]],"b":{"a":3},"c":1,"d":null}"#
    )
  }

  @Test("FLAT-8: a key written twice keeps its first place and its last value")
  func writtenTwice() {
    let model = Script { encoder in
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(1, forKey: .a)
      var stale = container.nestedContainer(keyedBy: Key.self, forKey: .b)
      try container.encode(2, forKey: .c)
      try container.encode(["new"], forKey: .a)
      try container.encode(5, forKey: .b)
      try stale.encode("lost", forKey: .d)
      try container.encode(3, forKey: .c)
      try container.encode(4, forKey: .d)
    }
    #expect(model.toJSONString() == #"{"a":["new"],"b":5,"c":3,"d":4}"#)
  }

  private struct Number: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init(_ number: Int) { stringValue = "k\(number)" }
    init?(stringValue: String) { nil }
    init?(intValue: Int) { nil }
  }

  @Test("FLAT-8: a key that comes late into a wide object is found again")
  func lateKeyInWideObject() throws {
    let model = Script { encoder in
      var container = encoder.container(keyedBy: Key.self)
      // The first object makes all names known, so that the second leaves out every other one.
      var known = container.nestedContainer(keyedBy: Number.self, forKey: .a)
      for number in 0..<200 { try known.encode(number, forKey: Number(number)) }
      var wide = container.nestedContainer(keyedBy: Number.self, forKey: .b)
      for number in stride(from: 0, to: 200, by: 2) {
        try wide.encode(number, forKey: Number(number))
      }
      for number in [1, 3, 1, 3] { try wide.encode(-number, forKey: Number(number)) }
    }
    let text = try #require(model.toJSONString())
    #expect(text.hasSuffix(#""k198":198,"k1":-1,"k3":-3}}"#))
  }

  @Test("FLAT-8: a key written twice is found among many others too")
  func writtenTwiceInWideObject() throws {
    let model = Script { encoder in
      var container = encoder.container(keyedBy: Number.self)
      for number in 0..<400 { try container.encode(number, forKey: Number(number)) }
      for number in stride(from: 399, through: 0, by: -3) {
        try container.encode(-number, forKey: Number(number))
      }
      try container.encode(400, forKey: Number(400))
      try container.encode(-400, forKey: Number(400))
    }
    let object = try #require(model.toDictionary())
    #expect(object.count == 401)
    for number in 0..<401 {
      let expected = number == 400 || number % 3 == 0 ? -number : number
      #expect(object["k\(number)"] as? Int == expected)
    }
    let text = try #require(model.toJSONString())
    #expect(text.components(separatedBy: ":").count == 402)
    #expect(text.hasPrefix(#"{"k0":0,"k1":1,"k2":2,"k3":-3,"#))
    #expect(text.hasSuffix(#""k399":-399,"k400":-400}"#))
  }

  @Test("ENC-4: several containers on one encoder fill one object or array")
  func severalContainers() {
    let object = Script { encoder in
      var first = encoder.container(keyedBy: Key.self)
      try first.encode(1, forKey: .a)
      var second = encoder.container(keyedBy: Key.self)
      try second.encode(2, forKey: .b)
      try first.encode(3, forKey: .c)
      try second.encode(4, forKey: .a)
    }
    #expect(object.toJSONString() == #"{"a":4,"b":2,"c":3}"#)
    let array = Script { encoder in
      var first = encoder.unkeyedContainer()
      try first.encode(1)
      var second = encoder.unkeyedContainer()
      try second.encode(2)
    }
    #expect(array.toJSONString() == "[1,2]")
    let nested = Script { encoder in
      var container = encoder.container(keyedBy: Key.self)
      var first = container.nestedContainer(keyedBy: Key.self, forKey: .a)
      try first.encode(1, forKey: .a)
      var second = container.nestedContainer(keyedBy: Key.self, forKey: .a)
      try second.encode(2, forKey: .b)
    }
    #expect(nested.toJSONString() == #"{"a":{"a":1,"b":2}}"#)
  }

  @Test("FLAT-8: members may follow a dictionary that wrote itself")
  func dictionaryFirst() {
    let model = Script { encoder in
      var single = encoder.singleValueContainer()
      try single.encode(["z": 1, "a": 2, "m": 3])
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(4, forKey: .a)
      try container.encode(5, forKey: .b)
    }
    #expect(model.toJSONString() == #"{"a":4,"m":3,"z":1,"b":5}"#)
  }

  @Test("ENC-4: super encoders write under their key")
  func superEncoders() {
    let model = Script { encoder in
      var container = encoder.container(keyedBy: Key.self)
      try 1.encode(to: container.superEncoder())
      try "x".encode(to: container.superEncoder(forKey: .b))
      var list = container.nestedUnkeyedContainer(forKey: .c)
      try [1].encode(to: list.superEncoder())
      _ = container.superEncoder(forKey: .d)
    }
    #expect(model.toJSONString() == #"{"super":1,"b":"x","c":[[1]],"d":{}}"#)
  }

  @Test("ENC-17: a value that writes nothing is an empty object")
  func nothing() {
    #expect(Script { _ in }.toJSONString() == "{}")
    #expect(Script { _ in }.toDictionary()?.isEmpty == true)
    #expect([Script { _ in }].toJSONString() == "[{}]")
  }

  @Test("ENC-17: a single value may be anything; of several the last counts")
  func singleValues() {
    #expect(Script { try "s".encode(to: $0) }.toJSONString() == "\"s\"")
    #expect(Script { try Int?.none.encode(to: $0) }.toJSONString() == "null")
    let twice = Script { encoder in
      var container = encoder.singleValueContainer()
      try container.encode(1)
      try container.encode("two")
    }
    #expect(twice.toJSONString() == "\"two\"")
    #expect(twice.toDictionary() == nil)
  }

  @Test("ENC-1: two kinds of values in one place give nil")
  func conflicts() {
    let bodies: [(any Encoder) throws -> Void] = [
      { encoder in
        _ = encoder.unkeyedContainer()
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(1, forKey: .a)
      },
      { encoder in
        _ = encoder.container(keyedBy: Key.self)
        var container = encoder.singleValueContainer()
        try container.encode(1)
      },
      { encoder in
        var single = encoder.singleValueContainer()
        try single.encode(1)
        var list = encoder.unkeyedContainer()
        try list.encode(1)
      },
      { encoder in
        _ = encoder.container(keyedBy: Key.self)
        var container = encoder.singleValueContainer()
        try container.encode(["a": 1])
      },
    ]
    for body in bodies {
      #expect(Script(body).toJSONString() == nil)
      #expect([Script(body)].toArray() == nil)
    }
  }

  private struct Refusal: Error {}

  @Test("ENC-1: an error of user code gives nil, one that it catches leaves the value out")
  func errors() {
    #expect(Script { _ in throw Refusal() }.toJSONString() == nil)
    let catching = Script { encoder in
      var container = encoder.container(keyedBy: Key.self)
      try? container.encode(Script { _ in throw Refusal() }, forKey: .a)
      try? container.encode(Double.nan, forKey: .b)
      var list = container.nestedUnkeyedContainer(forKey: .c)
      try? list.encode(Float.infinity)
      try list.encode(1)
      #expect(list.count == 1)
      try? container.encode([1.5, .nan], forKey: .d)
    }
    #expect(catching.toJSONString() == #"{"c":[1]}"#)
    #expect((catching.toDictionary()?["c"] as? [Any])?.count == 1)
    #expect(catching.toDictionary()?.count == 1)
  }

  @Test("ENC-17: coding paths name keys and indexes")
  func codingPaths() {
    let model = Script { encoder in
      #expect(encoder.codingPath.isEmpty)
      var container = encoder.container(keyedBy: Key.self)
      var list = container.nestedUnkeyedContainer(forKey: .b)
      try list.encode(0)
      let inner = list.nestedContainer(keyedBy: Key.self)
      #expect(inner.codingPath.map(\.stringValue) == ["b", "Index 1"])
      #expect(inner.codingPath.last?.intValue == 1)
      try container.encode(
        ["k": [Script { #expect($0.codingPath.map(\.stringValue) == ["c", "k", "Index 0"]) }]],
        forKey: .c
      )
    }
    #expect(model.toJSONString() == #"{"b":[0,{}],"c":{"k":[{}]}}"#)
  }

  private final class Escapes {
    var encoder: (any Encoder)?
    var keyed: KeyedEncodingContainer<Key>?
    var unkeyed: (any UnkeyedEncodingContainer)?
  }

  @Test("ENC-1: encoders and containers kept after the call do no harm")
  func escaped() throws {
    let kept = Escapes()
    let model = Script { encoder in
      kept.encoder = encoder
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(1, forKey: .a)
      kept.unkeyed = container.nestedUnkeyedContainer(forKey: .b)
      kept.keyed = container
    }
    for _ in 0..<3 { #expect(model.toJSONString() == #"{"a":1,"b":[]}"#) }
    try kept.keyed?.encode("late", forKey: .a)
    try kept.keyed?.encode([1, 2, 3], forKey: .d)
    try kept.unkeyed?.encode(String(repeating: "x", count: 100))
    _ = kept.encoder?.singleValueContainer()
    #expect(kept.encoder?.codingPath.isEmpty == true)
    #expect(Script { try 1.encode(to: $0) }.toJSONString() == "1")
    #expect(kept.unkeyed?.count == 1)
  }

  @Test("THR-4: encoding and decoding inside encode(to:) do not disturb the outer call")
  func reentrant() {
    struct Inner: SmartCodable {
      var x = 1
    }
    let model = Script { encoder in
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(1, forKey: .a)
      let text = Inner(x: 5).toJSONString()
      try container.encode(text ?? "", forKey: .b)
      try container.encode(Inner.deserialize(from: text)?.x ?? 0, forKey: .c)
    }
    #expect(model.toJSONString() == #"{"a":1,"b":"{\"x\":5}","c":5}"#)
  }
}

import Foundation
import SmartCodable
import Testing

@Suite("Hand-written init(from:)")
struct HandWrittenDecodingTests {
  /// Decodes itself with whatever a test does to the decoder.
  private struct Probe<Action: ProbeAction>: SmartCodable {
    var i = 5
    var s = "initial"
    var o: Int? = 6
    var result: Action.Result?

    enum CodingKeys: String, CodingKey { case i, s, o, list, child }

    init() {}

    init(from decoder: any Decoder) throws {
      self.init()
      result = try Action.run(decoder)
    }

    func encode(to encoder: any Encoder) throws {}
  }

  private enum Keys: String, CodingKey { case i, s, o, list, child, other }

  private protocol ProbeAction {
    associatedtype Result
    static func run(_ decoder: any Decoder) throws -> Result
  }

  private func result<Action: ProbeAction>(_ action: Action.Type, _ text: String) throws
    -> Action.Result
  {
    try #require(try Probe<Action>.read(text).result)
  }

  private enum DecodeAll: ProbeAction {
    static func run(_ decoder: any Decoder) throws -> (Int, String) {
      let container = try decoder.container(keyedBy: Keys.self)
      return (
        try container.decode(Int.self, forKey: .i), try container.decode(String.self, forKey: .s)
      )
    }
  }

  @Test("NEST-8, DEF-15: decode is as lenient as for a synthesized property")
  func decode() throws {
    #expect(try result(DecodeAll.self, #"{"i":"7","s":1}"#) == (7, "1"))
    #expect(try result(DecodeAll.self, #"{"i":"x","s":null}"#) == (5, "initial"))
    #expect(try result(DecodeAll.self, "{}") == (5, "initial"))
  }

  private enum DecodeUnnamed: ProbeAction {
    static func run(_ decoder: any Decoder) throws -> (Int, Int?) {
      let container = try decoder.container(keyedBy: Keys.self)
      return (
        try container.decode(Int.self, forKey: .other),
        try container.decodeIfPresent(Int.self, forKey: .other)
      )
    }
  }

  @Test("DEF-13: a coding key that names no property gets the type default")
  func unnamedKey() throws {
    #expect(try result(DecodeUnnamed.self, "{}") == (0, nil))
    #expect(try result(DecodeUnnamed.self, #"{"other":"4"}"#) == (4, 4))
  }

  private enum IfPresent: ProbeAction {
    static func run(_ decoder: any Decoder) throws -> (Int?, Int?) {
      let container = try decoder.container(keyedBy: Keys.self)
      return (
        try container.decodeIfPresent(Int.self, forKey: .i),
        try container.decodeIfPresent(Int.self, forKey: .o)
      )
    }
  }

  @Test(
    "NEST-9: decodeIfPresent returns the initial value on missing, null and mismatch",
    arguments: ["{}", #"{"i":null,"o":null}"#, #"{"i":"x","o":[]}"#]
  )
  func decodeIfPresent(text: String) throws {
    #expect(try result(IfPresent.self, text) == (5, 6))
    #expect(try result(IfPresent.self, #"{"i":1,"o":"2"}"#) == (1, 2))
  }

  private enum Contains: ProbeAction {
    static func run(_ decoder: any Decoder) throws -> [Bool] {
      let container = try decoder.container(keyedBy: Keys.self)
      return [container.contains(.i), container.contains(.s), try container.decodeNil(forKey: .i)]
    }
  }

  @Test("NEST-10: contains is true for null")
  func contains() throws {
    #expect(try result(Contains.self, #"{"i":null}"#) == [true, false, true])
    #expect(try result(Contains.self, #"{"i":1,"s":""}"#) == [true, true, false])
  }

  private enum AllKeys: ProbeAction {
    static func run(_ decoder: any Decoder) throws -> [String] {
      try decoder.container(keyedBy: Keys.self).allKeys.map(\.rawValue)
    }
  }

  @Test("NEST-11: allKeys lists the keys that make a coding key, in document order")
  func allKeys() throws {
    #expect(try result(AllKeys.self, #"{"s":1,"x":2,"i":null,"child":{}}"#) == ["s", "i", "child"])
    #expect(try result(AllKeys.self, "{}").isEmpty)
  }

  private enum Nested: ProbeAction {
    static func run(_ decoder: any Decoder) throws -> (Int?, [Int]) {
      let container = try decoder.container(keyedBy: Keys.self)
      let child = try container.nestedContainer(keyedBy: Keys.self, forKey: .child)
      var list = try container.nestedUnkeyedContainer(forKey: .list)
      var numbers: [Int] = []
      while !list.isAtEnd { numbers.append(try list.decode(Int.self)) }
      return (try child.decodeIfPresent(Int.self, forKey: .other), numbers)
    }
  }

  @Test("NEST-12: nested containers accept stringified JSON, and are empty otherwise")
  func nestedContainers() throws {
    #expect(try result(Nested.self, #"{"child":{"other":1},"list":[1,"2"]}"#) == (1, [1, 2]))
    #expect(
      try result(Nested.self, #"{"child":"{\"other\":\"3\"}","list":"[4]"}"#) == (3, [4])
    )
    #expect(try result(Nested.self, #"{"child":[],"list":{}}"#) == (nil, []))
    #expect(try result(Nested.self, "{}") == (nil, []))
  }

  private enum Unkeyed: ProbeAction {
    static func run(_ decoder: any Decoder) throws -> [String] {
      let container = try decoder.container(keyedBy: Keys.self)
      var list = try container.nestedUnkeyedContainer(forKey: .list)
      var found = ["count \(list.count ?? -1)"]
      while !list.isAtEnd {
        let index = list.currentIndex
        if index == 1 {
          found.append("\(try list.decodeIfPresent(String.self) ?? "nil")")
        } else {
          found.append("\(try list.decode(Int.self))")
        }
        if list.currentIndex != index + 1 { found.append("moved to \(list.currentIndex)") }
      }
      found.append("\(try list.decodeIfPresent(Int.self) ?? -1)")
      do {
        found.append("\(try list.decode(Int.self))")
      } catch DecodingError.valueNotFound {
        found.append("the end")
      }
      return found
    }
  }

  @Test("NEST-13, NEST-14: an unkeyed container moves by one element and throws past its end")
  func unkeyedContainer() throws {
    let mixed = try result(Unkeyed.self, #"{"list":[null,[],7]}"#)
    #expect(mixed == ["count 3", "0", "nil", "7", "-1", "the end"])
    #expect(
      try result(Unkeyed.self, #"{"list":["3",4,"x",5]}"#)
        == ["count 4", "3", "4", "0", "5", "-1", "the end"]
    )
  }

  private class Base: SmartCodable {
    var v = 1

    private enum CodingKeys: CodingKey { case v }

    required init() {}
  }

  private final class Derived: Base {
    enum CodingKeys: CodingKey { case own }

    var own = 2

    required init() {
      super.init()
      v = 8
    }

    required init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      own = try container.decode(Int.self, forKey: .own)
      try super.init(from: container.superDecoder())
    }
  }

  @Test("NEST-15: superDecoder() without such a key decodes initial values")
  func superDecoder() throws {
    #expect(try Derived.read(#"{"own":"3"}"#).own == 3)
    #expect(try Derived.read(#"{"own":"3"}"#).v == 8)
    #expect(try Derived.read(#"{"super":{"v":"4"}}"#).v == 4)
    #expect(try Derived.read(#"{"super":{"v":"x"}}"#).v == 8)
  }
}

import Foundation
import SmartCodableV2
import Testing

@Suite("Keys of versions 1 and 2", .quiet)
struct KeyTests {
  struct One: SmartCodable {
    var nickName = ""
    var two = Two()
    var entries: [String: Three] = [:]
  }
  struct Two: SmartCodable {
    var nickName = ""
    var three: [Three] = []
  }
  struct Three: SmartCodable { var nickName = "" }

  private static let map: JSONDecoder.SmartDecodingKey = .globalMap([
    SmartGlobalMap(from: "nick_name", to: "nickName"),
    SmartGlobalMap(from: "realName", to: "nickName"),
    SmartGlobalMap(from: "second", to: "two"),
  ])

  @Test(
    "LEG-9: a global map renames at any depth, from several keys, and keeps the property's name"
  )
  func global() throws {
    let json = #"""
      {"nick_name":"a","second":{"realName":"b","three":[{"nickName":"c"},{"nick_name":"d"}]},
      "entries":{"nick_name":{"realName":"e"}}}
      """#
    let one = try #require(One.deserialize(json: json, keyStrategy: Self.map))
    #expect(one.nickName == "a")
    #expect(one.two.nickName == "b")
    #expect(one.two.three.map(\.nickName) == ["c", "d"])
    #expect(one.entries.mapValues(\.nickName) == ["nick_name": "e"])
    #expect(One.deserialize(json: json)?.nickName == "")
  }

  @Test("LEG-9: a property's own key comes first, null gives way, then the maps in order")
  func precedence() {
    func name(_ json: String) -> String? {
      One.deserialize(json: json, keyStrategy: Self.map)?.nickName
    }
    #expect(name(#"{"nick_name":"a","nickName":"b"}"#) == "b")
    #expect(name(#"{"nick_name":"a","nickName":null}"#) == "a")
    #expect(name(#"{"realName":"r","nick_name":"a"}"#) == "a")
    #expect(name(#"{"realName":"r","nick_name":null}"#) == "r")
    #expect(name(#"{"realName":null}"#) == "")
  }

  @Test("LEG-9: plain types are renamed too")
  func plain() {
    struct Plain: Codable, Equatable { var nickName = "" }
    struct Outer: SmartCodable { var plain: Plain? }
    let json = #"{"plain":{"realName":"r"}}"#
    #expect(Outer.deserialize(json: json, keyStrategy: Self.map)?.plain == Plain(nickName: "r"))
  }

  private static func exact(_ path: String) -> One? {
    One.deserialize(
      json: #"""
        {"nick":"1","two":{"nick":"2","three":[{"nick":"3"},{"nick":"4"}]},
        "entries":{"k":{"nick":"5"}}}
        """#,
      keyStrategy: .exactMap([SmartExactMap(path: path, from: "nick", to: "nickName")])
    )
  }

  private static func names(_ one: One?) -> [String]? {
    one.map {
      [$0.nickName, $0.two.nickName] + $0.two.three.map(\.nickName)
        + $0.entries.values.map(\.nickName)
    }
  }

  @Test(
    "LEG-9: an exact map renames only where its path fits",
    arguments: [
      ("", ["1", "", "", "", ""]), ("two", ["", "2", "", "", ""]),
      ("two.three", ["", "", "3", "4", ""]), ("entries.k", ["", "", "", "", "5"]),
      ("three", ["", "", "", "", ""]), ("two.three.0", ["", "", "", "", ""]),
      ("two.three.Index 0", ["", "", "", "", ""]), (".", ["", "", "", "", ""]),
    ]
  )
  func exact(_ path: String, _ expected: [String]) {
    #expect(Self.names(Self.exact(path)) == expected)
  }

  @Test("LEG-9: paths name enclosing properties after renaming, in a top-level array too")
  func renamedPath() {
    let maps = [
      SmartExactMap(path: "", from: "second", to: "two"),
      SmartExactMap(path: "two", from: "nick", to: "nickName"),
      SmartExactMap(path: "second", from: "other", to: "nickName"),
    ]
    let json = #"{"second":{"nick":"a","other":"b"}}"#
    let one = One.deserialize(json: json, keyStrategy: .exactMap(maps))
    #expect(one?.two.nickName == "a")
    let list = [One].deserialize(json: "[\(json)]", keyStrategy: .exactMap(maps))
    #expect(list?.first??.two.nickName == "a")
  }

  @Test("LEG-9: maps rename coding keys, and belong to one call")
  func codingKeys() {
    struct Renamed: SmartCodable {
      var age = 0
      enum CodingKeys: String, CodingKey { case age = "person_age" }
    }
    let map: JSONDecoder.SmartDecodingKey = .globalMap([.init(from: "AGE", to: "person_age")])
    #expect(Renamed.deserialize(json: #"{"AGE":3}"#, keyStrategy: map)?.age == 3)
    #expect(Renamed.deserialize(json: #"{"person_age":3}"#, keyStrategy: map)?.age == 3)
    #expect(Renamed.deserialize(json: #"{"AGE":3}"#)?.age == 0)
    let other: JSONDecoder.SmartDecodingKey = .globalMap([.init(from: "A", to: "person_age")])
    #expect(Renamed.deserialize(json: #"{"AGE":3,"A":4}"#, keyStrategy: other)?.age == 4)
  }

  @Test("LEG-9: keys that a type asks for are the renamed ones")
  func allKeys() throws {
    struct Keys: SmartCodable {
      struct Key: CodingKey {
        var stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
      }
      var names: [String] = []
      init() {}
      init(from decoder: any Decoder) throws {
        names = try decoder.container(keyedBy: Key.self).allKeys.map(\.stringValue)
      }
    }
    let json = #"{"nick_name":1,"x":2}"#
    #expect(Keys.deserialize(json: json, keyStrategy: Self.map)?.names == ["nickName", "x"])
    let exact: JSONDecoder.SmartDecodingKey = .exactMap([.init(path: "y", from: "x", to: "z")])
    #expect(Keys.deserialize(json: json, keyStrategy: exact)?.names == ["nick_name", "x"])
  }

  @Test(
    "LEG-9: an exact map renames in a plain type, and a swap of two keys reads the own key first"
  )
  func swap() {
    struct Pair: SmartCodable {
      var a = 0
      var b = 0
    }
    let map: JSONDecoder.SmartDecodingKey = .globalMap([
      .init(from: "a", to: "b"), .init(from: "b", to: "a"),
    ])
    let pair = Pair.deserialize(json: #"{"a":1}"#, keyStrategy: map)
    #expect(pair?.a == 1 && pair?.b == 1)
  }

  @available(*, deprecated)
  private static func version1(_ json: String, _ strategy: SmartKeyDecodingStrategy) -> One? {
    One.deserialize(json: json, strategy: strategy)
  }

  @available(*, deprecated)
  private static func version1() -> [String?] {
    let dict = ["x": "a"]
    let strategy = SmartKeyDecodingStrategy.custom(["x": "nickName"])
    let data = Data(#"{"x":"a"}"#.utf8)
    return [
      One.deserialize(dict: dict, strategy: strategy)?.nickName,
      One.deserialize(data: data, strategy: strategy)?.nickName,
      [One].deserialize(array: [dict], strategy: strategy)?.first??.nickName,
      [One].deserialize(json: #"[{"x":"a"}]"#, strategy: strategy)?.first??.nickName,
      [One].deserialize(data: Data("[".utf8) + data + Data("]".utf8), strategy: strategy)?
        .first??
        .nickName,
      version1(#"{"two":{"x":"a"}}"#, strategy)?.two.nickName,
      version1(#"{"two":{"nick_name":"a"}}"#, .convertFromSnakeCase)?.two.nickName,
      version1(#"{"two":{"nickName":"a"}}"#, .useDefaultKeys)?.two.nickName,
      // Of several names of one property the first in alphabetical order.
      version1(#"{"z":"b","y":"a"}"#, .custom(["z": "nickName", "y": "nickName"]))?.nickName,
      version1(#"{"z":"a","y":null}"#, .custom(["z": "nickName", "y": "nickName"]))?.nickName,
    ]
  }

  private protocol Version1 { static var results: [String?] { get } }
  private enum Old: Version1 {
    @available(*, deprecated) static var results: [String?] { version1() }
  }

  @Test("LEG-10: the strategies of version 1 are those of version 2; custom is a global map")
  func version1Strategies() {
    let type: any Version1.Type = Old.self
    #expect(type.results == Array(repeating: "a", count: 10))
  }

  @Test("LEG-10: snake case covers the whole document")
  func snakeCase() throws {
    let json = #"""
      {"nick_name":"a","two":{"nick_name":"b","three":[{"nick_name":"c"}]},
      "entries":{"a_key":{"nick_name":"d"}}}
      """#
    let one = try #require(One.deserialize(json: json, keyStrategy: .convertFromSnakeCase))
    #expect(one.nickName == "a")
    #expect(one.two.nickName == "b")
    #expect(one.two.three.map(\.nickName) == ["c"])
    #expect(one.entries.mapValues(\.nickName) == ["a_key": "d"])
    #expect(One.deserialize(json: json, keyStrategy: .useDefaultKeys)?.nickName == "")
  }
}

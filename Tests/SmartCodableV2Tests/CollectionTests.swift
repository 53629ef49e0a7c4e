import Foundation
import SmartCodableV2
import Testing

@Suite("Collections of versions 1 and 2", .quiet)
struct CollectionTests {
  struct Lists: SmartCodable, Equatable {
    var ints = [9]
    var texts = ["x"]
    var flags = [true]
    var nested = [[9]]
    var set: Set<Int> = [9]
    var entries = ["x": 9]
    var deep = ["x": [9]]
    var maybeInts: [Int]? = [9]
    var maybeEntries: [String: Int]? = ["x": 9]
  }

  /// The member and a value that has one element which would need a conversion, or is bad.
  private static let bad = [
    #""ints":[1,"2"]"#, #""ints":[1,null]"#, #""ints":[1,1.5]"#, #""ints":[true]"#,
    #""texts":["a",1]"#, #""flags":[true,1]"#, #""flags":["true"]"#, #""nested":[[1],["2"]]"#,
    #""nested":[[1],null]"#, #""nested":[[1],2]"#, #""set":[1,"2"]"#, #""entries":{"a":1,"b":"2"}"#,
    #""entries":{"a":1,"b":null}"#, #""deep":{"a":[1],"b":["2"]}"#, #""deep":{"a":[1],"b":2}"#,
    #""maybeInts":[1,"2"]"#, #""maybeInts":[null]"#, #""maybeEntries":{"a":"2"}"#,
  ]

  @Test(
    "LEG-5: one bad or null element empties the collection, or makes an Optional nil",
    arguments: bad
  )
  func oneBad(_ member: String) {
    var expected = Lists()
    expected.ints = []
    expected.texts = []
    expected.flags = []
    expected.nested = []
    expected.set = []
    expected.entries = [:]
    expected.deep = [:]
    expected.maybeInts = nil
    expected.maybeEntries = nil
    #expect(Lists.deserialize(json: "{\(member)}") == expected)
  }

  @Test("LEG-5: collections without a bad element are read")
  func good() {
    let json = #"""
      {"ints":[1,2.0],"texts":["a"],"flags":[false],"nested":[[1],[]],"set":[1],"entries":{"a":1},
      "deep":{"a":[1]},"maybeInts":[],"maybeEntries":{}}
      """#
    let lists = Lists.deserialize(json: json)
    #expect(lists?.ints == [1, 2])
    #expect(lists?.texts == ["a"])
    #expect(lists?.flags == [false])
    #expect(lists?.nested == [[1], []])
    #expect(lists?.set == [1])
    #expect(lists?.entries == ["a": 1])
    #expect(lists?.deep == ["a": [1]])
    #expect(lists?.maybeInts == [])
    #expect(lists?.maybeEntries == [:])
  }

  struct Item: SmartCodable, Equatable { var n = 9 }
  struct Items: SmartCodable, Equatable {
    var list = [Item()]
    var entries = ["x": Item()]
    var optionals: [Int?] = [9]
  }

  @Test("LEG-5: properties of elements are converted, and Optional elements may be null")
  func models() {
    let items = Items.deserialize(
      json: #"{"list":[{"n":"3"},{"n":[]}],"entries":{"k":{"n":"4"}},"optionals":[1,null]}"#
    )
    #expect(items?.list.map(\.n) == [3, 0])
    #expect(items?.entries.mapValues(\.n) == ["k": 4])
    #expect(items?.optionals == [1, nil])
    let bad = Items.deserialize(
      json: #"{"list":[{"n":3},1],"entries":{"k":null},"optionals":[1,"2"]}"#
    )
    #expect(bad?.list == [])
    #expect(bad?.entries == [:])
    #expect(bad?.optionals == [])
  }

  @Test(
    "LEG-5: a top-level array with a null or an element that is no object is nil",
    arguments: ["[{},null]", "[{},1]", "[null]", #"["{}"]"#, "[[]]"]
  )
  func topLevel(_ json: String) {
    #expect([Item].deserialize(json: json) == nil)
  }

  @Test("LEG-5: an array that a type reads element by element has no stand-ins either")
  func unkeyed() {
    struct Pair: Codable, Sendable, Equatable {
      var a: Int
      var b: Int
      init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        a = try container.decode(Int.self)
        b = try container.decodeIfPresent(Int.self) ?? -1
      }
    }
    #expect(Holder<Pair>.optional("[1,2]")??.b == 2)
    #expect(Holder<Pair>.optional("[1]")??.b == -1)
    #expect(Holder<Pair>.optional(#"["1",2]"#) == .some(nil))
    #expect(Holder<Pair>.optional(#"[1,"2"]"#) == .some(nil))
  }

  @Test("LEG-5: a bad key empties a dictionary")
  func keys() {
    struct Keyed: SmartCodable { var entries: [Int: Int] = [9: 9] }
    #expect(Keyed.deserialize(json: #"{"entries":{"1":2}}"#)?.entries == [1: 2])
    #expect(Keyed.deserialize(json: #"{"entries":{"1":2,"x":3}}"#)?.entries == [:])
    struct Pairs: SmartCodable { var entries: [EnumTests.Word: Int] = [.a: 9] }
    func pairs(_ json: String) -> [EnumTests.Word: Int]? {
      Pairs.deserialize(json: "{\"entries\":\(json)}")?.entries
    }
    #expect(pairs(#"["a",1,"c",2]"#) == [.a: 1, .hello: 2])
    #expect(pairs(#"["a",1,"x",2]"#) == [:])
    #expect(pairs(#"["a",1,"c","2"]"#) == [:])
    struct Ratios: SmartCodable {
      var entries: [Double: Int] = [9: 9]
      var other: [Double: Int]?
    }
    let ratios = Ratios.deserialize(json: #"{"entries":[1,2,"3",4],"other":[1,"2"]}"#)
    #expect(ratios?.entries == [:] && ratios?.other == nil)
    #expect(Ratios.deserialize(json: #"{"entries":[1.5,2]}"#)?.entries == [1.5: 2])
    #expect(Ratios.deserialize(json: "{}")?.entries == [:])
  }
}

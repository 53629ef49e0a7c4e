import Foundation
import SmartCodable
import Testing

@Suite("@SmartAny")
struct AnyTests {
  private struct Untyped: SmartCodable {
    @SmartAny var any: Any?
    @SmartAny var sure: Any = "initial"
    @SmartAny var list: [Any] = ["initial"]
    @SmartAny var maybeList: [Any]?
    @SmartAny var dict: [String: Any] = ["initial": true]
    @SmartAny var grid: [[String: Any]] = []
    @SmartAny var groups: [String: [Any]] = [:]
  }

  private struct Child: SmartCodable, Equatable {
    var name = "none"
    var hooks = 0
    enum CodingKeys: CodingKey { case name }
    mutating func didFinishMapping() { hooks += 1 }
  }

  private struct Typed: SmartCodable {
    @SmartAny var count = 0
    @SmartAny var text = "t"
    @SmartAny var child: Child?
    @SmartAny var names: [String] = ["initial"]
    @SmartAny var kept: Int? = 4
  }

  private struct Generic<Value>: SmartCodable {
    @SmartAny var value: Value?
  }

  @Test(
    "ANY-9, LIM-2: other coders write and read values of unknown type beside each other without end"
  )
  func siblings() throws {
    let lists: [Any] = (0..<1500).map { [$0, ["k": [$0]]] }
    let text = try JSONEncoder().encode(Generic<[Any]>(value: lists))
    let read = try JSONDecoder().decode(Generic<[Any]>.self, from: text).value
    #expect(read?.count == 1500)
    #expect(NSArray(array: read ?? []) == NSArray(array: lists))
  }

  @Test("ANY-1: every JSON kind arrives in its Swift form, at any depth")
  func kinds() throws {
    let model = try Untyped.read(
      #"""
      {"any":{"a":[1,"x",true,null,{"b":2.5}]},"sure":"s","list":[1,[2]],"maybeList":[],
       "dict":{"k":"v"},"grid":[{"a":1},{"b":"2"}],"groups":{"g":[1]}}
      """#
    )
    let object = try #require(model.any as? [String: Any])
    let list = try #require(object["a"] as? [Any])
    #expect(list.count == 5)
    #expect(list[0] as? Int == 1)
    #expect(list[1] as? String == "x")
    #expect(list[2] as? Bool == true)
    #expect(list[3] is NSNull)
    #expect((list[4] as? [String: Any])?["b"] as? Double == 2.5)
    #expect(model.sure as? String == "s")
    #expect((model.list[1] as? [Any])?.first as? Int == 2)
    #expect(model.maybeList?.isEmpty == true)
    #expect(model.dict["k"] as? String == "v")
    #expect(model.grid.count == 2)
    #expect(model.grid[1]["b"] as? String == "2")
    #expect(model.groups["g"]?.first as? Int == 1)
  }

  private func any(_ literal: String) throws -> Any {
    try #require(try Untyped.read(#"{"any":\#(literal)}"#).any)
  }

  @Test("ANY-2: numbers cast to every type that holds them")
  func numbers() throws {
    let ten = try any("10")
    #expect(ten as? Int == 10)
    #expect(ten as? Double == 10)
    let odd = try any("9007199254740993")
    #expect(odd as? Int == 9_007_199_254_740_993)
    #expect(odd as? Double == 9_007_199_254_740_992)
    let most = try any("18446744073709551615")
    #expect(most as? UInt64 == .max)
    #expect(most as? Double == 0x1p64)
    #expect(try any("-9223372036854775808") as? Int == .min)
    for zeros in [4_611_686_018_427_380_000, -9_007_199_254_740_993_000, 9_223_372_036_854_775_800]
    {
      #expect(try any("\(zeros)") as? Int == zeros)
    }
    #expect(try any("14977874134513620000") as? UInt64 == 14_977_874_134_513_620_000)
    let long = try any("12345678901234567890123456789012345678")
    #expect(long as? Decimal == Decimal(string: "12345678901234567890123456789012345678"))
    #expect(long as? Double == 1.2345678901234568e37)
    #expect(try any("1e20") as? Double == 1e20)
    #expect(try any("0.1") as? Double == 0.1)
    #expect(try any(String(repeating: "9", count: 60)) as? Double == 1e60)
  }

  @Test("ANY-3: true is a Swift Bool and 1 is not")
  func booleans() throws {
    #expect(type(of: try any("true")) == Bool.self)
    #expect(type(of: try any("1")) != Bool.self)
    #expect(type(of: try any("[0]")) != Bool.self)
  }

  @Test("ANY-4, STR-5: a value of the wrong kind falls back, text is not parsed")
  func wrongKind() throws {
    for literal in ["1", "[]", #""x""#, "true", #""{\"a\":1}""#] {
      let model = try Untyped.read(#"{"dict":\#(literal)}"#)
      #expect(model.dict.keys.sorted() == ["initial"], "\(literal)")
    }
    for literal in ["1", "{}", #""[1]""#] {
      #expect(try Untyped.read(#"{"list":\#(literal)}"#).list as? [String] == ["initial"])
    }
    #expect(try any(#""[1]""#) as? String == "[1]")
  }

  @Test("ANY-5: null falls back unless ignoreNull is false; only Any takes NSNull")
  func null() throws {
    let text = #"{"any":null,"sure":null,"list":null,"dict":null}"#
    let usual = try Untyped.read(text)
    #expect(usual.any == nil)
    #expect(usual.sure as? String == "initial")
    let taken = try Untyped.read(text, [.ignoreNull(false)])
    #expect(taken.any is NSNull)
    #expect(taken.sure is NSNull)
    #expect(taken.list as? [String] == ["initial"])
    #expect(taken.dict["initial"] as? Bool == true)
  }

  @Test("ANY-6: null inside arrays and dictionaries is NSNull")
  func innerNull() throws {
    let model = try Untyped.read(#"{"list":[null,1],"dict":{"a":null}}"#)
    #expect(model.list.count == 2)
    #expect(model.list[0] is NSNull)
    #expect(model.dict["a"] is NSNull)
  }

  @Test("ANY-7, DFM-1, CONV-15: a typed use decodes like the bare property")
  func typed() throws {
    let model = try Typed.read(
      #"{"count":"7","text":8,"child":{"name":"c"},"names":["a",1,null],"kept":null}"#
    )
    #expect(model.count == 7)
    #expect(model.text == "8")
    #expect(model.child == Child(name: "c", hooks: 1))
    #expect(model.names == ["a", "1"])
    #expect(model.kept == 4)
    #expect(try Typed.read(#"{"child":5,"names":1}"#).names == ["initial"])
    #expect(try Generic<Int>.read(#"{"value":"3"}"#).value == 3)
    #expect(try Generic<[Child]>.read(#"{"value":[{"name":"g"}]}"#).value?.first?.name == "g")
  }

  @Test("ANY-7, REP-6: absent typed and untyped Optionals are not repairs")
  func silence() throws {
    let report = try Typed.decode(from: #"{"count":1,"text":"x","names":[],"child":null}"#)
    #expect(report.repairs == [])
    let untyped = try Untyped.decode(
      from: #"{"sure":1,"list":[],"dict":{},"grid":[],"groups":{},"any":null}"#
    )
    #expect(untyped.repairs == [])
    let missing = try Untyped.decode(from: "{}")
    #expect(missing.repairs.map(\.pathDescription) == ["sure", "list", "dict", "grid", "groups"])
    #expect(missing.repairs.map(\.wanted).first == "Any")
  }

  @Test("ANY-8: a number that nothing holds is a mismatch of its own position")
  func tooBig() throws {
    let report = try Untyped.decode(
      from:
        #"{"list":[1,1e400],"any":1e400,"dict":{"a":-1e999,"b":2},"sure":1,"grid":[],"groups":{}}"#
    )
    #expect(report.value.list.count == 1)
    #expect(report.value.any == nil)
    #expect(report.value.dict.keys.sorted() == ["b"])
    #expect(report.repairs.map(\.pathDescription) == ["any", "list[1]", "dict.a"])
    #expect(report.repairs.map(\.kind) == [.overflow, .overflow, .overflow])
  }

  @Test("ENT-15, ENT-17: Any takes the leaves of dictionary input as they are")
  func leaves() throws {
    let date = Date(timeIntervalSince1970: 5)
    let url = try #require(URL(string: "https://a.b/c"))
    let id = UUID()
    let input: [String: Any] = [
      "list": [date, Data([1]), url, id, Double.infinity] as [Any], "any": url,
    ]
    let model = try Untyped.read(input)
    #expect(model.list[0] as? Date == date)
    #expect(model.list[1] as? Data == Data([1]))
    #expect(model.list[2] as? URL == url)
    #expect(model.list[3] as? UUID == id)
    #expect(model.list[4] as? Double == .infinity)
    #expect(model.any as? URL == url)
  }

  @Test("API-11: == and hash look at the wrapped value")
  func equality() {
    #expect(SmartAny(wrappedValue: 1) == SmartAny(wrappedValue: 1))
    #expect(SmartAny(wrappedValue: 1) != SmartAny(wrappedValue: 2))
    #expect(SmartAny(wrappedValue: "a").hashValue == SmartAny(wrappedValue: "a").hashValue)
  }

  @Test("ANY-10: Foundation's JSON and property list coders read and write it")
  func foreign() throws {
    struct Box: Codable {
      @SmartAny var dict: [String: Any] = [:]
      @SmartAny var count = 0
    }
    let text = #"{"dict":{"a":[1,2.5,"x",true,null],"b":{}},"count":3}"#
    let box = try JSONDecoder().decode(Box.self, from: Data(text.utf8))
    let list = try #require(box.dict["a"] as? [Any])
    #expect(list[0] as? Int == 1)
    #expect(list[1] as? Double == 2.5)
    #expect(list[3] as? Bool == true)
    #expect(list[4] is NSNull)
    #expect(box.count == 3)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let written = String(decoding: try encoder.encode(box), as: UTF8.self)
    #expect(written == #"{"count":3,"dict":{"a":[1,2.5,"x",true,null],"b":{}}}"#)

    let date = Date(timeIntervalSince1970: 1_700_000_000)
    let plist = Box(dict: ["d": date, "n": [1, "s"] as [Any], "data": Data([7])], count: 1)
    let data = try PropertyListEncoder().encode(plist)
    let again = try PropertyListDecoder().decode(Box.self, from: data)
    #expect(again.dict["d"] as? Date == date)
    #expect(again.dict["data"] as? Data == Data([7]))
    #expect((again.dict["n"] as? [Any])?[0] as? Int == 1)
  }
}

import Foundation
import SmartCodable
import Testing

@Suite("@SmartAny of Foundation's classes, AnyHashable and other keys")
struct MadeOfAnyTests {
  private struct Objects: SmartCodable {
    @SmartAny var number: NSNumber = 1
    @SmartAny var flag: NSNumber?
    @SmartAny var text: NSString = "initial"
    @SmartAny var list = NSArray(array: ["initial"])
    @SmartAny var object = NSDictionary(dictionary: ["initial": true])
    @SmartAny var changing = NSMutableArray()
    @SmartAny var numbers: [NSNumber] = []
    @SmartAny var byName: [String: NSDictionary?] = [:]
  }

  private struct Values: SmartCodable {
    @SmartAny var one: AnyHashable = "initial"
    @SmartAny var maybe: AnyHashable?
    @SmartAny var list: [AnyHashable] = []
    @SmartAny var set: Set<AnyHashable> = []
    @SmartAny var byNumber: [Int: Any] = [-1: "initial"]
    @SmartAny var byAny: [AnyHashable: Any]?
    @SmartAny var byWord: [Word: [UInt8: Any]] = [:]
  }

  enum Word: String, Hashable { case p, q }

  private class Generic<Value>: SmartDecodable {
    @SmartAny var value: Value?
    required init() {}
  }

  private static let objects = #"""
    {"number":7,"flag":true,"text":"x","list":[1,"a",null,[2.5],{"k":false}],
     "object":{"a":{"b":[1]},"n":null},"changing":[1],"numbers":[1,true,2.5,18446744073709551615],
     "byName":{"a":{"b":1},"n":null}}
    """#

  @Test("ANY-12: Foundation's classes are filled as JSONSerialization fills them")
  func foundation() throws {
    let model = try Objects.read(Self.objects)
    #expect(model.number == 7)
    #expect(model.flag == true)
    #expect(model.text == "x")
    let text = Data(Self.objects.utf8)
    let judge = try #require(JSONSerialization.jsonObject(with: text) as? [String: Any])
    #expect(model.list == NSArray(array: judge["list"] as? [Any] ?? []))
    #expect(model.object == NSDictionary(dictionary: judge["object"] as? [String: Any] ?? [:]))
    #expect(model.list.count == 5)
    model.changing.add("more")
    #expect(model.changing.count == 2)
    #expect(model.numbers == [1, 1, 2.5, NSNumber(value: UInt64.max)])
    #expect(model.byName["a"]??["b"] as? Int == 1)
    #expect(model.byName["n"] == .some(nil))
    #expect(try Objects.read(#"{"number":9007199254740993}"#).number == 9_007_199_254_740_993)
    #expect(try Objects.read(#"{"number":true}"#).number == true)
  }

  @Test("ANY-12, ANY-4, ANY-5: another kind of value and null fall back, bad elements are dropped")
  func fallbacks() throws {
    let bad =
      #"{"number":"5","flag":[],"text":5,"list":{},"object":[],"changing":1,"numbers":[1,"a",null]}"#
    let report = try Objects.decode(from: bad)
    let model = report.value
    #expect(model.number == 1)
    #expect(model.flag == nil)
    #expect(model.text == "initial")
    #expect(model.list == ["initial"])
    #expect(model.object == ["initial": true])
    #expect(model.numbers == [1])
    let paths = [
      "number", "flag", "text", "list", "object", "changing", "numbers[1]", "numbers[2]",
    ]
    #expect(paths.allSatisfy { report.repairs.map(\.pathDescription).contains($0) })
    #expect(report.repairs.first?.wanted == "NSNumber")
    let null = #"{"number":null,"text":null,"list":null,"object":null}"#
    for options in [[], [.ignoreNull(false)]] as [[SmartDecodingOption]] {
      let model = try Objects.read(null, options)
      #expect(model.number == 1)
      #expect(model.text == "initial")
      #expect(model.list == ["initial"])
    }
    #expect(throws: (any Error).self) {
      let decoder = SmartJSONDecoder()
      decoder.leniency = .none
      _ = try decoder.decode(Objects.self, from: Data(bad.utf8))
    }
  }

  @Test("ANY-12: AnyHashable holds the Swift value, which is equal to what a literal makes")
  func hashable() throws {
    let text = #"""
      {"one":{"a":[1,2.5,"x",true,null]},"maybe":10,"list":[1,"1",true,null,[1]],"set":[1,1,"a",1.0],
       "byNumber":{"1":[1],"-2":null,"x":3,"+4":5},"byAny":{"1":2,"a":{"b":1}},
       "byWord":{"p":{"7":[]},"z":{}}}
      """#
    let report = try Values.decode(from: text)
    let model = report.value
    let inner: [AnyHashable] = [1, 2.5, "x", true, NSNull()]
    #expect(model.one == AnyHashable(["a": inner] as [String: AnyHashable]))
    #expect(model.maybe == AnyHashable(10))
    #expect(model.maybe?.base as? Int == 10)
    #expect(model.list == [1, "1", true, NSNull(), [1] as [AnyHashable]])
    #expect(model.set == [1, "a"])
    #expect(model.byNumber.keys.sorted() == [-2, 1])
    #expect(model.byNumber[1] as? [Int] == [1])
    #expect(model.byNumber[-2] is NSNull)
    #expect(model.byAny?["1"] as? Int == 2)
    #expect(model.byAny?["a"] as? [String: Int] == ["b": 1])
    #expect(model.byWord.keys.map(\.rawValue) == ["p"])
    #expect(report.repairs.map(\.pathDescription) == ["byNumber.x", "byNumber.+4", "byWord.z"])
    // Their hashes end, unlike those of Foundation's decimal numbers.
    let long = "[9007199254740993,12345678901234567890123456789,18446744073709551615,1e300]"
    let numbers = try #require(try Generic<Set<AnyHashable>>.read(#"{"value":\#(long)}"#).value)
    #expect(numbers.contains(9_007_199_254_740_993))
    #expect(numbers.count == 4)
  }

  @Test("ANY-12, ANY-5: with ignoreNull false null is NSNull for AnyHashable")
  func null() throws {
    let text = #"{"one":null,"maybe":null,"byNumber":null}"#
    let usual = try Values.read(text)
    #expect(usual.one == AnyHashable("initial"))
    #expect(usual.maybe == nil)
    let taken = try Values.read(text, [.ignoreNull(false)])
    #expect(taken.one.base is NSNull)
    #expect(taken.maybe?.base is NSNull)
    #expect(taken.byNumber.keys.sorted() == [-1])
  }

  @Test("ANY-12: in generic models, arrays, dictionaries and Optionals")
  func nested() throws {
    #expect(try Generic<NSNumber>.read(#"{"value":3}"#).value == 3)
    #expect(try Generic<[[NSString]]>.read(#"{"value":[["a"]]}"#).value == [["a"]])
    #expect(try Generic<[String: AnyHashable]>.read(#"{"value":{"a":1}}"#).value == ["a": 1])
    #expect(
      try Generic<[Int: [Int: Any]]>.read(#"{"value":{"1":{"2":3}}}"#).value?[1]?[2] as? Int == 3
    )
    #expect(try Generic<[NSNumber?]>.read(#"{"value":[1,null]}"#).value == [1, nil])
    let sum = Decimal(string: "19.99").map { NSDecimalNumber(decimal: $0) }
    #expect(try Generic<NSDecimalNumber>.read(#"{"value":19.99}"#).value == sum)
    #expect(try Generic<NSDecimalNumber>.read(#"{"value":true}"#).value == nil)
    #expect(try Generic<NSMutableString>.read(#"{"value":"a"}"#).value == "a")
  }

  @Test("ANY-12, ENC-4: it is written as it was read, and read again")
  func written() throws {
    let objects = try Objects.read(Self.objects)
    let text = try #require(objects.toJSONString())
    let again = try Objects.read(text)
    #expect(again.number == 7)
    #expect(again.list == objects.list)
    #expect(again.object == objects.object)
    #expect(again.toJSONString() == text)
    let values = Values(
      one: ["a": [1] as [AnyHashable]] as [String: AnyHashable],
      list: [1, "x"],
      set: [2],
      byNumber: [2: NSNull(), 1: ["k": 1.5]],
      byAny: [3: "c", "b": true],
      byWord: [.q: [9: 1]]
    )
    #expect(
      values.toJSONString() == #"""
        {"one":{"a":[1]},"list":[1,"x"],"set":[2],"byNumber":{"1":{"k":1.5},"2":null},"byAny":{"3":"c","b":true},"byWord":{"q":{"9":1}}}
        """#
    )
  }

  @Test("ANY-12, UPD-6: an update merges objects and replaces the rest")
  func updated() throws {
    var objects = Objects()
    objects.object = ["a": ["x": 1], "b": 2]
    SmartUpdater.update(&objects, from: #"{"number":5,"object":{"a":{"y":2},"c":3}}"#)
    #expect(objects.number == 5)
    #expect(objects.object["b"] as? Int == 2)
    #expect(objects.object["c"] as? Int == 3)
    var values = Values()
    values.byNumber = [1: "a", 2: "b"]
    SmartUpdater.update(&values, from: #"{"byNumber":{"2":"c"}}"#)
    #expect(values.byNumber.mapValues { $0 as? String } == [1: "a", 2: "c"])
  }

  private struct Foreign: Codable {
    @SmartAny var number: NSNumber = 1
    @SmartAny var flag: NSNumber = 1
    @SmartAny var text: NSString = ""
    @SmartAny var list = NSArray()
    @SmartAny var object = NSDictionary()
    @SmartAny var one: AnyHashable = 1
    @SmartAny var set: Set<AnyHashable> = []
    @SmartAny var byNumber: [Int: Any] = [:]
    @SmartAny var numbers: [NSNumber?] = []
    @SmartAny var maybe: NSNumber? = 1
  }

  @Test("ANY-10, ANY-12: Foundation's coders read and write them, strictly")
  func foreign() throws {
    let text = #"""
      {"byNumber":{"1":[2]},"flag":true,"list":[1,"a",[]],"maybe":null,"number":5,"numbers":[1,null],"object":{"a":{"b":null}},"one":{"k":[1]},"set":["s"],"text":"x"}
      """#
    let read = try JSONDecoder().decode(Foreign.self, from: Data(text.utf8))
    #expect(read.number == 5)
    #expect(read.one == AnyHashable(["k": [1] as [AnyHashable]] as [String: AnyHashable]))
    #expect(read.numbers == [1, nil])
    #expect(read.maybe == nil)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(String(decoding: try encoder.encode(read), as: UTF8.self) == text)
    for (good, bad) in [
      (#""1":[2]"#, #""x":[2]"#), ("[1,null]", #"[1,"a"]"#), ("[1,null]", "null"),
      (#""maybe":null"#, #""maybe":"a""#), (#""text":"x""#, #""text":1"#),
    ] {
      let changed = text.replacingOccurrences(of: good, with: bad)
      #expect(changed != text)
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(Foreign.self, from: Data(changed.utf8))
      }
    }
  }

  @Test("LIM-2: deep values are made and written without the stack's end", arguments: [512, 1024])
  func deep(_ stack: Int) throws {
    let text =
      #"{"value":"# + String(repeating: "[", count: 500) + String(repeating: "]", count: 500) + "}"
    let outcomes = try onThread(stackKiB: max(stack, shortStackKiB)) {
      [
        Generic<NSArray>.deserialize(from: text)?.value != nil,
        Generic<AnyHashable>.deserialize(from: text)?.value != nil,
      ]
    }
    #expect(outcomes == [true, true])
  }

  @Test("ANY-12: long integers inside Foundation's collections are no decimal numbers")
  func longIntegers() throws {
    let text = #"{"value":[9007199254740993]}"#
    let list = try #require(try Generic<NSArray>.read(text).value)
    #expect(!(list[0] is NSDecimalNumber) && !(list[0] is Decimal))
    #expect((list[0] as? NSNumber)?.int64Value == 9_007_199_254_740_993)
  }
}

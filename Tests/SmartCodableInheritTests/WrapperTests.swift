import Foundation
import SmartCodableInherit
import Testing

/// Each wrapper in a subclass and, declared alike, in a base class: both must do the same.
@Suite("Wrappers in subclasses")
struct WrapperTests {
  class Plainest: SmartCodable {
    required init() {}
  }

  class InBase: SmartCodable {
    @SmartAny var any: [String: Any] = ["x": 1]
    @SmartAny var maybe: Any?
    @SmartIgnored var ignored = 1
    @SmartIgnored(isEncodable: true) var written = 2
    @SmartFlat var flat = Point()
    @SmartDate var date: Date?
    @SmartDate(encodeFormat: .iso8601) var iso: Date? = Date(timeIntervalSince1970: 60)
    @SmartHexColor var color: ColorObject?
    @SmartHexColor(encodeHexFormat: .rrggbbaa(.hash)) var alpha: ColorObject?
    @SmartCompact.Array var array: [Int] = [7]
    @SmartCompact.Dictionary var table: [String: Int] = ["k": 7]
    @SmartPublished var published = "p"
    @Shouted var shouted = "s"
    @Limited(10) var limited = 50
    @Tallied() var tallied: Int
    @Shared var shared = 5
    var last = "last"

    required init() {}
  }

  @SmartSubclass
  class InSubclass: Plainest {
    @SmartAny var any: [String: Any] = ["x": 1]
    @SmartAny var maybe: Any?
    @SmartIgnored var ignored = 1
    @SmartIgnored(isEncodable: true) var written = 2
    @SmartFlat var flat = Point()
    @SmartDate var date: Date?
    @SmartDate(encodeFormat: .iso8601) var iso: Date? = Date(timeIntervalSince1970: 60)
    @SmartHexColor var color: ColorObject?
    @SmartHexColor(encodeHexFormat: .rrggbbaa(.hash)) var alpha: ColorObject?
    @SmartCompact.Array var array: [Int] = [7]
    @SmartCompact.Dictionary var table: [String: Int] = ["k": 7]
    @SmartPublished var published = "p"
    @Shouted var shouted = "s"
    @Limited(10) var limited = 50
    @Tallied() var tallied: Int
    @Shared var shared = 5
    var last = "last"
  }

  @Test(
    "MAC-6: a wrapper works in a subclass as in a base class",
    arguments: [
      "{}",
      #"{"any":{"a":[1,null,"x"]},"maybe":[true],"ignored":9,"written":9,"x":"3","y":4}"#,
      #"{"date":"2024-01-02","iso":1700000000,"color":"7DA5E3","alpha":"0xF00","last":5}"#,
      #"{"array":[1,"2",null,"x"],"table":{"a":"1","b":"x"},"published":6,"shouted":"abc"}"#,
      #"{"limited":{"wrappedValue":4},"tallied":{"wrappedValue":5},"shared":{"wrappedValue":6}}"#,
      #"{"any":1,"date":"?","iso":[],"color":5,"array":{},"table":[],"shouted":1,"last":null}"#,
      #"{"limited":4,"tallied":5,"shared":6,"published":null,"written":null,"x":null}"#,
    ]
  )
  func alike(json: String) throws {
    let base = try #require(InBase.deserialize(from: json))
    let subclass = try #require(InSubclass.deserialize(from: json))
    #expect(subclass.toJSONString() == base.toJSONString())
    #expect(String(reflecting: subclass.any) == String(reflecting: base.any))
    #expect(subclass.ignored == base.ignored)
    #expect(subclass.flat == base.flat)
    #expect(subclass.color == base.color)
    #expect(subclass.tallied == base.tallied)
  }

  @Test("MAC-6: wrapped values arrive and leave")
  func values() throws {
    let json =
      #"{"x":"3","iso":0,"color":"7DA5E3","array":[1,"2",null],"shouted":"abc","limited":4}"#
    let model = try #require(InSubclass.deserialize(from: json))
    #expect(model.flat == Point(x: 3, y: 0))
    #expect(model.array == [1, 2])
    #expect(model.shouted == "ABC")
    #expect(model.limited == 4)
    #expect(model.tallied == 40)
    let written = try #require(model.toDictionary())
    #expect(written["iso"] as? String == "1970-01-01T00:00:00Z")
    #expect(written["color"] as? String == "7DA5E3")
    #expect(written["shouted"] as? String == "abc")
    #expect(written["x"] as? Int == 3)
    #expect(written["ignored"] == nil)
    #expect(written["written"] as? Int == 2)
  }

  @Test("MAC-6: wrappers in wrappers, typed, Optional and in backticks")
  func unusual() throws {
    let quoted = try #require(
      QuotedWrapped.deserialize(from: #"{"default":[1],"two words":"x"}"#)
    )
    #expect(quoted.default as? [Int] == [1])
    #expect(quoted.`two words` as? String == "x")
    let optional = try #require(SpelledOptionalWrapped.deserialize(from: #"{"a":"5"}"#))
    #expect(optional.a == 5)
    #expect(optional.b == nil)
    let compact = try #require(CompactWrapped.deserialize(from: #"{"c":[1,"x","3"]}"#))
    #expect(compact.c == [1, 3])
    let dates = try #require(DateWrapped.deserialize(from: #"{"b":"2024-01-02","c":0}"#))
    #expect(dates.c == Date(timeIntervalSince1970: 0))
    #expect(dates.d == Date(timeIntervalSince1970: 6))
    #expect(dates.b != nil)
  }
}

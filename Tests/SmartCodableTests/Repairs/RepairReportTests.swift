import Foundation
import SmartCodable
import Testing

@Suite("Repair report")
struct RepairReportTests {
  enum Level: Int, SmartCaseDefaultable {
    case low = 1
    case high = 2
  }

  private struct User: SmartCodable, Equatable {
    var age = 0
    var name = "n"
    var tag: String?
  }

  private struct Plain: Codable, Equatable {
    var i: Int
  }

  private struct Page: SmartCodable, Equatable {
    var users: [User] = []
    var total = 1
    var small: Int8 = 5
    var flag = false
    var title = "t"
    var level = Level.low
    var numbers: [Int] = []
    var map: [String: Int] = [:]
    var optionals: [Int?] = []
    var filled: Int? = 3
    var at = Date(timeIntervalSince1970: 0)
    var link = URL(fileURLWithPath: "/")
  }

  private struct Lone: SmartCodable, Equatable {
    var i = 5
    var s = "initial"
    var b = true
    var tiny: Int8 = 1
    var date = Date(timeIntervalSince1970: 3)
    var level = Level.low
    var o: Int?
    var plain: Plain?
    var list: [Int] = [9]
  }

  /// The repairs as one short text each.
  private func repairs<Model: SmartCodable>(
    _ type: Model.Type,
    _ text: String,
    _ options: [SmartDecodingOption]? = nil
  ) throws -> [String] {
    try type.decode(from: text, options: options).repairs
      .map {
        "\($0.pathDescription) \($0.kind) \($0.wanted) \($0.found) \($0.action)"
      }
  }

  /// The repairs of one member in an object whose other members are fine.
  private func repairs(of key: String, _ literal: String, _ options: [SmartDecodingOption]? = nil)
    throws -> [String]
  {
    var members = [
      "i": "1", "s": #""a""#, "b": "false", "tiny": "2", "date": "4", "level": "2", "list": "[]",
    ]
    members[key] = literal
    let text = members.map { "\"\($0.key)\":\($0.value)" }.joined(separator: ",")
    return try repairs(Lone.self, "{\(text)}", options)
  }

  @Test("REP-1: decode gives the same value as deserialize")
  func sameValue() throws {
    let text = #"{"users":[{"age":"x"},1,{"age":"2"}],"total":null,"map":{"a":"1","b":[]}}"#
    let value = try Page.decode(from: text).value
    #expect(Page.deserialize(from: text) == value)
    #expect(try Page.decode(from: Data(text.utf8)).value == value)
    #expect(value.users == [User(), User(age: 2)])
  }

  @Test("REP-2: a whole-call failure throws, with line and column for a text that cannot be parsed")
  func unparsableText() throws {
    let error = #expect(throws: DecodingError.self) {
      try Lone.decode(from: "{\n  \"i\": 01\n}")
    }
    guard case .dataCorrupted(let context)? = error else {
      Issue.record("not dataCorrupted: \(String(describing: error))")
      return
    }
    #expect(context.debugDescription.contains("line 2"))
    #expect(context.debugDescription.contains("column"))
  }

  @Test("REP-2: the path and the top level have errors of their own")
  func otherFailures() {
    let noValue = #expect(throws: DecodingError.self) {
      try Lone.decode(from: "{}", designatedPath: "a.b")
    }
    guard case .valueNotFound? = noValue else {
      Issue.record("not valueNotFound: \(String(describing: noValue))")
      return
    }
    for text in ["[]", "null", "1"] {
      let wrongKind = #expect(throws: DecodingError.self) { try Lone.decode(from: text) }
      guard case .typeMismatch? = wrongKind else {
        Issue.record("not typeMismatch: \(String(describing: wrongKind))")
        return
      }
    }
  }

  @Test("REP-3: a clean input has no repairs")
  func cleanInput() throws {
    let report = try Page.decode(
      from: #"""
        {"users":[{"age":1,"name":"a","tag":null},{"age":2,"name":"b"}],"total":1.0,"small":-128,
        "flag":true,"title":"x","level":2,"numbers":[1,2],"map":{"a":1},"optionals":[1,null],
        "filled":4,"at":"2024-01-02","link":"https://a.b","unknown":[{}]}
        """#
    )
    #expect(report.isClean)
    #expect(report.repairs.isEmpty)
  }

  @Test("REP-3: repairs come in decoding order, one for each position")
  func order() throws {
    #expect(
      try repairs(
        Page.self,
        #"""
        {"title":5,"flag":"yes","small":300,"total":"x","users":[{"age":"1"},null,{"name":[]}],
        "level":7,"numbers":[1,"a",2.5],"map":{"k":"2","l":{}},"optionals":["x"],"filled":null,
        "at":0,"link":"a"}
        """#
      ) == [
        "users[0].age converted Int string converted",
        "users[0].name missing String nothing initialValue",
        "users[1] null User null droppedElement",
        "users[2].age missing Int nothing initialValue",
        "users[2].name mismatch String array initialValue",
        "total invalid Int string initialValue",
        "small overflow Int8 number initialValue",
        "flag converted Bool string converted",
        "title converted String number converted",
        "level invalid Level number initialValue",
        "numbers[1] invalid Int string droppedElement",
        "numbers[2] inexact Int number droppedElement",
        "map.k converted Int string converted",
        "map.l mismatch Int object droppedElement",
        "optionals[0] invalid Int string nilValue",
      ]
    )
  }

  @Test(
    "REP-4: the kind says what was wrong",
    arguments: [
      ("i", "null", "i null Int null initialValue"),
      ("list", "null", "list null [Int] null initialValue"),
      ("level", "null", "level null Level null initialValue"),
      ("date", "null", "date null Date null initialValue"),
      ("i", #""x""#, "i invalid Int string initialValue"),
      ("i", "[]", "i mismatch Int array initialValue"),
      ("i", "{}", "i mismatch Int object initialValue"),
      ("i", "1.5", "i inexact Int number initialValue"),
      ("i", "9223372036854775808", "i overflow Int number initialValue"),
      ("tiny", "-129", "tiny overflow Int8 number initialValue"),
      ("b", "2", "b invalid Bool number initialValue"),
      ("b", #""maybe""#, "b invalid Bool string initialValue"),
      ("s", "{}", "s mismatch String object initialValue"),
      ("date", #""2024-02-30""#, "date invalid Date string initialValue"),
      ("date", "true", "date mismatch Date bool initialValue"),
      ("level", "9", "level invalid Level number initialValue"),
      ("list", "{}", "list mismatch [Int] object initialValue"),
      ("o", #""x""#, "o invalid Int string nilValue"),
      ("o", "[]", "o mismatch Int array nilValue"),
    ]
  )
  func kinds(key: String, literal: String, expected: String) throws {
    let found = try repairs(of: key, literal)
    #expect(found == [expected])
  }

  @Test("REP-5: converted is reported between Bool, number and String and for cut fractions")
  func conversions() throws {
    #expect(try repairs(of: "i", #""7""#) == ["i converted Int string converted"])
    #expect(try repairs(of: "i", "true") == ["i converted Int bool converted"])
    #expect(try repairs(of: "s", "7") == ["s converted String number converted"])
    #expect(try repairs(of: "s", "true") == ["s converted String bool converted"])
    #expect(try repairs(of: "b", "1") == ["b converted Bool number converted"])
    #expect(
      try repairs(of: "i", "1.5", [.number(.truncate)]) == ["i converted Int number converted"]
    )
  }

  @Test("REP-5: what is not a conversion is not reported")
  func silentReadings() throws {
    #expect(try repairs(of: "i", "1.0").isEmpty)
    #expect(try repairs(of: "i", "1e1").isEmpty)
    #expect(try repairs(of: "date", #""2024-01-02""#).isEmpty)
    #expect(try repairs(of: "date", #""1700000000""#).isEmpty)
    #expect(try repairs(of: "list", #""[1]""#).isEmpty)
    #expect(try repairs(of: "plain", #""{\"i\":1}""#).isEmpty)
  }

  @Test("REP-6: missing and null are not reported for Optional properties and elements")
  func optionals() throws {
    #expect(try repairs(of: "o", "null").isEmpty)
    #expect(try repairs(of: "i", "1").isEmpty)
    struct Maybes: SmartCodable {
      var o: Int?
      var list: [String?] = []
    }
    #expect(try repairs(Maybes.self, #"{"list":[null,"a"]}"#).isEmpty)
  }

  @Test("REP-7: the action says what the position got")
  func actions() throws {
    #expect(
      try repairs(of: "plain", #"{"i":"x"}"#) == ["plain.i invalid Int string typeDefault"]
    )
    struct Cased: Codable { var level: Level }
    struct Holder: SmartCodable { var cased: Cased? }
    #expect(
      try repairs(Holder.self, #"{"cased":{"level":5}}"#)
        == ["cased.level invalid Level number defaultCase"]
    )
    #expect(
      try repairs(of: "list", "[1,null]") == ["list[1] null Int null droppedElement"]
    )
  }

  @Test("REP-10: a fallback is reported once, at the position that fell back")
  func fallbackOnce() throws {
    struct Outer: SmartCodable {
      var user = User()
      var page = Page()
    }
    #expect(
      try repairs(Outer.self, #"{"user":7}"#) == [
        "user mismatch User number initialValue", "page missing Page nothing initialValue",
      ]
    )
    struct Linked: Codable {
      var a: Int
      var link: URL
    }
    struct Holder: SmartCodable { var linked: Linked? }
    let report = try repairs(Holder.self, #"{"linked":{"a":"x"}}"#)
    #expect(report == ["linked invalid Linked object nilValue"])
  }

  @Test("REP-10: a dropped element is reported without what is inside it")
  func droppedElementOnce() throws {
    struct Linked: Codable {
      var a: Int
      var link: URL
    }
    struct Holder: SmartCodable {
      var list: [Linked] = []
      var map: [String: Linked] = [:]
    }
    #expect(
      try repairs(Holder.self, #"{"list":[{"a":"x"}],"map":{"k":{"a":true,"link":1.5,"b":0}}}"#)
        == [
          "list[0] invalid Linked object droppedElement",
          "map.k.a converted Int bool converted",
        ]
    )
  }
}

import Foundation
import SmartCodable
import Testing

@Suite("The text of repairs")
struct RepairTextTests {
  private enum Level: String, SmartCaseDefaultable { case low, high }

  private struct Part: SmartCodable { var v = 0 }

  private struct Page: SmartCodable {
    var count = 1
    var tiny: Int8 = 5
    var name = "n"
    var level = Level.low
    var tags: [String] = []
    var numbers: [Int] = []
    var part = Part()
    var limit: Int?
    var map: [String: Int] = [:]
  }

  /// The repair of one member among members that are fine, without its place.
  private func text(_ key: String, _ literal: String) throws -> String {
    var members = [
      "count": "1", "tiny": "1", "name": "\"a\"", "level": "\"high\"", "tags": "[]",
      "numbers": "[]", "part": "{\"v\":1}", "map": "{}",
    ]
    members[key] = literal == "missing" ? nil : literal
    let body = members.map { "\"\($0.key)\":\($0.value)" }.joined(separator: ",")
    let repairs = try Page.decode(from: "{\(body)}").repairs
    try #require(repairs.count == 1)
    let text = repairs[0].description
    let place = try #require(repairs[0].location)
    try #require(text.hasPrefix("\(place.line):\(place.column) "))
    return String(text.drop { $0 != " " }.dropFirst())
  }

  @Test(
    "REP-12: a repair says what was found and what stands in",
    arguments: [
      ("count", "\"42\"", "count: converted string \"42\" to Int"),
      ("count", "true", "count: converted bool true to Int"),
      ("name", "1.50", "name: converted number 1.50 to String"),
      ("count", "null", "count: found null instead of Int, used the initial value"),
      ("count", "missing", "count: no value, used the initial value"),
      ("count", "\"x\"", "count: found \"x\", which is no Int, used the initial value"),
      ("count", "[1,2]", "count: found […] instead of Int, used the initial value"),
      ("count", "{}", "count: found {} instead of Int, used the initial value"),
      ("tiny", "300", "tiny: found 300, which is out of the range of Int8, used the initial value"),
      ("level", "\"mid\"", "level: found \"mid\", which is no Level, used the initial value"),
      ("tags", "[\"a\",null]", "tags[1]: found null instead of String, dropped the element"),
      ("numbers", "[2.5]", "numbers[0]: found 2.5, which is no Int, dropped the element"),
      ("limit", "[]", "limit: found [] instead of Int, used nil"),
      ("part", "{\"v\":{\"a\":1}}", "part.v: found {…} instead of Int, used the initial value"),
      ("part", "false", "part: found false instead of Part, used the initial value"),
      ("map", "{\"a\\nb\":\"7\"}", "map.a b: converted string \"7\" to Int"),
    ] as [(String, String, String)]
  )
  func outcomes(_ key: String, _ literal: String, _ expected: String) throws {
    #expect(try text(key, literal) == expected)
  }

  @Test("REP-12: line and column come first, and nothing where there are none")
  func places() throws {
    let repairs = try Part.decode(from: "{\n  \"v\": \"7\"}").repairs
    #expect(repairs.map(\.description) == ["2:8 v: converted string \"7\" to Int"])
    let native = try Part.decode(from: ["v": "7"]).repairs
    #expect(native.map(\.description) == ["v: converted string \"7\" to Int"])
    let bare = try Part.decode(from: [:] as [String: Any]).repairs
    #expect(bare.map(\.description) == ["v: no value, used the initial value"])
    let list = try [Part].decode(from: "[null]").repairs
    #expect(list.map(\.description) == ["1:2 [0]: found null instead of Part, dropped the element"])
  }

  @Test("REP-12: values of dictionary input without a JSON form are named")
  func foreignValues() throws {
    let repairs =
      try Page.decode(
        from: [
          "map": ["d": Data([1]), "o": NSObject()], "numbers": [UInt64.max, 1.5, Double.nan],
        ]
          as [String: Any]
      )
      .repairs.filter { $0.kind != .missing }
    #expect(Set(repairs.filter { $0.path.first == .key("map") }.map(\.foundText)) == [nil])
    for repair in repairs {
      #expect(repair.description.hasPrefix(repair.pathDescription + ": "), "\(repair)")
      #expect(repair.description.hasSuffix("element"), "\(repair)")
    }
    let texts = repairs.filter { $0.path.first == .key("numbers") }.map(\.foundText)
    #expect(texts == ["18446744073709551615", "1.5", nil])
  }

  @Test(
    "REP-12: of a text or number 40 characters are kept",
    arguments: [
      (String(repeating: "x", count: 40), String(repeating: "x", count: 40)),
      (String(repeating: "x", count: 41), String(repeating: "x", count: 40) + "…"),
      (String(repeating: "😀", count: 99), String(repeating: "😀", count: 40) + "…"),
      (String(repeating: "x", count: 39) + "\\n\\n", String(repeating: "x", count: 39) + "\\n…"),
      ("a\\u2028\u{2028}b", "a\\u2028\\u2028b"),
      ("\\\"\\\\", "\\\"\\\\"),
    ]
  )
  func longTexts(_ content: String, _ expected: String) throws {
    let repairs = try Part.decode(from: "{\"v\":\"\(content)\"}").repairs
    #expect(repairs.map(\.foundText) == ["\"\(expected)\""])
    #expect(repairs.allSatisfy { !$0.description.contains(where: \.isNewline) })
  }

  @Test("REP-12: a long number is shortened, and quotes in dictionary input are escaped")
  func otherTexts() throws {
    let digits = String(repeating: "7", count: 500)
    let repairs = try Part.decode(from: "{\"v\":\(digits)}").repairs
    #expect(repairs.map(\.foundText) == [digits.prefix(40) + "…"])
    let native = try Part.decode(from: ["v": "a\"\\\n"]).repairs
    #expect(native.map(\.foundText) == [#""a\"\\\u000a""#])
  }

  @Test("REP-12, LIM-1: repairs of one long text keep no copy of it")
  func sharedText() throws {
    struct Many: SmartCodable {
      var a = 0
      var b = 0
      static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.a <--- "t", CodingKeys.b <--- "t"]
      }
    }
    let repairs = try Many.decode(from: "{\"t\":\"\(String(repeating: "x", count: 1 << 20))\"}")
      .repairs
    #expect(repairs.count == 2)
    #expect(repairs.allSatisfy { ($0.foundText ?? "").utf8.count < 64 })
  }
}

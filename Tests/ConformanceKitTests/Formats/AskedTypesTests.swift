import Testing

@testable import ConformanceKit

/// What models ask for, and what formats with types make of it.
@Suite struct AskedTypesTests {
  private func types(_ model: ModelID, _ text: String, _ settings: DecodingSettings = [:])
    -> AskedTypes
  { AskedTypes(of: model, Array(text.utf8), settings) }

  private func spelled(_ model: ModelID, _ text: String) throws -> String {
    let tree = try types(model, text).spelled(try JSONReader.read(text))
    return JSONWriter().text(of: tree)
  }

  @Test(
    "A number is spelled as the model asks for it",
    arguments: [
      ("double", "3", "3.0"), ("int8", "3", "3"), ("float-list", "[1,2.5]", "[1.0,2.5]"),
      ("double-table", #"{"a":1}"#, #"{"a":1.0}"#),
      (
        "person", #"{"name":"a","age":3,"active":true,"score":4}"#,
        #"{"name":"a","age":3,"active":true,"score":4.0}"#
      ),
      ("person-list", #"[{"score":4}]"#, #"[{"score":4}]"#),
      ("seen-row-double", "[1,2]", "[1.0,2.0]"), ("person", #"{"unknown":7}"#, #"{"unknown":7}"#),
    ]
  )
  func spelling(model: String, text: String, expected: String) throws {
    #expect(try spelled(ModelID(rawValue: model), text) == expected)
  }

  @Test(
    "A number of the other kind excuses, with the place and the reason",
    arguments: [
      ("int8", "3.0", "a real number where an integer is asked for at $"),
      ("int8", "-0", "a real number where an integer is asked for at $"),
      ("int8-list", "[1,1e2]", "a real number where an integer is asked for at $[1]"),
      (
        "person", #"{"name":"a","age":2.5,"active":true}"#,
        "a real number where an integer is asked for at $.age"
      ),
    ]
  )
  func excuses(model: String, text: String, reason: String) {
    let error = #expect(throws: Inexpressible.self) {
      try spelled(ModelID(rawValue: model), text)
    }
    #expect(error?.description == reason)
  }

  @Test("Widths, integer keys, texts and places are told")
  func kinds() {
    #expect(types("float", "1")[[]] == [.float])
    #expect(types("float-table", #"{"a":1}"#)[["a"]] == [.float])
    #expect(types("text-string", #""a""#)[[]] == [.text])
    let keyed = AskedTypes(of: [[Int: Int8]].self, Array(#"[{"1":2}]"#.utf8))
    #expect(keyed[["0"]] == [.integerKeys] && keyed[["0", "1"]] == [.integer])
    let parcel = types("parcel", #"{"bytes":"AQI=","note":"a"}"#)
    #expect(parcel[["bytes"]] == [.text, .data] && parcel[["note"]] == [.text])
    #expect(types("event", #"{"when":1,"note":"a"}"#)[["when"]] == [.double, .date])
    #expect(types("none-such", "1")[[]] == [])
    #expect(types("double", "[")[[]] == [])
  }

  @Test("A format that needs a schema is told the fields that a model has")
  func schema() {
    #expect(types("leaf", "{}").model?.fields.map(\.name) == ["n", "v"])
    #expect(types("seen-paths", "{}").model == nil && types("none-such", "{}").model == nil)
  }

  /// A format with a table on top, that writes JSON.
  private struct Tables: SuiteFormat {
    let name = "tables"
    let traits: Set<FormatTrait> = [.tableOnTop]

    func encode(_ tree: JSONValue) throws(Inexpressible) -> [UInt8] {
      guard case .object = tree else { throw Inexpressible("a top that is no table", at: "$") }
      return Array(JSONWriter().text(of: tree).utf8)
    }
  }

  @Test(
    "A top that is no table is asked for in one, and the answer is that of the top",
    arguments: [
      ("seen-row-int", "[1,2]"), ("int8-list", "[1,2]"), ("int8", "300"), ("seen-at", "1"),
      ("person", #"{"name":"a"}"#), ("seen-row-paths", #"[1,"s",{}]"#),
      ("text-string", #""/item/x @/item""#), ("seen-as-keyed", "[1]"),
    ]
  )
  func tables(model: String, text: String) async {
    let plain = DropInSubject.foundation
    let request = SubjectRequest(model: ModelID(rawValue: model), input: Array(text.utf8))
    let direct = await plain.respond(to: request)
    let held = await FormattedSubject(plain, format: Tables()).respond(to: request)
    #expect(held.text == direct.text)
  }
}

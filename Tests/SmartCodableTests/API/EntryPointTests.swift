import Foundation
import SmartCodable
import Testing

@Suite("Entry points")
struct EntryPointTests {
  private struct Item: SmartCodable, Equatable {
    var v = 0
    var s = "initial"
  }

  private struct Strict: SmartCodable {
    struct Refusal: Error {}
    init() {}
    init(from decoder: any Decoder) throws { throw Refusal() }
    func encode(to encoder: any Encoder) throws {}
  }

  private struct Holder: SmartCodable {
    var strict: Strict?
    var list: [Strict] = []
    var v = 0
  }

  @Test("ENT-1: an entry point given nil returns nil")
  func nilInput() {
    #expect(Item.deserialize(from: nil as String?) == nil)
    #expect(Item.deserialize(from: nil as Data?) == nil)
    #expect(Item.deserialize(from: nil as [String: Any]?) == nil)
    #expect([Item].deserialize(from: nil as String?) == nil)
    #expect([Item].deserialize(from: nil as Data?) == nil)
    #expect([Item].deserialize(from: nil as [Any]?) == nil)
  }

  @Test("ENT-2: the same content gives the same model from every kind of input")
  func sameModel() {
    let text = #"{"v":"3","s":4.50}"#
    let expected = Item(v: 3, s: "4.5")
    #expect(Item.deserialize(from: text) == expected)
    #expect(Item.deserialize(from: Data(text.utf8)) == expected)
    #expect(Item.deserialize(from: ["v": "3", "s": 4.5] as [String: Any]) == expected)
    #expect([Item].deserialize(from: "[\(text)]") == [expected])
    #expect([Item].deserialize(from: Data("[\(text)]".utf8)) == [expected])
    #expect([Item].deserialize(from: [["v": "3", "s": 4.5]] as [Any]) == [expected])
  }

  @Test("ENT-3: {} gives all initial values and [] an empty array")
  func emptyInput() {
    #expect(Item.deserialize(from: "{}") == Item())
    #expect(Item.deserialize(from: [:] as [String: Any]) == Item())
    #expect([Item].deserialize(from: "[]") == [])
    #expect([Item].deserialize(from: [] as [Any]) == [])
  }

  @Test(
    "ENT-4: a top level of the wrong kind fails the call",
    arguments: ["[{}]", "[]", "null", "true", "1", #""text""#, #""""#]
  )
  func wrongKindForModel(text: String) {
    #expect(Item.deserialize(from: text) == nil)
    #expect(Item.deserialize(from: Data(text.utf8)) == nil)
  }

  @Test(
    "ENT-4: a top level of the wrong kind fails the call of an array",
    arguments: ["{}", #"{"v":1}"#, "null", "false", "1", #""text""#]
  )
  func wrongKindForArray(text: String) {
    #expect([Item].deserialize(from: text) == nil)
    #expect([Item].deserialize(from: Data(text.utf8)) == nil)
  }

  @Test("ENT-5: a top-level string is decoded as the text it holds, once")
  func stringifiedTopLevel() {
    let text = #""{\"v\":1}""#
    #expect(Item.deserialize(from: text)?.v == 1)
    #expect(Item.deserialize(from: Data(text.utf8))?.v == 1)
    #expect([Item].deserialize(from: #""[{\"v\":1},{\"v\":2}]""#)?.map(\.v) == [1, 2])
    #expect([Item].deserialize(from: text) == nil)
    #expect(Item.deserialize(from: #""\"{\\\"v\\\":1}\"""#) == nil)
  }

  @Test("ENT-6: invalid elements of a top-level array are dropped")
  func invalidElements() {
    #expect([Item].deserialize(from: #"[null,1,{"v":"3"}]"#) == [Item(v: 3)])
    #expect([Item].deserialize(from: [NSNull(), 1, ["v": "3"]] as [Any]) == [Item(v: 3)])
    #expect([Item].deserialize(from: "[null,[],true]") == [])
  }

  @Test("ENT-7: a string element that holds an object is decoded as that object")
  func stringifiedElement() {
    #expect([Item].deserialize(from: #"["{\"v\":1}","x"]"#) == [Item(v: 1)])
    #expect([Item].deserialize(from: [#"{"v":2}"#] as [Any]) == [Item(v: 2)])
  }

  @Test("API-8: arrays of arrays of models have the same entry points")
  func nestedArrays() {
    let rows = [[Item]].deserialize(from: #"[[{"v":1}],[],3,[{"v":"2"},null]]"#)
    #expect(rows == [[Item(v: 1)], [], [Item(v: 2)]])
  }

  @Test("ENT-8: a throwing init(from:) is a mismatch inside and a failure at the top")
  func throwingInitializer() throws {
    let holder = try Holder.read(#"{"strict":{},"list":[{},{}],"v":1}"#)
    #expect(holder.strict == nil)
    #expect(holder.list.isEmpty)
    #expect(holder.v == 1)
    #expect(Strict.deserialize(from: "{}") == nil)
  }

  @Test("ENT-9: text that cannot be parsed fails the call")
  func unparsableText() {
    for text in ["", " ", "{", #"{"v":1,}"#, "{}x", #"{"v":01}"#] {
      #expect(Item.deserialize(from: text) == nil, "\(text)")
      #expect(Item.deserialize(from: Data(text.utf8)) == nil, "\(text)")
    }
  }
}

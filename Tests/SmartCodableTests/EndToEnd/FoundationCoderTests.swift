import Foundation
import SmartCodable
import Testing

@Suite("Models in Foundation's coders")
struct FoundationCoderTests {
  private struct Model: SmartCodable, Equatable {
    var id = 1
    var name = "n"
    var sub: Sub?

    static func mappingForKey() -> [SmartKeyTransformer]? {
      [CodingKeys.id <--- ["identifier", "id"]]
    }

    mutating func didFinishMapping() { name += " finished" }
  }

  private struct Sub: SmartCodable, Equatable {
    var v = 0
    mutating func didFinishMapping() { v += 100 }
  }

  private let model = Model(id: 7, name: "a", sub: Sub(v: 2))
  private let text = #"{"id":7,"name":"a","sub":{"v":2}}"#

  @Test("DEC-8: a clean input decodes without hook and mapping")
  func clean() throws {
    #expect(try JSONDecoder().decode(Model.self, from: Data(text.utf8)) == model)
    #expect(try JSONDecoder().decode([Model].self, from: Data("[\(text)]".utf8)) == [model])
    let list = try PropertyListEncoder().encode(model)
    #expect(try PropertyListDecoder().decode(Model.self, from: list) == model)
  }

  @Test(
    "DEC-8: anything else throws",
    arguments: [
      "{}", #"{"id":7}"#, #"{"id":"7","name":"a"}"#, #"{"id":null,"name":"a"}"#,
      #"{"identifier":7,"name":"a"}"#, #"{"id":7,"name":"a","sub":{}}"#, #"{"id":7.5,"name":"a"}"#,
    ]
  )
  func strict(json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Model.self, from: Data(json.utf8))
    }
    #expect(Model.deserialize(from: json) != nil)
  }

  @Test("DEC-8: encoding writes coding keys and leaves nil out")
  func encoding() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(String(decoding: try encoder.encode(model), as: UTF8.self) == text)
    #expect(
      String(decoding: try encoder.encode(Model(id: 1, name: "n")), as: UTF8.self)
        == #"{"id":1,"name":"n"}"#
    )
  }
}

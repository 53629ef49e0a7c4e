import Foundation
import SmartCodableV2
import Testing

@Suite("Optional models of versions 1 and 2", .quiet)
struct OptionalTests {
  final class Author: SmartCodable {
    var name = "init"
    var site: URL?
    init() {}
  }

  struct Bare: SmartCodable { var author: Author? = Author() }
  struct Wrapped: SmartCodable { @SmartOptional var author: Author? }

  @Test(
    "LEG-6: missing and null are nil, also with SmartOptional",
    arguments: ["{}", #"{"author":null}"#]
  )
  func absent(_ json: String) throws {
    #expect(try #require(Bare.deserialize(json: json)).author == nil)
    #expect(try #require(Wrapped.deserialize(json: json)).author == nil)
  }

  private static let mismatches = [
    #"{"author":1}"#, #"{"author":"x"}"#, #"{"author":[]}"#, #"{"author":true}"#,
    #"{"author":"{}"}"#,
  ]

  @Test("LEG-6: a mismatch ends the call, and is nil with SmartOptional", arguments: mismatches)
  func mismatch(_ json: String) throws {
    #expect(Bare.deserialize(json: json) == nil)
    #expect([Bare].deserialize(json: "[{},\(json)]") == nil)
    #expect(try #require(Wrapped.deserialize(json: json)).author == nil)
  }

  @Test("LEG-6: a present model is read by its own rules")
  func present() throws {
    let json = #"{"author":{"name":3}}"#
    #expect(try #require(Bare.deserialize(json: json)).author?.name == "3")
    #expect(try #require(Wrapped.deserialize(json: json)).author?.name == "3")
    #expect(try #require(Wrapped.deserialize(json: #"{"author":{}}"#)).author?.name == "")
  }

  @Test("LEG-6: a mismatch of an Optional model ends the call at any depth")
  func deep() {
    struct Outer: SmartCodable {
      var list: [Bare]?
      var bare = Bare()
    }
    #expect(Outer.deserialize(json: #"{"list":[{"author":1}]}"#) == nil)
    #expect(Outer.deserialize(json: #"{"bare":{"author":1}}"#) == nil)
    #expect(Outer.deserialize(json: #"{"list":1,"bare":1}"#) != nil)
  }

  @Test("LEG-6: Optionals of other types are nil after a mismatch")
  func others() throws {
    struct Plain: Codable { var n = 1 }
    struct Model: SmartCodable {
      var url: URL?
      var plain: Plain?
      var list: [Author]?
    }
    let model = try #require(Model.deserialize(json: #"{"url":1,"plain":2,"list":[1]}"#))
    #expect(model.url == nil && model.plain == nil && model.list == nil)
  }

  @Test("LEG-3, LEG-6: a type without a default ends the call inside SmartOptional too")
  func endsInside() {
    final class Strict: SmartCodable {
      var url = URL(filePath: "/")
      init() {}
    }
    struct Outer: SmartCodable { @SmartOptional var strict: Strict? }
    #expect(Outer.deserialize(json: #"{"strict":{}}"#) == nil)
    #expect(Outer.deserialize(json: #"{"strict":1}"#) != nil)
  }

  @Test("LEG-2, LEG-6, LEG-7: code that decodes an Optional type gets the same")
  func optionalTypes() throws {
    struct Model: SmartCodable {
      var number: Int? = 1
      var author: Author?
      var word: EnumTests.Word?
      var list: [Int]?
      init() {}
      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        number = try container.decode(Int?.self, forKey: .number)
        author = try container.decode(Author?.self, forKey: .author)
        word = try container.decode(EnumTests.Word?.self, forKey: .word)
        list = try container.decode([Int]?.self, forKey: .list)
      }
    }
    let empty = try #require(Model.deserialize(json: #"{"word":null,"author":null}"#))
    #expect(empty.number == nil && empty.author == nil && empty.word == nil && empty.list == nil)
    let json = #"{"number":"3","word":"x","author":{"name":"n"},"list":["x"]}"#
    let model = try #require(Model.deserialize(json: json))
    #expect(model.number == 3 && model.word == .b && model.author?.name == "n")
    #expect(model.list == nil)
    #expect(try #require(Model.deserialize(json: #"{"number":[],"word":1}"#)).word == nil)
    #expect(Model.deserialize(json: #"{"author":1}"#) == nil)
  }

  @Test("LEG-6: SmartOptional writes its model, or nothing, and works with JSONDecoder")
  func coding() throws {
    var model = Wrapped()
    #expect(model.toJSONString() == "{}")
    model.author = Author()
    #expect(model.toJSONString() == #"{"author":{"name":"init"}}"#)
    let text = String(decoding: try JSONEncoder().encode(Wrapped()), as: UTF8.self)
    #expect(text == "{}")
    let decoder = JSONDecoder()
    #expect(try decoder.decode(Wrapped.self, from: Data("{}".utf8)).author == nil)
    let data = Data(#"{"author":{"name":"n"}}"#.utf8)
    #expect(try decoder.decode(Wrapped.self, from: data).author?.name == "n")
    let inArray = String(
      decoding: try JSONEncoder().encode([SmartOptional<Author>()]),
      as: UTF8.self
    )
    #expect(inArray == "[null]")
  }
}

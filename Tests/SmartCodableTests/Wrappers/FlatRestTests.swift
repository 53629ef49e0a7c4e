import Foundation
import SmartCodable
import Testing

@Suite("Flats that collect the rest")
struct FlatRestTests {
  private struct Item: SmartCodable {
    var id = 0
    @SmartFlat @SmartAny var rest: [String: Any] = [:]
    var name = "n"
    var at: Int?

    static func mappingForKey() -> [SmartKeyTransformer]? {
      [CodingKeys.name <--- ["title", "full_name"]]
    }
  }

  private struct Texts: SmartCodable {
    @SmartFlat var rest: [String: String]? = nil
    var id = ""
    var firstName = ""
  }

  private enum Value: Codable, Equatable {
    case number(Double)
    case text(String)
    case list([Value])
    case object([String: Value])

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        self = .number(number)
      } else if let text = try? container.decode(String.self) {
        self = .text(text)
      } else if let list = try? container.decode([Value].self) {
        self = .list(list)
      } else {
        self = .object(try container.decode([String: Value].self))
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .number(let number): try container.encode(number)
      case .text(let text): try container.encode(text)
      case .list(let list): try container.encode(list)
      case .object(let object): try container.encode(object)
      }
    }
  }

  private final class Reference: SmartCodable {
    var id = 0
    @SmartFlat var rest: [String: Value] = [:]
    init() {}
  }

  private struct Generic<Content: SmartCodable>: SmartCodable {
    var id = 0
    var content = Content()
    @SmartFlat @SmartAny var rest: [String: Any] = [:]
  }

  private struct Page: SmartCodable {
    var size = 1
    @SmartFlat @SmartAny var rest: [String: Any] = [:]
  }

  private struct Answer: SmartCodable {
    var id = 0
    @SmartFlat var page = Page()
    var last = 9
  }

  private struct Dropping: SmartCodable {
    struct Point: Codable { var x: Int }

    @SmartFlat var rest: [String: Point] = [:]
    var n = 0
  }

  @Test("FLAT-4: what a flat drops without leniency is not the error of what fails after it")
  func droppedBeforeError() throws {
    let text = #"{"a":{"x":1},"p":"text","q":{"x":"y"},"n":"y"}"#
    let error = #expect(throws: DecodingError.self) {
      try Dropping.decode(from: text, options: [.leniency(.none)])
    }
    guard case .typeMismatch(let type, let context) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(type == Int.self && context.codingPath.map(\.stringValue) == ["n"])
    let read = try Dropping.decode(
      from: text.replacing(#""n":"y""#, with: #""n":2"#),
      options: [.leniency(.none)]
    )
    #expect(read.value.n == 2 && read.value.rest.keys.sorted() == ["a"])
  }

  private static let input =
    #"{"id":1,"title":"t","full_name":"f","at":null,"name":"own","rest":"r","a":[1,{"id":5}],"b":2}"#

  @Test("FLAT-4: the rest has no keys that a property reads, mapped names included")
  func unknown() throws {
    let inputs: [Item?] = [
      Item.deserialize(from: Self.input),
      Item.deserialize(
        from: try #require(
          JSONSerialization.jsonObject(with: Data(Self.input.utf8)) as? [String: Any]
        )
      ),
      [Item].deserialize(from: "[\(Self.input)]")?.first,
      try Generic<Item>.read("{\"content\":\(Self.input)}").content,
    ]
    for item in inputs {
      let item = try #require(item)
      #expect(item.id == 1)
      #expect(item.name == "t")
      // The own name of a mapped property is not read, nor is that of the flat.
      #expect(Set(item.rest.keys) == ["name", "rest", "a", "b"])
      let inner = (item.rest["a"] as? [Any])?.last as? [String: Any]
      #expect(inner?["id"] as? Int == 5)
    }
  }

  @Test("FLAT-4, FLAT-8: a property that was changed is written as it is, and the rest survives")
  func roundTrip() throws {
    var item = try Item.read(Self.input)
    item.id = 2
    item.name = "changed"
    for isMapped in [false, true] {
      let written = try #require(item.toDictionary(useMappedKeys: isMapped))
      #expect(written["id"] as? Int == 2)
      #expect(written[isMapped ? "title" : "name"] as? String == "changed")
      #expect(written["b"] as? Int == 2)
      let text = try #require(item.toJSONString(useMappedKeys: isMapped))
      #expect(text.contains(#""id":2"#))
      #expect(text.contains(#""a":[1,{"id":5}]"#))
    }
  }

  @Test("FLAT-4, FLAT-8: before its siblings, Optional, of texts, and under a key strategy")
  func texts() throws {
    let input = #"{"id":"1","first_name":"f","last_name":"l","n":3}"#
    var texts = try Texts.read(input, [.key(.fromSnakeCase)])
    #expect(texts.firstName == "f")
    #expect(texts.rest == ["last_name": "l", "n": "3"])
    texts.id = "2"
    texts.firstName = "g"
    let text = try #require(texts.toJSONString(options: [.key(.toSnakeCase)]))
    let again = try Texts.read(text, [.key(.fromSnakeCase)])
    #expect(again.id == "2")
    #expect(again.firstName == "g")
    #expect(again.rest == texts.rest)
    #expect(try Texts.read(#"{"id":"1"}"#).rest?.isEmpty ?? true)
  }

  @Test("FLAT-4, FLAT-8: in a class, of values that decode themselves, also strictly")
  func values() throws {
    let input = #"{"id":1,"x":{"y":[1,"2"]},"z":3}"#
    let decoder = SmartJSONDecoder()
    for leniency in [SmartLeniency.full, .none] {
      decoder.leniency = leniency
      let reference = try decoder.decode(Reference.self, from: Data(input.utf8))
      #expect(reference.id == 1)
      #expect(
        reference.rest == ["x": .object(["y": .list([.number(1), .text("2")])]), "z": .number(3)]
      )
      reference.id = 2
      #expect(reference.toDictionary()?["id"] as? Int == 2)
    }
  }

  @Test("FLAT-4, FLAT-8: in a flat, where the keys around it are known too")
  func nested() throws {
    var answer = try Answer.read(#"{"id":1,"size":2,"last":3,"more":4}"#)
    #expect(Set(answer.page.rest.keys) == ["more"])
    answer.id = 5
    answer.page.size = 6
    answer.last = 7
    let again = try Answer.read(try #require(answer.toJSONString()))
    #expect((again.id, again.page.size, again.last) == (5, 6, 7))
    #expect(again.page.rest["more"] as? Int == 4)
  }

  @Test("FLAT-4, UPD-9: an update adds what is unknown only")
  func update() throws {
    var texts = try Texts.read(#"{"id":"1","a":"x","b":"y"}"#)
    SmartUpdater.update(&texts, from: #"{"id":"8","b":"z","c":"n"}"#)
    #expect(texts.id == "8")
    #expect(texts.rest == ["a": "x", "b": "z", "c": "n"])
    SmartUpdater.update(&texts, from: #"{"id":"9"}"#)
    #expect(texts.rest == ["a": "x", "b": "z", "c": "n"])
  }

  @Test("FLAT-8: an entry that was added under the key of a property gives way to it")
  func added() throws {
    var item = Item()
    item.rest = ["id": 7, "at": 8, "name": 9, "other": 1]
    item.at = 3
    let written = try #require(item.toDictionary())
    #expect(written["id"] as? Int == 0)
    #expect(written["at"] as? Int == 3)
    #expect(written["name"] as? String == "n")
    #expect(written["other"] as? Int == 1)
    var answer = Answer()
    answer.page.rest = ["id": 7, "size": 8, "last": 9]
    let outer = try #require(answer.toDictionary())
    #expect(outer["id"] as? Int == 0)
    #expect(outer["size"] as? Int == 1)
    #expect(outer["last"] as? Int == 9 || outer["last"] as? Int == answer.last)
    for style in [SmartJSONEncoder(), SmartJSONEncoder(style: .foundation)] {
      let text = String(decoding: try style.encode(item), as: UTF8.self)
      #expect(text.contains(#""id":0"#))
    }
  }

  @Test("FLAT-4, COL-11: what a flat dictionary leaves out does not change how a later array fails")
  func laterArrays() throws {
    struct Model: SmartCodable {
      @SmartFlat var rest: [String: Int] = [:]
      var list: [Int]?
      var nested: [String: Int]?
    }
    let json = #"{"list":[1,"x"],"nested":{"a":"x"},"n":2}"#
    let strict = try #require(Model.deserialize(from: json, options: [.elements(.failWhole)]))
    #expect(strict.list == nil && strict.nested == nil && strict.rest == ["n": 2])
    let usual = try #require(Model.deserialize(from: json))
    #expect(usual.list == [1] && usual.nested == [:])
  }
}

import Foundation
import SmartCodable
import Testing

@Suite("Places in the repair report")
struct RepairPlaceTests {
  private struct User: SmartCodable, Equatable {
    var age = 0
    var name = "n"
  }

  private struct Lone: SmartCodable {
    var i = 5
    var s = "initial"
    var b = true
  }

  @Test("REP-8: the path is made of coding keys, raw keys and indexes")
  func paths() throws {
    struct Mapped: SmartCodable {
      var users: [User] = []
      static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.users <--- "data.people"]
      }
      enum CodingKeys: CodingKey { case users }
    }
    let report = try Mapped.decode(from: #"{"data":{"people":[7,{"age":"x","name":"a"}]}}"#)
    #expect(
      report.repairs.map(\.path) == [
        [.key("users"), .index(0)], [.key("users"), .index(1), .key("age")],
      ]
    )
    #expect(report.repairs.map(\.pathDescription) == ["users[0]", "users[1].age"])
    let list = try [User].decode(from: #"[{"age":1,"name":"a"},{"age":"x","name":"b"}]"#)
    #expect(list.repairs.map(\.path) == [[.index(1), .key("age")]])
  }

  @Test("REP-9: the location is the place of the value in the text")
  func locations() throws {
    let text =
      "{\n \"s\":\"é\", \"i\":\"x\",\n\"b\":1}"
    for report in [try Lone.decode(from: text), try Lone.decode(from: Data(text.utf8))] {
      let places = report.repairs.map(\.location)
      #expect(report.repairs.map(\.pathDescription) == ["i", "b"])
      #expect(places.first??.byteOffset == 17)
      #expect(places.first??.line == 2)
      #expect(places.first??.column == 16)
      #expect(places.last??.line == 3)
      #expect(places.last??.column == 5)
    }
  }

  @Test(
    "REP-9: a missing key has the place of its object, and a text in a string that of the string"
  )
  func locationsOfObjectsAndStrings() throws {
    struct Outer: SmartCodable {
      var user = User()
    }
    let missing = try Outer.decode(from: #"{"user": {"age":1}}"#).repairs
    #expect(missing.map(\.pathDescription) == ["user.name"])
    #expect(missing.first?.location?.byteOffset == 9)
    let inside = try Outer.decode(from: #"{"user":  "{\"age\":\"x\",\"name\":\"a\"}"}"#).repairs
    #expect(inside.map(\.pathDescription) == ["user.age"])
    #expect(inside.first?.location?.byteOffset == 10)
    #expect(inside.first?.location?.column == 11)
    let native = try Outer.decode(from: ["user": ["age": "x", "name": "a"]] as [String: Any])
    #expect(native.repairs.map(\.pathDescription) == ["user.age"])
    #expect(native.repairs.allSatisfy { $0.location == nil })
  }

  @Test("REP-9: what is missing below a missing key has the place of the object that lacks the key")
  func locationsBelowMissingKeys() throws {
    struct Inner: SmartDecodable {
      var a = 0
    }
    struct Item: Decodable {
      var inner: Inner
      enum CodingKeys: CodingKey { case inner }
      init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        inner = try Inner(from: keys.superDecoder(forKey: .inner))
      }
    }
    struct List: SmartDecodable {
      var list: [Item] = []
    }
    let repairs = try List.decode(from: #"{"list":[{"inner":{"a":1}},{}]}"#).repairs
    #expect(repairs.map(\.pathDescription) == ["list[1].inner.a"])
    #expect(repairs.first?.location?.byteOffset == 27)
  }
}

import Foundation
import SmartCodable
import Testing

@Suite("@SmartFlat")
struct FlatTests {
  private struct Address: SmartCodable, Equatable {
    var city = "nowhere"
    var zip = 0

    enum CodingKeys: CodingKey { case city, zip }

    static func mappingForKey() -> [SmartKeyTransformer]? {
      [CodingKeys.city <--- ["city", "town"]]
    }
  }

  private struct Place: SmartCodable {
    @SmartFlat var position = Position()
    var label = "no label"
  }

  private struct Position: SmartCodable, Equatable {
    var x = 1.5
    var y = 2.5
  }

  private struct Plain: Codable, Equatable {
    var count: Int
    var city: String
  }

  private final class Tag: SmartCodable {
    var tag = "none"
  }

  private struct Account: SmartCodable {
    var name = "nobody"
    @SmartFlat var address = Address(city: "outer", zip: 1)
    @SmartFlat var plain: Plain?
    @SmartFlat var place: Place?
    @SmartFlat var tag = Tag()
    var after = 7
    var late: String? = "late"
  }

  @Test("FLAT-1: a flat is decoded from the current object with its own keys and mapping")
  func currentObject() throws {
    let account = try Account.read(#"{"name":"n","town":"Rome","zip":"5","after":8}"#)
    #expect(account.name == "n")
    #expect(account.address == Address(city: "Rome", zip: 5))
    #expect(account.after == 8)
  }

  @Test("FLAT-1: an object under the property's own name is not looked at")
  func ownName() throws {
    let account = try Account.read(#"{"address":{"city":"inside"},"zip":2}"#)
    #expect(account.address.city == "nowhere")
    #expect(account.address.zip == 2)
  }

  @Test("FLAT-2: an Optional flat is never nil")
  func optionalFlat() throws {
    let account = try Account.read("{}")
    #expect(account.place?.label == "no label")
    #expect(account.place?.position == Position())
  }

  @Test("FLAT-3: several flats, flats in flats, class flats and plain flats work")
  func severalFlats() throws {
    let account = try Account.read(
      #"{"city":"Rome","count":"3","x":"9","label":"l","tag":5,"after":"6"}"#
    )
    #expect(account.address.city == "Rome")
    #expect(account.plain == Plain(count: 3, city: "Rome"))
    #expect(account.place?.position == Position(x: 9, y: 2.5))
    #expect(account.place?.label == "l")
    #expect(account.tag.tag == "5")
    #expect(account.after == 6)
  }

  @Test("FLAT-4: a flat dictionary gets every key with a valid value")
  func flatDictionary() throws {
    struct Scores: SmartCodable {
      var name = ""
      @SmartFlat var scores: [String: Int] = [:]
    }
    let scores = try Scores.read(#"{"name":"n","a":1,"b":"2","c":null,"d":[]}"#)
    #expect(scores.name == "n")
    #expect(scores.scores == ["a": 1, "b": 2])
  }

  @Test("FLAT-5: a flat that cannot be made gets the initial value of the outer model")
  func initialFlat() throws {
    struct Linked: Codable, Equatable {
      var link: URL
    }
    struct Outer: SmartCodable {
      @SmartFlat var linked = Linked(link: URL(fileURLWithPath: "/initial"))
      var v = 0
    }
    let outer = try Outer.read(#"{"link":true,"v":3}"#)
    #expect(outer.linked.link.path == "/initial")
    #expect(outer.v == 3)
    #expect(try Outer.read(#"{"link":"a"}"#).linked.link.absoluteString == "a")
  }

  @Test("FLAT-6: a flat of an array type is read from its own key")
  func flatArray() throws {
    struct Listed: SmartCodable {
      @SmartFlat var list: [Int] = [9]
      var v = 0
    }
    #expect(try Listed.read(#"{"list":[1,"2"],"v":1}"#).list == [1, 2])
    #expect(try Listed.read(#"{"v":1}"#).list == [9])
  }

  @Test("FLAT-7, DEF-8: a flat does not change how a later property is decoded")
  func laterProperties() throws {
    let account = try Account.read(#"{"city":null,"after":"x","late":[]}"#)
    #expect(account.after == 7)
    #expect(account.late == "late")
  }

  @Test("FLAT-1, KEY-1: flats work in elements, dictionary input and under a key strategy")
  func positions() throws {
    let list = [Account].deserialize(from: #"[{"town":"A"},{"city":"B"}]"#)
    #expect(list?.map(\.address.city) == ["A", "B"])
    #expect(try Account.read(["town": "C", "x": 4] as [String: Any]).address.city == "C")
    let upper = try Account.read(#"{"City":"D"}"#, [.key(.firstLetterLower)])
    #expect(upper.address.city == "D")
  }

  private struct Tentative: SmartCodable {
    @SmartFlat var position = Position()
    @SmartFlat var list = [4]
    private enum CodingKeys: CodingKey { case position, list }

    init() {}

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let found = try container.decodeIfPresent(SmartFlat<Position>.self, forKey: .position)
      _position = found ?? SmartFlat(wrappedValue: Position(x: -1, y: -1))
      let list = try container.decodeIfPresent(SmartFlat<[Int]>.self, forKey: .list)
      _list = list ?? SmartFlat(wrappedValue: [-1])
    }
  }

  @Test(
    "FLAT-1, FLAT-6: decodeIfPresent too reads a flat from the current object, but an array from its key",
    arguments: [
      #"{"x":7,"y":8}"#, #"{"position":null,"x":7,"y":8}"#, #"{"position":{},"x":7,"y":8}"#,
    ]
  )
  func tentative(json: String) throws {
    let model = try Tentative.decode(from: json).value
    #expect(model.position == Position(x: 7, y: 8) && model.list == [4])
    let strict = try Tentative.decode(from: json, options: [.leniency(.none)]).value
    #expect(strict.position == Position(x: 7, y: 8) && strict.list == [-1])
  }
}

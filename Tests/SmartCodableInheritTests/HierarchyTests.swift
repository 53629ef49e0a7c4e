import Foundation
import SmartCodableInherit
import Testing

@Suite("Hierarchies with @SmartSubclass")
struct HierarchyTests {
  class Animal: SmartCodable {
    var name = "animal"
    var legs = 4

    required init() {}

    class func mappingForKey() -> [SmartKeyTransformer]? { [Keys.name <--- "nick"] }

    class func mappingForValue() -> [SmartValueTransformer]? {
      [Keys.legs <--- FastTransformer<Int, Int>(fromJSON: { $0.map { $0 * 2 } })]
    }

    func didFinishMapping() { name += "!" }

    private enum Keys: CodingKey { case name, legs }
  }

  @SmartSubclass
  class Dog: Animal {
    var breed = "mutt"
    var age: Int? = 2
  }

  @SmartSubclass
  final class Puppy: Dog {
    var weeks = 8
    var toy: String?

    override class func mappingForKey() -> [SmartKeyTransformer]? {
      [CodingKeys.weeks <--- "w"]
    }

    override func didFinishMapping() { toy = (toy ?? "") + "?" }
  }

  @Test("INH-2: three levels are decoded and encoded again")
  func threeLevels() throws {
    let json = #"{"name":"n","legs":1,"breed":5,"age":"7","w":"9","toy":"ball"}"#
    let puppy = try #require(Puppy.deserialize(from: json))
    #expect(puppy.name == "n")
    #expect(puppy.legs == 2)
    #expect(puppy.breed == "5")
    #expect(puppy.age == 7)
    #expect(puppy.weeks == 9)
    #expect(puppy.toy == "ball?")
    let written = try #require(puppy.toDictionary())
    #expect(written.keys.sorted() == ["age", "breed", "legs", "name", "toy", "weeks"])
    #expect(written["weeks"] as? Int == 9)
    #expect(written["age"] as? Int == 7)
    #expect(written["name"] as? String == "n")
  }

  @Test(
    "INH-2: missing, null and bad values keep the initial ones at each level",
    arguments: [
      "{}", #"{"name":null,"breed":null,"age":null,"w":null}"#,
      #"{"name":{},"breed":[],"age":"old","w":"x"}"#,
    ]
  )
  func fallback(json: String) throws {
    let puppy = try #require(Puppy.deserialize(from: json))
    #expect(puppy.name == "animal")
    #expect(puppy.legs == 4)
    #expect(puppy.breed == "mutt")
    #expect(puppy.age == 2)
    #expect(puppy.weeks == 8)
    #expect(puppy.toy == "?")
  }

  @Test("INH-3: mapping and hook are those of the object's class, or inherited")
  func ownOrInherited() throws {
    let dog = try #require(Dog.deserialize(from: #"{"nick":"d","legs":3,"w":1}"#))
    #expect(dog.name == "d!")
    #expect(dog.legs == 6)
    let puppy = try #require(Puppy.deserialize(from: #"{"nick":"p","legs":3}"#))
    #expect(puppy.name == "animal")
    #expect(puppy.legs == 6)
    #expect(puppy.toPlainKeys == ["age", "breed", "legs", "name", "toy", "w"])
    #expect(dog.toPlainKeys == ["age", "breed", "legs", "nick"])
  }

  @Test("INH-2: subclasses work as properties, elements and in the report")
  func positions() throws {
    struct Kennel: SmartCodable {
      var first = Dog()
      var all: [Puppy] = []
      var maybe: Puppy?
    }
    let json = #"{"first":{"age":5},"all":[{"w":1},7,{"breed":"x"}],"maybe":{"w":3}}"#
    let report = try Kennel.decode(from: json)
    #expect(report.value.first.age == 5)
    #expect(report.value.all.map(\.weeks) == [1, 8])
    #expect(report.value.all.map(\.breed) == ["mutt", "x"])
    #expect(report.value.maybe?.weeks == 3)
    let bad = try Dog.decode(from: #"{"nick":"n","legs":1,"breed":"b","age":"old"}"#)
    #expect(bad.repairs.map(\.pathDescription) == ["age"])
    #expect(bad.repairs.map(\.action) == [.initialValue])
  }

  @Test("INH-2: instances do not share what their initial values hold")
  func freshValues() throws {
    let pair = try #require([Dog].deserialize(from: "[{},{}]"))
    #expect(pair[0] !== pair[1])
    #expect(type(of: pair[0]) == Dog.self)
  }

  @Test("MAC-1: Foundation's coders read and write the members too")
  func foundationCoders() throws {
    let json = #"{"name":"n","legs":3,"breed":"b","age":1,"weeks":2}"#
    let puppy = try JSONDecoder().decode(Puppy.self, from: Data(json.utf8))
    #expect(puppy.weeks == 2)
    #expect(puppy.breed == "b")
    #expect(puppy.toy == nil)
    let again = try JSONDecoder().decode(Puppy.self, from: JSONEncoder().encode(puppy))
    #expect(again.legs == 3)
    #expect(again.age == 1)
  }

  @SmartSubclass
  class Box<Content: Codable>: Animal {
    var content: Content?
    var more: [Content] = []
  }

  @SmartSubclass
  class Empty: Dog {}

  @Test("MAC-12: generic, empty and nested classes")
  func shapes() throws {
    let box = try #require(
      Box<Int>.deserialize(from: #"{"nick":"b","content":"5","more":[1,"2"]}"#)
    )
    #expect(box.name == "b!")
    #expect(box.content == 5)
    #expect(box.more == [1, 2])
    let empty = try #require(Empty.deserialize(from: #"{"nick":"e","age":9}"#))
    #expect(empty.name == "e!")
    #expect(empty.age == 9)
    #expect(empty.toDictionary()?["age"] as? Int == 9)

    @SmartSubclass
    final class Local: Dog { var inside = 1 }
    #expect(try #require(Local.deserialize(from: #"{"inside":"4","age":3}"#)).inside == 4)

    let both = try #require(
      GenericBoth<String>.deserialize(from: #"{"content":1,"item":2,"wrapped":"w"}"#)
    )
    #expect(both.content == "1")
    #expect(both.item == "2")
    #expect(both.wrapped == "w")
  }
}

extension SmartEncodable {
  fileprivate var toPlainKeys: [String]? { toDictionary(useMappedKeys: true)?.keys.sorted() }
}

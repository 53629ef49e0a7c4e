import Foundation
import SmartCodable
import Testing

@Suite("mappingForKey")
struct KeyMappingTests {
  private struct User: SmartCodable, Equatable {
    var id = 0
    var s = "d"
    var name = "d"
    var deep = 0
    var never = 1

    static func mappingForKey() -> [SmartKeyTransformer]? {
      [
        CodingKeys.id <--- ["user_id", "userId", "id"],
        CodingKeys.s <--- ["a", "b"],
        CodingKeys.name <--- "nick",
        CodingKeys.deep <--- ["o.list.0", "o.x", "w"],
        CodingKeys.never <--- [String](),
      ]
    }

    enum CodingKeys: CodingKey { case id, s, name, deep, never }
  }

  private struct Outer: SmartCodable {
    var name = "outer"
    var user = User()
    var users: [User] = []
    var byKey: [String: User] = [:]

    static func mappingForKey() -> [SmartKeyTransformer]? {
      [CodingKeys.name <--- "nick"]
    }

    enum CodingKeys: CodingKey { case name, user, users, byKey }
  }

  @Test("KEY-1: entries apply to their own type wherever it occurs, and not to its children")
  func ownTypeOnly() throws {
    let outer = try Outer.read(
      #"""
      {"nick":"o","user":{"nick":"u"},"users":[{"nick":"v"},"{\"nick\":\"w\"}"],
      "byKey":{"k":{"nick":"x","name":"ignored"}}}
      """#
    )
    #expect(outer.name == "o")
    #expect(outer.user.name == "u")
    #expect(outer.users.map(\.name) == ["v", "w"])
    #expect(outer.byKey["k"]?.name == "x")
    struct Wrapper: SmartCodable {
      var id = 0
      var child: Inner?
      static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.id <--- "key"] }
      enum CodingKeys: CodingKey { case id, child }
      struct Inner: SmartCodable { var id = 0 }
    }
    #expect(try Wrapper.read(#"{"key":1,"child":{"key":2,"id":3}}"#).child?.id == 3)
  }

  @Test("KEY-2: the first candidate with a value wins")
  func candidates() throws {
    #expect(try User.read(#"{"user_id":null,"id":7}"#).id == 7)
    #expect(try User.read(#"{"id":7,"userId":8}"#).id == 8)
    #expect(try User.read(#"{"id":7,"userId":8,"user_id":"9"}"#).id == 9)
  }

  @Test("KEY-3: a chosen candidate is not given up")
  func chosenCandidate() throws {
    #expect(try User.read(#"{"a":[],"b":"B"}"#).s == "d")
    #expect(try User.read(#"{"a":"","b":"B"}"#).s == "")
    #expect(try User.read(#"{"user_id":"x","id":7}"#).id == 0)
  }

  @Test("KEY-4: a mapped property ignores its own key")
  func ownKey() throws {
    #expect(try User.read(#"{"name":"x"}"#).name == "d")
    #expect(try User.read(#"{"name":"x","nick":"y"}"#).name == "y")
  }

  @Test("KEY-5: no candidate is missing, and candidates without a value are null")
  func missingOrNull() throws {
    let missing = try User.decode(from: #"{"a":"x","nick":"n","w":1}"#)
    #expect(missing.repairs.first { $0.pathDescription == "id" }?.kind == .missing)
    let null = try User.decode(from: #"{"a":"x","nick":"n","w":1,"userId":null}"#)
    #expect(null.repairs.first { $0.pathDescription == "id" }?.kind == .null)
  }

  @Test("KEY-6: a candidate with a dot is also a path, literal key first")
  func paths() throws {
    #expect(try User.read(#"{"o":{"list":[4]}}"#).deep == 4)
    #expect(try User.read(#"{"o.list.0":5,"o":{"list":[4]}}"#).deep == 5)
    #expect(try User.read(#"{"o":"{\"list\":[\"6\"]}"}"#).deep == 6)
    #expect(try User.read(#"{"o":{"list":"[7]"}}"#).deep == 7)
    #expect(try User.read(#"{"o":{"list.0":8}}"#).deep == 8)
  }

  @Test("KEY-7: a path that leads nowhere passes on to the next candidate")
  func nextCandidate() throws {
    #expect(try User.read(#"{"o":{"x":null},"w":3}"#).deep == 3)
    #expect(try User.read(#"{"o":{"list":[],"x":2},"w":3}"#).deep == 2)
    #expect(try User.read(#"{"o":1,"w":3}"#).deep == 3)
    #expect(try User.read(#"{"o":null,"w":3}"#).deep == 3)
  }

  @Test("KEY-8: every property reads from the unchanged object")
  func swapping() throws {
    struct Swapped: SmartCodable {
      var a = 0
      var b = 0
      var c = 0
      static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.a <--- "b", CodingKeys.b <--- "a", CodingKeys.c <--- ["a"]]
      }
      enum CodingKeys: CodingKey { case a, b, c }
    }
    let swapped = try Swapped.read(#"{"a":1,"b":2}"#)
    #expect(swapped.a == 2)
    #expect(swapped.b == 1)
    #expect(swapped.c == 1)
  }

  @Test("KEY-9: several entries for one property act like one")
  func severalEntries() throws {
    struct Twice: SmartCodable {
      var v = 0
      static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.v <--- ["a", "b"], CodingKeys.v <--- "c"]
      }
      enum CodingKeys: CodingKey { case v }
    }
    #expect(try Twice.read(#"{"a":1,"c":3}"#).v == 1)
    #expect(try Twice.read(#"{"b":2,"c":3}"#).v == 2)
    #expect(try Twice.read(#"{"c":3}"#).v == 3)
  }

  @Test("KEY-10: a property with no candidate is always missing")
  func noCandidates() throws {
    #expect(try User.read(#"{"never":5,"":6}"#).never == 1)
  }

  @Test("KEY-11: the left side is matched by the coding key's string")
  func renamedCodingKey() throws {
    struct Renamed: SmartCodable {
      var age = 5
      static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.age <--- "AGE"] }
      enum CodingKeys: String, CodingKey { case age = "person_age" }
    }
    #expect(try Renamed.read(#"{"AGE":1}"#).age == 1)
    #expect(try Renamed.read(#"{"person_age":2}"#).age == 5)
    #expect(try Renamed.read(#"{"age":3}"#).age == 5)
  }

  @Test("KEY-6, KEY-2: dictionary input is mapped in the same way")
  func nativeInput() throws {
    let user = try User.read(
      ["userId": "3", "user_id": NSNull(), "o": ["list": [9]], "nick": 4] as [String: Any]
    )
    #expect(user == User(id: 3, s: "d", name: "4", deep: 9))
  }
}

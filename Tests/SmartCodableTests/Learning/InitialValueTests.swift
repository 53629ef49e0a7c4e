import SmartCodable
import Synchronization
import Testing

/// Initial values are those of the stored properties themselves (chapter 32).
@Suite("Where initial values come from")
struct InitialValueTests {
  // MARK: Types with a mirror of their own

  private struct Account: SmartCodable, CustomReflectable {
    var name = "nobody"
    var pin = 5
    var limit: Int? = 3
    var ratio = 0.5
    var uncoded = 1

    enum CodingKeys: CodingKey { case name, pin, limit, ratio }

    var customMirror: Mirror {
      Mirror(self, children: ["name": "***", "pin": 0, "limit": 0, "ratio": 0.0, "uncoded": 0])
    }
  }

  private class Owner: SmartCodable, CustomReflectable {
    var name = "nobody"
    var account = Account()
    required init() {}
    var customMirror: Mirror { Mirror(self, children: [:], ancestorRepresentation: .suppressed) }
  }

  @Test("INI-1: a type's own mirror does not change its initial values")
  func ownMirror() throws {
    let account = try #require(Account.deserialize(from: #"{"name":null,"pin":"x"}"#))
    #expect(account.name == "nobody" && account.pin == 5)
    #expect(account.limit == 3 && account.ratio == 0.5 && account.uncoded == 1)
    let owner = try #require(Owner.deserialize(from: #"{"account":{"pin":7}}"#))
    #expect(owner.name == "nobody" && owner.account.pin == 7 && owner.account.name == "nobody")
    let bare = try #require(Owner.deserialize(from: "{}"))
    #expect(bare.account.pin == 5 && bare.account.ratio == 0.5)
  }

  @Test("INI-1, UPD-2: nor what an update keeps")
  func ownMirrorInUpdates() {
    var account = Account(name: "Ann", pin: 8, limit: 4, ratio: 2, uncoded: 9)
    SmartUpdater.update(&account, from: #"{"pin":1}"#)
    #expect(account.name == "Ann" && account.pin == 1 && account.limit == 4)
    #expect(account.ratio == 2 && account.uncoded == 9)
    var owner = Owner()
    owner.name = "Bob"
    owner.account.name = "Ann"
    SmartUpdater.update(&owner, from: #"{"account":{"pin":2}}"#)
    #expect(owner.name == "Bob" && owner.account.name == "Ann" && owner.account.pin == 2)
  }

  // MARK: One name in several classes

  private class Base: SmartCodable {
    private var id = 1
    private var _tag = "base"
    private enum CodingKeys: String, CodingKey {
      case id = "base_id"
      case _tag
    }
    required init() {}
    var baseValues: String { "\(id) \(_tag)" }
    func changeBase() { (id, _tag) = (10, "changed") }
  }

  private class Middle<Value>: Base {
    var other = 0
  }

  private final class Leaf: Middle<Int> {
    private var id = 2
    private var _tag = "leaf"
    private enum CodingKeys: String, CodingKey {
      case id = "leaf_id"
      case _tag
    }

    required init() { super.init() }
    required init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      id = try container.decode(Int.self, forKey: .id)
      _tag = try container.decode(String.self, forKey: ._tag)
      try super.init(from: decoder)
    }
    var leafValues: String { "\(id) \(_tag)" }
    func changeLeaf() { (id, _tag) = (20, "new") }
  }

  @Test("INI-2: private properties of one name keep the initial value of their own class")
  func sameNames() throws {
    let missing = try #require(Leaf.deserialize(from: "{}"))
    #expect(missing.baseValues == "1 base" && missing.leafValues == "2 leaf")
    let some = try #require(Leaf.deserialize(from: #"{"base_id":"x","leaf_id":7,"_tag":null}"#))
    #expect(some.baseValues == "1 base" && some.leafValues == "7 leaf")
    #expect(Base.deserialize(from: "{}")?.baseValues == "1 base")
  }

  @Test("INI-2, UPD-2: and their own old value in an update")
  func sameNamesInUpdates() {
    var leaf = Leaf()
    leaf.changeBase()
    leaf.changeLeaf()
    SmartUpdater.update(&leaf, from: #"{"base_id":11}"#)
    #expect(leaf.baseValues == "11 changed" && leaf.leafValues == "20 new")
    SmartUpdater.update(&leaf, from: #"{"leaf_id":21}"#)
    #expect(leaf.baseValues == "11 changed" && leaf.leafValues == "21 new")
  }

  @Test("INI-2: keys that are nested in no class of the hierarchy mean the subclass first")
  func foreignKeys() throws {
    let model = try #require(SubWithKeys.deserialize(from: "{}"))
    #expect(model.own == 2 && model.values == "1")
  }

  private enum SharedKeys: CodingKey { case id }

  private class BaseWithKeys: SmartCodable {
    private var id = 1
    required init() {}
    required init(from decoder: any Decoder) throws {}
    func encode(to encoder: any Encoder) throws {}
    var values: String { "\(id)" }
  }

  private final class SubWithKeys: BaseWithKeys {
    private var id = 2
    var own = 0
    required init() { super.init() }
    required init(from decoder: any Decoder) throws {
      own = try decoder.container(keyedBy: SharedKeys.self).decode(Int.self, forKey: .id)
      try super.init(from: decoder)
    }
  }

  private enum FileKeys: CodingKey { case id, y }

  private class FileKeyed: SmartCodable {
    private var id = 1
    var y = 0
    required init() {}
    required init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: FileKeys.self)
      id = try container.decode(Int.self, forKey: .id)
      y = try container.decode(Int.self, forKey: .y)
    }
    func encode(to encoder: any Encoder) throws {}
    var base: Int { id }
  }

  private final class Nested<Value: Codable & Equatable>: FileKeyed {
    private var id: Value?
    private enum CodingKeys: String, CodingKey { case id = "own" }
    required init() { super.init() }
    required init(from decoder: any Decoder) throws {
      try super.init(from: decoder)
      id = try decoder.container(keyedBy: CodingKeys.self)
        .decodeIfPresent(Value.self, forKey: .id)
    }
    var own: Value? { id }
  }

  @Test("INI-2: keys that are nested in no class belong to the one that has their other properties")
  func keysOfSuperclass() throws {
    var model = try #require(Nested<Int>.deserialize(from: #"{"id":10,"own":20}"#))
    SmartUpdater.update(&model, from: #"{"y":5}"#)
    #expect(model.base == 10 && model.own == 20 && model.y == 5)
    #expect(Nested<String>.deserialize(from: "{}")?.base == 1)
  }

  private class OneKeyed: SmartCodable {
    private var id = 1
    required init() {}
    required init(from decoder: any Decoder) throws {
      id = try decoder.container(keyedBy: SharedKeys.self).decode(Int.self, forKey: .id)
    }
    func encode(to encoder: any Encoder) throws {}
    var base: Int { id }
  }

  private final class OtherType: OneKeyed {
    private var id = "s"
    private enum CodingKeys: String, CodingKey { case id = "own" }
    required init() { super.init() }
    required init(from decoder: any Decoder) throws {
      try super.init(from: decoder)
      id = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .id)
    }
    var own: String { id }
  }

  private final class SameType: OneKeyed {
    private var id = 2
    private enum CodingKeys: String, CodingKey { case id = "own" }
    required init() { super.init() }
    required init(from decoder: any Decoder) throws {
      try super.init(from: decoder)
      id = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .id)
    }
    var own: Int { id }
  }

  @Test("INI-2: where nothing tells the class, the type decides, and an update keeps both values")
  func keysOfUnknownClass() throws {
    let missing = try #require(OtherType.deserialize(from: "{}"))
    #expect(missing.base == 1 && missing.own == "s")
    var model = try #require(SameType.deserialize(from: #"{"id":10,"own":20}"#))
    SmartUpdater.update(&model, from: "{}")
    #expect(model.base == 10 && model.own == 20)
    SmartUpdater.update(&model, from: #"{"own":5}"#)
    #expect(model.base == 10 && model.own == 5)
  }

  // MARK: Keys with another name than their property

  private struct Renamed: SmartCodable {
    var name = "d"
    var age: Int? = 5
    private enum Keys: String, CodingKey {
      case theName = "name"
      case theAge = "age"
    }

    init() {}
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Keys.self)
      name = try container.decode(String.self, forKey: .theName)
      age = try container.decodeIfPresent(Int.self, forKey: .theAge)
    }
    func encode(to encoder: any Encoder) throws {}
  }

  @Test("NEST-8, NEST-9, UPD-2: the string of a key names the property if its case does not")
  func renamed() throws {
    var model = try #require(Renamed.deserialize(from: #"{"age":"x"}"#))
    #expect(model.name == "d" && model.age == 5)
    model.name = "old"
    SmartUpdater.update(&model, from: #"{"age":51}"#)
    #expect(model.name == "old" && model.age == 51)
  }

  // MARK: Instances

  private struct Counted: SmartCodable {
    static let made = Mutex(0)
    var a: Int
    var b = "b"
    init() {
      Self.made.withLock { $0 += 1 }
      a = 4
    }
  }

  @Test("INI-3, DEF-5: the first decode makes one instance, like later ones")
  func instances() {
    for expected in 1...3 {
      #expect(Counted.deserialize(from: "{}")?.a == 4)
      #expect(Counted.made.withLock { $0 } == expected)
    }
    #expect(Counted.deserialize(from: #"{"a":1,"b":""}"#)?.a == 1)
    #expect(Counted.made.withLock { $0 } == 3)
  }

  @Test("INI-2: such keys mean the subclass each time")
  func foreignKeysAgain() throws {
    let models = try #require([SubWithKeys].deserialize(from: "[{},{},{}]"))
    #expect(models.map(\.own) == [2, 2, 2])
  }
}

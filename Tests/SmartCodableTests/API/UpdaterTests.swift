import Foundation
import SmartCodable
import Testing

@Suite("SmartUpdater")
struct UpdaterTests {
  private final class Opaque {}

  private struct Sub: SmartCodable, Equatable {
    var a = 1
    var b = 2
    var hooks = 0
    enum CodingKeys: CodingKey { case a, b }
    mutating func didFinishMapping() { hooks += 1 }
  }

  private struct Plain: Codable, Equatable {
    var x: Int
    var y: String
  }

  /// Requires a member that it does not store.
  private struct Demanding: SmartCodable {
    var kept = 1
    var sum = 0

    init() {}

    private enum Keys: CodingKey { case kept, unstored }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Keys.self)
      kept = try container.decode(Int.self, forKey: .kept)
      sum = kept + (try container.decode(Int.self, forKey: .unstored))
    }
  }

  @Test(
    "AGR-7, UPD-1: a strict update is refused if a required member is neither mentioned nor stored"
  )
  func strictWithoutOldValue() {
    var model = Demanding()
    SmartUpdater.update(&model, from: #"{"kept":5}"#, options: [.leniency(.none)])
    #expect(model.kept == 1)
    SmartUpdater.update(&model, from: #"{"unstored":2}"#, options: [.leniency(.none)])
    #expect(model.kept == 1 && model.sum == 3)
    SmartUpdater.update(&model, from: #"{"kept":5}"#)
    #expect(model.kept == 5 && model.sum == 5)
  }

  private struct User: SmartCodable {
    var name = ""
    var age = 0
    var born = Date(timeIntervalSince1970: 0)
    var score = Double.nan
    var nick: String? = "nick"
    @SmartIgnored var opaque: Opaque?
    @SmartAny var extra: [String: Any] = [:]
    var sub = Sub()
    var maybe: Sub?
    var subs: [Sub] = []
    var tags: Set<Int> = []
    var counts: [String: Int] = [:]
    var members: [String: Sub] = [:]
    @SmartFlat var flat = Flat()
    @SmartFlat var plain = Plain(x: 0, y: "")
    @SmartCompact.Dictionary var prices: [String: Int] = [:]
    var hooks = 0

    enum CodingKeys: CodingKey {
      case name, age, born, score, nick, opaque, extra, sub, maybe, subs, tags, counts, members
      case flat, plain, prices
    }

    static func mappingForKey() -> [SmartKeyTransformer]? {
      [CodingKeys.age <--- ["years", "info.age", "age"]]
    }

    mutating func didFinishMapping() { hooks += 1 }
  }

  private struct Flat: SmartCodable, Equatable {
    var u = 1
    var v = 2
    var hooks = 0
    enum CodingKeys: CodingKey { case u, v }
    mutating func didFinishMapping() { hooks += 1 }
  }

  private func updated(
    _ json: String,
    _ options: [SmartDecodingOption]? = nil,
    _ prepare: (inout User) -> Void = { _ in }
  ) -> User {
    var user = User()
    user.name = "mccc"
    user.age = 10
    prepare(&user)
    SmartUpdater.update(&user, from: json, options: options)
    return user
  }

  @Test(
    "UPD-1: nil, invalid text and a top level that is no object leave the model unchanged",
    arguments: ["", "{", "[1]", "null", "5", #"[{"age":1}]"#]
  )
  func unusable(json: String) {
    let user = updated(json)
    #expect(user.age == 10)
    #expect(user.hooks == 0)
    var same = user
    SmartUpdater.update(&same, from: nil as String?)
    SmartUpdater.update(&same, from: nil as Data?)
    SmartUpdater.update(&same, from: nil as [String: Any]?)
    #expect(same.age == 10)
    #expect(same.hooks == 0)
  }

  @Test("UPD-2: what is not mentioned keeps its value, also what JSON could not carry")
  func unmentioned() throws {
    let opaque = Opaque()
    let born = Date(timeIntervalSince1970: 1.000_000_123)
    let user = updated(#"{"age":200}"#) {
      $0.opaque = opaque
      $0.born = born
      $0.extra = ["o": opaque]
      $0.nick = nil
      $0.sub = Sub(a: 8, b: 9)
      $0.subs = [Sub(a: 5)]
      $0.prices = ["p": 1]
    }
    #expect(user.age == 200)
    #expect(user.name == "mccc")
    #expect(user.opaque === opaque)
    #expect(user.born == born)
    #expect(user.score.isNaN)
    #expect(user.extra["o"] as? Opaque === opaque)
    #expect(user.sub == Sub(a: 8, b: 9))
    #expect(user.subs == [Sub(a: 5)])
    #expect(user.prices == ["p": 1])
    #expect(user.nick == nil)
  }

  @Test("UPD-2, UPD-4: dictionary and data input work alike")
  func otherInputs() {
    var user = User()
    SmartUpdater.update(&user, from: ["age": "3"] as [String: Any])
    #expect(user.age == 3)
    SmartUpdater.update(&user, from: Data(#"{"name":5}"#.utf8))
    #expect(user.name == "5")
    #expect(user.age == 3)
  }

  @Test(
    "UPD-3: a null or invalid value leaves the old one",
    arguments: [
      #"{"age":null,"name":null}"#, #"{"age":"x","name":{}}"#, #"{"age":[],"sub":5,"subs":1}"#,
      #"{"sub":null,"maybe":null,"nick":null,"tags":null,"extra":null,"prices":null}"#,
    ]
  )
  func invalid(json: String) {
    let user = updated(json) {
      $0.maybe = Sub(a: 3)
      $0.sub = Sub(a: 4)
      $0.subs = [Sub(a: 5)]
      $0.tags = [6]
      $0.extra = ["k": 1]
      $0.prices = ["p": 1]
    }
    #expect(user.age == 10)
    #expect(user.name == "mccc")
    #expect(user.maybe == Sub(a: 3))
    #expect(user.sub == Sub(a: 4))
    #expect(user.subs == [Sub(a: 5)])
    #expect(user.tags == [6])
    #expect(user.nick == "nick")
    #expect(user.extra["k"] as? Int == 1)
    #expect(user.prices == ["p": 1])
  }

  @Test(
    "UPD-4: new values pass candidates, paths, conversions and options",
    arguments: [
      (#"{"years":"7"}"#, 7), (#"{"info":{"age":8}}"#, 8), (#"{"years":null,"age":9}"#, 9),
    ]
  )
  func mapping(json: String, age: Int) {
    #expect(updated(json).age == age)
  }

  @Test("UPD-4: transformers and options apply")
  func transformers() {
    struct Doubled: SmartCodable {
      var n = 1
      var someKey = 0
      enum CodingKeys: CodingKey { case n, someKey }
      static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.n <--- Double2()] }
    }
    struct Double2: ValueTransformable {
      func transformFromJSON(_ value: Any?) -> Int? { (value as? Int).map { $0 * 2 } }
      func transformToJSON(_ value: Int?) -> Int? { value }
    }
    var model = Doubled()
    SmartUpdater.update(&model, from: #"{"n":4,"some_key":5}"#, options: [.key(.fromSnakeCase)])
    #expect(model.n == 8)
    #expect(model.someKey == 5)
    SmartUpdater.update(&model, from: #"{"n":"x"}"#)
    #expect(model.n == 8)
  }

  @Test("UPD-5: an object is merged into the present child, and decoded anew into nil")
  func children() {
    let merged = updated(#"{"sub":{"b":5},"maybe":{"b":6}}"#) { $0.maybe = Sub(a: 3, b: 3) }
    #expect(merged.sub.a == 1)
    #expect(merged.sub.b == 5)
    #expect(merged.maybe?.a == 3)
    #expect(merged.maybe?.b == 6)
    let text = updated(#"{"sub":"{\"b\":5}"}"#) { $0.sub = Sub(a: 7, b: 7) }
    #expect(text.sub.a == 7)
    #expect(text.sub.b == 5)
    let anew = updated(#"{"maybe":{"b":6}}"#)
    #expect(anew.maybe?.a == 1)
    #expect(anew.maybe?.b == 6)
  }

  @Test("UPD-6: objects for dictionaries are merged key by key, Any content recursively")
  func dictionaries() {
    let user = updated(
      #"""
      {"counts":{"a":"5","b":null,"c":"x","d":4},
       "members":{"m":{"b":9},"n":{"a":3},"o":1},
       "extra":{"deep":{"x":2,"n":null},"list":[9],"gone":null},
       "prices":{"p":"2","q":3,"r":"x"}}
      """#
    ) {
      $0.counts = ["a": 1, "b": 2, "c": 3]
      $0.members = ["m": Sub(a: 7, b: 7), "o": Sub(a: 8, b: 8)]
      $0.extra = ["deep": ["x": 1, "y": 1, "n": 1], "list": [1, 2], "gone": "here"]
      $0.prices = ["p": 1, "r": 9]
    }
    #expect(user.counts == ["a": 5, "b": 2, "c": 3, "d": 4])
    #expect(user.members["m"]?.a == 7)
    #expect(user.members["m"]?.b == 9)
    #expect(user.members["n"]?.a == 3)
    #expect(user.members["o"] == Sub(a: 8, b: 8))
    let deep = user.extra["deep"] as? [String: Any]
    #expect(deep?["x"] as? Int == 2)
    #expect(deep?["y"] as? Int == 1)
    #expect(deep?["n"] as? Int == 1)
    #expect((user.extra["list"] as? [Any])?.count == 1)
    #expect(user.extra["gone"] as? String == "here")
    #expect(user.prices == ["p": 2, "q": 3, "r": 9])
  }

  @Test("UPD-7: an array replaces the old one, and [] empties it")
  func arrays() {
    let user = updated(#"{"subs":[{"a":4},1],"tags":[]}"#) {
      $0.subs = [Sub(a: 9), Sub(a: 9)]
      $0.tags = [1]
    }
    #expect(user.subs.map(\.a) == [4])
    #expect(user.subs.map(\.b) == [2])
    #expect(user.tags.isEmpty)
  }

  @Test("UPD-8: keys of a flat patch the flat, of a plain type too")
  func flats() {
    let user = updated(#"{"u":5,"x":7}"#) {
      $0.flat = Flat(u: 8, v: 9)
      $0.plain = Plain(x: 1, y: "kept")
    }
    #expect(user.flat.u == 5)
    #expect(user.flat.v == 9)
    #expect(user.plain == Plain(x: 7, y: "kept"))
  }

  @Test("UPD-9: the hook runs once on the model and on each nested model that was touched")
  func hooks() {
    let user = updated(#"{"sub":{"b":5},"members":{"m":{"a":1}},"age":1}"#) {
      $0.maybe = Sub(a: 3)
      $0.subs = [Sub()]
      $0.members = ["m": Sub(), "n": Sub()]
    }
    #expect(user.hooks == 1)
    #expect(user.sub.hooks == 1)
    #expect(user.members["m"]?.hooks == 1)
    #expect(user.members["n"]?.hooks == 0)
    #expect(user.maybe?.hooks == 0)
    #expect(user.subs.map(\.hooks) == [0])
    #expect(user.flat.hooks == 0)
    #expect(updated(#"{"v":1}"#).flat.hooks == 1)
  }

  @Test("UPD-9: of nested flats each is touched by its own keys")
  func nestedFlats() {
    struct Outer: SmartCodable {
      @SmartFlat var middle = Middle()
    }
    struct Middle: SmartCodable {
      @SmartFlat var inner = Flat()
      var m = 0
      var hooks = 0
      enum CodingKeys: CodingKey { case inner, m }
      mutating func didFinishMapping() { hooks += 1 }
    }
    var outer = Outer()
    SmartUpdater.update(&outer, from: #"{"z":1}"#)
    #expect(outer.middle.hooks == 0)
    SmartUpdater.update(&outer, from: #"{"u":3}"#)
    #expect(outer.middle.inner.u == 3)
    #expect(outer.middle.inner.hooks == 1)
    #expect(outer.middle.hooks == 1)
    SmartUpdater.update(&outer, from: #"{"m":3}"#)
    #expect(outer.middle.hooks == 2)
    #expect(outer.middle.inner.hooks == 1)
  }

  private class Base: SmartCodable {
    var name = "base"
    required init() {}
  }

  private final class Derived: Base {
    var extra = "initial"

    required init() { super.init() }

    private enum Keys: CodingKey { case extra }

    required init(from decoder: any Decoder) throws {
      try super.init(from: decoder)
      extra = try decoder.container(keyedBy: Keys.self).decode(String.self, forKey: .extra)
    }
  }

  @Test("UPD-10, UPD-2: an instance of a subclass stays one, with its values")
  func subclass() {
    let derived = Derived()
    derived.name = "d"
    derived.extra = "kept"
    var model: Base = derived
    SmartUpdater.update(&model, from: #"{"name":"new"}"#)
    #expect(model.name == "new")
    #expect((model as? Derived)?.extra == "kept")
  }

  @Test("UPD-11: a property left out of CodingKeys keeps its value")
  func uncoded() {
    final class Reference: SmartCodable {
      var n = 0
      var cache = "initial"
      enum CodingKeys: CodingKey { case n }
      required init() {}
    }
    struct Computed: SmartCodable {
      var n = 0
      var twice = 0
      var stamp = "initial"
      enum CodingKeys: CodingKey { case n }
      init() {}
      init(from decoder: any Decoder) throws {
        n = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .n)
        twice = 2 * n
      }
    }
    var reference = Reference()
    reference.cache = "kept"
    SmartUpdater.update(&reference, from: #"{"n":1,"cache":"x"}"#)
    #expect(reference.n == 1)
    #expect(reference.cache == "kept")
    var computed = Computed()
    computed.stamp = "kept"
    SmartUpdater.update(&computed, from: #"{"n":4}"#)
    #expect(computed.twice == 8)
    #expect(computed.stamp == "kept")
  }

  @Test("UPD-2: an update in a call does not change later ordinary calls")
  func isolation() throws {
    _ = updated(#"{"sub":{"b":5}}"#) { $0.sub = Sub(a: 77, b: 77) }
    let user = try User.read(#"{"sub":{"b":5}}"#)
    #expect(user.sub.a == 1)
    #expect(user.nick == "nick")
  }
}

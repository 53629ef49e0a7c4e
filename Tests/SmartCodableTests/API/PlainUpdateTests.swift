import Foundation
import SmartCodable
import Testing

/// A plain child keeps what an update does not mention and what is bad in it, as a model child does.
@Suite("Updates of plain children")
struct PlainUpdateTests {
  struct Plain: Codable, Equatable {
    var a = 1
    var b = "b"
    var c: Double? = 2.5
    var inner = Inner()
    var cache = 0

    struct Inner: Codable, Equatable {
      var x = 1
      var list = [1, 2]
    }

    enum CodingKeys: CodingKey { case a, b, c, inner }
  }

  private struct Pair<Left: Codable & Equatable, Right: Codable & Equatable>: Codable, Equatable {
    var left: Left
    var right: Right
  }

  class Base: Codable {
    var a = 1
    var b = 2
    init() {}
  }

  final class Child: Base {
    var extra = 3
  }

  private enum Shape: Codable, Equatable {
    case circle(r: Int)
    case box(width: Int, height: Int)
  }

  /// Reads a text, or the two keys.
  private struct Point: Codable, Equatable {
    var x: Int
    var y: Int
    enum CodingKeys: CodingKey { case x, y }

    init(x: Int, y: Int) { (self.x, self.y) = (x, y) }

    init(from decoder: any Decoder) throws {
      if let text = try? decoder.singleValueContainer().decode(String.self) {
        let parts = text.split(separator: ",").compactMap { Int($0) }
        (x, y) = (parts.first ?? 0, parts.last ?? 0)
        return
      }
      let container = try decoder.container(keyedBy: CodingKeys.self)
      x = try container.decode(Int.self, forKey: .x)
      y = try container.decode(Int.self, forKey: .y)
    }
  }

  /// One property from two keys.
  private struct Named: Codable, Equatable {
    var name: String
    var age: Int
    enum CodingKeys: CodingKey { case first, last, age }

    init(name: String, age: Int) { (self.name, self.age) = (name, age) }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let first = try container.decode(String.self, forKey: .first)
      let last = try container.decode(String.self, forKey: .last)
      name = first + " " + last
      age = try container.decode(Int.self, forKey: .age)
    }

    func encode(to encoder: any Encoder) throws {}
  }

  private struct Model: SmartCodable {
    var plain = Plain(cache: 9)
    var maybe: Plain? = Plain(b: "old")
    var none: Plain?
    var list = [Plain(b: "old")]
    var byName = ["k": Plain(b: "old")]
    var pair = Pair(left: "l", right: Pair(left: 1, right: [true]))
    var object: Base = Child()
    var shape = Shape.box(width: 1, height: 2)
    var point = Point(x: 1, y: 2)
    var named = Named(name: "a b", age: 4)
    @SmartAny var wrapped: Plain = Plain(b: "old")
    @SmartFlat var flat = Pair(left: 7, right: 8)
    var nickName = Snake()
    var written = Written(other: "p")
  }

  /// Composes what others read of the same object.
  private struct Composed<Part: Codable & Equatable>: Codable, Equatable {
    var part: Part
    var pair: Pair<Int, String>
    var own = 0
    enum CodingKeys: CodingKey { case own }

    init(part: Part, pair: Pair<Int, String>, own: Int) {
      (self.part, self.pair, self.own) = (part, pair, own)
    }

    init(from decoder: any Decoder) throws {
      part = try Part(from: decoder)
      pair = try decoder.singleValueContainer().decode(Pair<Int, String>.self)
      own = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .own)
    }

    func encode(to encoder: any Encoder) throws {}
  }

  private struct Composing: SmartCodable {
    var child = Composed(
      part: Plain.Inner(x: 4, list: [5]),
      pair: Pair(left: 6, right: "r"),
      own: 7
    )
    var list: [Plain.Inner] = []
  }

  @Test(
    "UPD-5: a child that is composed of others keeps the values of each",
    arguments: [false, true]
  )
  func composed(isStrict: Bool) {
    let options: [SmartDecodingOption]? = isStrict ? [.leniency(.none)] : nil
    for (json, change) in [
      (#"{"own":1}"#, { $0.own = 1 }), (#"{"x":1}"#, { $0.part.x = 1 }),
      (#"{"right":""}"#, { $0.pair.right = "" }), (#"{"list":[]}"#, { $0.part.list = [] }),
      ("{}", { _ in }),
    ] as [(String, (inout Composed<Plain.Inner>) -> Void)] {
      var model = Composing()
      var wanted = model.child
      change(&wanted)
      SmartUpdater.update(&model, from: #"{"child":\#(json)}"#, options: options)
      #expect(model.child == wanted, "\(json)")
    }
    var model = Composing()
    SmartUpdater.update(&model, from: #"{"child":{"own":"1","x":[],"left":"2"}}"#)
    #expect(
      model.child
        == Composed(part: .init(x: 4, list: [5]), pair: .init(left: 2, right: "r"), own: 1)
    )
  }

  private struct Written: Codable, Equatable {
    enum CodingKeys: String, CodingKey {
      case lastName = "last_name"
      case other
    }

    var lastName = "l"
    var other = "o"
  }

  private struct Snake: Codable, Equatable {
    var nickName = "n"
    var lastName: String? = "l"
    var probe = 0
  }

  private func updated(
    _ json: String,
    _ options: [SmartDecodingOption]? = nil
  ) -> Model {
    var model = Model()
    SmartUpdater.update(&model, from: json, options: options)
    return model
  }

  @Test("UPD-5: what the update does not mention is kept", arguments: [false, true])
  func unmentioned(isStrict: Bool) {
    let options: [SmartDecodingOption]? = isStrict ? [.leniency(.none)] : nil
    let plain = updated(#"{"plain":{"a":5}}"#, options).plain
    #expect(plain == Plain(a: 5, cache: 9))
    let nested = updated(#"{"plain":{"inner":{"x":7}}}"#, options).plain
    #expect(nested == Plain(inner: .init(x: 7), cache: 9))
    #expect(updated(#"{"plain":{}}"#, options).plain == Plain(cache: 9))
    let pair = updated(#"{"pair":{"right":{"left":2}}}"#, options).pair
    #expect(pair == Pair(left: "l", right: Pair(left: 2, right: [true])))
    #expect(updated(#"{"maybe":{"a":6}}"#, options).maybe == Plain(a: 6, b: "old"))
    #expect(updated(#"{"byName":{"k":{"a":6}}}"#, options).byName["k"] == Plain(a: 6, b: "old"))
    #expect(updated(#"{"wrapped":{"a":6}}"#, options).wrapped == Plain(a: 6, b: "old"))
    #expect(updated(#"{"left":6}"#, options).flat == Pair(left: 6, right: 8))
  }

  @Test("UPD-3, UPD-5: what is bad is kept, what converts is taken")
  func bad() {
    let json = #"{"plain":{"a":"5","b":[],"c":"x","inner":{"x":"q","list":["3"]}}}"#
    #expect(updated(json).plain == Plain(a: 5, inner: .init(list: [3]), cache: 9))
    #expect(updated(#"{"plain":{"a":null,"c":null}}"#).plain == Plain(cache: 9))
    #expect(updated(#"{"plain":null}"#).plain == Plain(cache: 9))
    #expect(updated(#"{"plain":[1]}"#).plain == Plain(cache: 9))
    #expect(updated(#"{"plain":"{\"a\":4}"}"#).plain == Plain(a: 4, cache: 9))
    #expect(updated(#"{"plain":{"a":"5"}}"#, [.leniency(.none)]).plain == Plain(cache: 9))
  }

  @Test("UPD-5, UPD-7: nil is decoded anew, elements are replaced, enums too")
  func anew() {
    #expect(updated(#"{"none":{"a":6,"inner":{}}}"#).none?.b == "")
    #expect(updated(#"{"list":[{"a":6,"inner":{}}]}"#).list.map(\.b) == [""])
    #expect(updated(#"{"shape":{"circle":{"r":3}}}"#).shape == .circle(r: 3))
    #expect(updated(#"{"shape":{"box":{"width":3}}}"#).shape == .box(width: 3, height: 0))
  }

  @Test("UPD-5: an object keeps its class and what only that has")
  func classes() throws {
    let model = Model()
    let child = try #require(model.object as? Child)
    (child.b, child.extra) = (8, 9)
    var copy = model
    SmartUpdater.update(&copy, from: #"{"object":{"a":"5"}}"#)
    let object = try #require(copy.object as? Child)
    #expect((object.a, object.b, object.extra) == (5, 8, 9))
  }

  @Test("UPD-5, AGR-1: code of the type's own reads new values as ever")
  func ownCode() {
    #expect(updated(#"{"point":"3,4"}"#).point == Point(x: 3, y: 4))
    #expect(updated(#"{"point":{"y":4}}"#).point == Point(x: 1, y: 4))
    let named = updated(#"{"named":{"first":"c","last":"d"}}"#).named
    #expect(named == Named(name: "c d", age: 4))
    #expect(updated(#"{"named":{"age":"5"}}"#).named == Named(name: "a b", age: 5))
  }

  @Test("UPD-4, UPD-5, KEY-15: a key that a strategy changes is found as in decoding")
  func strategy() {
    let json = #"{"nick_name":{"nick_name":"x","last_name":"y"}}"#
    let snake = updated(json, [.key(.fromSnakeCase)]).nickName
    #expect(snake == Snake(nickName: "x", lastName: "y"))
    let last = updated(#"{"nickName":{"last_name":"y"}}"#, [.key(.fromSnakeCase)]).nickName
    #expect(last == Snake(lastName: "y"))
    let written = updated(#"{"written":{"last_name":"y"}}"#, [.key(.fromSnakeCase)]).written
    #expect(written == Written(lastName: "y", other: "p"))
  }

  @Test("UPD-7: an array is replaced by an array, and unchanged by anything else")
  func array() {
    let old = [Model()]
    var models = old
    SmartUpdater.update(&models, from: #"[{"plain":{"a":5,"inner":{}}},{},null]"#)
    #expect(models.map(\.plain.a) == [5, 1])
    for json in [#"{"plain":{"a":7}}"#, "null", "1", "[", #""[}""#] {
      SmartUpdater.update(&models, from: json)
      #expect(models.map(\.plain.a) == [5, 1])
    }
    SmartUpdater.update(&models, from: Data("[]".utf8))
    #expect(models.isEmpty)
  }
}

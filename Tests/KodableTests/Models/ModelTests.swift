import Foundation
import Kodable
import SmartCodable
import Testing

@Suite("Models")
struct ModelTests {
  struct User: Kodable, Equatable {
    var identifier = ""
    var social: String?
    var marker: Int? = 7
    @Coding("first_name") var firstName: String
    @Coding(default: "unknown") var phone: String
    @Coding("address.zipCode") var zipCode: Int
    let constant = 3
  }

  @Test("KOD-1, KOD-2: plain and wrapped properties mix, with every decoder")
  func mixed() throws {
    let text = #"""
      {"identifier":"1","social":"x","first_name":"John","address":{"zipCode":94040},"constant":9}
      """#
    let user = try AllDecoders.read(User.self, text)
    #expect(user.identifier == "1" && user.social == "x" && user.marker == 7)
    #expect(user.firstName == "John" && user.phone == "unknown" && user.zipCode == 94040)
    #expect(user.constant == 3)
    let list = try PropertyListSerialization.data(
      fromPropertyList: [
        "identifier": "1", "social": "x", "first_name": "John", "address": ["zipCode": 94040],
      ],
      format: .binary,
      options: 0
    )
    #expect(try PropertyListDecoder().decode(User.self, from: list) == user)
  }

  struct PlainSub: Codable, Equatable { var a: Int }

  struct Holder: Kodable, Equatable {
    @Coding var models: [User]
    var plain = PlainSub(a: 1)
    @Coding var byName: [String: PlainSub]
  }

  @Test("KOD-2: in a lenient model of this package a Kodable is still read strictly")
  func lenientOwner() throws {
    struct Number: Kodable, Equatable { @Coding var n: Int }
    struct Middle: Codable, Equatable {
      var number: Number
      var other: Int
    }
    struct Owner: SmartCodable {
      var number: Number?
      var middle: Middle?
      var count = 0
    }
    let good = try #require(
      Owner.deserialize(
        from: #"{"number":{"n":1},"middle":{"number":{"n":2},"other":"3"},"count":"4"}"#
      )
    )
    #expect(good.number?.n == 1 && good.middle?.number.n == 2 && good.middle?.other == 3)
    #expect(good.count == 4)
    let bad = try #require(
      Owner.deserialize(from: #"{"number":{"n":"1"},"middle":{"number":{"n":"2"},"other":"3"}}"#)
    )
    #expect(bad.number == nil && bad.middle == nil)
  }

  @Test("KOD-2: a top level that is no object is refused")
  func noObject() throws {
    let error = try AllDecoders.error(User.self, "[1]")
    #expect(error.shape == "User > wrapped(typeMismatch)")
  }

  class Base: Kodable {
    var plain = 1
    @Coding("base_name") var name: String
    required init() {}
  }

  class Middle: Base {
    @Coding(default: 5) var middle: Int
  }

  final class Leaf: Middle {
    var leaf: [Int] = []
    @Coding("a.b") var deep: Bool
  }

  private class PlainBase: Codable { var a = 1 }
  private final class PlainChild: PlainBase {}

  @Test("KOD-3, AGR-12: the shortcuts decode the class that a metatype holds")
  func metatypes() throws {
    let data = Data(#"{"plain":2,"base_name":"n","leaf":[1],"a":{"b":true}}"#.utf8)
    for type in [Base.self, Middle.self, Leaf.self] as [Base.Type] {
      #expect(Swift.type(of: try type.decodeJSON(from: data)) == type)
      #expect(Swift.type(of: try type.decode(from: data)) == type)
    }
    let plain = Data(#"{"a":2}"#.utf8)
    for type in [PlainChild.self, PlainBase.self] as [PlainBase.Type] {
      #expect(Swift.type(of: try type.decodeJSON(from: plain)) == type)
      #expect(Swift.type(of: try type.decode(from: plain)) == type)
    }
  }

  @Test("KOD-3: classes decode and encode superclass properties over any number of levels")
  func classes() throws {
    let text = #"{"plain":2,"base_name":"n","leaf":[1],"a":{"b":true}}"#
    for name in AllDecoders.names {
      let leaf = try AllDecoders.json(name).decode(Leaf.self, from: Data(text.utf8))
      #expect(leaf.plain == 2 && leaf.name == "n" && leaf.middle == 5, "\(name)")
      #expect(leaf.leaf == [1] && leaf.deep, "\(name)")
      #expect(
        try AllDecoders.write(leaf)
          == #"{"a":{"b":true},"base_name":"n","leaf":[1],"middle":5,"plain":2}"#
      )
    }
  }

  struct Plains: Kodable, Equatable {
    var number = 4
    var text = "initial"
    var flag = true
    var maybe: Int? = 3
    var list = [1]
  }

  @Test("KOD-4: a plain property keeps its initial value, an Optional becomes nil when null")
  func plains() throws {
    #expect(try AllDecoders.read(Plains.self, "{}") == Plains())
    let nulls = #"{"number":null,"text":null,"flag":null,"maybe":null,"list":null}"#
    let model = try AllDecoders.read(Plains.self, nulls)
    #expect(model.number == 4 && model.text == "initial" && model.flag && model.list == [1])
    #expect(model.maybe == nil)
  }

  @Test(
    "KOD-4: a plain property is read strictly",
    arguments: [
      ("number", #""4""#, "Int"), ("text", "1", "String"), ("flag", "1", "Bool"),
      ("maybe", #""3""#, "Optional<Int>"), ("list", #"["1"]"#, "Array<Int>"),
    ]
  )
  func strictPlains(name: String, value: String, type: String) throws {
    let error = try AllDecoders.error(Plains.self, #"{"\#(name)":\#(value)}"#)
    #expect(error.shape == "Plains > \(name)/\(name)/\(type) > wrapped(typeMismatch)")
  }

  struct Opaque { var x = 5 }

  final class Shared { var x = 6 }

  struct Mixed: Kodable {
    var before = 1
    var opaque = Opaque()
    var closure: () -> Int = { 8 }
    weak var shared: Shared?
    lazy var lazily = 9
    static let fixed = 1
    var computed: Int { before }
    var after = 2
  }

  @Test("KOD-5: what is neither Codable nor wrapped keeps its value and disturbs nothing")
  func opaque() throws {
    let text = #"{"before":3,"opaque":{"x":1},"closure":1,"shared":{},"lazily":4,"after":5}"#
    for name in AllDecoders.names {
      var model = try AllDecoders.json(name).decode(Mixed.self, from: Data(text.utf8))
      #expect(model.before == 3 && model.after == 5 && model.opaque.x == 5, "\(name)")
      #expect(model.closure() == 8 && model.lazily == 9 && model.shared == nil, "\(name)")
    }
    var model = Mixed()
    _ = model.lazily
    #expect(try AllDecoders.write(model) == #"{"after":2,"before":1}"#)
  }

  /// Decodes into an existing value.
  private struct Update: Decodable {
    @TaskLocal static var user = User()
    let user: User

    init(from decoder: any Decoder) throws {
      var user = Self.user
      try user.decode(from: decoder)
      self.user = user
    }
  }

  @Test("KOD-6, KOD-8: decode(from:) updates in place, and copies do not share")
  func update() throws {
    let text = #"{"identifier":"1","first_name":"John","phone":"p","address":{"zipCode":1}}"#
    let user = try AllDecoders.read(User.self, text)
    for name in AllDecoders.names {
      let changed = try Update.$user.withValue(user) {
        try AllDecoders.json(name)
          .decode(Update.self, from: Data(#"{"social":"s","first_name":"Ann","marker":null}"#.utf8))
          .user
      }
      #expect(changed.firstName == "Ann" && changed.social == "s" && changed.marker == nil)
      #expect(changed.identifier == "1" && changed.phone == "p" && changed.zipCode == 1)
      let emptied = try Update.$user.withValue(user) {
        try AllDecoders.json(name)
          .decode(Update.self, from: Data(#"{"phone":null,"identifier":null}"#.utf8)).user
      }
      #expect(emptied.phone == "unknown" && emptied.identifier == "1")
    }
    #expect(user.firstName == "John" && user.social == nil && user.marker == 7)
    var copy = user
    copy.firstName = "Eve"
    #expect(user.firstName == "John" && copy.firstName == "Eve")
  }

  @Test("KOD-7: a required property without a value is not encoded, and compares as unset")
  func unset() throws {
    #expect(User() == User())
    var set = User()
    set.firstName = ""
    #expect(set != User())
    #expect(Coding<Int>("a").hashValue == Coding<Int>("b").hashValue)
    for encoder in [JSONEncoder(), SmartJSONEncoder()] {
      let error = #expect(throws: EncodingError.self) { try encoder.encode([User()]) }
      guard case .invalidValue(_, let context) = error else {
        Issue.record("\(String(describing: error))")
        continue
      }
      #expect(context.codingPath.map(\.stringValue) == ["Index 0", "first_name"])
    }
  }
}

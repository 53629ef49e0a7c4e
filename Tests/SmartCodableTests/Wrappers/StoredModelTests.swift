import Foundation
import SmartCodable
import Testing

/// What Foundation's encoders write of a model with wrappers, its decoders read (IGN-2, IGN-4).
@Suite("Models that are stored with Foundation's coders")
struct StoredModelTests {
  struct Ignored: SmartCodable, Equatable {
    var title = "t"
    @SmartIgnored var number = 7
    @SmartIgnored var maybe: Int? = nil
    @SmartIgnored(isEncodable: true) var written = 3
    @SmartIgnored(isEncodable: true) var writtenNil: Int? = nil

    enum CodingKeys: String, CodingKey {
      case title, maybe, written, writtenNil
      case number = "the_number"
    }
  }

  struct Opaque: SmartCodable {
    var title = "t"
    @SmartIgnored var action: () -> Int = { 4 }
    @SmartIgnored var any: Any = "initial"
    @SmartIgnored var object: NSObject? = nil
  }

  private struct Generic<Value: Codable & Equatable & Sendable>: SmartCodable {
    var values: [Value] = []
    @SmartIgnored var count = 9
    @SmartIgnored var last: Value? = nil
  }

  class Base: SmartCodable {
    var id = 1
    @SmartIgnored var note = "base"
    required init() {}
  }

  class Derived: Base {
    var name = "d"
    @SmartIgnored var extra = [1, 2]

    private enum CodingKeys: CodingKey { case name, extra }

    required init() { super.init() }

    required init(from decoder: any Decoder) throws {
      try super.init(from: decoder)
      let container = try decoder.container(keyedBy: CodingKeys.self)
      name = try container.decode(String.self, forKey: .name)
      _extra = try container.decode(SmartIgnored<[Int]>.self, forKey: .extra)
    }

    override func encode(to encoder: any Encoder) throws {
      try super.encode(to: encoder)
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(name, forKey: .name)
      try container.encode(_extra, forKey: .extra)
    }
  }

  struct Plain: Codable {
    var id = 1
    @SmartIgnored var note = "lost"
    @SmartIgnored var maybe: Int? = 5
  }

  struct Outer: SmartCodable {
    var one = Ignored()
    var list = [Ignored(), Ignored()]
    var byName = ["a": Ignored()]
    @SmartFlat var flat = Ignored()
  }

  struct Wrapped: SmartCodable, Equatable {
    @SmartAny var any: Int? = 1
    @SmartAny var list: [String] = ["a"]
    @SmartDate var date: Date? = Date(timeIntervalSince1970: 5)
    @SmartHexColor var color: ColorObject?
    @SmartCompact.Array var compact = [1]
    @SmartCompact.Dictionary var entries = ["a": 1]
    @SmartPublished var published: Int? = 4
    @SmartFlat var flat: Ignored? = Ignored()

    static var empty: Wrapped {
      var empty = Wrapped()
      empty.any = nil
      empty.list = []
      empty.date = nil
      empty.compact = []
      empty.entries = [:]
      empty.published = nil
      empty.flat = nil
      return empty
    }
  }

  enum Coder: String, CaseIterable {
    case json, xml, binary

    func copy<Value: Codable>(_ value: Value) throws -> Value {
      let type = Value.self
      guard self != .json else {
        return try JSONDecoder().decode(type, from: JSONEncoder().encode(value))
      }
      let encoder = PropertyListEncoder()
      encoder.outputFormat = self == .xml ? .xml : .binary
      return try PropertyListDecoder().decode(type, from: encoder.encode(value))
    }
  }

  @Test("IGN-2, IGN-4: an ignored property is left out and not missed", arguments: Coder.allCases)
  func ignored(coder: Coder) throws {
    var model = Ignored(title: "x", number: 8, maybe: 9)
    model.written = 4
    let copy = try coder.copy(model)
    #expect(copy.title == "x" && copy.number == 7 && copy.maybe == nil)
    #expect(copy.written == 4 && copy.writtenNil == nil)
    let opaque = try coder.copy(Opaque(title: "x"))
    #expect(opaque.action() == 4 && opaque.any as? String == "initial" && opaque.object == nil)
    let generic = try coder.copy(Generic(values: [1, 2], count: 3, last: 5))
    #expect(generic.values == [1, 2] && generic.count == 9 && generic.last == nil)
    let derived = Derived()
    (derived.id, derived.name, derived.note, derived.extra) = (2, "e", "x", [])
    let other = try coder.copy(derived)
    #expect((other.id, other.name, other.note, other.extra) == (2, "e", "base", [1, 2]))
    let plain = try coder.copy(Plain(id: 2))
    #expect(plain.id == 2 && plain.note.isEmpty && plain.maybe == nil)
    let outer = try coder.copy(Outer())
    #expect(outer.list == Outer().list && outer.byName == Outer().byName)
    #expect(outer.one == Ignored() && outer.flat == Ignored())
  }

  @Test("IGN-4: a null or a value that does not fit is not missed either")
  func unfit() throws {
    for found in ["null", #""x""#, "[]"] {
      let json = #"{"title":"x","the_number":\#(found),"written":\#(found)}"#
      let model = try JSONDecoder().decode(Ignored.self, from: Data(json.utf8))
      #expect(model.title == "x" && model.number == 7 && model.written == 3)
    }
  }

  @Test("IGN-2: nothing is written", arguments: [false, true])
  func text(isOurs: Bool) throws {
    let data =
      try isOurs ? SmartJSONEncoder().encode(Base()) : JSONEncoder().encode(Base())
    #expect(String(decoding: data, as: UTF8.self) == #"{"id":1}"#)
  }

  @Test("ANY-10, IGN-4: what wrappers write they read", arguments: Coder.allCases)
  func wrappers(coder: Coder) throws {
    for model in [Wrapped(), .empty] { #expect(try coder.copy(model) == model) }
  }
}

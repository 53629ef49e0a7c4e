import Foundation
import SmartCodableInherit
import Testing

/// The declarations of the table at work.
@Suite("Own properties at work")
struct PropertyTests {
  @Test("MAC-3: lists and observed variables are coded, and no observer is called")
  func observed() throws {
    let model = try #require(
      ObservedProperties.deserialize(from: #"{"a":"5","b":6,"c":7,"d":8,"log":[1]}"#)
    )
    #expect([model.a, model.b, model.c, model.d] == [5, 6, 7, 8])
    #expect(model.log == [])
    let list = try #require(MixedList.deserialize(from: #"{"a":2,"b":["3"],"c":4,"d":5,"e":{}}"#))
    #expect((list.a, list.b, list.c, list.d) == (2, [3], "4", 5))
  }

  @Test("MAC-3: constants, lazy, static and computed properties take no part")
  func left() throws {
    let json = #"{"a":9,"b":"9","c":9,"d":9,"e":9,"f":9,"stored":9,"changes":9,"title":"t"}"#
    #expect(Constants.deserialize(from: json)?.toDictionary()?.keys.sorted() == ["e", "title"])
    let lazy = try #require(LazyProperties.deserialize(from: json))
    #expect(lazy.a == 1)
    #expect(lazy.toDictionary()?.keys.sorted() == ["c", "title"])
    let fixed = try #require(StaticProperties.deserialize(from: json))
    #expect(fixed.f == 9)
    #expect(unsafe StaticProperties.e == 5)
    let computed = try #require(ComputedProperties.deserialize(from: json))
    #expect(computed.toDictionary()?.keys.sorted() == ["stored", "title"])
    let override = try #require(Overrides.deserialize(from: json))
    #expect(override.title == "t")
    #expect(override.toDictionary()?.keys.sorted() == ["changes", "title"])
  }

  @Test("MAC-3: properties in conditional blocks are coded where they exist")
  func conditional() throws {
    let json = #"{"a":8,"b":"9","c":7}"#
    let claused = try #require(ClausedProperties.deserialize(from: json))
    #expect(claused.a == 8)
    #expect(claused.b == "9")
    #expect(claused.c == 7)
    #expect(OnlyConditional.deserialize(from: json)?.toDictionary()?["a"] as? Int == 8)
    let early = try #require(
      EarlyConditions.deserialize(from: #"{"a":8,"b":"9","c":{"wrappedValue":7}}"#)
    )
    #expect(early.a == 8)
    #expect(early.b == 9)
    #expect(early.c == 7)
    #expect(early.toDictionary()?.keys.sorted() == ["a", "b", "c", "title"])
  }

  @Test("MAC-4: what the compiler infers from any initial value is decoded and falls back to it")
  func inferredByCompiler() throws {
    let calls = try #require(
      InferredCalls.deserialize(
        from: #"{"date":2,"pairs":{"b":"2"},"point":{"y":"5"},"other":1,"sum":"9","made":"x"}"#
      )
    )
    #expect(calls.date == Date(timeIntervalSince1970: 2) && calls.pairs == ["b": 2])
    #expect(calls.point == Point(x: 0, y: 5) && calls.other == Point())
    #expect(calls.sum == 9 && calls.made == 5)
    let bare = try #require(InferredCalls.deserialize(from: "{}"))
    #expect(bare.date == Date(timeIntervalSince1970: 1) && bare.pairs == ["a": 1])
    #expect(bare.point == Point(x: 1, y: 2) && bare.sum == 7)
    let members = try #require(
      InferredMembers.deserialize(from: #"{"color":"red","largest":300,"list":[1],"ratio":"2"}"#)
    )
    #expect(members.color == .red && members.largest == .max && members.list == ["1"])
    #expect(members.table == ["a": [1], "b": []] && members.ratio == 2)
  }

  @Test(
    "MAC-4: an inferred Optional is nil where a written one is, and is left out when it is encoded"
  )
  func inferredOptionals() throws {
    let optionals = try #require(
      InferredOptionals.deserialize(
        from: #"{"some":"x","none":"4","point":{"x":3},"nested":[null,2]}"#
      )
    )
    #expect(optionals.some == 1 && optionals.none == 4 && optionals.point == Point(x: 3, y: 0))
    #expect(optionals.nested == [nil, 2] && optionals.chained == 97)
    let report = try InferredOptionals.decode(from: #"{"title":"t","nested":[]}"#)
    #expect(report.isClean)
    #expect(report.value.toDictionary()?.keys.sorted() == ["chained", "nested", "some", "title"])
    let strict = try JSONDecoder()
      .decode(
        InferredOptionals.self,
        from: Data(#"{"title":"t","nested":[1]}"#.utf8)
      )
    #expect(strict.some == nil && strict.nested == [1])
    let foreign = try JSONSerialization.jsonObject(with: JSONEncoder().encode(strict))
    #expect((foreign as? [String: Any])?.keys.sorted() == ["nested", "title"])
  }

  @Test("MAC-4: inferred types convert like written ones")
  func inferred() throws {
    let integers = try #require(IntegerLiterals.deserialize(from: #"{"a":"7","b":2.0,"g":"x"}"#))
    #expect((integers.a, integers.b, integers.g) == (7, 2, 14))
    let floats = try #require(FloatLiterals.deserialize(from: #"{"a":"7","d":"x"}"#))
    #expect((floats.a, floats.d) == (7, 16))
    let booleans = try #require(BooleanLiterals.deserialize(from: #"{"a":0,"b":"true"}"#))
    #expect((booleans.a, booleans.b) == (false, true))
    let strings = try #require(StringLiterals.deserialize(from: #"{"a":1}"#))
    #expect(strings.a == "1")
    let id = "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"
    let calls = try #require(
      FoundationCalls.deserialize(from: #"{"a":0,"b":"\#(id)","c":"AQI="}"#)
    )
    #expect(calls.a == Date(timeIntervalSince1970: 0))
    #expect(calls.b.uuidString == id)
    #expect(calls.c == Data([1, 2]))
  }

  @Test("MAC-5: variables without a value get theirs from `required init()`, also as fallback")
  func valueByInitializer() throws {
    #expect(OwnInit.deserialize(from: #"{"a":"6"}"#)?.a == 6)
    #expect(OwnInit.deserialize(from: "{}")?.a == 5)
    let early = try #require(EarlyWrapped.deserialize(from: #"{"b":[1]}"#))
    #expect(early.a == 1)
    #expect(early.b as? [Int] == [1])
    #expect(early.c == 3)
    let shared = try #require(SharedTypeEarly.deserialize(from: #"{"b":"9"}"#))
    #expect((shared.a, shared.b, shared.c, shared.d) == (1, 9, "c", 3))
  }

  @Test("MAC-7: attributes that are no wrappers are left alone")
  func attributes() throws {
    let model = try #require(NonobjcAttributes.deserialize(from: #"{"a":"5","b":[1]}"#))
    #expect(model.a == 5)
    #expect(model.b as? [Int] == [1])
    let available = try #require(AvailableProperties.deserialize(from: #"{"c":"4"}"#))
    #expect(available.c == 4)
    #expect(available.toDictionary()?.keys.sorted() == ["a", "b", "c", "title"])
  }

  @Test("MAC-7: a class of the main actor decodes there")
  @MainActor
  func mainActor() throws {
    let model = try #require(ActorClass.deserialize(from: #"{"title":1,"a":"5","b":6}"#))
    #expect(model.title == "1")
    #expect(model.a == 5)
    #expect(model.b == "6")
  }

  @Test("MAC-8: names that the expansion uses, keywords and raw names")
  func names() throws {
    let names = try #require(
      ExpansionNames.deserialize(from: #"{"container":"2","decoder":3,"encoder":4,"key":6}"#)
    )
    #expect((names.container, names.decoder, names.encoder, names.key) == (2, "3", 4, 6))
    let keywords = try #require(
      KeywordNames.deserialize(from: #"{"default":2,"in":"3","init":5,"self":6,"Type":7}"#)
    )
    #expect((keywords.default, keywords.in, keywords.`init`) == (2, 3, 5))
    #expect((keywords.`self`, keywords.`Type`) == (6, 7))
    let raw = try #require(RawNames.deserialize(from: #"{"two words":"5","1st":6,"a-b":7}"#))
    #expect((raw.`two words`, raw.`1st`, raw.`a-b`) == (5, 6, "7"))
    #expect(raw.toDictionary()?.keys.sorted() == ["1st", "a-b", "title", "two words"])
    let keys = try #require(CodingKeyNames.deserialize(from: #"{"rawValue":9,"description":8}"#))
    #expect((keys.rawValue, keys.description) == (9, "8"))
    let library = try #require(
      LibraryNames.deserialize(from: #"{"a":"4","b":5,"c":{"wrappedValue":6}}"#)
    )
    #expect((library.a, library.b, library.c) == (4, "5", 6))
  }

  @Test("MAC-8: Optionals in every spelling")
  func optionals() throws {
    let unwrapped = try #require(UnwrappedTypes.deserialize(from: #"{"a":"5"}"#))
    #expect(unwrapped.a == 5)
    #expect(unwrapped.b == "b")
    #expect(unwrapped.toDictionary()?.keys.sorted() == ["a", "b", "title"])
    let spelled = try #require(SpelledOptional.deserialize(from: #"{"a":"5","b":null,"c":["1"]}"#))
    #expect((spelled.a, spelled.b, spelled.c) == (5, "b", [1]))
    let empty = try #require(SpelledOptional.deserialize(from: "{}"))
    #expect((empty.a, empty.b, empty.c) == (nil, "b", nil))
    #expect(empty.toDictionary()?.keys.sorted() == ["b", "title"])
  }

  @Test("MAC-9: exactly the cases of the class's own keys are coded")
  func ownKeys() throws {
    let own = try #require(OwnKeys.deserialize(from: #"{"a":5,"b":6}"#))
    #expect((own.a, own.b) == (5, 2))
    #expect(own.toDictionary()?.keys.sorted() == ["a", "title"])
    let renamed = try #require(
      RenamedKeys.deserialize(from: #"{"alpha":"5","b":6,"d{}":7,"a":9}"#)
    )
    #expect((renamed.a, renamed.b, renamed.default) == (5, "6", 7))
    #expect(RenamedKeys.deserialize(from: "{}")?.a == 1)
    #expect(NoKeys.deserialize(from: #"{"a":5}"#)?.a == 1)
  }

  @Test("MAC-1: own initializers and `encode(to:)` are used")
  func ownMembers() throws {
    #expect(OwnDecoder.deserialize(from: #"{"a":5}"#)?.a == 9)
    #expect(OwnEncode.deserialize(from: #"{"a":5}"#)?.toDictionary()?["a"] as? Int == 10)
    #expect(OwnInitChanges.deserialize(from: "{}")?.title == "own")
    #expect(OwnMapping.deserialize(from: #"{"alpha":5}"#)?.a == 6)
    #expect(ConvenienceInits(from: "x").a == 1)
  }

  @Test("MAC-2: a public class in a public extension, and its members, are public")
  func access() throws {
    let model = try #require(PublicSpace.Extended.deserialize(from: #"{"a":"4"}"#))
    #expect(model.a == 4)
    #expect(ThirdLevel.deserialize(from: #"{"a":4,"second":"5","third":6}"#)?.second == 5)
  }
}

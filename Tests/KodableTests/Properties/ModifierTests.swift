import Foundation
import Kodable
import Testing

@Suite("Modifiers")
struct ModifierTests {
  struct Ordered: Kodable, Equatable {
    @Coding(
      .validation { $0 < 100 },
      .overrideValue { $0 + 1 },
      .modifier(.custom { $0 * 2 }),
      .modifier(.validation { $0 != 8 })
    ) var number: Int
  }

  @Test("KOD-40: overrides run in order, then the validations on the final value")
  func order() throws {
    #expect(try AllDecoders.read(Ordered.self, #"{"number":4}"#).number == 10)
    #expect(
      try AllDecoders.error(Ordered.self, #"{"number":49}"#).shape
        == "Ordered > validationFailed(Ordered, number, 100)"
    )
    #expect(
      try AllDecoders.error(Ordered.self, #"{"number":3}"#).shape
        == "Ordered > validationFailed(Ordered, number, 8)"
    )
  }

  struct Entry: Codable, Equatable {
    var name: String
    var rank: Int?
  }

  struct Presets: Kodable, Equatable {
    @Coding(.trimmed) var a: String
    @Coding(.trimmed) var b: String?
    @Coding(.trimmedNifIfEmpty) var c: String?
    @Coding("list", .ascending) var up: [Int]
    @Coding("list", .descending) var down: [Int]
    @Coding("holes", .ascending) var upNil: [Int?]
    @Coding("holes", .descending) var downNil: [Int?]
    @Coding("entries", .ascending(by: \.name)) var byName: [Entry]
    @Coding("entries", .descending(by: \.name)) var byNameDown: [Entry]
    @Coding("entries", .ascending(by: \.rank)) var byRank: [Entry]
    @Coding("entries", .descending(by: \.rank)) var byRankDown: [Entry]
    @Coding("list", .sorted { $0 % 10 < $1 % 10 }) var custom: [Int]
  }

  @Test("KOD-41: presets trim and sort")
  func presets() throws {
    let model = try AllDecoders.read(
      Presets.self,
      #"""
      {"a":" x\n","b":"\ty","c":" \n","list":[12,31,20],"holes":[null,2,1],
       "entries":[{"name":"b","rank":1},{"name":"c"},{"name":"a","rank":2}]}
      """#
    )
    #expect(model.a == "x" && model.b == "y" && model.c == nil)
    #expect(
      model.up == [12, 20, 31] && model.down == [31, 20, 12] && model.custom == [20, 31, 12]
    )
    #expect(model.upNil == [1, 2, nil] && model.downNil == [nil, 2, 1])
    #expect(model.byName.map(\.name) == ["a", "b", "c"])
    #expect(model.byNameDown.map(\.name) == ["c", "b", "a"])
    #expect(model.byRank.map(\.name) == ["b", "a", "c"])
    #expect(model.byRankDown.map(\.name) == ["c", "a", "b"])
  }

  struct Limits: Kodable, Equatable {
    @Coding("n", .clamping(to: 1...5)) var clamped: Int
    @Coding("n", .range(1...5)) var ranged: Int
    @Coding("n", .max(5)) var most: Int
    @Coding("n", .min(1)) var least: Int
  }

  @Test("KOD-41: presets limit", arguments: [(9, 5, 5, 9), (-2, 1, -2, 1), (3, 3, 3, 3)])
  func limits(number: Int, clamped: Int, most: Int, least: Int) throws {
    let model = try AllDecoders.read(Limits.self, #"{"n":\#(number)}"#)
    #expect(model.clamped == clamped && model.ranged == clamped)
    #expect(model.most == most && model.least == least)
  }

  @Test("KOD-42: modifiers run on assignment, and a rejected one is ignored")
  func assignment() {
    var model = Ordered()
    model.number = 1
    #expect(model.number == 4)
    model.number = 3
    #expect(model.number == 4)
    model.number = 60
    #expect(model.number == 4)
  }

  @Test("KOD-43: modifiers do not run for an absent Optional", arguments: ["{}", #"{"a":null}"#])
  func absent(text: String) throws {
    struct Absent: Kodable, Equatable {
      @Coding(.overrideValue { ($0 ?? 1) + 1 }, .validation { _ in false }) var a: Int?
    }
    #expect(try AllDecoders.read(Absent.self, text).a == nil)
  }

  @Test("KOD-40: the validation of an Optional takes the value, and accepts nil")
  func optionalValidation() throws {
    struct Generic<Value: Codable & Comparable & Sendable & ExpressibleByIntegerLiteral>: Kodable {
      @Coding(.validation { $0 < 100 }) var value: Value?
    }
    struct Limits: Kodable {
      @Coding(.validation { $0 < 100 }) var plain: Int?
      @Coding("b", .modifier(.validation { !$0.isEmpty })) var text: String?
      @Coding(.modifier(KodableModifier(validation: { $0.count < 3 }))) var list: [Int]?
      @Coding(.overrideValue { $0.map { $0 * 2 } }, .validation { $0 < 100 }) var twice: Int?
    }
    for name in AllDecoders.names {
      let decoder = AllDecoders.json(name)
      func read(_ text: String) throws -> Limits {
        try decoder.decode(Limits.self, from: Data(text.utf8))
      }
      var good = try read(#"{"plain":99,"b":"x","list":[1],"twice":49}"#)
      #expect(good.plain == 99 && good.text == "x" && good.list == [1] && good.twice == 98)
      good.plain = 100
      #expect(good.plain == 99)
      good.plain = nil
      #expect(good.plain == nil)
      let none = try read(#"{"plain":null,"list":"bad"}"#)
      #expect(none.plain == nil && none.text == nil && none.list == nil)
      for bad in [#"{"plain":100}"#, #"{"b":""}"#, #"{"list":[1,2,3]}"#, #"{"twice":50}"#] {
        #expect(throws: KodableError.self, "\(name) \(bad)") { try read(bad) }
      }
      let generic = try decoder.decode(Generic<Double>.self, from: Data(#"{"value":1}"#.utf8))
      #expect(generic.value == 1)
      #expect(throws: KodableError.self) {
        try decoder.decode(Generic<Double>.self, from: Data(#"{"value":100}"#.utf8))
      }
    }
  }
}

import Foundation
import Kodable
import SmartCodable
import Testing

@Suite("Keys")
struct KeyTests {
  struct Paths: Kodable, Equatable {
    @Coding("first_name") var first: String
    @Coding(.key("last")) var second: String
    @Coding("a.b.c") var deep: Int?
    @Coding(#"dotted\.key"#) var dotted: Int?
    @Coding("items.1.name") var item: String?
    @Coding("items.0") var whole: Inner?
    @Coding("grid.1.0") var cell: Int?
    @Coding("codes.7") var code: Int?
    @Coding("..x..y..") var empty: Int?
  }

  struct Inner: Codable, Equatable { var name: String }

  @Test("KOD-10, KOD-11: keys rename, dots descend, digits index arrays or name members")
  func paths() throws {
    let model = try AllDecoders.read(
      Paths.self,
      #"""
      {"first_name":"f","last":"l","a":{"b":{"c":1}},"dotted.key":2,"dotted":{"key":9},
       "items":[{"name":"zero"},{"name":"one"}],"grid":[[1],[2,3]],"codes":{"7":4},"x":{"y":5}}
      """#
    )
    #expect(model.first == "f" && model.second == "l" && model.deep == 1 && model.dotted == 2)
    #expect(model.item == "one" && model.whole == Inner(name: "zero") && model.cell == 2)
    #expect(model.code == 4 && model.empty == 5)
  }

  @Test("KOD-11, KOD-23: backslashes in a key with a dot, and in one without, which a report tells")
  func backslashes() throws {
    struct Slashed: Kodable, Equatable {
      @Coding(#"a\\.b"#) var path: Int?
      @Coding(#"a\\b"#, default: 7) var name: Int
      @Coding(#"a\b.c\\d"#) var other: Int?
    }
    let text = #"{"a\\":{"b":1},"a\\\\b":2,"a\\b":{"c\\d":3}}"#
    let model = try AllDecoders.read(Slashed.self, text)
    #expect(model.path == 1 && model.name == 2 && model.other == 3)
    #expect(try AllDecoders.write(model) == text)
    let report = try SmartJSONDecoder().report(Slashed.self, from: "{}")
    #expect(report.repairs.map(\.path) == [[.key(#"a\\b"#)]])
  }

  @Test(
    "KOD-12: a container on the way that is missing, null or wrong counts as a missing value",
    arguments: [
      "{}", #"{"a":null}"#, #"{"a":1}"#, #"{"a":[]}"#, #"{"a":{"b":null}}"#, #"{"a":{"b":"x"}}"#,
      #"{"a":{"b":{}}}"#, #"{"a":{"b":{"c":null}}}"#,
    ]
  )
  func missingContainers(text: String) throws {
    struct Deep: Kodable, Equatable {
      @Coding("a.b.c", default: 9) var number: Int
      @Coding("a.b.c") var maybe: Int?
    }
    struct Required: Kodable { @Coding("a.b.c") var number: Int }
    let model = try AllDecoders.read(Deep.self, text)
    #expect(model.number == 9 && model.maybe == nil)
    let error = try AllDecoders.error(Required.self, text)
    #expect(error.shape == "Required > number/a.b.c/Int > dataNotFound")
  }

  struct Nested: Kodable, Equatable {
    @Coding("a.b") var b: Int?
    @Coding("a.c.d") var d: Int?
    @Coding("a.c.e", .encodeAsNullIfNil) var e: Int?
    @Coding("list.0") var element: Int?
    @Coding(#"x\.y"#) var dotted: Int?
  }

  @Test("KOD-13, KOD-11: encoding rebuilds nested objects, which properties share")
  func encoding() throws {
    var model = Nested()
    model.b = 1
    model.d = 2
    model.element = 3
    model.dotted = 4
    #expect(
      try AllDecoders.write(model)
        == #"{"a":{"b":1,"c":{"d":2,"e":null}},"list":{"0":3},"x.y":4}"#
    )
  }

  @Test("KOD-13: an omitted nil leaves no empty parent behind")
  func noEmptyParent() throws {
    struct Sparse: Kodable {
      @Coding("a.b") var b: Int?
      @Coding var c: Int?
    }
    #expect(try AllDecoders.write(Sparse()) == "{}")
  }

  @Test("KOD-13: a value beside an object under one key is an error, if both write")
  func conflicts() throws {
    struct ValueFirst: Kodable {
      @Coding("a") var value: Int?
      @Coding("a.b") var inner: Int?
    }
    struct ObjectFirst: Kodable {
      @Coding("x.a.b") var inner: Int?
      @Coding("x.a") var value: Int?
    }
    struct RootObjectFirst: Kodable {
      @Coding("a.b") var inner: Int?
      @Coding("a") var value: Int?
    }
    var third = RootObjectFirst()
    third.value = 1
    #expect(try AllDecoders.write(third) == #"{"a":1}"#)
    third.inner = 2
    var first = ValueFirst()
    first.value = 1
    #expect(try AllDecoders.write(first) == #"{"a":1}"#)
    first.inner = 2
    var second = ObjectFirst()
    second.inner = 1
    #expect(try AllDecoders.write(second) == #"{"x":{"a":{"b":1}}}"#)
    second.value = 2
    for encoder in [JSONEncoder(), SmartJSONEncoder()] {
      #expect(throws: EncodingError.self) { try encoder.encode(third) }
      #expect(throws: EncodingError.self) { try encoder.encode(first) }
      #expect(throws: EncodingError.self) { try encoder.encode(second) }
    }
  }

  @Test("KOD-14: several properties read one key, and key strategies apply to explicit keys")
  func strategies() throws {
    struct Snake: Kodable, Equatable {
      @Coding("first_name") var explicit: String
      @Coding var firstName: String
      @Coding("homeAddress.street_name") var street: String
      @Coding("home_address.number_list.0") var number: Int
    }
    let text = #"{"first_name":"n","home_address":{"street_name":"s","number_list":[1]}}"#
    for name in AllDecoders.names {
      let decoder = AllDecoders.json(name)
      decoder.keyDecodingStrategy = .convertFromSnakeCase
      let model = try decoder.decode(Snake.self, from: Data(text.utf8))
      #expect(model.explicit == "n" && model.firstName == "n", "\(name)")
      #expect(model.street == "s" && model.number == 1, "\(name)")
    }
  }

  @Test("KOD-14: an explicit key is found under what the strategy makes of it")
  func convertedWords() throws {
    struct Sizes: Kodable {
      @Coding("size_3d_model") var digit: Int?
      @Coding("x_b-c") var dash: Int?
      @Coding("__ONE_TWO__") var outer: Int?
      @Coding("straße_ǆ_o'brien") var letters: Int?
      @Coding("_one") var single: Int?
    }
    let text = #"""
      {"size_3d_model":1,"x_b-c":2,"__ONE_TWO__":3,"straße_ǆ_o'brien":4,"_one":5}
      """#
    for name in AllDecoders.names {
      let decoder = AllDecoders.json(name)
      decoder.keyDecodingStrategy = .convertFromSnakeCase
      let model = try decoder.decode(Sizes.self, from: Data(text.utf8))
      let found = [model.digit, model.dash, model.outer, model.letters, model.single]
      #expect(found == [1, 2, 3, 4, 5], "\(name)")
    }
  }

  @Test(
    "KOD-14: without a strategy, an explicit key does not find another spelling",
    arguments: AllDecoders.names
  )
  func otherSpelling(name: String) throws {
    struct Inner: Kodable, Equatable {
      @Coding("first_name", default: "own") var name: String
    }
    struct Generic<Value: Codable & Equatable>: Kodable, Equatable {
      @Coding("some_value") var value: Value?
    }
    struct Outer: Kodable, Equatable {
      @Coding("first_name", default: "own") var name: String
      @Coding("home_address.street_name") var street: String?
      @Coding("home.street_name") var nested: String?
      @Coding("list.0.street_name") var element: String?
      @Coding var inner: Inner
      @Coding var inners: [Inner]
      @Coding var generic: Generic<Int>
    }
    let text = """
      {"firstName":"n","homeAddress":{"street_name":"s"},"home":{"streetName":"s","a":null},
      "list":[{"streetName":"s"}],"inner":{"firstName":"n"},"inners":[{"firstName":null}],
      "generic":{"someValue":1}}
      """
    let decoder = AllDecoders.json(name)
    let model = try decoder.decode(Outer.self, from: Data(text.utf8))
    #expect(model.name == "own" && model.inner.name == "own")
    #expect(model.inners.map(\.name) == ["own"])
    #expect(model.street == nil && model.nested == nil && model.element == nil)
    #expect(model.generic.value == nil)
  }
}

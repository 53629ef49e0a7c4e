import Foundation
import Kodable
import SmartCodable
import Testing

@Suite("Missing, null and mismatching values")
struct FallbackTests {
  struct Defaults: Kodable, Equatable {
    @Coding(.modifier(.custom { $0 + 1 }), .validation { $0 < 100 }, default: 100) var number: Int
    @Coding(default: [1]) var list: [Int]
    @Coding(default: 5) var maybe: Int?
  }

  @Test(
    "KOD-20, KOD-43: the default stands in, unmodified and unvalidated",
    arguments: [
      "{}", #"{"number":null,"list":null,"maybe":null}"#, #"{"number":"x","list":{},"maybe":[]}"#,
    ]
  )
  func defaults(text: String) throws {
    let model = try AllDecoders.read(Defaults.self, text)
    #expect(model.number == 100 && model.list == [1] && model.maybe == 5)
  }

  struct Optionals: Kodable, Equatable {
    @Coding var number: Int?
    @Coding var list: [String]?
    @Coding(.lossless) var lossless: Int?
  }

  @Test(
    "KOD-21: an Optional becomes nil",
    arguments: [
      "{}", #"{"number":null,"list":null,"lossless":null}"#,
      #"{"number":"x","list":1,"lossless":"x"}"#,
    ]
  )
  func optionals(text: String) throws {
    let model = try AllDecoders.read(Optionals.self, text)
    #expect(model.number == nil && model.list == nil && model.lossless == nil)
  }

  struct Required: Kodable { @Coding("k") var number: Int }
  struct RequiredList: Kodable { @Coding("k") var number: [Int] }
  struct RequiredLossless: Kodable { @Coding("k", .lossless) var number: Int }
  struct RequiredLossy: Kodable { @Coding("k", .lossy) var number: [Int] }

  @Test(
    "KOD-21, KOD-35: a required property throws",
    arguments: [
      ("{}", "dataNotFound"), (#"{"k":null}"#, "dataNotFound"),
      (#"{"k":{}}"#, "wrapped(typeMismatch)"),
    ]
  )
  func required(text: String, cause: String) throws {
    let errors = [
      try AllDecoders.error(Required.self, text), try AllDecoders.error(RequiredList.self, text),
      try AllDecoders.error(RequiredLossless.self, text),
      try AllDecoders.error(RequiredLossy.self, text),
    ]
    #expect(
      errors.map(\.shape) == [
        "Required > number/k/Int > \(cause)", "RequiredList > number/k/Array<Int> > \(cause)",
        "RequiredLossless > number/k/Int > \(cause)",
        "RequiredLossy > number/k/Array<Int> > \(cause)",
      ]
    )
  }

  struct Halver: KodableTransform {
    struct Odd: Error {}
    func transformFromJSON(value: Int) throws -> Int? {
      guard value.isMultiple(of: 2) else { throw Odd() }
      return value / 2
    }
    func transformToJSON(value: Int?) -> Int { (value ?? 0) * 2 }
  }

  struct Halves: Kodable, Equatable {
    @KodableTransformable<Halver>("half") var half: Int?
  }

  @Test(
    "KOD-21: a transform to an Optional gives nil",
    arguments: ["{}", #"{"half":null}"#, #"{"half":"x"}"#]
  )
  func optionalTransforms(text: String) throws {
    #expect(try AllDecoders.read(Halves.self, text).half == nil)
    #expect(try AllDecoders.read(Halves.self, #"{"half":8}"#).half == 4)
  }

  @Test("KOD-22: a default hides no failure after reading")
  func failuresAfterReading() throws {
    struct Checked: Kodable { @Coding(.validation { $0 > 5 }, default: 9) var number: Int }
    struct Transformed: Kodable {
      @KodableTransformable<Halver>(default: 9) var half: Int?
    }
    struct Dated: Kodable, Equatable {
      @CodableDate(default: Date(timeIntervalSince1970: 0)) var date: Date
    }
    struct MaybeDated: Kodable, Equatable {
      @CodableDate(default: Date(timeIntervalSince1970: 0)) var date: Date?
    }
    let shapes = [
      try AllDecoders.error(Checked.self, #"{"number":1}"#).shape,
      try AllDecoders.error(Transformed.self, #"{"half":1}"#).shape,
      try AllDecoders.error(Dated.self, #"{"date":"soon"}"#).shape,
    ]
    #expect(
      shapes == [
        "Checked > validationFailed(Checked, number, 1)",
        "Transformed > half/half/Optional<Int> > wrapped(Odd())",
        "Dated > date/date/Date > failedToParseDate(soon)",
      ]
    )
    #expect(try AllDecoders.read(MaybeDated.self, #"{"date":"soon"}"#).date == nil)
    #expect(
      try AllDecoders.read(Dated.self, #"{"date":5}"#).date == Date(timeIntervalSince1970: 0)
    )
  }

  @Test(
    "KOD-23: an absent Optional is no fallback, with a default of nil either",
    arguments: ["{}", #"{"a":null,"b":null,"c":null}"#]
  )
  func noRepairs(text: String) throws {
    struct Absent: Kodable {
      var a: Int?
      @Coding var b: Int?
      @Coding(default: nil) var c: Int?
    }
    #expect(try SmartJSONDecoder().report(Absent.self, from: text).repairs.isEmpty)
  }

  @Test("KOD-23: nil for a text that is no date is a repair")
  func unreadableDates() throws {
    struct Dated: Kodable {
      @CodableDate("a.d") var iso: Date?
      @CodableDate(.timestamp) var stamp: Date?
      @CodableDate var null: Date?
    }
    let text = Data(#"{"a":{"d":"soon"},"stamp":"x","null":null}"#.utf8)
    let outcome = try SmartJSONDecoder().report(Dated.self, from: text)
    #expect(
      outcome.repairs.map { "\($0.pathDescription) \($0.kind) \($0.wanted) \($0.action)" }
        == ["a.d mismatch Date nilValue", "stamp mismatch Date nilValue"]
    )
  }

  struct Reported: Kodable {
    var plain = 1
    var maybe: Int?
    @Coding("d", default: 2) var defaulted: Int
    @Coding("a.n") var optional: Int?
    @Coding var text: String
    @Coding("l", .lossy) var list: [Int]
    @Coding("m", .lossless) var map: [String: Int]
  }

  @Test("KOD-23: every fallback is a repair when this package's decoder runs it")
  func repairs() throws {
    let text = #"{"d":"x","a":{"n":[]},"text":5,"l":[1,"2",null],"m":{"a":"1","b":[]}}"#
    let decoder = SmartJSONDecoder()
    let outcome = try decoder.report(Reported.self, from: Data(text.utf8))
    #expect(
      outcome.repairs.map {
        "\($0.pathDescription) \($0.kind) \($0.wanted) \($0.found) \($0.action)"
      }
        == [
          "plain missing Int nothing initialValue", "d mismatch Int string initialValue",
          "a.n mismatch Int array nilValue", "text converted String number converted",
          "l[1] mismatch Int string droppedElement",
          "l[2] null Int null droppedElement",
          "m.a converted Int string converted",
          "m.b mismatch Int array droppedElement",
        ]
    )
    #expect(outcome.repairs.map { $0.location?.column } == [1, 6, 19, 30, 39, 43, 58, 66])
  }
}

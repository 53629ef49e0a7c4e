import Foundation
import SmartCodable
import Testing

@Suite("Round trips")
struct RoundTripTests {
  /// How many values of each model are tried.
  private static let count = 4_000

  private struct Law: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let check: @Sendable () throws -> Void

    init<Model: RandomModel & SendableMetatype>(
      _ type: Model.Type,
      encoding: [SmartEncodingOption] = [],
      decoding: [SmartDecodingOption] = [],
      useMappedKeys: Bool = true
    ) {
      testDescription = "\(type) \(encoding.isEmpty ? "" : "with a key strategy")"
      check = {
        var source = RandomValues(seed: 42)
        for number in 0..<RoundTripTests.count {
          let model = Model.random(&source)
          let text = try #require(
            model.toJSONString(useMappedKeys: useMappedKeys, options: encoding),
            "value \(number)"
          )
          let fromText = try Model.decode(from: text, options: decoding)
          // Plain comparisons, since an expectation for each value would take minutes.
          if fromText.value != model || !fromText.isClean {
            Issue.record("value \(number): \(text) gives \(fromText)")
            return
          }
          let object = try #require(
            model.toDictionary(useMappedKeys: useMappedKeys, options: encoding)
          )
          let fromObject = try Model.decode(from: object, options: decoding)
          if fromObject.value != model || !fromObject.isClean {
            Issue.record("value \(number): \(object) gives \(fromObject)")
            return
          }
        }
      }
    }
  }

  @Test(
    "ENC-15: what is written is read again, without a repair",
    arguments: [
      Law(ScalarModel.self), Law(OptionalModel.self), Law(NestedModel.self),
      Law(CollectionModel.self), Law(MappedModel.self), Law(ClassModel.self), Law(FlatModel.self),
      Law(FoundationModel.self),
      Law(SnakeModel.self, encoding: [.key(.toSnakeCase)], decoding: [.key(.fromSnakeCase)]),
      Law(
        SnakeModel.self,
        encoding: [.key(.firstLetterUpper)],
        decoding: [.key(.firstLetterLower)]
      ),
    ]
  )
  private func law(_ law: Law) throws { try law.check() }

  private struct Stamp: SmartCodable {
    var date = Date(timeIntervalSince1970: 0)
  }

  @Test("ENC-16: dates made from time stamps survive exactly, below 10^11 seconds")
  func exactDates() throws {
    var source = RandomValues(seed: 16)
    let bounds = [
      0, 0.1, -0.1, 978_307_200, 6.1e10, -6.1e10, 99_999_999_999.5, 1_700_000_000.123_456,
    ]
    for number in 0..<50_000 {
      let date = number < bounds.count ? Date(timeIntervalSince1970: bounds[number]) : source.date()
      let text = try #require(Stamp(date: date).toJSONString())
      let back = try #require(Stamp.deserialize(from: text)).date
      if back != date { Issue.record("\(date.timeIntervalSince1970) came back from \(text)") }
    }
  }

  @Test("ENC-16: other dates from 1900 to 2100 survive within a microsecond")
  func otherDates() throws {
    var source = SeededRandom(seed: 17)
    for _ in 0..<20_000 {
      let date = Date(timeIntervalSinceReferenceDate: .random(in: -3.1e9...3.1e9, using: &source))
      let object = try #require(Stamp(date: date).toDictionary())
      let back = try #require(Stamp.deserialize(from: object)).date
      if abs(back.timeIntervalSince(date)) > 1e-6 { Issue.record("\(date) came back as \(back)") }
    }
  }

  @Test("ENC-15: the text that JSONDecoder reads is the same value too")
  func foundationReads() throws {
    var source = RandomValues(seed: 5)
    let decoder = JSONDecoder()
    for _ in 0..<500 {
      let model = NestedModel.random(&source)
      let text = try #require(model.toJSONString())
      #expect(try decoder.decode(NestedModel.self, from: Data(text.utf8)) == model)
      let pretty = try #require(model.toJSONString(prettyPrint: true))
      #expect(try decoder.decode(NestedModel.self, from: Data(pretty.utf8)) == model)
    }
  }
}

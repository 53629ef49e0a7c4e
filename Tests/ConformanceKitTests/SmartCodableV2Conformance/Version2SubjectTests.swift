import SmartCodableV2
import Testing

@testable import ConformanceKit
@testable import SmartCodableV2Conformance

/// The API of versions 1 and 2 against the suite.
@Suite struct Version2SubjectTests {
  /// Why cases fail that version 2 does not claim.
  private static let deviations: [(reason: String, ids: [CaseID])] = [
    (
      "nothing converts inside arrays and dictionaries (LEG-5)",
      [
        "collections/array/converted", "collections/array/strings-converted",
        "collections/dictionary/converted", "collections/optional-element/converted",
        "conversions/places/entry", "conversions/places/inner-element",
        "conversions/places/optional-element", "enums/element/converted",
        "sets/set/converted-element",
      ]
    ),
    (
      "one bad element or entry empties its collection, or ends the call (LEG-5)",
      [
        "collections/array/invalid-element", "collections/array/overflow-element",
        "collections/array/wrong-kind-element", "collections/dictionary/invalid-entry",
        "collections/dictionary/models", "collections/models/invalid", "collections/nested/inner",
        "collections/top-level/invalid", "data/url/missing-in-element",
        "enums/no-fallback/element", "nesting/generic/list", "nulls/element/model",
        "nulls/element/required", "nulls/entry/required", "repairs/dropped/element",
        "repairs/dropped/entry", "repairs/path/index", "sets/integer-keys/invalid-value",
        "sets/integer-keys/too-large", "sets/integer-keys/word", "sets/integer-keys/zero-fraction",
        "sets/set/null-element",
      ]
    ),
    (
      "only Bool, String, Int and the binary floating-point types are converted (LEG-4)",
      [
        "conversions/widths/from-string", "dates/deferred/numeric-string",
        "dates/milliseconds/numeric-string", "dates/seconds/numeric-string",
        "decimals/string/fraction", "decimals/string/many-digits", "numbers/exact/long-text",
      ]
    ),
    (
      "a string is not read as JSON where a container is wanted (LEG-4, LEG-6)",
      ["key-strategies/string/inside", "sets/set/stringified", "stringified/top-level/element"]
    ),
    (
      "raw values are not converted (LEG-7)",
      [
        "enums/convert/fraction-to-string", "enums/convert/number-to-string",
        "enums/convert/string-to-integer", "enums/no-fallback/converted",
      ]
    ),
  ]

  @Test("Of the models that version 2 can express, only known cases fail")
  func deviations() async {
    let claims = Capability.all.subtracting([
      .strict, .propertyList, .smartCodable, .smartCodableLibrary, .initialValues, .rootPath,
    ])
    let subject = Version2Subject.subject(claiming: claims)
    let bound = ConformanceSuite.current.cases.filter { subject.binds($0.model) }
    let part = ConformanceSuite(version: "0.1", models: .standard, cases: bound)
    let report = await ConformanceRunner(subject: subject, suite: part).report()
    #expect(report.misbindings.isEmpty)
    #expect(report.claimed().total > 800)
    #expect(Set((report.failures + report.advice).map(\.id)) == Set(Self.deviations.flatMap(\.ids)))
  }

  @Test("What version 2 claims is held")
  func claims() async {
    let cases = ConformanceSuite.current.cases.filter { test in
      Version2Subject.subject.binds(test.model)
        && test.needs.isSubset(of: Version2Subject.claims) && test.profile == .lenient
    }
    #expect(cases.count >= 8)
    let part = ConformanceSuite(version: "0.1", models: .standard, cases: cases)
    let report = await ConformanceRunner(subject: Version2Subject.subject, suite: part).report()
    #expect((report.failures + report.advice).map(\.id) == [])
    #expect(report.claimed() == Score(passed: cases.count, total: cases.count))
  }

  private struct OtherFields: SmartCodable {
    var n = ""
    var w = 1
  }

  @Test("A model with another field is told before any case")
  func misbinding() async throws {
    var subject = Version2Subject.subject
    Version2Subject.bind("leaf", OtherFields.self, to: &subject)
    let check = BindingCheck(models: .standard, subject: subject)
    let misbinding = try #require(await check.misbinding(of: "leaf"))
    #expect(misbinding.difference.path.hasPrefix("$"))
  }
}

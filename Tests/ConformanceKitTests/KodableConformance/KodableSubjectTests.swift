import ConformanceKitTesting
import Kodable
import Testing

@testable import ConformanceKit
@testable import KodableConformance

/// Kodable models, run by JSONDecoder, against the suite.
@Suite struct KodableSubjectTests {
  /// Why cases fail that Kodable does not claim, although most cases of their capability pass.
  private static let deviations: [(reason: String, ids: [CaseID])] = [
    ("an element is decoded strictly (KOD-32)", ["collections/nested/inner"]),
    (
      ".lossy is an option of a property (KOD-32, KOD-33)",
      [
        "collections/top-level/invalid", "nulls/element/model", "roots/list/mixed",
        "roots/table/mixed",
      ]
    ),
    (
      "JSONDecoder does not know a text that is written with escapes, so the default is taken (KOD-20)",
      [
        "decimals/setting/infinity", "decimals/setting/negative-infinity",
        "decimals/setting/not-a-number",
      ]
    ),
    (
      "JSONDecoder refuses malformed UTF-8 when a string is read, so the default is taken (KOD-20)",
      ["syntax/bytes/cut", "syntax/bytes/overlong", "syntax/bytes/surrogate"]
    ),
    (
      "no model takes part, and JSONDecoder alone fails as well",
      [
        "encoding/path/nested", "forms/row-double/inf-inf-nan-1-5", "key-strategies/maps/own-keys",
        "texts/numbers/exponent-of-zero-read", "texts/numbers/exponent-of-zero-whole",
        "unkeyed/row-if-present-at-end/1", "unkeyed/row-if-present-at-end/empty-array",
      ]
    ),
  ]

  @Test("Of what Kodable and JSONDecoder can do together, only known cases fail")
  func deviations() async {
    let claims = KodableSubject.claims.union([.elementDrop, .json, .foundation, .encoding])
    let subject = KodableSubject.subject(claiming: claims)
    let report = await ConformanceRunner(subject: subject).report()
    #expect(report.misbindings.isEmpty)
    #expect(report.claimed().total > 1800)
    #expect(Set((report.failures + report.advice).map(\.id)) == Set(Self.deviations.flatMap(\.ids)))
  }

  @Test("The profiles that Kodable claims are held")
  func profiles() async {
    let suite = ConformanceSuite.current
    let needs: [Set<Capability>] = [
      [.initialValues], [.inheritance, .initialValues], [.nestedKeys],
    ]
    let cases = suite.cases.filter { $0.profile == .lenient && needs.contains($0.needs) }
    #expect(cases.count > 60)
    let part = ConformanceSuite(version: "0.1", models: suite.models, cases: cases)
    let report = await ConformanceRunner(subject: KodableSubject.subject, suite: part).report()
    #expect((report.failures + report.advice).map(\.id) == [])
    let musts = cases.count { $0.requirement == .must }
    #expect(report.claimed() == Score(passed: musts, total: musts))
  }

  private struct OtherDefault: Kodable {
    @Coding(default: "another") var n: String
    @Coding(default: 1) var v: Int
  }

  @Test("A model with another default is told before any case")
  func misbinding() async throws {
    var subject = KodableSubject.subject
    KodableSubject.bindAlone("leaf", OtherDefault.self, to: &subject)
    let check = BindingCheck(models: .standard, subject: subject)
    let misbinding = try #require(await check.misbinding(of: "leaf"))
    #expect(misbinding.difference.path == "$.n")
  }

  private struct Needy: Kodable {
    @Coding var n: String
    @Coding var v: Int
  }

  @Test(
    "A refusal has the place and kind of the error that the decoder threw",
    arguments: [
      (#"{"n":"a","v":[]}"#, Rejection(.typeMismatch, at: "$.v")), (#"{"v":1}"#, Rejection()),
    ]
  )
  func refusal(input: String, rejection: Rejection) async {
    var subject = KodableSubject.subject
    KodableSubject.bindAlone("leaf", Needy.self, to: &subject)
    let response = await subject.respond(
      to: SubjectRequest(model: "leaf", input: Array(input.utf8))
    )
    guard case .rejected(rejection) = response else {
      Issue.record("\(response)")
      return
    }
  }
}

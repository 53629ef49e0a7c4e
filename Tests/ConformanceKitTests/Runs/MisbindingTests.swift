import ConformanceKitTesting
import DecoderLaw
import SmartCodable
import SmartCodableConformance
import Testing

@testable import ConformanceKit

/// A type that is not the model it is bound to is told first, and its cases are nobody's failures.
@Suite struct MisbindingTests {
  /// The cases of a model, decoded by SmartCodable.
  private func report<Model: SmartCodable & SendableMetatype>(
    binding model: ModelID,
    to type: Model.Type,
    claims: Set<Capability> = Capability.all,
    filter: String = "*"
  ) async -> ConformanceReport {
    var subject = BoundSubject(
      SubjectManifest(name: "bound", version: "1", capabilities: claims)
    )
    subject.bind(model, to: type) { request in
      Decoded(try SmartJSONDecoder().decode(type, from: request.data))
    }
    let all = ConformanceSuite.current
    let cases = all.cases.filter { $0.model == model && $0.settings.isEmpty }
    let suite = ConformanceSuite(version: "0.1", models: all.models, cases: cases)
    return await ConformanceRunner(subject: subject, suite: suite, variations: []).report()
  }

  struct Leaf: SmartCodable {
    var n = "own"
    var v = 1
  }

  struct OtherInitialValue: SmartCodable {
    var n = "another"
    var v = 1
  }

  struct OtherField: SmartCodable {
    var n = "own"
    var w = 1
  }

  struct OtherType: SmartCodable {
    var n = "own"
    var v = 1.0
  }

  @Test("The model itself is bound in order")
  func right() async {
    let report = await report(binding: "leaf", to: Leaf.self)
    #expect(report.misbindings.isEmpty)
    #expect(report.claimed().passed > 0)
  }

  @Test("Another initial value is told before any case")
  func initialValue() async throws {
    let report = await report(binding: "leaf", to: OtherInitialValue.self)
    let misbinding = try #require(report.misbindings.first)
    #expect(misbinding.model == "leaf")
    #expect(misbinding.input == "{}")
    #expect(misbinding.difference.path == "$.n")
    #expect(misbinding.difference.expected == #"string "own""#)
    #expect(report.verdicts.allSatisfy { $0.outcome == .misbound && $0.executions == 0 })
    #expect(report.claimed() == Score(passed: 0, total: 0))
    #expect(report.failures.isEmpty)
    #expect(!report.isClean)
    #expect(report.problemLines.first?.hasPrefix("misbound: the type for leaf ") == true)
  }

  @Test("Initial values of a subject that claims none are its own affair")
  func unclaimed() async {
    let claims = Capability.all.subtracting([.initialValues])
    let report = await report(binding: "leaf", to: OtherInitialValue.self, claims: claims)
    #expect(report.misbindings.isEmpty)
  }

  @Test("Another field, and another type of a field, are told without any claim")
  func fields() async {
    let field = await report(binding: "leaf", to: OtherField.self, claims: [])
    #expect(field.misbindings.map(\.difference.path) == ["$.v"])
    let type = await report(binding: "leaf", to: OtherType.self, claims: [])
    #expect(type.misbindings.map(\.difference.path) == ["$.v"])
  }

  struct Card<Grade: SmartCaseDefaultable>: SmartCodable where Grade: RawRepresentable {
    var suit = Suit.hearts
    var maybe: Suit?
    var preset: Suit? = .half
    var grade = Grade.defaultCase
    var suits: [Suit] = [.one]
    var sparse: [Suit?] = [.one]
    var table: [String: Suit] = [:]
  }

  enum Suit: String, SmartCaseDefaultable {
    case spades = "s"
    case hearts = "h"
    case one = "1"
    case half = "1.5"
    case yes = "true"
  }

  /// The model's grade begins with zero; raw values that the compiler counts follow the order.
  enum OtherOrder: Int, SmartCaseDefaultable {
    case two, one, zero
    case minus = -1
    case big = 300
  }

  @Test("Another order of cases gives them other raw values, which is told")
  func cases() async throws {
    let report = await report(binding: "card", to: Card<OtherOrder>.self, claims: [])
    let misbinding = try #require(report.misbindings.first)
    #expect(misbinding.difference.path == "$.grade")
    #expect(misbinding.difference.expected == "case zero")
    #expect(misbinding.difference.actual == "case two")
  }

  @Test("A misbound model costs the profile, and every report names it above all else")
  func reports() async throws {
    let theirs = await report(binding: "leaf", to: OtherInitialValue.self)
    let certificate = try #require(theirs.certificate)
    #expect(certificate[.contract]?.shortfalls.map(\.rule) == [.misbound])
    let certification = Certification(
      certified: theirs,
      comparisons: [],
      floors: [],
      suite: ConformanceSuite(version: "0.1", cases: [.fixture()])
    )
    let told = "misbound: the type for leaf is not the model"
    for text in [
      FailureList(certification).text, CertificationText(certification).text,
      MarkdownCertification(certification).text, JUnitReport(certification).text,
      EncodedCertification(certification).text,
    ] {
      #expect(text.contains(told))
    }
  }

  @Test("The subjects of the kit are bound in order")
  func ours() async {
    let suite = ConformanceSuite.current
    let subjects: [any ConformanceSubject] = [
      SmartDecoderSubject.subject, ReferenceSubject(), DropInSubject.foundation,
    ]
    for subject in subjects {
      let check = BindingCheck(models: suite.models, subject: subject)
      for schema in suite.models.schemas {
        let found = await check.misbinding(of: schema.id)
        #expect(found == nil, "\(subject.manifest.name)")
      }
    }
  }
}

import Testing

@testable import ConformanceKit
@testable import SuiteProof

@Suite struct FloorTests {
  /// A floor says the same however it is asked, so no input is varied.
  private static let reports = Task {
    var reports: [FloorSubject: ConformanceReport] = [:]
    for floor in FloorSubject.allCases {
      var runner = ConformanceRunner(subject: floor, variations: [])
      runner.checksBindings = false
      reports[floor] = await runner.report()
    }
    return reports
  }

  private func report(on floor: FloorSubject) async throws -> ConformanceReport {
    try #require(await Self.reports.value[floor])
  }

  @Test("Refusing everything passes exactly the cases that expect a refusal, and nothing but that")
  func rejectAll() async throws {
    let report = try await report(on: .rejectAll)
    let passed = Set(report.verdicts.filter(\.matches).map(\.id))
    func allows(_ answer: ConformanceKit.Expectation, _ profile: Profile) -> Bool {
      switch answer {
      // A dialect says what is told.
      case .rejection(let kind, let path): !profile.isDialect || (kind == nil && path == nil)
      case .oneOf(let answers, _): answers.contains { allows($0, profile) }
      case .unspecified: true
      case .value, .defaults: false
      }
    }
    let refusals = ConformanceSuite.current.cases.filter { conformanceCase in
      conformanceCase.repaired == nil
        && allows(conformanceCase.expectation, conformanceCase.profile)
    }
    #expect(passed == Set(refusals.map(\.id)))
    #expect(!report.isClean)
  }

  @Test("Who decodes nothing passes at most a tenth of strict", arguments: FloorSubject.allCases)
  func strict(floor: FloorSubject) async throws {
    let strict = Set(ConformanceSuite.current.cases.filter { $0.profile == .strict }.map(\.id))
    let passed = try await report(on: floor).verdicts.filter { $0.matches && $0.isScored }.map(\.id)
    #expect(strict.intersection(passed).count * 10 <= strict.count)
  }

  @Test("Who decodes nothing is not conformant", arguments: FloorSubject.allCases)
  func conformance(floor: FloorSubject) async throws {
    let certificate = try #require(try await report(on: floor).certificate)
    #expect(!certificate.isConformant)
    #expect(!certificate.held.contains(.contract))
  }

  @Test("Giving initial values to everything passes little")
  func allDefaults() async throws {
    let report = try await report(on: .allDefaults)
    #expect(report.claimed().share < 0.1)
    #expect(report.claimed().passed > 0)
  }

  private func answer(
    of floor: FloorSubject,
    to input: String,
    _ model: ModelID = "leaf",
    in catalog: ModelCatalog = .standard
  ) async -> Observation? {
    let request = SubjectRequest(model: model, input: Array(input.utf8))
    let subject = floor.subject(for: catalog)
    guard case .decoded(let value, _) = await subject.respond(to: request) else { return nil }
    return value
  }

  @Test("A floor answers for the models of a suite, whatever they are")
  func otherModels() async throws {
    let fields: [Field] = [.field("a", .integer, default: "7")]
    let catalog = ModelCatalog([ModelSchema("stranger", fields)])
    #expect(
      await answer(of: .allDefaults, to: "{}", "stranger", in: catalog)
        == .object(["a": .integer("7")])
    )
    let drawn = try #require(await answer(of: .random, to: "{}", "stranger", in: catalog))
    guard case .object(let values) = drawn else {
      Issue.record("\(drawn) is no stranger")
      return
    }
    #expect(values.keys.sorted() == ["a"])
  }

  @Test("An echo tells JSON types apart, keeps what the model lacks and refuses what is no JSON")
  func echo() async {
    let text = #"{"a":[1,1.0,-0,1e2,"1",true,null],"a":2,"b":{}}"#
    let elements: [Observation] = [
      .integer("1"), .number(1.0), .integer("-0"), .number(100.0), .string("1"), .boolean(true),
      .null,
    ]
    #expect(
      await answer(of: .echo, to: text) == .object(["a": .array(elements), "b": .object([:])])
    )
    #expect(await answer(of: .echo, to: "[1,]") == nil)
    #expect(await answer(of: .emptyObject, to: text) == .object([:]))
  }

  @Test("A random answer fits the model, and the same request gets the same one")
  func random() async throws {
    var answers: Set<String> = []
    for index in 0..<50 {
      let first = try #require(await answer(of: .random, to: "\(index)"))
      #expect(first == (await answer(of: .random, to: "\(index)")))
      guard case .object(let fields) = first, case .string? = fields["n"],
        case .integer? = fields["v"], fields.count == 2
      else {
        Issue.record("\(first) is no leaf")
        continue
      }
      answers.insert(first.description)
    }
    #expect(answers.count > 30)
    let other = await answer(of: .random, to: "1", "person")
    #expect(other != (await answer(of: .random, to: "1")))
  }

  @Test("A random answer fits every model", arguments: ModelCatalog.standard.schemas.map(\.id))
  func randomModels(id: ModelID) async throws {
    let schema = try #require(ModelCatalog.standard[id])
    for index in 0..<10 {
      let value = try #require(await answer(of: .random, to: "\(index)", id))
      switch (schema.form, value) {
      case (.container, .array): break
      case (.root(.boolean), .boolean), (.root(.string), .string), (.root(.number), .number),
        (.root(.float32), .number), (.root(.decimal), .number), (.root(.map), .object),
        (.root(.optional), .string):
        break
      case (.structure, .object(let fields)), (.plainStructure, .object(let fields)):
        #expect(fields.keys.sorted() == ModelCatalog.standard.fields(of: id).map(\.name).sorted())
      case (.classType, .instance(id.rawValue, let fields)):
        #expect(fields.keys.sorted() == ModelCatalog.standard.fields(of: id).map(\.name).sorted())
      case (.root(.array), .array), (.root(.dictionary), .object): break
      case (.root(.integer), .integer), (.root(.any), _): break
      case (.root(.optional), .integer), (.root(.optional), .null): break
      case (.enumeration(let cases, _), .enumeration(let name)):
        #expect(cases.map(\.name).contains(name))
      default: Issue.record("\(value) is no \(id)")
      }
    }
  }

  @Test("No floor passes an area", arguments: FloorSubject.allCases)
  func areas(floor: FloorSubject) async throws {
    let report = try await report(on: floor)
    // These areas ask for refusals only, and are parts of profiles that ask for more.
    for chapter in ConformanceSuite.current.chapters
    where !["strict", "totality"].contains(chapter) {
      let verdicts = report.verdicts.filter { $0.isAsked && $0.id.chapter == chapter }
      // Not in the expectation, which would take minutes to describe all verdicts.
      let score = Score(counting: verdicts)
      #expect(!score.isPerfect, "\(chapter)")
    }
  }

  @Test("A score is measured from its floor upward")
  func correction() throws {
    let floor = Score(passed: 5, total: 10)
    #expect(Score(passed: 10, total: 10).corrected(by: floor) == 1)
    #expect(Score(passed: 5, total: 10).corrected(by: floor) == 0)
    let middle = try #require(Score(passed: 8, total: 10).corrected(by: floor))
    #expect(abs(middle - 0.6) < 1e-9)
    #expect(Score(passed: 10, total: 10).corrected(by: Score(passed: 1, total: 1)) == nil)
  }
}

import Testing

@testable import ConformanceKit
@testable import DecoderLaw
@testable import SuiteProof

/// What the kill matrix finds in suites that are weak in one way.
@Suite struct KillMatrixTests {
  private static let clean = ConformanceCase.fixture(
    "nulls/field/clean",
    title: "clean values are read",
    clause: "DEF-1",
    input: #"{"n":"a","v":2}"#,
    expect: .value(#"{"n":"a","v":2}"#, repairs: []),
    kills: []
  )

  private static func matrix(
    _ cases: [ConformanceCase],
    faults: String...
  ) async throws -> KillMatrix {
    await KillMatrix.measured(
      suite: ConformanceSuite(version: "1.0", cases: cases),
      faults: try faults.map { try #require(Fault.named($0)) }
    )
  }

  @Test("The built-in suite is sound")
  func builtIn() async {
    let matrix = await builtInStrength.value
    #expect(StrengthTable.problems(of: matrix) == [])
    #expect(matrix.isSound)
    #expect(matrix.cases == ConformanceSuite.current.cases.map(\.id))
    #expect(matrix.killers.keys.sorted() == Fault.all.map(\.id).sorted())
  }

  @Test("The matrix says of each case what the runner says")
  func runner() async throws {
    let faults = try ["null-is-rejected", "depth-cuts-off", "optional-is-reported", "null-stays"]
      .map { try #require(Fault.named($0)) }
    let ids = Set(faults.map(\.id))
    let current = ConformanceSuite.current
    // Those that are there to catch one of them, and every tenth of the others.
    let cases = current.cases.enumerated()
      .filter { $0.isMultiple(of: 10) || !ids.isDisjoint(with: $1.kills) }.map(\.element)
      .filter { !$0.input.isHuge }
    let suite = ConformanceSuite(version: current.version, models: current.models, cases: cases)
    let matrix = await KillMatrix.measured(suite: suite, faults: faults)
    let design = await KillMatrix.measured(suite: suite, faults: faults, isByDesign: true)
    for fault in faults {
      var failures: Set<CaseID> = []
      for subject in fault.subjects() {
        let report = await ConformanceRunner(subject: subject, suite: suite, variations: [])
          .report()
        failures.formUnion((report.failures + report.advice).map(\.id))
      }
      #expect(matrix.killers[fault.id] == failures.sorted(), "\(fault.id)")
      let named = failures.filter { current[$0]?.kills.contains(fault.id) == true }
      #expect(!named.isEmpty && design.killers[fault.id] == named.sorted(), "\(fault.id)")
    }
    #expect(matrix.killers != design.killers)
  }

  @Test("A case that no fault makes fail is idle, and another one is not")
  func idle() async throws {
    let matrix = try await Self.matrix([Self.clean, .fixture()], faults: "null-is-rejected")
    #expect(matrix.idle == ["nulls/field/clean"])
    #expect(matrix.killers == ["null-is-rejected": ["nulls/field/explicit"]])
    #expect(!matrix.isSound)
  }

  @Test("A case that does not count cannot be idle and keeps no floor away")
  func unscored() async throws {
    let optional = ConformanceCase.fixture("nulls/field/may", requirement: .may, kills: [])
    let open = ConformanceCase.fixture(
      "nulls/field/open",
      expect: .unspecified(because: "nobody knows"),
      kills: []
    )
    let matrix = try await Self.matrix([optional, open])
    #expect(matrix.idle == [] && matrix.scored == [] && matrix.floors == [])
    #expect(matrix.cases.count == 2)
  }

  @Test("A clause is floored if one floor passes all of its cases, not if several share them")
  func floors() async throws {
    let refused = ConformanceCase.fixture(
      "syntax/text/cut",
      clause: "PARSE-1",
      profile: .lenient,
      input: "[",
      expect: .rejection(.malformedInput)
    )
    let initial = ConformanceCase.fixture(
      "syntax/text/empty",
      clause: "PARSE-1",
      profile: .lenient,
      input: "{}",
      expect: .value(#"{"n":"own","v":1}"#)
    )
    let alone = try await Self.matrix([refused])
    #expect(alone.floored.map(\.clause) == ["PARSE-1"])
    #expect(alone.floored.first?.passers == [.echo, .rejectAll])
    let both = try await Self.matrix([refused, initial])
    #expect(both.floored == [])
    #expect(both.floors.first?.passed[.allDefaults] == 1)
    #expect(try await Self.matrix([Self.clean]).floored.first?.passers == [.echo])
  }

  @Test("Cases that bind every decoder count for their profile, and for what they check besides")
  func groups() async throws {
    let common = ConformanceCase.fixture(
      "syntax/text/cut",
      clause: "JSN-4",
      also: ["PARSE-1"],
      profile: .json,
      input: "[",
      expect: .rejection(.malformedInput)
    )
    #expect(try await Self.matrix([common]).floored.map(\.clause) == ["PARSE-1", "json"])
  }

  @Test("Floors answer for the models of the suite")
  func models() async {
    let fields: [Field] = [.field("a", .integer, default: "7")]
    let suite = ConformanceSuite(
      version: "1.0",
      models: ModelCatalog([ModelSchema("stranger", fields)]),
      cases: [.fixture(model: "stranger", input: "{}", expect: .value(#"{"a":7}"#))]
    )
    let matrix = await KillMatrix.measured(suite: suite, faults: [])
    #expect(matrix.floors.first?.passed[.allDefaults] == 1)
  }

  @Test(
    "A failure helps only if it says where, what was expected and what came",
    arguments: [
      ("at $.n: expected null, got true", "$.n", "null", "true", true),
      ("wrong", "$.n", "null", "true", false), ("at $.n: null", "$.n", "null", "true", false),
      ("expected null, got true", "$.n", "null", "true", false),
      ("at $.n: got true", "$.n", "null", "true", false),
      ("at : expected null, got true", "", "null", "true", false),
      ("at $.n: expected , got true", "$.n", "", "true", false),
      ("at $.n: expected null, got null", "$.n", "null", "null", false),
    ]
  )
  func helpful(text: String, path: String, expected: String, actual: String, helps: Bool) {
    let difference = Difference(path: path, expected: expected, actual: actual)
    #expect(KillMatrix.isHelpful(text, difference) == helps)
    #expect(!KillMatrix.isHelpful(text, nil))
  }

  @Test("Every fault flips a decision of its own")
  func distinctDecisions() async {
    // Two faults of one decision would be caught by the same cases in the same way.
    let policies = Fault.all.map(\.policies)
    #expect(Set(policies).count == policies.count)
    let sound = [AnyHashable(ReferencePolicy()), AnyHashable(StrictPolicy())]
    #expect(policies.allSatisfy { !$0.isEmpty && !$0.contains(where: sound.contains) })
  }
}

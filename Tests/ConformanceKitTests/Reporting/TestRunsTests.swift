import Foundation
import Testing

@testable import ConformanceKit
@testable import SuiteProof

@Suite struct TestRunsTests {
  /// The runs of tests that asked a subject each of these cases.
  private static func runs(
    _ subjects: [any ConformanceSubject],
    _ suite: ConformanceSuite = .reporting,
    asked pattern: String = "*"
  ) async -> TestRuns {
    let runs = TestRuns()
    for subject in subjects {
      let runner = ConformanceRunner(subject: subject, suite: suite)
      for conformanceCase in suite.selected(by: pattern) {
        await runs.note(await runner.checkedVerdict(on: conformanceCase), by: runner)
      }
    }
    return runs
  }

  private static func named(_ name: String) -> ScriptedSubject {
    var subject = ScriptedSubject.fixture
    subject.manifest = SubjectManifest(name: name, version: "1")
    return subject
  }

  @Test("The variable CONFORMANCE_OUTPUT has all reports written, with every subject of the suite")
  func reports() async throws {
    let folder = try TemporaryFolder()
    let runs = await Self.runs([Self.named("first"), Self.named("second")])
    let other = ConformanceRunner(subject: Self.named("third"), suite: .fixture(.fixture()))
    await runs.note(await other.checkedVerdict(on: .fixture()), by: other)
    let lines = runs.lines(for: ["CONFORMANCE_OUTPUT": folder.path("r")])
    #expect(lines.suffix(2).first == "CONFORMANCE_OUTPUT: \(folder.path("r"))/report.html")
    #expect(lines.last?.contains("without third, of another suite") == true)
    let certification = Certification(
      certified: await ConformanceRunner(subject: Self.named("first"), suite: .reporting).report(),
      comparisons: [
        await ConformanceRunner(subject: Self.named("second"), suite: .reporting).report()
      ],
      floors: [],
      suite: .reporting
    )
    // The same as of a run by the tool.
    for (name, text) in ReportFolder(certification, notes: RunNotes(counted: 2)).files {
      let isSame = try folder.read("r/\(name)") == text
      #expect(isSame, "\(name)")
    }
    // Without floor subjects nothing is said about chance.
    #expect(try !folder.read("r/report.html").contains("above chance"))
  }

  @Test("Nothing is written unasked, and a folder that cannot be written is told")
  func unwritable() async throws {
    let folder = try TemporaryFolder()
    let runs = await Self.runs([Self.named("first")])
    #expect(runs.lines(for: [:]).count == 1)
    let file = try folder.write("", to: "file")
    let last = runs.lines(for: ["CONFORMANCE_OUTPUT": file]).last
    #expect(last == "CONFORMANCE_OUTPUT: cannot write reports to '\(file)'")
  }

  @Test("What a ledger cannot name is told when it is recorded, and a broken run names the case")
  func recording() async throws {
    let folder = try TemporaryFolder()
    func last(_ response: SubjectResponse) async -> String? {
      await Self.runs([FixedSubject(response: response)], .fixture(.fixture()))
        .lines(for: ["CONFORMANCE_RECORD": folder.path("l")]).last
    }
    let crashed = await last(.crashed("signal 4"))
    #expect(crashed?.contains(": 0 entries in ") == true)
    #expect(crashed?.hasSuffix("gave two or none: nulls/field/explicit (crashed)") == true)
    let failed = await last(.decoded(.leaf("else", 2)))
    #expect(failed?.hasSuffix(": 1 entry in \(folder.path("l")); fill in the reasons") == true)
    let broken = await last(.broken("no pipe"))
    #expect(broken?.contains("nothing is recorded: the adapter or the case failed at") == true)
    #expect(
      broken?.contains("nulls/field/explicit; fix it first, and run that case alone") == true
    )
  }

  @Test("A selection is reported as one, and a run of fewer cases as interrupted")
  func selection() async throws {
    let folder = try TemporaryFolder()
    let runs = await Self.runs([Self.named("first")], asked: "a/plain/*")
    func report(_ environment: [String: String]) throws -> RecordedReport {
      _ = runs.lines(
        for: environment.merging(["CONFORMANCE_OUTPUT": folder.path("r")]) { $1 }
      )
      return try RecordedReport(json: folder.read("r/report.json"))
    }
    #expect(try !report(["CONFORMANCE_FILTER": "a:plain:*"]).isInterrupted)
    #expect(try folder.read("r/report.md").contains("(cases `a/plain/*`)"))
    #expect(try report([:]).isInterrupted)
  }

  @Test("A type that is not its model stands above all results")
  func misbound() async throws {
    let folder = try TemporaryFolder()
    let runs = await Self.runs([FixedSubject(response: .decoded(.object(["n": .string("own")])))])
    _ = runs.lines(for: ["CONFORMANCE_OUTPUT": folder.path("r")])
    let alarm = #"<ul class="notice"><li><b>fixed</b> misbound: the type for leaf"#
    #expect(try folder.read("r/report.html").contains(alarm))
  }
}

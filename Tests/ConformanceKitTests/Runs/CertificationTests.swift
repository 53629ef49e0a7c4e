import Synchronization
import Testing

@testable import ConformanceKit
@testable import DecoderLaw
@testable import SuiteProof

@Suite struct CertificationTests {
  private static let suite = ConformanceSuite.fixture(
    .fixture(needs: [.initialValues]),
    .fixture(
      "syntax/text/cut",
      title: "a cut text is refused",
      clause: "PARSE-1",
      input: "{",
      expect: .rejection(.malformedInput)
    )
  )

  private func certification(
    of subject: any ConformanceSubject,
    ledger: DeviationLedger = .empty
  ) async -> Certification {
    await Certification.run(
      Certification.Entry(subject, ledger: ledger),
      besides: [Certification.Entry(DropInSubject.foundation)],
      floors: FloorSubject.allCases,
      suite: Self.suite
    )
  }

  @Test("A clean subject is clean although those beside it are not")
  func clean() async {
    let certification = await certification(of: ReferenceSubject())
    #expect(certification.isClean)
    #expect(certification.comparisons.map(\.failingChapters) == [["nulls"]])
  }

  @Test("Copies of a subject share its cases, and the verdicts are those of one alone")
  func copies() async {
    final class Counting: ConformanceSubject {
      let asked = Mutex(0)
      var manifest: SubjectManifest { ReferenceSubject().manifest }
      func binds(_ model: ModelID) -> Bool { ReferenceSubject().binds(model) }
      func respond(to request: SubjectRequest) async -> SubjectResponse {
        asked.withLock { $0 += 1 }
        return await ReferenceSubject().respond(to: request)
      }
    }
    let subjects = [Counting(), Counting(), Counting()]
    let suite = ConformanceSuite.current.selecting(Glob("nulls/*"))
    let runner = ConformanceRunner(subject: subjects[0], suite: suite)
    let progress = Mutex<[Int]>([])
    let shared = await runner.report(copies: Array(subjects.dropFirst())) { done, _ in
      progress.withLock { $0.append(done) }
    }
    let alone = await ConformanceRunner(subject: ReferenceSubject(), suite: suite).report()
    #expect(shared.verdicts.map(\.id) == alone.verdicts.map(\.id))
    #expect(shared.verdicts.map(\.outcome) == alone.verdicts.map(\.outcome))
    #expect(subjects.allSatisfy { $0.asked.withLock { $0 } > 0 })
    #expect(progress.withLock { $0 } == Array(1...suite.cases.count))
  }

  @Test("The floor counts the cases that the subject claims")
  func floors() async {
    let certification = await certification(of: ReferenceSubject())
    #expect(certification.floor(for: certification.certified) == Score(passed: 1, total: 2))
    #expect(
      certification.floor(for: certification.comparisons[0]) == Score(passed: 1, total: 1)
    )
    #expect(
      certification.floor(for: certification.certified, in: "nulls") == Score(passed: 0, total: 1)
    )
  }

  @Test("The terminal shows certificates, reasons and failures, and at last the verdict")
  func table() async {
    let text = CertificationText(await certification(of: FloorSubject.rejectAll))
    #expect(
      text.text == #"""
        reject-all: Not Codable-conformant: holds contract. 1/2 cases that count pass. The run is not \#
        clean.
          Not held, because:
            lenient/initial-values (0/1): 1 case not passed: nulls/field/explicit
            dialect/smartcodable, dialect/smartcodable-library, encoding, foundation, json, json5, \#
        property-list, strict, top-level-dictionary, lenient (coercion, \#
        element-drop, enum-fallback, flattening, inheritance, nested-keys, renaming, repairs, \#
        root-path, stringified, type-defaults, untyped): the suite has no must case that counts

        Foundation.JSONDecoder: Not Codable-conformant: holds contract. 1/1 cases that count pass.
          Not held, because:
            encoding, foundation, json, json5, strict, top-level-dictionary: the suite has no must case that counts

        ✗ nulls/field/explicit: failed (must, costs lenient (initial-values))
            null takes the initial value
            clause:   Specification/behaviour.md DEF-2
            input:    {"n":null,"v":2} (leaf)
            at:       $
            expected: {n: string "own", v: integer 2}
            observed: rejection

        """#
    )
    #expect(
      text.verdict.hasPrefix("failed: 1 case of 1 cause; not held: ")
        && text.verdict.contains("lenient (coercion, element-drop")
    )
    let clean = CertificationText(await certification(of: ReferenceSubject()))
    #expect(clean.verdict == "passed: 2/2 cases that count")
  }

  @Test("Of several subjects that count the last line names those that failed")
  func several() async {
    func run(_ first: any ConformanceSubject, _ second: any ConformanceSubject) async
      -> Certification
    {
      await Certification.run(.init(first), besides: [.init(second)], suite: Self.suite)
    }
    let mixed = await run(ReferenceSubject(), FloorSubject.rejectAll)
    #expect(CertificationText(mixed).verdict == "passed: 2/2 cases that count")
    let both = CertificationText(mixed, counting: 2)
    #expect(
      both.verdict.hasPrefix("failed: 1 of 2 subjects, reject-all; reject-all: failed: 1 case")
    )
    #expect(both.text.contains("reject-all:\n✗ nulls/field/explicit"))
    #expect(!CertificationText(mixed).text.contains("✗"))
    let clean = CertificationText(await run(ReferenceSubject(), ReferenceSubject()), counting: 2)
    #expect(clean.verdict == "passed: 2/2 cases that count")
  }

  @Test("A subject that runs no Swift loses shape, and not the contract that it cannot hold")
  func shape() async {
    let subject = FixedSubject(
      manifest: SubjectManifest(name: "snake", version: "1", language: "Python"),
      response: .decoded(.leaf("other", 2))
    )
    let suite = ConformanceSuite.fixture(.fixture(profile: .contract))
    let text = CertificationText(await Certification.run(.init(subject), suite: suite)).text
    #expect(text.contains("failed (must, costs shape)"))
  }

  @Test("A cause is shown once, must cases first, and should cases cost nothing")
  func causes() async {
    let cases = (1...6)
      .map { number in
        ConformanceCase.fixture(
          CaseID(rawValue: "nulls/field/n\(number)"),
          requirement: number == 6 ? .should : .must,
          input: .text(#"{"n":null,"v":\#(number)}"#),
          expect: .value(#"{"n":"own","v":\#(number)}"#)
        )
      }
    let suite = ConformanceSuite(version: "0.1", cases: cases)
    let subject = FixedSubject(response: .decoded(.leaf("other", 7)))
    let text = CertificationText(await Certification.run(.init(subject), suite: suite))
    #expect(
      text.text.contains("likewise: nulls/field/n2, nulls/field/n3, nulls/field/n4 and 1 more")
    )
    #expect(text.text.split(separator: "✗").count == 2)
    #expect(text.verdict.hasPrefix("failed: 5 cases of 1 cause; 1 should case fails, at no cost"))
    let should = ConformanceSuite(version: "0.1", cases: cases.filter { $0.requirement == .should })
    let report = await ConformanceRunner(subject: subject, suite: should).report()
    #expect(report.isClean && report.failures.isEmpty && report.advice.count == 1)
  }

  @Test("Of must causes those that cost the contract come first, however few cases they have")
  func order() async {
    let strict = (1...3)
      .map { number in
        ConformanceCase.fixture(
          CaseID(rawValue: "a/strict/n\(number)"),
          profile: .strict,
          needs: [.strict],
          input: .text(#"{"n":null,"v":\#(number)}"#),
          expect: .rejection()
        )
      }
    let contract = ConformanceCase.fixture("b/contract/one", clause: "X-1", profile: .contract)
    let claims = SubjectManifest(name: "fixed", version: "1", capabilities: [.strict])
    let subject = FixedSubject(manifest: claims, response: .decoded(.leaf("other", 7)))
    let suite = ConformanceSuite(version: "0.1", cases: strict + [contract])
    let report = await ConformanceRunner(subject: subject, suite: suite).report()
    let clusters = FailureCluster.clusters(of: report.failures, in: suite)
    #expect(clusters.map { $0.verdicts.count } == [1, 3])
    #expect(clusters.first?.verdicts.first?.id == "b/contract/one")
  }

  @Test("One trap is one cause, whatever the cases are about, and another one another")
  func traps() {
    let cases = [
      ConformanceCase.fixture("a/one", clause: "X-1"), .fixture("b/two", clause: "X-2"),
    ]
    let suite = ConformanceSuite(version: "0.1", cases: cases)
    func clusters(_ one: String, _ two: String) -> Int {
      let findings = [
        Verdict.Finding(outcome: .crashed, reason: one),
        Verdict.Finding(outcome: .crashed, variation: .repeated, reason: two),
      ]
      let verdicts = zip(cases, findings).map { Verdict($0, $1, executions: 1) }
      return FailureCluster.clusters(of: verdicts, in: suite).count
    }
    #expect(
      clusters("index 7 out of range, at Box.read", "index 12 out of range, at Box.read") == 1
    )
    #expect(clusters("index 7 out of range, at Box.read", "index 7 out of range, at Row.read") == 2)
  }

  @Test(
    "Failures are abridged in the table, and one case alone is told whole, with its ledger line"
  )
  func failures() async {
    let deep = (0..<500).reduce(Observation.string("x")) { inner, _ in .object(["a": inner]) }
    let input = #"{"n":""# + String(repeating: "y", count: 500) + #"","v":2}"#
    let subject = FixedSubject(response: .decoded(deep))
    func run(_ suite: ConformanceSuite) async -> Certification {
      await Certification.run(Certification.Entry(subject), suite: suite)
    }
    let suite = ConformanceSuite.fixture(
      .fixture(
        "nulls/deep/long",
        model: "verbatim",
        input: .text(input),
        settings: [.keys: "from-snake-case"],
        expect: .value("1")
      ),
      .fixture()
    )
    let table = CertificationText(await run(suite)).text
    let lines = table.split(separator: "\n")
      .drop { !$0.hasPrefix("✗ nulls/deep/long: failed (must") }.prefix(7)
    #expect(lines.count == 7)
    #expect(lines.allSatisfy { $0.count < 260 })
    #expect(
      lines.contains { $0.hasSuffix("(verbatim, keys = from-snake-case)") && $0.contains(" … ") }
    )
    let list = FailureList(await run(suite.selecting(Glob("nulls/deep/long")))).text
    #expect(list.contains(String(repeating: "y", count: 500)))
    #expect(list.contains("observed: {a: {a: {a: {a: "))
    #expect(list.split(separator: "\n").contains { $0.hasPrefix(#"    in a ledger: {"#) })
    #expect(list.contains(#""reason":{"byDesign":"why"}"#))
    let unclaimed = ConformanceCase.fixture(profile: .strict)
    let nothing = await Certification.run(
      Certification.Entry(FixedSubject(response: .decoded(.leaf("own", 2)))),
      suite: .fixture(unclaimed)
    )
    #expect(FailureList(nothing).text.hasSuffix("✗ nothing was claimed, so nothing was shown\n"))
    let passing = FailureList(
      await Certification.run(
        Certification.Entry(ReferenceSubject()),
        suite: Self.suite.selecting(Glob("syntax/*"))
      )
    )
    #expect(passing.text.contains("✓ syntax/text/cut: passed"))
    #expect(passing.text.contains("expected: rejection malformedInput"))
  }

  @Test("After each subject there is a report that says what is missing")
  func parts() async {
    let parts = Mutex<[Certification]>([])
    _ = await Certification.run(
      Certification.Entry(ReferenceSubject()),
      besides: [Certification.Entry(DropInSubject.foundation)],
      floors: FloorSubject.allCases,
      suite: Self.suite,
      onReport: { part in parts.withLock { $0.append(part) } }
    )
    let seen = parts.withLock { $0 }
    #expect(seen.map { $0.reports.map(\.verdicts.count) } == [[2, 0], [2, 2]])
    #expect(seen.allSatisfy { $0.isInterrupted && $0.floors.count == FloorSubject.allCases.count })
    #expect(MarkdownCertification(seen[0]).text.contains("**This run was interrupted"))
  }

  @Test("A run that could not begin has a report that says why")
  func pending() {
    let pending = Certification.pending(["a <b>"], because: "'a' said <nothing>")
    #expect(pending.isInterrupted && pending.certified.verdicts.isEmpty)
    #expect(MarkdownCertification(pending).text.contains("**This run could not go on"))
    #expect(HTMLReport(pending).text.contains("incomplete: &#39;a&#39; said &lt;nothing&gt;"))
    #expect(CertificationText(pending).text.contains("'a' said <nothing>"))
  }

  @Test("A problem with the ledger is shown and not clean")
  func ledger() async {
    let ledger = DeviationLedger(ceiling: 0, entries: [])
    let entry = DeviationLedger.Entry(id: "a/b/c", signature: "s", reason: .defect("t"))
    let faulty = DeviationLedger(ceiling: 1, entries: [entry])
    #expect(await certification(of: ReferenceSubject(), ledger: ledger).isClean)
    let certification = await certification(of: ReferenceSubject(), ledger: faulty)
    #expect(!certification.isClean)
    #expect(CertificationText(certification).text.contains("✗ ledger entry a/b/c"))
  }

  @Test("Percentages are rounded down, so that 100 % means all")
  func percentages() {
    #expect(CertificationTable.percent(0.99999) == "99.9 %")
    #expect(CertificationTable.percent(1) == "100.0 %")
    #expect(CertificationTable.percent(-0.05) == "-5.0 %")
  }
}

import Synchronization
import Testing

@testable import ConformanceKit
@testable import ConformanceProof

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

  @Test("The table shows areas, floors, certificates, reasons and failures")
  func table() async {
    let lines = CertificationTable(await certification(of: FloorSubject.rejectAll)).text
    #expect(
      lines == #"""
        area    reject-all  Foundation.JSONDecoder  reject-all  all-defaults  empty-object  echo  random
        nulls          0/1               0/1 (0/0)         0/1           0/1           0/1   0/1     0/1
        syntax         1/1                     1/1         1/1           0/1           0/1   1/1     0/1
        all            1/2               1/2 (1/1)         1/2           0/2           0/2   1/2     0/2

        reject-all              1/2 claimed  1/2 by chance  0.0 % above chance
        Foundation.JSONDecoder  1/1 claimed  1/1 by chance                   –

        reject-all: Not Codable-conformant: holds contract. 1/2 cases that count pass. The run is not \#
        clean.
          Not held, because:
            lenient/initial-values (0/1): 1 case not passed: nulls/field/explicit
            dialect/smartcodable, encoding, foundation, json, property-list, strict, lenient (coercion, \#
        element-drop, enum-fallback, flattening, inheritance, nested-keys, renaming, repairs, \#
        root-path, stringified, type-defaults, untyped): the suite has no must case that counts

        Foundation.JSONDecoder: Not Codable-conformant: holds contract. 1/1 cases that count pass.
          Not held, because:
            encoding, foundation, json, strict: the suite has no must case that counts

        ✗ nulls/field/explicit: failed
            null takes the initial value (DEF-2)
            input:    {"n":null,"v":2} (leaf)
            at:       $
            expected: {n: string "own", v: integer 2}
            observed: rejection

        """#
    )
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
    let table = CertificationTable(await run(suite)).text
    let lines = table.split(separator: "\n").drop { $0 != "✗ nulls/deep/long: failed" }.prefix(6)
    #expect(lines.count == 6)
    #expect(lines.allSatisfy { $0.count < 260 })
    #expect(
      lines.contains { $0.hasSuffix("(verbatim, keys = from-snake-case)") && $0.contains(" … ") }
    )
    let list = FailureList(await run(suite.selecting(Glob("nulls/deep/long")))).text
    #expect(list.contains(String(repeating: "y", count: 500)))
    #expect(list.contains("observed: {a: {a: {a: {a: "))
    #expect(list.split(separator: "\n").contains { $0.hasPrefix(#"    in a ledger: {"#) })
    #expect(list.contains(#""reason":{"byDesign":"why"}"#))
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
    #expect(CertificationTable(pending).text.contains("'a' said <nothing>"))
  }

  @Test("A problem with the ledger is shown and not clean")
  func ledger() async {
    let ledger = DeviationLedger(ceiling: 0, entries: [])
    let entry = DeviationLedger.Entry(id: "a/b/c", signature: "s", reason: .defect("t"))
    let faulty = DeviationLedger(ceiling: 1, entries: [entry])
    #expect(await certification(of: ReferenceSubject(), ledger: ledger).isClean)
    let certification = await certification(of: ReferenceSubject(), ledger: faulty)
    #expect(!certification.isClean)
    #expect(CertificationTable(certification).text.contains("✗ ledger entry a/b/c"))
  }

  @Test("Percentages are rounded down, so that 100 % means all")
  func percentages() {
    #expect(CertificationTable.percent(0.99999) == "99.9 %")
    #expect(CertificationTable.percent(1) == "100.0 %")
    #expect(CertificationTable.percent(-0.05) == "-5.0 %")
  }
}

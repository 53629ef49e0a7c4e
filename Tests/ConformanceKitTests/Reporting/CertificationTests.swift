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

        Foundation.JSONDecoder: Not Codable-conformant: holds contract. 1/1 cases that count pass.

        ✗ nulls/field/explicit
            null takes the initial value (DEF-2): at $: expected {n: string "own", v: integer 2}, \#
        got rejection malformedInput at $

        """#
    )
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

import ConformanceKitTesting
import DecoderLaw
import SuiteProof
import Testing

/// A test adapter that swallows failures would make everything green.
@Suite struct AdapterTests {
  private func runner(
    _ subject: any ConformanceSubject,
    ledger: DeviationLedger = .empty
  ) -> ConformanceRunner {
    ConformanceRunner(subject: subject, suite: .fixture(.fixture()), ledger: ledger)
  }

  @Test("A failing case is an issue that names the case and the difference")
  func failure() async {
    await withKnownIssue {
      await runner(FloorSubject.rejectAll).certify("nulls/field/explicit")
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      return text.contains("[nulls/field/explicit]") && text.contains("got rejection")
    }
  }

  @Test("An unknown case is an issue")
  func unknown() async {
    await withKnownIssue {
      await runner(ReferenceSubject()).certify("nulls/field/nowhere")
    }
  }

  @Test("A broken adapter is an issue")
  func broken() async {
    await withKnownIssue {
      await runner(FixedSubject(response: .broken("no pipe"))).certify("nulls/field/explicit")
    }
  }

  @Test("An entry that passes is an issue")
  func unexpectedPass() async {
    let entry = DeviationLedger.Entry(
      id: "nulls/field/explicit",
      signature: "s",
      reason: .defect("t")
    )
    await withKnownIssue {
      await runner(ReferenceSubject(), ledger: DeviationLedger(ceiling: 1, entries: [entry]))
        .certify("nulls/field/explicit")
    }
  }

  @Test("A should case that fails is a warning, which fails no test")
  func should() async {
    let runner = ConformanceRunner(
      subject: FixedSubject(response: .rejected(Rejection())),
      suite: .fixture(.fixture(requirement: .should))
    )
    #expect(await runner.verdict(on: .fixture(requirement: .should)).outcome == .failed)
    // An issue that is no warning would fail this test.
    await runner.certify("nulls/field/explicit")
  }

  @Test("An expected failure is one known issue, and the only one")
  func expectedFailure() async {
    let response = SubjectResponse.rejected(Rejection())
    let entry = DeviationLedger.Entry(
      id: "nulls/field/explicit",
      signature: Difference(path: "$", expected: "", actual: "", kind: "a value became rejection")
        .signature,
      reason: .byDesign("meant so")
    )
    let runner = runner(
      FixedSubject(response: response),
      ledger: DeviationLedger(ceiling: 1, entries: [entry])
    )
    #expect(await runner.verdict(on: .fixture()).outcome == .expectedFailure)
    // Known inside: an unknown issue would fail this test.
    await runner.certify("nulls/field/explicit")
  }

  @Test("A failure that changed is an issue that tells both")
  func changedFailure() async {
    let entry = DeviationLedger.Entry(
      id: "nulls/field/explicit",
      signature: "at $: as it was",
      reason: .byDesign("meant so")
    )
    await withKnownIssue {
      await runner(
        FloorSubject.rejectAll,
        ledger: DeviationLedger(ceiling: 1, entries: [entry])
      )
      .certify("nulls/field/explicit")
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      return text.contains("at $: as it was") && text.contains("got rejection")
    }
  }

  @Test("What makes a run say nothing is an issue")
  func run() {
    withKnownIssue {
      runner(ReferenceSubject()).certifyRun(of: [])
    } matching: { issue in
      issue.comments.map(\.rawValue).joined().contains("[run] no case was run")
    }
    runner(ReferenceSubject()).certifyRun(of: [.fixture()])
  }

  @Test("A passing case is no issue")
  func pass() async {
    await runner(ReferenceSubject()).certify("nulls/field/explicit")
  }
}

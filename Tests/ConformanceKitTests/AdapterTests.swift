import ConformanceKitTesting
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

  @Test("A passing case is no issue")
  func pass() async {
    await runner(ReferenceSubject()).certify("nulls/field/explicit")
  }
}

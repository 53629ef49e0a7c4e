import ConformanceKit
import Testing

/// Each rule of the ledger must bite.
@Suite struct DeviationLedgerTests {
  private static let signature = #"at $.n: expected string "own", got string """#

  private func entry(
    _ id: CaseID = "nulls/field/explicit",
    _ signature: String = signature,
    _ reason: DeviationLedger.Reason = .defect("https://tracker.test/12")
  ) -> DeviationLedger.Entry {
    DeviationLedger.Entry(id: id, signature: signature, reason: reason)
  }

  private func report(
    _ entries: [DeviationLedger.Entry],
    ceiling: Int = 1,
    answer: Observation = .leaf("", 2)
  ) async -> ConformanceReport {
    await ConformanceRunner(
      subject: FixedSubject(response: .decoded(answer)),
      suite: .fixture(.fixture()),
      ledger: DeviationLedger(ceiling: ceiling, entries: entries)
    )
    .report()
  }

  @Test("A known failure is expected")
  func expectedFailure() async {
    let report = await report([entry()])
    #expect(report.verdicts.map(\.outcome) == [.expectedFailure])
    #expect(report.isClean)
  }

  @Test("An entry that passes fails the run")
  func unexpectedPass() async {
    let report = await report([entry()], answer: .leaf("own", 2))
    #expect(report.verdicts.map(\.outcome) == [.unexpectedPass])
    #expect(!report.isClean)
  }

  @Test("A failure with another signature fails the run")
  func changedFailure() async {
    let report = await report([entry()], answer: .leaf("other", 2))
    #expect(report.verdicts.map(\.outcome) == [.changedFailure])
    #expect(!report.isClean)
  }

  @Test("Every rule about the entries themselves fails the run")
  func problems() async {
    let other = entry("nulls/field/other")
    let faulty: [(LedgerProblem.Rule, [DeviationLedger.Entry], Int)] = [
      (.ceiling, [entry()], 0), (.duplicate, [entry(), entry()], 2),
      (.wildcard, [entry("nulls/*/explicit"), entry()], 2), (.unknownCase, [entry(), other], 2),
      (.noReason, [entry("nulls/field/explicit", Self.signature, .byDesign(" "))], 1),
    ]
    for (rule, entries, ceiling) in faulty {
      let report = await report(entries, ceiling: ceiling)
      #expect(report.ledgerProblems.map(\.rule) == [rule])
      #expect(!report.isClean, "\(rule)")
    }
  }

  @Test("While certifying, a must case cannot be tolerated")
  func certifying() {
    let ledger = DeviationLedger(ceiling: 1, entries: [entry()])
    let suite = ConformanceSuite.fixture(.fixture())
    #expect(ledger.problems(in: suite).isEmpty)
    #expect(ledger.problems(in: suite, isCertifying: true).map(\.rule) == [.mustCase])
  }

  @Test("A ledger is read from JSON")
  func reading() throws {
    let text = #"""
      {"ceiling": 2, "entries": [
        {"id": "a/b/c", "signature": "s", "reason": {"defect": "t"}},
        {"id": "a/b/d", "signature": "u", "reason": {"byDesign": "v"}}]}
      """#
    let ledger = try DeviationLedger(json: text)
    #expect(ledger.ceiling == 2)
    #expect(
      ledger.entries == [entry("a/b/c", "s", .defect("t")), entry("a/b/d", "u", .byDesign("v"))]
    )
  }

  @Test(
    "A text that is no ledger says why",
    arguments: [
      ("[", "JSON"), ("[]", "object"), (#"{"entries":[]}"#, "ceiling"),
      (#"{"ceiling":1}"#, "entries"),
      (#"{"ceiling":1,"entries":[1]}"#, "id"),
      (#"{"ceiling":1,"entries":[{"id":"a"}]}"#, "signature"),
      (#"{"ceiling":1,"entries":[{"id":"a","signature":"s"}]}"#, "reason"),
      (#"{"ceiling":1,"entries":[{"id":"a","signature":"s","reason":{"x":"y"}}]}"#, "defect"),
    ]
  )
  func unreadable(text: String, word: String) {
    let error = #expect(throws: LedgerError.self) { try DeviationLedger(json: text) }
    #expect(error?.description.contains(word) == true)
  }
}

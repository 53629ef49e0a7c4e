import ConformanceKit
import Testing

/// Each rule of the ledger must bite.
@Suite struct DeviationLedgerTests {
  private static let signature = signature(of: "")

  /// The signature of a leaf with another text.
  private static func signature(of text: String) -> String {
    Observation.leaf(text, 2).firstDifference(from: .leaf("own", 2))?.signature ?? ""
  }

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
    suite: String? = nil,
    answer: Observation = .leaf("", 2)
  ) async -> ConformanceReport {
    await ConformanceRunner(
      subject: FixedSubject(response: .decoded(answer)),
      suite: ConformanceSuite(
        version: "1.2",
        cases: [.fixture()],
        retired: ["nulls/field/gone"]
      ),
      ledger: DeviationLedger(ceiling: ceiling, entries: entries, suite: suite)
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
    let id: CaseID = "nulls/field/explicit"
    let faulty: [(LedgerProblem.Rule, [DeviationLedger.Entry], Int)] = [
      (.ceiling, [entry()], 0), (.duplicate, [entry(), entry()], 2),
      (.wildcard, [entry("nulls/*/explicit"), entry()], 2),
      (.wildcard, [entry("nulls/field/explici?"), entry()], 2),
      (.unknownCase, [entry(), other], 2),
      (.unknownCase, [entry(), entry("nulls/field/gone")], 2),
      (.noReason, [entry(id, Self.signature, .byDesign(" "))], 1),
      (.noReason, [entry(id, Self.signature, .defect(""))], 1),
      (.noLink, [entry(id, Self.signature, .defect("soon"))], 1),
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

  @Test(
    "A ledger is for suites of its major version up to its minor one",
    arguments: [("1.2", true), ("1.0", true), ("1.3", false), ("2.0", false), ("x", false)]
  )
  func versions(version: String, fits: Bool) async {
    let report = await report([entry()], suite: version)
    #expect(report.ledgerProblems.map(\.rule) == (fits ? [] : [.suite]))
    #expect(report.isClean == fits)
  }

  @Test("Nobody designs a crash or a hang", arguments: [SubjectResponse.crashed("x"), .timedOut])
  func crashes(response: SubjectResponse) async {
    for (reason, rules) in [
      (DeviationLedger.Reason.byDesign("we like it"), [LedgerProblem.Rule.crashByDesign]),
      (.defect("https://tracker.test/1"), []),
    ] {
      let report = await ConformanceRunner(
        subject: FixedSubject(response: response),
        suite: .fixture(.fixture()),
        ledger: DeviationLedger(
          ceiling: 1,
          entries: [entry("nulls/field/explicit", Self.signature, reason)]
        )
      )
      .report()
      #expect(report.ledgerProblems.map(\.rule) == rules)
      #expect(!report.isClean)
    }
  }

  @Test("An entry outside a choice of cases is no problem, inside it is")
  func choice() {
    let suite = ConformanceSuite.fixture(.fixture()).selecting(Glob("enums/*"))
    let ledger = DeviationLedger(ceiling: 2, entries: [entry()])
    #expect(ledger.problems(in: suite).isEmpty)
    let wrong = DeviationLedger(ceiling: 2, entries: [entry("enums/no/case")])
    #expect(wrong.problems(in: suite).map(\.rule) == [.unknownCase])
  }

  @Test("An update removes what passes, signs anew what changed, and adds nothing")
  func update() async {
    let kept = entry("enums/other/case")
    let ledger = DeviationLedger(ceiling: 5, entries: [entry(), kept], suite: "1.0")
    func updated(_ answer: Observation) async -> DeviationLedger {
      let other = ConformanceCase.fixture("enums/other/case", title: "other")
      let report = await ConformanceRunner(
        subject: FixedSubject(response: .decoded(answer)),
        suite: .fixture(.fixture(), other),
        ledger: ledger
      )
      .report()
      return ledger.updated(by: report)
    }
    #expect(await updated(.leaf("own", 2)).entries.isEmpty)
    #expect(
      await updated(.leaf("", 2)).entries.map(\.signature) == [Self.signature, Self.signature]
    )
    let changed = await updated(.leaf("new", 2))
    #expect(changed.entries.map(\.id) == ledger.entries.map(\.id))
    #expect(changed.entries.allSatisfy { $0.signature == Self.signature(of: "new") })
    #expect(changed.entries.allSatisfy { $0.difference?.hasSuffix(#"got string "new""#) == true })
    #expect(changed.ceiling == 5 && changed.suite == "1.0")
  }

  @Test("Only a failure is accepted, once, and below the ceiling")
  func accepting() async throws {
    let failing = await report([], answer: .leaf("", 2))
    let empty = DeviationLedger(ceiling: 1, entries: [])
    let reason = DeviationLedger.Reason.byDesign("we like it")
    let ledger = try empty.accepting("nulls/field/explicit", because: reason, in: failing)
    #expect(
      ledger.entries == [
        DeviationLedger.Entry(
          id: "nulls/field/explicit",
          signature: Self.signature,
          reason: reason,
          since: "1",
          difference: #"at $.n: expected string "own", got string """#
        )
      ]
    )
    let passing = await report([], answer: .leaf("own", 2))
    let refusals: [(DeviationLedger, CaseID, ConformanceReport, String)] = [
      (empty, "a/b/c", failing, "no case a/b/c"),
      (ledger, "nulls/field/explicit", failing, "has an entry already"),
      (empty, "nulls/field/explicit", passing, "is passed"),
      (.empty, "nulls/field/explicit", failing, "ceiling of 0"),
    ]
    for (ledger, id, report, words) in refusals {
      let error = #expect(throws: LedgerError.self) { () throws in
        try ledger.accepting(id, because: reason, in: report)
      }
      #expect(error?.description.contains(words) == true)
    }
  }

  @Test("Recorded entries keep known reasons, and new ones must be given one")
  func recording() async {
    let cases = ["a/b/known", "a/b/new", "a/b/passes", "a/b/should"]
      .map { name in
        ConformanceCase.fixture(
          CaseID(rawValue: name),
          requirement: name.hasSuffix("should") ? .should : .must,
          expect: .value(#"{"n":"\#(name.hasSuffix("passes") ? "" : "own")","v":2}"#)
        )
      }
    let suite = ConformanceSuite(version: "1.2", cases: cases)
    func report(_ ledger: DeviationLedger) async -> ConformanceReport {
      let subject = FixedSubject(response: .decoded(.leaf("", 2)))
      return await ConformanceRunner(subject: subject, suite: suite, ledger: ledger).report()
    }
    let old = DeviationLedger(
      ceiling: 3,
      entries: [
        entry("a/b/known", "0123456789abcdef"), entry("a/b/passes"), entry("a/b/elsewhere"),
      ]
    )
    let new = old.recording(await report(old))
    #expect(new.entries.map(\.id) == ["a/b/elsewhere", "a/b/known", "a/b/new"])
    #expect(new.entries.map(\.signature) == Array(repeating: Self.signature, count: 3))
    #expect(new.entries[1].reason == .defect("https://tracker.test/12"))
    #expect(new.ceiling == 3 && new.suite == "1.2")
    let outcomes = await report(new).verdicts.map(\.outcome)
    #expect(outcomes == [.expectedFailure, .expectedFailure, .passed, .failed])
    let problems = new.problems(in: suite).map(\.description)
    #expect(
      problems.contains("ledger entry a/b/new: the entry was recorded; say why, or link the defect")
    )
    let first = DeviationLedger.empty.recording(await report(.empty))
    #expect(first.entries.map(\.id) == ["a/b/known", "a/b/new"] && first.ceiling == 2)
  }

  @Test("An entry stays when its case crashes, hangs or has no type, and goes when it passes")
  func recordingLosesNothing() async {
    let old = DeviationLedger(ceiling: 1, entries: [entry()])
    let answers: [(SubjectResponse, Bool)] = [
      (.crashed("signal 4"), true), (.timedOut, true), (.unbound("leaf"), true),
      (.decoded(.leaf("own", 2)), false),
    ]
    for (answer, stays) in answers {
      let report = await ConformanceRunner(
        subject: FixedSubject(response: answer),
        suite: .fixture(.fixture()),
        ledger: old
      )
      .report()
      #expect(old.recording(report).entries == (stays ? [entry()] : []), "\(answer)")
    }
  }

  @Test("An outdated signature is read to be signed anew, and goes if nothing can be signed")
  func outdated() async throws {
    let text = #"""
      {"ceiling":1,"entries":[{"id":"nulls/field/explicit","signature":"at $.n: expected …",
        "reason":{"byDesign":"y"}}]}
      """#
    let ledger = try DeviationLedger(outdated: text)
    func updated(_ response: SubjectResponse) async -> [DeviationLedger.Entry] {
      let subject = FixedSubject(response: response)
      let suite = ConformanceSuite.fixture(.fixture())
      return
        ledger.updated(
          by: await ConformanceRunner(subject: subject, suite: suite, ledger: ledger).report()
        )
        .entries
    }
    #expect(await updated(.decoded(.leaf("", 2))).map(\.signature) == [Self.signature])
    #expect(await updated(.timedOut).isEmpty)
  }

  @Test("A signature knows a difference by place and kind, and nothing of what lies around it")
  func signatures() async {
    func signature(_ expected: Observation, _ actual: Observation) -> String {
      actual.firstDifference(from: expected)?.signature ?? ""
    }
    let (one, two) = (Observation.leaf("a", 1), Observation.leaf("a", 2))
    let more = { (value: Observation) -> Observation in
      guard case .object(let members) = value else { return value }
      return .object(members.merging(["x": .null]) { first, _ in first })
    }
    #expect(signature(one, two) == signature(more(one), more(two)))
    // A field that came to the model, in an entry that is missing and in one that is of another kind.
    let none = Observation.object([:])
    #expect(
      signature(.object(["k": one]), none) == signature(.object(["k": more(one)]), none)
    )
    #expect(
      signature(.array([one]), .array([.null])) == signature(.array([more(one)]), .array([.null]))
    )
    let signatures = [
      signature(one, two), signature(one, .leaf("a", 3)), signature(one, .leaf("b", 1)),
      signature(.object(["k": one]), .object(["k": two])), signature(one, .null),
      signature(.array([]), .array([one])), signature(none, one), signature(one, none),
    ]
    #expect(Set(signatures).count == signatures.count)
    #expect(signatures.allSatisfy { $0.count == 16 })
  }

  @Test("Adding a field to the model does not touch a refusal that is tolerated")
  func refusals() async {
    func signature(_ expected: String, _ rejection: Rejection, _ model: ModelID) async -> String? {
      await ConformanceRunner(
        subject: FixedSubject(response: .rejected(rejection)),
        suite: .fixture(.fixture(model: model, expect: .value(expected)))
      )
      .report().verdicts.first?
      .difference?
      .signature
    }
    let leaf = await signature(#"{"n":"a","v":1}"#, Rejection(.typeMismatch, at: "$.v"), "leaf")
    let whole = await signature("7", Rejection(.typeMismatch, at: "$.v"), "whole")
    #expect(leaf != nil && leaf == whole)
    #expect(await signature("7", Rejection(.typeMismatch, at: "$.n"), "whole") != leaf)
    #expect(await signature("7", Rejection(.keyNotFound, at: "$.v"), "whole") != leaf)
  }

  @Test("A ledger survives being written and read")
  func writing() throws {
    let ledger = DeviationLedger(
      ceiling: 3,
      entries: [
        entry("a/b/c", Self.signature, .byDesign("é")),
        DeviationLedger.Entry(
          id: "a/b/d",
          signature: Self.signature,
          reason: .defect("u"),
          since: "2.1",
          difference: "at $: \"x\""
        ),
      ],
      suite: "1.0"
    )
    let again = try DeviationLedger(json: ledger.json)
    #expect(again.entries == ledger.entries)
    #expect(again.ceiling == 3 && again.suite == "1.0")
    #expect(again.json == ledger.json)
  }

  @Test("A ledger is read from JSON")
  func reading() throws {
    let text = #"""
      {"ceiling": 2, "entries": [
        {"id": "a/b/c", "signature": "0123456789abcdef", "reason": {"defect": "t"}},
        {"id": "a/b/d", "signature": "fedcba9876543210", "reason": {"byDesign": "v"}}]}
      """#
    let ledger = try DeviationLedger(json: text)
    #expect(ledger.ceiling == 2)
    #expect(
      ledger.entries == [
        entry("a/b/c", "0123456789abcdef", .defect("t")),
        entry("a/b/d", "fedcba9876543210", .byDesign("v")),
      ]
    )
  }

  @Test(
    "A text that is no ledger says why",
    arguments: [
      ("[", "JSON"), ("[]", "object"), (#"{"entries":[]}"#, "ceiling"),
      (#"{"ceiling":1,"entries":[],"suite":1}"#, "suite"),
      (#"{"ceiling":1}"#, "entries"),
      (#"{"ceiling":1,"entries":[1]}"#, "id"),
      (#"{"ceiling":1,"entries":[{"id":"a"}]}"#, "signature"),
      (#"{"ceiling":1,"entries":[{"id":"a","signature":"0123456789abcdef"}]}"#, "reason"),
      (
        #"{"ceiling":1,"entries":[{"id":"a","signature":"0123456789abcdef","reason":{"x":"y"}}]}"#,
        "defect"
      ),
      (
        #"{"ceiling":1,"entries":[{"id":"a","signature":"at $: x","reason":{"byDesign":"y"}}]}"#,
        "run `smartcertify ledger FILE --update`"
      ),
    ]
  )
  func unreadable(text: String, word: String) {
    let error = #expect(throws: LedgerError.self) { try DeviationLedger(json: text) }
    #expect(error?.description.contains(word) == true)
  }
}

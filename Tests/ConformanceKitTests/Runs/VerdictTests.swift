import ConformanceKit
import Testing

@Suite struct VerdictTests {
  private func verdict(
    _ conformanceCase: ConformanceCase,
    _ response: SubjectResponse,
    claims: Set<Capability> = [],
    ledger: DeviationLedger = .empty
  ) async -> Verdict {
    let manifest = SubjectManifest(name: "fixed", version: "1", capabilities: claims)
    let runner = ConformanceRunner(
      subject: FixedSubject(manifest: manifest, response: response),
      suite: .fixture(conformanceCase),
      ledger: ledger
    )
    return await runner.verdict(on: conformanceCase)
  }

  @Test("A right answer passes")
  func passed() async {
    let verdict = await verdict(.fixture(), .decoded(.leaf("own", 2)))
    #expect(verdict.outcome == .passed)
    #expect(verdict.matches && verdict.isAcceptable && verdict.isScored)
  }

  @Test("A wrong answer fails and says where, what was expected and what came")
  func failed() async {
    let verdict = await verdict(.fixture(), .decoded(.leaf("", 2)))
    #expect(verdict.outcome == .failed)
    #expect(!verdict.isAcceptable)
    #expect(verdict.explanation.contains("DEF-2"))
    #expect(verdict.explanation.contains(#"at $.n: expected string "own", got string """#))
  }

  @Test(
    "A case that is no must fails no run by its answer, but by a crash or a hang",
    arguments: [ConformanceCase.Requirement.should, .may]
  )
  func noMust(requirement: ConformanceCase.Requirement) async {
    let conformanceCase = ConformanceCase.fixture(requirement: requirement)
    let answers: [(SubjectResponse, Bool)] = [
      (.decoded(.leaf("", 2)), true), (.unbound(conformanceCase.model), true),
      (.crashed("signal 11"), false), (.timedOut, false),
    ]
    for (answer, isAcceptable) in answers {
      let verdict = await verdict(conformanceCase, answer)
      #expect(verdict.isAcceptable == isAcceptable, "\(answer)")
      let must = await self.verdict(.fixture(), answer)
      #expect(!must.isAcceptable, "\(answer)")
    }
  }

  @Test("A rejection where a value is expected fails, and the other way round")
  func rejection() async {
    let refused = await verdict(.fixture(), .rejected(Rejection(.keyNotFound, at: "$.n")))
    #expect(refused.outcome == .failed)
    #expect(refused.explanation.contains("keyNotFound at $.n"))
    let accepted = await verdict(.fixture(expect: .rejection()), .decoded(.leaf("own", 2)))
    #expect(accepted.outcome == .failed)
  }

  @Test("A case says how exact a rejection must be")
  func exactness() async {
    let answer = SubjectResponse.rejected(Rejection(.typeMismatch, at: "$.v"))
    let outcomes: [(ConformanceKit.Expectation, Verdict.Outcome)] = [
      (.rejection(), .passed), (.rejection(.typeMismatch), .passed),
      (.rejection(.typeMismatch, at: "$.v"), .passed), (.rejection(.keyNotFound), .failed),
      (.rejection(.typeMismatch, at: "$.n"), .failed),
    ]
    for (expectation, outcome) in outcomes {
      let strict = ConformanceCase.fixture(profile: .strict, expect: expectation)
      let verdict = await verdict(strict, answer, claims: [.strict])
      #expect(verdict.outcome == outcome, "\(expectation)")
      for profile: Profile in [.contract, .json, .propertyList] {
        let shared = ConformanceCase.fixture(profile: profile, expect: expectation)
        let claims: Set<Capability> = [.json, .propertyList]
        #expect(await self.verdict(shared, answer, claims: claims).outcome == .passed)
      }
    }
  }

  @Test(
    "A refusal counts only if the input without its fault is taken",
    arguments: [
      (#"{"n":"a","v":2}"#, Verdict.Outcome.passed), (#"{"n":"b","v":2}"#, .failed), ("", .passed),
    ]
  )
  func repaired(input: String, outcome: Verdict.Outcome) async {
    let conformanceCase = ConformanceCase.fixture(
      profile: .strict,
      input: #"{"n":1,"v":2}"#,
      expect: .rejection(.typeMismatch, at: "$.n"),
      repaired: input.isEmpty ? nil : .text(input)
    )
    let runner = ConformanceRunner(
      subject: ChoosySubject(taken: Array(#"{"n":"a","v":2}"#.utf8)),
      suite: .fixture(conformanceCase)
    )
    let verdict = await runner.verdict(on: conformanceCase)
    #expect(verdict.outcome == outcome)
    #expect(verdict.explanation.contains("repaired input \(input)") == (outcome == .failed))
  }

  @Test("A repaired input without an answer is not taken")
  func repairedWithoutAnswer() async {
    let repaired = #"{"n":"a","v":2}"#
    let conformanceCase = ConformanceCase.fixture(
      profile: .strict,
      input: #"{"n":1,"v":2}"#,
      expect: .rejection(.typeMismatch, at: "$.n"),
      repaired: .text(repaired)
    )
    for answer in [SubjectResponse.unbound("leaf"), .unsupported(.keys), .unsupported(.userInfo)] {
      let subject = ChoosySubject(taken: Array(repaired.utf8), answer: answer)
      let runner = ConformanceRunner(subject: subject, suite: .fixture(conformanceCase))
      #expect(await runner.verdict(on: conformanceCase).outcome == .unbound)
    }
  }

  @Test("A refusal that tells no kind is of any kind, and one that tells a kind is held to it")
  func untold() async {
    let expectations: [ConformanceKit.Expectation] = [
      .rejection(), .rejection(.typeMismatch), .rejection(.malformedInput),
      .rejection(.typeMismatch, at: "$.v"),
    ]
    for expectation in expectations {
      let verdict = await verdict(.fixture(expect: expectation), .rejected(Rejection()))
      #expect(verdict.outcome == .passed, "\(expectation)")
    }
    let elsewhere = ConformanceCase.fixture(
      profile: .strict,
      expect: .rejection(.typeMismatch, at: "$.v")
    )
    let half = await verdict(elsewhere, .rejected(Rejection(.typeMismatch)), claims: [.strict])
    #expect(half.outcome == .passed, "what is not told cannot be wrong")
    for wrong in [
      Rejection(nil, at: "$.n"), Rejection(.keyNotFound), Rejection(.typeMismatch, at: "$.n"),
    ] {
      let verdict = await verdict(elsewhere, .rejected(wrong), claims: [.strict])
      #expect(verdict.outcome == .failed)
    }
    #expect(await verdict(.fixture(), .rejected(Rejection())).outcome == .failed)
  }

  @Test("Malformed input is corrupted data, but for a dialect, and not the other way round")
  func malformed() async {
    func outcome(
      _ profile: Profile,
      _ expected: Rejection.Kind,
      _ actual: Rejection
    ) async -> Verdict.Outcome {
      let top = ConformanceCase.fixture(profile: profile, expect: .rejection(expected, at: "$"))
      return await verdict(top, .rejected(actual), claims: [.strict, .smartCodable]).outcome
    }
    let malformed = Rejection(.malformedInput, at: "$")
    #expect(await outcome(.strict, .dataCorrupted, malformed) == .passed)
    #expect(await outcome("dialect/smartcodable", .dataCorrupted, malformed) == .failed)
    #expect(await outcome(.strict, .typeMismatch, malformed) == .failed)
    let corrupted = Rejection(.dataCorrupted, at: "$")
    #expect(await outcome(.strict, .malformedInput, corrupted) == .failed)
    let elsewhere = Rejection(.malformedInput, at: "$.v")
    #expect(await outcome(.strict, .dataCorrupted, elsewhere) == .failed)
  }

  @Test("Repairs count if the case names them and the subject claims to report them")
  func repairs() async {
    let right = Repair(.null, at: "$.n")
    let named = ConformanceCase.fixture(
      profile: "dialect/smartcodable",
      expect: .value(#"{"n":"own","v":2}"#, repairs: [right])
    )
    let beside = ConformanceCase.fixture(
      expect: .value(#"{"n":"own","v":2}"#, repairs: [right])
    )
    func verdict(
      _ reported: [Repair]?,
      claims: Set<Capability>,
      on conformanceCase: ConformanceCase
    ) async -> Verdict {
      let subject = FixedSubject(
        manifest: SubjectManifest(name: "fixed", version: "1", capabilities: claims),
        response: .decoded(.leaf("own", 2), repairs: reported)
      )
      return await ConformanceRunner(subject: subject, suite: .fixture(conformanceCase))
        .verdict(on: conformanceCase)
    }
    let answers: [([Repair]?, Verdict.Outcome)] = [
      (nil, .passed), ([right], .passed), ([], .failed), ([right, right], .failed),
      ([Repair(.missing, at: "$.n")], .failed), ([Repair(.null, at: "$.v")], .failed),
    ]
    for (reported, outcome) in answers {
      let all = await verdict(reported, claims: [.repairs, .smartCodable], on: named)
      #expect(all.outcome == outcome && all.profiles == ["dialect/smartcodable"])
      let silent = await verdict(reported, claims: [.smartCodable], on: named)
      #expect(silent.outcome == .passed)
      // Elsewhere a wrong report costs those who claim to report, and nobody's contract.
      let other = await verdict(reported, claims: [.repairs], on: beside)
      #expect(other.outcome == outcome)
      #expect(other.profiles == [outcome == .passed ? .contract : .lenient(.repairs)])
    }
    let unnamed = await verdict([right, right], claims: [.repairs], on: .fixture())
    #expect(unnamed.outcome == .passed)
  }

  @Test("A missing claim is no failure, but the answer is looked at")
  func unclaimed() async {
    let lenient = ConformanceCase.fixture(needs: [.initialValues])
    let right = await verdict(lenient, .decoded(.leaf("own", 2)))
    #expect(right.outcome == .unclaimed && right.matches && right.isAcceptable && !right.isScored)
    let wrong = await verdict(lenient, .rejected(Rejection()))
    #expect(wrong.outcome == .unclaimed && !wrong.matches)
    let claimed = await verdict(lenient, .rejected(Rejection()), claims: [.initialValues])
    #expect(claimed.outcome == .failed)
  }

  @Test("One of several answers is enough, and none is not")
  func oneOf() async {
    let either = ConformanceCase.fixture(
      expect: .oneOf(
        [.value(#"{"n":"a","v":1}"#), .rejection(.typeMismatch)],
        because: "both are right"
      )
    )
    #expect(await verdict(either, .decoded(.leaf("a", 1))).outcome == .passed)
    #expect(await verdict(either, .rejected(Rejection(.typeMismatch))).outcome == .passed)
    #expect(await verdict(either, .decoded(.leaf("a", 2))).outcome == .failed)
  }

  @Test("What is unspecified, and what only may be, is written down")
  func recorded() async {
    let open = ConformanceCase.fixture(expect: .unspecified(because: "nobody cares"))
    let verdict1 = await verdict(open, .decoded(.leaf("x", 9)))
    #expect(verdict1.outcome == .recorded && verdict1.answer == #"{n: string "x", v: integer 9}"#)
    let may = await verdict(.fixture(requirement: .may), .decoded(.leaf("x", 9)))
    #expect(may.outcome == .recorded && !may.isScored)
  }

  @Test("A claimed case without a binding, and a broken adapter, fail")
  func adapter() async {
    #expect(await verdict(.fixture(), .unbound("leaf")).outcome == .unbound)
    #expect(await verdict(.fixture(needs: [.flattening]), .unbound("leaf")).outcome == .unclaimed)
    let broken = await verdict(.fixture(needs: [.flattening]), .broken("no pipe"))
    #expect(broken.outcome == .broken && broken.explanation.contains("no pipe"))
    let unreadable = await verdict(.fixture(input: .hex("7")), .decoded(.null))
    #expect(unreadable.outcome == .broken)
    let vague = await verdict(.fixture(expect: .value("{}")), .decoded(.null))
    #expect(vague.outcome == .broken && vague.explanation.contains("$.n"))
  }

  @Test("A decoder without userInfo is excused only from the cases that set one")
  func userInfo() async {
    let set = ConformanceCase.fixture(settings: [.userInfo: "t"])
    #expect(await verdict(set, .unsupported(.userInfo)).outcome == .excused)
    #expect(await verdict(.fixture(), .unsupported(.userInfo)).outcome == .unbound)
    let needy = ConformanceCase.fixture(needs: [.flattening])
    #expect(await verdict(needy, .unsupported(.userInfo)).outcome == .unclaimed)
    let subject = FixedSubject(response: .unsupported(.userInfo))
    let report = await ConformanceRunner(subject: subject, suite: .fixture(set, .fixture("a/b/c")))
      .report()
    #expect(report.certificate?[.contract]?.isHeld == false)
  }

  @Test("Who claims json cannot say that the format lacks something")
  func inexpressible() async {
    let answer = SubjectResponse.inexpressible("null at $.n")
    #expect(await verdict(.fixture(), answer).outcome == .excused)
    let key = await verdict(.fixture(), .inexpressible("a repeated key at $.n"))
    #expect(key.explanation.hasSuffix("the format cannot express a repeated key at $.n"))
    let failed = await verdict(.fixture(), answer, claims: [.json])
    #expect(failed.outcome == .failed && !failed.isAcceptable)
    #expect(failed.explanation.hasSuffix("and yet cannot express null at $.n"))
    let needy = ConformanceCase.fixture(needs: [.flattening])
    #expect(await verdict(needy, answer, claims: [.json]).outcome == .unclaimed)
  }

  @Test("A run without a claimed case is not clean")
  func emptyRuns() async {
    let subject = FixedSubject(response: .decoded(.leaf("own", 2)))
    let empty = await ConformanceRunner(subject: subject, suite: .fixture()).report()
    #expect(!empty.isClean)
    let unclaimed = await ConformanceRunner(
      subject: subject,
      suite: .fixture(.fixture(needs: [.flattening]))
    )
    .report()
    #expect(!unclaimed.isClean)
    let one = await ConformanceRunner(subject: subject, suite: .fixture(.fixture())).report()
    #expect(one.isClean)
  }
}

/// Takes one input and refuses all others.
private struct ChoosySubject: ConformanceSubject {
  let manifest = SubjectManifest(name: "choosy", version: "1", capabilities: [.strict])
  let taken: [UInt8]
  var answer = SubjectResponse.decoded(.leaf("a", 2))

  func respond(to request: SubjectRequest) async -> SubjectResponse {
    request.input == taken ? answer : .rejected(Rejection(.typeMismatch, at: "$.n"))
  }
}

import Testing

@testable import ConformanceKit

@Suite struct CertificateTests {
  private static let defaults: Capability = "defaults"
  private static let flat: Capability = "flat"

  /// A verdict with a given end, for a case with given needs.
  private func verdict(
    _ name: String,
    _ outcome: Verdict.Outcome = .passed,
    _ requirement: ConformanceCase.Requirement = .must,
    needs: Set<Capability> = []
  ) -> Verdict {
    Verdict(
      .fixture(CaseID(rawValue: "a/b/\(name)"), requirement: requirement, needs: needs),
      Verdict.Finding(outcome: outcome, matches: outcome == .passed),
      executions: 1
    )
  }

  private func certificate(
    _ verdicts: [Verdict],
    claims: Set<Capability> = [defaults, flat]
  ) -> Certificate {
    Certificate(verdicts: verdicts, claims: claims, capabilities: [Self.defaults, Self.flat])
  }

  private var clean: [Verdict] {
    [
      verdict("core"), verdict("one", needs: [Self.defaults]), verdict("two", needs: [Self.flat]),
      verdict("both", needs: [Self.defaults, Self.flat]), verdict("ought", .passed, .should),
    ]
  }

  @Test("A subject that passes everything and claims everything is complete")
  func complete() {
    let certificate = certificate(clean)
    #expect(certificate.level == .complete && certificate.shortfalls.isEmpty)
    #expect(certificate.capabilities == [Self.defaults, Self.flat])
    #expect(certificate.core == Score(passed: 1, total: 1))
    #expect(certificate.extended == Score(passed: 4, total: 4))
    #expect(certificate.should == Score(passed: 1, total: 1))
  }

  @Test("A capability that is not claimed keeps a subject from complete, and is named")
  func extended() {
    let verdicts = clean.map { verdict in
      verdict.needs.contains(Self.flat)
        ? self.verdict("x", .unclaimed, needs: verdict.needs) : verdict
    }
    let certificate = certificate(verdicts, claims: [Self.defaults])
    #expect(certificate.level == .extended)
    #expect(certificate.shortfalls == [Shortfall(.unclaimed, capability: Self.flat)])
    #expect(certificate.extended == Score(passed: 2, total: 2))
  }

  @Test("A subject that claims nothing reaches core at most")
  func core() {
    let certificate = certificate([verdict("core")], claims: [])
    #expect(certificate.level == .core)
    #expect(certificate.shortfalls.map(\.rule) == [.nothingClaimed])
  }

  @Test(
    "A must case of a claimed capability that is lost, tolerated or unbound costs extended",
    arguments: [
      (Verdict.Outcome.failed, Shortfall.Rule.failed), (.unexpectedPass, .failed),
      (.expectedFailure, .tolerated), (.changedFailure, .tolerated), (.unbound, .unbound),
    ]
  )
  func lostCapability(outcome: Verdict.Outcome, rule: Shortfall.Rule) {
    let certificate = certificate(clean + [verdict("lost", outcome, needs: [Self.flat])])
    #expect(certificate.level == .core)
    #expect(certificate.capabilities == [Self.defaults])
    #expect(
      certificate.shortfalls == [Shortfall(rule, capability: Self.flat, cases: ["a/b/lost"])]
    )
  }

  @Test(
    "A must case that needs nothing costs core",
    arguments: [
      (Verdict.Outcome.failed, Shortfall.Rule.failed), (.expectedFailure, .tolerated),
      (.unbound, .unbound),
    ]
  )
  func lostCore(outcome: Verdict.Outcome, rule: Shortfall.Rule) {
    let certificate = certificate(clean + [verdict("lost", outcome)])
    #expect(certificate.level == .none && certificate.capabilities.isEmpty)
    #expect(certificate.shortfalls == [Shortfall(rule, cases: ["a/b/lost"])])
    #expect(certificate.core == Score(passed: 1, total: 2))
  }

  @Test(
    "A crash, hang or instability anywhere costs core, also in a case that may or is not claimed",
    arguments: [
      (Verdict.Outcome.crashed, Shortfall.Rule.crashed), (.timedOut, .timedOut),
      (.unstable, .unstable),
    ]
  )
  func robustness(outcome: Verdict.Outcome, rule: Shortfall.Rule) {
    for lost in [verdict("lost", outcome, .may), verdict("lost", outcome, needs: ["magic"])] {
      let certificate = certificate(clean + [lost])
      #expect(certificate.level == .none)
      #expect(certificate.shortfalls == [Shortfall(rule, cases: ["a/b/lost"])])
    }
  }

  @Test("Complete takes 95 percent of the should cases", arguments: [(1, true), (2, false)])
  func should(lost: Int, isComplete: Bool) {
    let verdicts = (0..<20).map { verdict("s\($0)", $0 < lost ? .failed : .passed, .should) }
    let certificate = certificate([verdict("core")] + verdicts)
    #expect(certificate.level == (isComplete ? .complete : .extended))
    #expect(certificate.shortfalls.map(\.rule) == (isComplete ? [] : [.shouldCases]))
  }

  @Test("Without a case that needs nothing there is no level")
  func noCore() {
    let certificate = certificate([verdict("one", needs: [Self.defaults])])
    #expect(certificate.level == .none)
    #expect(certificate.shortfalls.map(\.rule) == [.noCoreCase])
  }

  @Test("What is recorded counts neither for nor against a level")
  func recorded() {
    let certificate = certificate(clean + [verdict("r", .recorded)])
    #expect(certificate.level == .complete && certificate.core.total == 1)
  }

  @Test("A choice of cases carries no certificate, and neither does a broken or interrupted run")
  func partial() async {
    let suite = ConformanceSuite.fixture(.fixture(), .fixture("enums/a/b", title: "t"))
    let subject = ReferenceSubject()
    let full = await ConformanceRunner(subject: subject, suite: suite).report()
    #expect(full.certificate != nil && full.scope == .complete && full.isClean)
    let chosen = suite.selecting(Glob("nulls/*"))
    let part = await ConformanceRunner(subject: subject, suite: chosen).report()
    #expect(part.verdicts.map(\.id) == ["nulls/field/explicit"])
    #expect(part.scope == .filtered(Glob("nulls/*")))
    #expect(part.certificate == nil && part.isClean)
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      return await ConformanceRunner(subject: subject, suite: suite).report()
    }
    task.cancel()
    let cut = await task.value
    #expect(cut.scope == .interrupted(of: 2) && cut.certificate == nil && !cut.isClean)
  }

  @Test("Reasons name at most three cases")
  func descriptions() {
    let many = Shortfall(
      .failed,
      capability: Self.flat,
      cases: ["a/b/1", "a/b/2", "a/b/3", "a/b/4"]
    )
    #expect(many.description == "flat: 4 cases not passed: a/b/1, a/b/2, a/b/3, …")
    #expect(Shortfall(.unstable, cases: ["a/b/1"]).description == "1 case unstable: a/b/1")
    for rule in Shortfall.Rule.allCases {
      #expect(!Shortfall(rule, capability: Self.flat, cases: ["a/b/1"]).description.isEmpty)
    }
  }
}

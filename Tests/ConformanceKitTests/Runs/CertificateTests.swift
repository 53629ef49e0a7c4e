import Testing

@testable import ConformanceKit
@testable import DecoderLaw

@Suite struct CertificateTests {
  private static let coercion: Profile = "lenient/coercion"

  /// A verdict with a given end, for a case with given needs.
  private func verdict(
    _ name: String,
    _ outcome: Verdict.Outcome = .passed,
    _ requirement: ConformanceCase.Requirement = .must,
    profile: Profile? = nil,
    needs: Set<Capability> = []
  ) -> Verdict {
    Verdict(
      .fixture(
        CaseID(rawValue: "a/b/\(name)"),
        requirement: requirement,
        profile: profile,
        needs: needs
      ),
      Verdict.Finding(outcome: outcome, matches: outcome == .passed),
      executions: 1
    )
  }

  private func certificate(
    _ verdicts: [Verdict],
    claims: Set<Capability> = [.coercion, .flattening],
    language: String = "Swift"
  ) -> Certificate {
    Certificate(
      verdicts: verdicts,
      of: SubjectManifest(name: "subject", version: "1", language: language, capabilities: claims)
    )
  }

  private var clean: [Verdict] {
    [
      verdict("base"), verdict("one", needs: [.coercion]), verdict("two", needs: [.flattening]),
      verdict("both", needs: [.coercion, .flattening]), verdict("ought", .passed, .should),
    ]
  }

  @Test("A subject that runs no Swift holds shape in place of the contract, excused cases left out")
  func shape() {
    let verdicts = clean + [verdict("types", .excused)]
    let python = certificate(verdicts, language: "python")
    #expect(python.held.first == .shape && python[.contract] == nil)
    #expect(python[.shape]?.must == Score(passed: 1, total: 1))
    #expect(!python.isConformant)
    #expect(certificate(verdicts).held.first == .contract)
    let crashed = certificate(verdicts + [verdict("end", .crashed)], language: "python")
    #expect(crashed[.shape]?.shortfalls.map(\.rule) == [.crashed])
    let nothing = certificate([verdict("types", .excused)], language: "python")
    #expect(nothing[.shape]?.shortfalls.map(\.rule) == [.noCase])
  }

  @Test("Only who runs no Swift is excused from what asks types of Swift")
  func swiftOnly() async {
    let suite = ConformanceSuite(
      version: "1.0",
      cases: [.fixture(clause: "CTR-KEYED-3", input: "{}")],
      swiftOnly: ["CTR-KEYED-*"]
    )
    func outcome(_ language: String, _ response: SubjectResponse) async -> Verdict.Outcome {
      let manifest = SubjectManifest(name: "fixed", version: "1", language: language)
      let subject = FixedSubject(manifest: manifest, response: response)
      let runner = ConformanceRunner(subject: subject, suite: suite, variations: [])
      return await runner.verdict(on: suite.cases[0]).outcome
    }
    for response in [SubjectResponse.rejected(Rejection()), .unbound("leaf"), .unsupported(.keys)] {
      #expect(await outcome("python", response) == .excused)
      #expect(await [.failed, .unbound].contains(outcome("Swift", response)))
    }
    #expect(await outcome("python", .crashed("signal 11")) == .crashed)
  }

  @Test("A subject that passes what it claims holds it, with exact denominators")
  func held() {
    let certificate = certificate(clean)
    #expect(certificate.held == [.contract, Self.coercion, "lenient/flattening"])
    #expect(certificate.isConformant)
    #expect(certificate[.contract]?.must == Score(passed: 1, total: 1))
    #expect(certificate[.contract]?.should == Score(passed: 1, total: 1))
    #expect(certificate[Self.coercion]?.must == Score(passed: 2, total: 2))
  }

  @Test("What is not claimed counts neither for nor against")
  func unclaimed() {
    let lost = [
      verdict("x", .unclaimed, needs: [.flattening]),
      verdict("y", .unclaimed, needs: [.coercion, .flattening]),
      verdict("z", .unclaimed, profile: .json), verdict("u", .unstable, needs: [.flattening]),
    ]
    let certificate = certificate(clean.prefix(2) + lost, claims: [.coercion])
    #expect(certificate.held == [.contract, Self.coercion])
    #expect(certificate[Self.coercion]?.must == Score(passed: 1, total: 1))
    #expect(certificate[.json] == nil)
  }

  @Test("Conformant is who holds the contract, and strict or something lenient")
  func conformant() {
    let strict = verdict("s", profile: .strict)
    let all = [verdict("base"), strict, verdict("j", profile: .json)]
    #expect(certificate(all, claims: [.strict]).isConformant)
    #expect(!certificate(all, claims: [.json]).isConformant)
    #expect(certificate(all, claims: [.json]).held == [.contract, .json])
    #expect(!certificate(all, claims: []).isConformant)
    for (claim, isEnough) in [
      (Capability.initialValues, true), (.coercion, true), (.elementDrop, true),
      (.nestedKeys, false), (.renaming, false), (.repairs, false), (.untyped, false),
    ] {
      let lenient = certificate([verdict("base"), verdict("l", needs: [claim])], claims: [claim])
      #expect(lenient.held.count == 2)
      #expect(lenient.isConformant == isEnough, "\(claim)")
    }
    #expect(!certificate([strict, verdict("base", .failed)], claims: [.strict]).isConformant)
  }

  @Test(
    "A must case that is lost, tolerated or unbound costs its profiles and no other",
    arguments: [
      (Verdict.Outcome.failed, Shortfall.Rule.failed), (.unexpectedPass, .failed),
      (.expectedFailure, .tolerated), (.changedFailure, .tolerated), (.unbound, .unbound),
      (.misbound, .misbound), (.unstable, .unstable),
    ]
  )
  func lost(outcome: Verdict.Outcome, rule: Shortfall.Rule) {
    let certificate = certificate(clean + [verdict("lost", outcome, needs: [.flattening])])
    #expect(certificate.held == [.contract, Self.coercion])
    let flattening = certificate["lenient/flattening"]
    #expect(flattening?.shortfalls == [Shortfall(rule, cases: ["a/b/lost"])])
    #expect(flattening?.must == Score(passed: 2, total: 3))
    let base = self.certificate(clean + [verdict("lost", outcome)])
    #expect(base[.contract]?.shortfalls == [Shortfall(rule, cases: ["a/b/lost"])])
    #expect(!base.isConformant && base.held.count == 2)
  }

  @Test(
    "A crash or hang anywhere costs the contract, also in a case that is recorded or not claimed",
    arguments: [(Verdict.Outcome.crashed, Shortfall.Rule.crashed), (.timedOut, .timedOut)]
  )
  func robustness(outcome: Verdict.Outcome, rule: Shortfall.Rule) {
    for lost in [
      verdict("lost", outcome, .may), verdict("lost", outcome, needs: ["magic"]),
      verdict("lost", outcome),
    ] {
      let certificate = certificate(clean + [lost])
      #expect(certificate[.contract]?.shortfalls == [Shortfall(rule, cases: ["a/b/lost"])])
    }
    let own = certificate(clean + [verdict("lost", outcome, needs: [.coercion])])
    #expect(own.held == ["lenient/flattening"])
  }

  @Test("Should cases are counted and cost nothing")
  func should() {
    let certificate = certificate(clean + [verdict("s", .failed, .should)])
    #expect(certificate[.contract]?.should == Score(passed: 1, total: 2))
    #expect(certificate.isConformant)
  }

  @Test("A profile without a must case that counts is not held")
  func noCase() {
    let ought = verdict("ought", .passed, .should, profile: .strict)
    let certificate = certificate(
      [verdict("one", needs: [.coercion]), ought],
      claims: [.coercion, .json, .strict]
    )
    for profile in [Profile.contract, .json, .strict] {
      #expect(certificate[profile]?.shortfalls.map(\.rule) == [.noCase], "\(profile)")
    }
    #expect(certificate[.strict]?.should == Score(passed: 1, total: 1))
    #expect(certificate.held == [Self.coercion])
  }

  @Test("A dialect is held with all its cases, whatever else is claimed")
  func dialect() {
    let dialect: Profile = "dialect/ours"
    let verdicts = [
      verdict("base"), verdict("plain", profile: dialect),
      verdict("more", .unclaimed, profile: dialect, needs: [.coercion]),
    ]
    let part = certificate(verdicts, claims: ["dialect/ours"])
    #expect(part[dialect]?.must == Score(passed: 1, total: 2))
    #expect(part[dialect]?.shortfalls == [Shortfall(.unclaimed, cases: ["a/b/more"])])
    let whole = certificate(verdicts.dropLast(), claims: ["dialect/ours"])
    #expect(whole.held == [.contract, dialect])
  }

  @Test("A profile that the kit does not know is held by the claim of its name")
  func foreign() {
    let foreign: Profile = "property-list"
    let verdicts = [verdict("base"), verdict("binary", profile: foreign)]
    #expect(certificate(verdicts, claims: ["property-list"]).held == [.contract, foreign])
    #expect(certificate(verdicts, claims: []).held == [.contract])
  }

  @Test("What is recorded counts neither for nor against a profile")
  func recorded() {
    let certificate = certificate(clean + [verdict("r", .recorded)])
    #expect(certificate[.contract]?.must.total == 1 && certificate.isConformant)
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
      cases: ["a/b/1", "a/b/2", "a/b/3", "a/b/4"]
    )
    #expect(many.description == "4 cases not passed: a/b/1, a/b/2, a/b/3, …")
    #expect(Shortfall(.unstable, cases: ["a/b/1"]).description == "1 case unstable: a/b/1")
    for rule in Shortfall.Rule.allCases {
      #expect(!Shortfall(rule, cases: ["a/b/1"]).description.isEmpty)
    }
  }
}

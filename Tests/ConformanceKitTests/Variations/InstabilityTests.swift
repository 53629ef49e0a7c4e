import Synchronization
import Testing

@testable import ConformanceKit
@testable import DecoderLaw

/// A subject that answers like the reference, except for requests that it does not like.
private final class MoodySubject: ConformanceSubject {
  let manifest: SubjectManifest
  private let count = Mutex(0)
  private let isMoody: @Sendable (SubjectRequest, Int) -> Bool
  private let answer: SubjectResponse

  init(
    answer: SubjectResponse = .decoded(.null),
    claims: Set<Capability> = Capability.all,
    when isMoody: @escaping @Sendable (SubjectRequest, Int) -> Bool
  ) {
    manifest = SubjectManifest(name: "moody", version: "1", capabilities: claims)
    self.isMoody = isMoody
    self.answer = answer
  }

  func respond(to request: SubjectRequest) async -> SubjectResponse {
    let number = count.withLock { count in
      count += 1
      return count
    }
    return isMoody(request, number) ? answer : await ReferenceSubject().respond(to: request)
  }
}

/// Whether each variation is judged: a subject that fails in just one of them must be found out.
@Suite struct InstabilityTests {
  private static let wide = ConformanceCase.fixture(
    model: "person",
    input: #"{"name":"Ann","age":30,"active":false,"score":2.5,"nick":"A"}"#,
    expect: .value(#"{"name":"Ann","age":30,"active":false,"score":2.5,"nick":"A"}"#)
  )

  private static func contains(_ part: String) -> @Sendable (SubjectRequest, Int) -> Bool {
    { request, _ in String(decoding: request.input, as: UTF8.self).contains(part) }
  }

  private static let moods: [(Variation, @Sendable (SubjectRequest, Int) -> Bool)] = [
    (.reorderedKeys, { request, _ in reordered(String(decoding: request.input, as: UTF8.self)) }),
    (.insignificantWhitespace, contains("\t")), (.crlf, contains("\r\n")),
    (.escapedStrings, contains("\\u0041")), (.unknownSiblings, contains("unknown-sibling")),
    (.nestedInArray, { request, _ in request.model == "person-list" }),
    (.nestedInObject, { request, _ in request.model == "person-box" }),
  ]

  private static func reordered(_ text: String) -> Bool {
    text.hasPrefix("{\"") && !["name\"", "item\"", "\\u"].contains { text.hasPrefix("{\"" + $0) }
  }

  @Test("A case that is not claimed would not pass if a variation has another answer")
  func wavering() async {
    let needy = ConformanceCase.fixture(
      needs: [.coercion],
      model: "person",
      input: #"{"name":"Ann","age":30,"active":false,"score":2.5,"nick":"A"}"#,
      expect: .value(#"{"name":"Ann","age":30,"active":false,"score":2.5,"nick":"A"}"#)
    )
    for (mood, wouldPass) in [("\t", false), ("no such text", true)] {
      let subject = MoodySubject(claims: [], when: Self.contains(mood))
      let verdict = await ConformanceRunner(subject: subject).verdict(on: needy)
      #expect(verdict.outcome == .unclaimed)
      #expect(verdict.matches == wouldPass)
    }
  }

  @Test("Each variation finds a subject that fails in it alone", arguments: moods.map(\.0))
  func each(variation: Variation) async throws {
    let mood = try #require(Self.moods.first { $0.0 == variation }).1
    let runner = ConformanceRunner(
      subject: MoodySubject(when: mood),
      suite: .fixture(Self.wide)
    )
    let verdict = await runner.verdict(on: Self.wide)
    #expect(verdict.outcome == .unstable)
    #expect(verdict.variation == variation)
    #expect(verdict.matches && !verdict.isAcceptable)
    #expect(verdict.explanation.contains("[\(variation.rawValue)]"))
    #expect(verdict.explanation.contains("got null"))
  }

  @Test(
    "Only a holder may have no type; only it and unknown members may be more than a format can say",
    arguments: moods.map(\.0)
  )
  func excuses(variation: Variation) async throws {
    let mood = try #require(Self.moods.first { $0.0 == variation }).1
    let isHolder = variation == .nestedInArray || variation == .nestedInObject
    let answers: [(SubjectResponse, Set<Capability>, Bool)] = [
      (.unbound("person"), [.json], isHolder),
      (.inexpressible("null"), [], isHolder || variation == .unknownSiblings),
      (.inexpressible("null"), [.json], false),
    ]
    for (answer, claims, isExcused) in answers {
      let runner = ConformanceRunner(
        subject: MoodySubject(answer: answer, claims: claims, when: mood),
        suite: .fixture(Self.wide)
      )
      let verdict = await runner.verdict(on: Self.wide)
      #expect(verdict.outcome == (isExcused ? .passed : .unstable), "\(variation)")
    }
  }

  @Test("A subject that answers every other call otherwise is unstable")
  func repeated() async {
    let runner = ConformanceRunner(
      subject: MoodySubject { _, number in number.isMultiple(of: 2) },
      suite: .fixture(Self.wide),
      variations: [.repeated]
    )
    let verdict = await runner.verdict(on: Self.wide)
    #expect(verdict.outcome == .unstable && verdict.variation == .repeated)
  }

  @Test("A subject that fails only among concurrent calls is found in the sampled cases")
  func concurrent() async {
    var found = 0
    for seed in 0..<16 as Range<UInt64> {
      let runner = ConformanceRunner(
        subject: MoodySubject { _, number in number == 4 },
        suite: .fixture(Self.wide),
        seed: seed,
        variations: [.concurrent]
      )
      let verdict = await runner.verdict(on: Self.wide)
      #expect(verdict.executions == (verdict.outcome == .unstable ? 5 : 1))
      if verdict.outcome == .unstable { found += 1 }
    }
    #expect(found > 0 && found < 16)
  }

  @Test("Another arm of several right answers is unstable")
  func arms() async {
    let either = ConformanceCase.fixture(
      input: #"{"n":"a","n":"b","v":1}"#,
      expect: .oneOf(
        [.value(#"{"n":"a","v":1}"#), .value(#"{"n":"b","v":1}"#)],
        because: "both are right"
      )
    )
    let subject = MoodySubject(answer: .decoded(.leaf("b", 1))) { _, number in number > 3 }
    let verdict = await ConformanceRunner(subject: subject, suite: .fixture(either))
      .verdict(on: either)
    #expect(verdict.outcome == .unstable)
    let steady = await ConformanceRunner(subject: ReferenceSubject(), suite: .fixture(either))
      .verdict(on: either)
    #expect(steady.outcome == .passed && steady.arm == 0)
  }

  @Test("A crash or hang in a variation is a crash or hang of the case, and the run goes on")
  func crashes() async {
    let answers: [(SubjectResponse, Verdict.Outcome)] = [
      (.crashed("signal 11"), .crashed), (.timedOut, .timedOut), (.broken("noise"), .broken),
    ]
    for (answer, outcome) in answers {
      let subject = MoodySubject(answer: answer, when: Self.contains("\r\n"))
      let other = ConformanceCase.fixture("nulls/field/other", title: "another null")
      let runner = ConformanceRunner(subject: subject, suite: .fixture(Self.wide, other))
      let report = await runner.report()
      #expect(report.verdicts.map(\.outcome) == [outcome, outcome])
      #expect(report.verdicts.allSatisfy { $0.variation == .crlf && !$0.isAcceptable })
      #expect((report.certificate == nil) == (outcome == .broken))
    }
  }

  @Test("A case that is not claimed may be unstable, but may not crash")
  func unclaimed() async {
    let needy = ConformanceCase.fixture(needs: ["magic"])
    let answers: [(SubjectResponse, Verdict.Outcome)] = [
      (.rejected(Rejection(.typeMismatch)), .unclaimed), (.crashed("signal 11"), .crashed),
      (.timedOut, .timedOut),
    ]
    for (answer, outcome) in answers {
      let subject = MoodySubject(answer: answer, when: Self.contains("\r\n"))
      let verdict = await ConformanceRunner(subject: subject, suite: .fixture(needy))
        .verdict(on: needy)
      #expect(verdict.outcome == outcome)
    }
  }

  @Test("Repairs are compared without their order, and with their paths inside holders")
  func repairs() async {
    let lossy = ConformanceCase.fixture(
      profile: "dialect/smartcodable",
      model: "tables",
      input: #"{"counts":{"a":"x","b":null,"c":{}},"sparse":{},"leaves":{}}"#,
      expect: .value(
        #"{"counts":{},"sparse":{},"leaves":{}}"#,
        repairs: [
          Repair(.invalid, at: "$.counts.a"), Repair(.null, at: "$.counts.b"),
          Repair(.mismatch, at: "$.counts.c"),
        ]
      )
    )
    let verdict = await ConformanceRunner(subject: ReferenceSubject(), suite: .fixture(lossy))
      .verdict(on: lossy)
    #expect(verdict.outcome == .passed, "\(verdict.explanation)")
    #expect(verdict.executions >= 9)
  }
}

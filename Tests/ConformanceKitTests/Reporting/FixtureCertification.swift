@testable import ConformanceKit
@testable import DecoderLaw
@testable import SuiteProof

/// Answers each case as its model asks, so that one run has every kind of verdict.
struct ScriptedSubject: ConformanceSubject {
  var manifest = SubjectManifest(
    name: "scripted <&\"\u{1}>",
    version: "1.2",
    url: "https://example.org/?a=1&b=2",
    capabilities: [.initialValues]
  )
  var answers: [String: SubjectResponse] = [:]

  func respond(to request: SubjectRequest) async -> SubjectResponse {
    guard request.model == "leaf" else { return .unbound(request.model) }
    // Variations only add blanks to these inputs.
    let text = String(decoding: request.input, as: UTF8.self).filter { !$0.isWhitespace }
    // It is bound in order: the initial values come from nothing.
    if text == "{}" { return .decoded(.leaf("own", 1)) }
    return answers[text] ?? .decoded(.leaf("own", 2))
  }
}

extension ConformanceSuite {
  /// One case for most of the verdicts; `ScriptedSubject.fixture` answers it.
  static let reporting = ConformanceSuite(
    version: "0.3",
    cases: [
      .fixture("a/plain/passed", input: "[1]"),
      .fixture("a/plain/failed", input: "[2]"),
      .fixture("a/plain/crashed", input: "[3]"),
      .fixture("a/needs/unclaimed", needs: [.coercion], input: "[4]"),
      .fixture("a/needs/matching", needs: [.coercion], input: "[5]"),
      .fixture("b/may/recorded", requirement: .may, needs: [.initialValues], input: "[6]"),
      .fixture("b/should/known", requirement: .should, needs: [.initialValues], input: "[7]"),
      .fixture(
        "b/choice/arms",
        needs: [.initialValues],
        input: "[8]",
        expect: .oneOf([.rejection(), .value(#"{"n":"own","v":2}"#)], because: "both | are right")
      ),
      .fixture("b/bytes/broken-text", input: .hex("FF00"), expect: .rejection(.malformedInput)),
      .fixture("b/model/missing", model: "person", expect: .rejection()),
      .fixture("b/open/anything", input: "[9]", expect: .unspecified(because: "nobody says")),
    ]
  )
}

extension ScriptedSubject {
  static let fixture = ScriptedSubject(answers: [
    "[2]": .decoded(.leaf("</script>|\u{1}\n", 3)),
    "[3]": .crashed("signal 11; last words: <\u{1B}[31m>\nsecond line"),
    "[4]": .rejected(Rejection(.typeMismatch, at: "$.v")),
    "[7]": .decoded(.leaf("own", 7)),
    "\u{FFFD}\u{0}": .rejected(Rejection(.malformedInput)),
  ])
}

extension Certification {
  static let fixtureLedger = DeviationLedger(
    ceiling: 2,
    entries: [
      DeviationLedger.Entry(
        id: "b/should/known",
        signature: Observation.leaf("own", 7).firstDifference(from: .leaf("own", 2))?.signature
          ?? "",
        reason: .byDesign("it counts | from <five>"),
        since: "1.1",
        difference: "at $.v: expected integer 2, got integer 7"
      ),
      DeviationLedger.Entry(
        id: "x/y/z",
        signature: "0123456789abcdef",
        reason: .defect("http://t/1")
      ),
    ]
  )

  /// A run with every kind of verdict that a subject in one process can cause.
  static func fixture(
    _ suite: ConformanceSuite = .reporting,
    onProgress: (@Sendable (Progress) -> Void)? = nil
  ) async -> Certification {
    await run(
      Entry(ScriptedSubject.fixture, ledger: fixtureLedger),
      besides: [Entry(ReferenceSubject())],
      floors: FloorSubject.allCases,
      suite: suite,
      onProgress: onProgress
    )
  }

  static let fixtureNotes = RunNotes(
    digest: "0123456789abcdef",
    launches: ["python3 'a b.py'", nil],
    toolchain: Toolchain(compiler: "Swift 6.3.1", system: "Linux", architecture: "x86_64")
  )

  /// The same, stopped after the first case.
  static func interruptedFixture() async -> Certification {
    await Task {
      await fixture { _ in unsafe withUnsafeCurrentTask { task in unsafe task?.cancel() } }
    }
    .value
  }
}

import ConformanceKit
import DecoderLaw
import FuzzKit
import Testing

@testable import SmartCodableFuzzing

/// SmartCodable in front of the reference of the conformance suite.
@Suite struct JudgedTargetTests {
  private static func repairs(_ repairs: [Repair]) -> SubjectResponse {
    .decoded(.object(["v": .integer("1")]), repairs: repairs)
  }

  private static func value(_ value: Observation) -> SubjectResponse {
    .decoded(.object(["v": value]), repairs: [])
  }

  private static func refusal(_ kind: Rejection.Kind, _ path: String) -> SubjectResponse {
    .rejected(Rejection(kind, at: path))
  }

  @Test(
    "Whatever differs is told without a word of the input",
    arguments: [
      (value(.integer("1")), value(.integer("2")), "v: integer, integer"),
      (value(.integer("1")), value(.null), "v: integer, null"),
      (
        repairs([Repair(.null, at: "$.v")]), repairs([Repair(.missing, at: "$.v")]),
        "v: repair null, missing"
      ),
      (repairs([Repair(.null, at: "$.v")]), repairs([]), "v: repair null, none"),
      (repairs([]), repairs([Repair(.null, at: "$[0]")]), "-: repair none, null"),
      (
        repairs([Repair(.null, at: "$.v"), Repair(.null, at: "$.w")]),
        repairs([Repair(.null, at: "$.w"), Repair(.null, at: "$.v")]), "v: repair null, null"
      ),
      (
        refusal(.typeMismatch, "$"), refusal(.malformedInput, "$"),
        "-: typeMismatch, malformedInput"
      ),
      (refusal(.typeMismatch, "$"), refusal(.typeMismatch, "$.v"), "-: typeMismatch, typeMismatch"),
      (refusal(.typeMismatch, "$"), value(.null), "-: typeMismatch, decoded"),
      (value(.null), refusal(.typeMismatch, "$"), "-: decoded, typeMismatch"),
      (value(.null), .timedOut, "-: decoded, unanswered"),
    ]
  )
  func whateverDiffersIsToldWithoutInput(
    expected: SubjectResponse,
    found: SubjectResponse,
    told: String
  ) {
    guard
      case .differs(let property, let wanted, let actual, let detail) = JudgeVerdict(
        of: found,
        against: expected
      )
    else {
      Issue.record("no difference")
      return
    }
    #expect("\(property ?? "-"): \(wanted), \(actual)" == told)
    #expect(detail.contains("expected "))
    for answer in [expected, found] {
      guard case .agrees = JudgeVerdict(of: answer, against: answer) else {
        if case .timedOut = answer { continue }
        Issue.record("an answer differs from itself")
        continue
      }
    }
  }

  @Test("The judge has an answer of its own for every seed input, and it is the same")
  func judgeHasTheSameAnswerForSeeds() {
    #expect(FuzzTargets.judged.count >= 60)
    for target in FuzzTargets.judged {
      #expect(!target.seedInputs.isEmpty)
      for input in target.seedInputs {
        let verdict = target.judgement(of: .decoding, on: Array(input.utf8), in: RunContext())
        guard case .agrees? = verdict else {
          Issue.record("\(target.name) on \(input): \(String(describing: verdict))")
          continue
        }
      }
    }
  }

  /// Without logging and sequence, which set the level of the log for the whole process.
  @Test(
    "The judges of the rest agree on every seed input",
    arguments: [JudgedAspect.encoding, .updating, .details, .places]
  )
  func judgesOfRestAgreeOnSeeds(aspect: JudgedAspect) {
    var agreements = 0
    for target in FuzzTargets.judged {
      for input in target.seedInputs {
        switch target.judgement(of: aspect, on: Array(input.utf8), in: RunContext()) {
        case .agrees?: agreements += 1
        case nil, .silent?: continue
        case .differs(_, let wanted, let found, let detail)?:
          Issue.record("\(target.name) on \(input): \(wanted), \(found): \(detail)")
        }
      }
    }
    #expect(agreements >= 400)
  }

  /// What the law leaves to Foundation, and fractions that nobody can write out.
  @Test(
    "The judges agree where Foundation decides, and on fractions of a billion digits",
    arguments: [
      ("parcel", #"{"bytes":"x/B=="}"#), ("parcel", #"{"bytes":"zz9A=","maybe":"AA=A"}"#),
      ("calendar", #"{"list":[1.7976931348623157e308]}"#),
      ("tally", #"{"a":1e-1000000000,"b":-6e-1000000000}"#),
    ]
  )
  func judgesAgreeOnBounds(model: String, input: String) throws {
    let target = try #require(FuzzTargets.judged.first { $0.name == "judged/\(model)" })
    let axes = JudgedOptions.space.axes
    for (axis, choices) in axes.enumerated() {
      for choice in choices.choices.indices {
        let word = JudgedOptions.space.word(for: axes.indices.map { $0 == axis ? choice : 0 })
        let context = RunContext(options: word)
        for aspect in [JudgedAspect.decoding, .encoding, .details] {
          if case .differs(_, _, _, let detail)? = target.judgement(
            of: aspect,
            on: Array(input.utf8),
            in: context
          ) {
            Issue.record("\(choices.name) \(choice): \(detail)")
          }
        }
      }
    }
  }

  @Test("Options words reach the decoder and the judge")
  func optionsWordsReachDecoderAndJudge() throws {
    let words = (0..<JudgedOptions.space.axes.count)
      .map { axis in
        JudgedOptions.space.word(
          for: JudgedOptions.space.axes.indices.map { $0 == axis ? 1 : 0 }
        )
      }
    let count = words.count - WritingOptions.axes.count
    let settings = words.map(JudgedOptions.settings)
    #expect(settings.prefix(count).allSatisfy { $0.count == 1 })
    #expect(Set(settings.flatMap(\.keys)).count == count)
    let writing = words.map { JudgedOptions.writing(in: $0).settings }
    #expect(writing.prefix(count).allSatisfy { $0 == WritingSettings() })
    #expect(Set(writing.dropFirst(count)).subtracting([WritingSettings()]).count == 4)
    #expect(JudgedOptions.settings(in: 0).isEmpty)
  }
}

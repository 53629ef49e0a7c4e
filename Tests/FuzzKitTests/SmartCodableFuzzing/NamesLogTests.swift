import ConformanceKit
import FuzzKit
import SmartCodable
import Testing

@testable import SmartCodableFuzzing

/// What the judge of names, places, found texts and the log says of answers that are right, and of others.
@Suite(.serialized) struct NamesLogTests {
  private static let target = NamesLogTarget()

  private static func calls() -> [NamesLogCall] {
    (0..<200)
      .compactMap { iteration in
        let seeds = target.seedInputs
        let input = Array(seeds[iteration % seeds.count].utf8)
        return NamesLogCall(input, in: RunContext(iteration: UInt64(iteration)))
      }
  }

  @Test("SmartCodable agrees in all forms, and some of them are damaged")
  func smartCodableAgrees() {
    var forms: Set<String> = []
    for call in Self.calls() {
      let problem = NamesLogJudge(call).problem(of: call.account())
      #expect(problem == nil, "\(problem?.detail ?? "") in \(call)")
      switch call.form {
      case .text(_, let isJSON5): forms.insert(isJSON5 ? "JSON5" : "JSON")
      case .native: forms.insert("native")
      case .damaged: forms.insert("damaged")
      case .missing: forms.insert("missing")
      }
    }
    #expect(forms.count == 5)
  }

  @Test("An answer to another call is wrong")
  func otherAnswersAreWrong() {
    let calls = Self.calls()
    var found: Set<String> = []
    for (call, other) in zip(calls, calls.dropFirst()) {
      // The repairs of the next call, the log of this one; and the other way round.
      var mixed = call.account()
      let (repairs, blocks) = (mixed.repairs, mixed.blocks)
      mixed.repairs = other.account().repairs
      if mixed.repairs != repairs, let problem = NamesLogJudge(call).problem(of: mixed) {
        found.insert(problem.word)
      }
      mixed.repairs = repairs
      mixed.blocks = other.account().blocks
      // The reason of a failure is open.
      if repairs != nil, blocks != mixed.blocks {
        let problem = NamesLogJudge(call).problem(of: mixed)
        #expect(problem != nil)
        found.insert(problem?.word ?? "")
      }
    }
    #expect(found.isSuperset(of: ["path", "log", "blocks"]), "\(found)")
  }

  @Test(
    "Found texts are compared with the value",
    arguments: [
      (#""a\u001f""#, "a\u{1F}", true), (#""a\u0021""#, "a\u{1F}", false),
      (#""ab""#, "abc", false), (#""ab…""#, "abc", false), ("\"a\u{2028}\"", "a\u{2028}", false),
      ("abc", "abc", false), (#""\t""#, "\t", true), (#""\u0009""#, "\t", true),
    ]
  )
  func foundTextsAreCompared(shown: String, value: String, isRight: Bool) {
    #expect((NamesLogFound.problem(shown, for: .string(value), at: nil) == nil) == isRight)
  }

  @Test("Forty characters are shown", arguments: [39, 40, 41, 42])
  func fortyCharactersAreShown(count: Int) {
    let value = JSONValue.string(String(repeating: "x", count: count))
    for length in 38...42 where length < count {
      let shown = "\"" + String(repeating: "x", count: length) + "…\""
      let isRight = NamesLogFound.problem(shown, for: value, at: nil) == nil
      #expect(isRight == (length == 40 && count > 40))
    }
    let whole = "\"" + String(repeating: "x", count: count) + "\""
    #expect((NamesLogFound.problem(whole, for: value, at: nil) == nil) == (count <= 40))
  }

  @Test("Of several options of one kind the last counts")
  func lastOptionCounts() throws {
    var answers: Set<String> = []
    for iteration in 0..<200 as Range<UInt64> {
      let context = RunContext(iteration: iteration)
      let call = try #require(OptionListsCall(Array("[1]".utf8), in: context))
      #expect(call.problem == nil, "\(call)")
      // The options matter: their order backwards gives other answers.
      let reversed = call.decoded(by: call.decoding.reversed().map(\.option))
      if reversed != call.decoded(by: call.decoding.map(\.option)) { answers.insert(reversed) }
    }
    #expect(answers.count > 10)
  }
}

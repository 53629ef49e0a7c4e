import FuzzKit
import SmartCodable

/// What errors say, judged by readers of their own: of texts that are no JSON or no property list the category and
/// the place, of values of the wrong kind the type and the kind.
struct ErrorWordsTarget: FuzzTarget {
  let name = "errors/words"
  let weight = 4
  let laws: TargetLaws = [.judged, .repeatable, .stateless]
  let seedInputs = [
    #"{"a":[true,false,null,"text é\n\u00e9\ud83d\ude00"],"b":{"c":-1.5e+3,"d":0},"":[],"e":{}}"#,
    #"["\\\"\/","日本",[[1,20],["x",[null]]],{"k":"v","l":true},-0.25,1e5,false]"#,
    #"[1,"a",true,null,[1],{"a":1},1.5,300,-1,"",[],{}]"#, "null", "12", #""x""#, "[ ]",
  ]

  var summary: String { TargetSummaries.text(of: name) ?? "" }

  func run(_ input: [UInt8], in context: RunContext) -> Execution {
    guard let call = context.unlimited({ ErrorWordsCall(input, in: context) }) else {
      return .thrown("no text")
    }
    // The log is for the judge only.
    if [.logged, .list].contains(call.entry) { return .thrown("logged") }
    return call.answer() == .accepted ? .decoded(context.observe(true)) : .thrown("refused")
  }

  func judgement(
    of aspect: JudgedAspect,
    on input: [UInt8],
    in context: RunContext
  ) -> JudgeVerdict? {
    let problem: PlacedText.Problem?
    if context.iteration.isMultiple(of: 5), let probe = ErrorWordsProbe(input, in: context) {
      problem = probe.problem()
    } else {
      guard let call = context.unlimited({ ErrorWordsCall(input, in: context) }) else {
        return .silent
      }
      let answer = call.answer()
      problem = context.unlimited {
        call.problem(of: answer).map { .init(word: $0.word, detail: "\($0.detail) in \(call)") }
      }
    }
    guard let problem else { return .agrees }
    return .differs(property: nil, wanted: problem.word, found: "other", detail: problem.detail)
  }
}

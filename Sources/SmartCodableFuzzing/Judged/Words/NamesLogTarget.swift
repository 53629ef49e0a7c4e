import FuzzKit
import SmartCodable

/// Names of types, places, found texts and the log, judged by the specification.
///
/// The input gives leaves; the model takes next to none of them (``NamesModels``), so that each repair must name a
/// type, tell a place and show a text. Its documents are laid out in all ways of JSON and JSON5, or given as a
/// dictionary; some are damaged at a known place. Inputs that are no JSON,
/// most of them damaged here, are refused where the suite's reader stops.
struct NamesLogTarget: FuzzTarget {
  let name = "names/log"
  let weight = 6
  let laws: TargetLaws = [.judged, .repeatable, .stateless]
  let seedInputs = [
    #"["text",1,2.5,true,null,[],{},[1],{"a":1}]"#,
    #"{"a":"\u0001\u001f\u007f\n","b":"a \"quoted\" text of some 45 characters \\ and more","c":1e99}"#,
    #"["é日😀","\u00e9\ud83d\ude00","0.1000000000000000055511151231257827021181583404541015625"]"#,
    #"[100000000000000000000000000000000000000000,-0.0,1E+2,"..\u2028..","\/"]"#, "0", #""""#,
  ]

  var summary: String { TargetSummaries.text(of: name) ?? "" }

  func run(_ input: [UInt8], in context: RunContext) -> Execution {
    guard let call = context.unlimited({ NamesLogCall(input, in: context) }) else {
      return .thrown("no text")
    }
    do {
      let repairs = try call.repairs()
      return context.unlimited { .decoded(context.observe(repairs?.map(\.description))) }
    } catch {
      return .thrown("refused")
    }
  }

  func judgement(
    of aspect: JudgedAspect,
    on input: [UInt8],
    in context: RunContext
  ) -> JudgeVerdict? {
    guard let call = context.unlimited({ NamesLogCall(input, in: context) }) else {
      return .silent
    }
    let account = call.account()
    return context.unlimited {
      guard let problem = NamesLogJudge(call).problem(of: account) else { return .agrees }
      return .differs(
        property: nil,
        wanted: problem.word,
        found: "other",
        detail: "\(problem.detail) in \(call)"
      )
    }
  }
}

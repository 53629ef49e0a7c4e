import FuzzKit
import SmartCodable

/// Names of types, places, found texts and the log, judged by the specification.
///
/// The input gives leaves; the model takes next to none of them (``NamesModels``), so that each repair must name a
/// type, tell a place and show a text. Its documents are laid out in all ways of JSON and JSON5, or given as a
/// dictionary; some are damaged at a known place. Inputs that are no JSON,
/// most of them damaged here, are refused where the suite's reader stops.
struct NamesLogTarget: DrawnTarget {
  let name = "names/log"
  let weight = 6
  var seeds: [FuzzSeed] { .scripts(seedInputs) }
  let seedInputs = [
    #"["text",1,2.5,true,null,[],{},[1],{"a":1}]"#,
    #"{"a":"\u0001\u001f\u007f\n","b":"a \"quoted\" text of some 45 characters \\ and more","c":1e99}"#,
    #"["é日😀","\u00e9\ud83d\ude00","0.1000000000000000055511151231257827021181583404541015625"]"#,
    #"[100000000000000000000000000000000000000000,-0.0,1E+2,"..\u2028..","\/"]"#, "0", #""""#,
  ]

  func sample(_ input: [UInt8], in context: RunContext) -> NamesLogCall? {
    NamesLogCall(input, in: context)
  }

  func found(_ call: NamesLogCall, in context: RunContext) -> (any Encodable)? {
    guard let repairs = try? call.repairs() else { return nil }
    return repairs.map(\.description)
  }

  func verdict(on call: NamesLogCall, in context: RunContext) -> JudgeVerdict {
    let problem = NamesLogJudge(call).problem(of: call.account())
    return problem.map { .scalar($0.word, "the law's", $0.detail, "\(call)") } ?? .agrees
  }
}

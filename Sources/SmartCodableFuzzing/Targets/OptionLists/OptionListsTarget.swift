import Foundation
import FuzzKit
import SmartCodable

/// Lists and sets of options, several of one kind among them (OPT-1, OPT-2, OPT-6).
///
/// The judge knows the kind of each option and that the last one of a kind counts: it gives the same call only
/// these, in another order. The document has a member for each kind, so it shows which option counted.
struct OptionListsTarget: FuzzTarget {
  let name = "options/lists"
  let laws: TargetLaws = [.judged, .repeatable, .stateless]
  let seedInputs = [
    #"[1,2.5,"x",null,true]"#, #"{"a_b":0.5,"Name":"n","any":null}"#, #""NaN""#, "1700000000",
  ]

  var summary: String { TargetSummaries.text(of: name) ?? "" }

  func run(_ input: [UInt8], in context: RunContext) -> Execution {
    guard let call = context.unlimited({ OptionListsCall(input, in: context) }) else {
      return .thrown("no document")
    }
    let read = call.decoded(by: call.decoding.map(\.option))
    let written = call.written(by: call.encoding.map(\.option))
    return context.unlimited { .decoded(context.observe([read, written])) }
  }

  func judgement(
    of aspect: JudgedAspect,
    on input: [UInt8],
    in context: RunContext
  ) -> JudgeVerdict? {
    guard let call = context.unlimited({ OptionListsCall(input, in: context) }) else {
      return .silent
    }
    guard let problem = call.problem else { return .agrees }
    return .differs(property: nil, wanted: problem, found: "other", detail: "\(call)")
  }
}

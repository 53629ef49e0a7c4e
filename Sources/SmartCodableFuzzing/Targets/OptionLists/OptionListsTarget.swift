import Foundation
import FuzzKit
import SmartCodable

/// Lists and sets of options, several of one kind among them (OPT-1, OPT-2, OPT-6).
///
/// The judge knows the kind of each option and that the last one of a kind counts: it gives the same call only
/// these, in another order. The document has a member for each kind, so it shows which option counted.
struct OptionListsTarget: DrawnTarget {
  let name = "options/lists"
  let seedInputs = [
    #"[1,2.5,"x",null,true]"#, #"{"a_b":0.5,"Name":"n","any":null}"#, #""NaN""#, "1700000000",
  ]

  func sample(_ input: [UInt8], in context: RunContext) -> OptionListsCall? {
    OptionListsCall(input, in: context)
  }

  func found(_ call: OptionListsCall, in context: RunContext) -> (any Encodable)? {
    [call.decoded(by: call.decoding.options), call.written(by: call.encoding.options)]
  }

  func verdict(on call: OptionListsCall, in context: RunContext) -> JudgeVerdict {
    call.problem.map { .scalar("options", $0, "other", "\(call)") } ?? .agrees
  }
}

import Foundation
import FuzzKit
import SmartCodableV2

/// Documents from tables for the API of versions 1 and 2, in each form of input and with each kind of option, and
/// calls that fail.
///
/// The judge (``Version2Reference``) says what each property is, and what is logged.
struct Version2TableTarget: FuzzTarget {
  let name = "version2/table"
  let weight = 2
  let laws: TargetLaws = [.judged, .repeatable]
  let seedInputs = [
    #"{"flag":"YES","text":1.0,"integer":"12","double":"1e2","maybeFloat":"nan","child":{"name":3}}"#,
    #"[true,null,0,-1.5,"yes","x",[1,"2"],{"k":null},{"name":"n","next":{"count":"4"}}]"#,
    #"{"rank":7,"word":"?","integers":[1,null],"entries":{"a":1},"plain":{"number":"1"}}"#,
    #"["low",[["a"],[]],{"1":2.5},18446744073709551615,1e400,"2024-01-02","aGk=",{"a":[1.0]}]"#,
  ]

  init() {
    Version2Output.silence
  }

  var summary: String { TargetSummaries.text(of: name) ?? "" }

  func run(_ input: [UInt8], in context: RunContext) -> Execution {
    guard let row = context.unlimited({ row(input, in: context) }) else { return .thrown("no row") }
    guard let found = StandardOutput.uncaptured({ row.decoded() }) else { return .thrown("nil") }
    return .decoded(context.observe(found))
  }

  func judgement(
    of aspect: JudgedAspect,
    on input: [UInt8],
    in context: RunContext
  ) -> JudgeVerdict? {
    guard let row = context.unlimited({ row(input, in: context) }) else {
      return .silent
    }
    var drawing = Version2Drawing(seed: ~context.iteration)
    let failure = Version2Failure(&drawing)
    let logged = Version2Output.logged(at: row.mode) { row.decoded() }
    let failed = Version2Output.logged(at: row.mode) { failure.isNil() }
    guard let logged, let failed else { return .silent }
    return context.unlimited {
      row.verdict(on: logged.0, logged.blocks)
        ?? Self.verdict(on: failed.0, failed.blocks, of: failure, at: row.mode) ?? .agrees
    }
  }

  private func row(_ input: [UInt8], in context: RunContext) -> Version2Row? {
    guard input.count <= 4096, let tree = JSONTree(parsing: input), tree.depth <= 32 else {
      return nil
    }
    return Version2Row(tree, seed: context.iteration)
  }

  static func verdict(
    on isNil: Bool,
    _ blocks: [Version2LoggedBlock?],
    of failure: Version2Failure,
    at mode: SmartConfig.DebugMode
  ) -> JudgeVerdict? {
    guard isNil else { return differs("call", "nil", "a value", "\(failure)") }
    let (block, level) = failure.block
    return verdict(
      on: blocks,
      wanted: mode.rawValue <= level.rawValue ? [block] : [],
      of: failure.model,
      "\(failure)"
    )
  }

  /// What is wrong with the log; blocks of other calls, which only tests have, are left out.
  static func verdict(
    on blocks: [Version2LoggedBlock?],
    wanted: [Version2Block],
    of model: String,
    _ input: @autoclosure () -> String
  ) -> JudgeVerdict? {
    var own = blocks.filter { $0.map { $0.model == model } ?? true }[...]
    for wanted in wanted {
      let block = own.popFirst()
      guard let difference = block.map({ $0.map { wanted.difference($0, of: model) } ?? "form" })
      else {
        if wanted.mayLack { continue }
        return differs("log", "\(wanted)", "nothing", input())
      }
      guard let difference else { continue }
      guard wanted.mayLack else {
        return differs("log", "\(wanted)", difference, "\(block as Any) for \(input())")
      }
      if let block { own.insert(block, at: own.startIndex) }
    }
    return own.first.map { differs("log", "nothing more", "\($0 as Any)", input()) }
  }

  static func differs(
    _ property: String,
    _ wanted: String,
    _ found: String,
    _ input: String
  ) -> JudgeVerdict {
    .differs(
      property: property,
      wanted: "other",
      found: "found",
      detail: "wanted \(wanted), found \(found) for \(input)"
    )
  }
}

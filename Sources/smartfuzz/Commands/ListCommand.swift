import Foundation
import FuzzKit
import SmartCodableFuzzing

/// `smartfuzz list`: targets, oracles and mutators, or what is known about a few targets.
struct ListCommand {
  let options: Options
  let targets: [any FuzzTarget]

  func run() -> ExitCode {
    if let names = options.targets {
      for target in targets where names.contains(target.name) { describe(target) }
      return .clean
    }
    // Without those of the planted decoder, one for each bug, which only measurements take.
    let shown = FuzzTargets.all + targets.filter { $0.name.hasPrefix(SubjectTargets.prefix) }
    Terminal.print("targets (* only by name)")
    for target in shown { Terminal.print("  \(target.name)\(target.isOptIn ? " *" : "")") }
    Terminal.print("oracles (judging one iteration in …; by the clauses …; * only by name)")
    for oracle in OracleSet.everything.all {
      let mark = oracle.isOptIn ? " *" : ""
      Terminal.print("  \(oracle.name) \(oracle.share)  \(oracle.clause)\(mark)")
    }
    Terminal.print("mutators (weight)")
    for mutator in MutatorSet.standard.all {
      Terminal.print("  \(mutator.name) \(mutator.weight)\(mutator.keepsValidity ? "" : " bytes")")
    }
    return .clean
  }

  private func describe(_ target: any FuzzTarget) {
    Terminal.print(target.name)
    Terminal.print("  fields (what the type asks for)")
    for field in target.schema.fields { Terminal.print("    \(field)") }
    Terminal.print("  options (the first is the default)")
    for axis in target.optionSpace.axes {
      let names = axis.choices.map(\.name).joined(separator: ", ")
      Terminal.print("    \(axis.name): \(names)")
    }
  }
}

import Foundation

/// `list`: targets, oracles and mutators, or what is known about a few targets.
struct ListCommand {
  let session: ToolSession

  private var options: ToolOptions { session.options }

  func run() -> ExitCode {
    if let names = options.targets {
      for target in session.targets where names.contains(target.name) { describe(target) }
      return .clean
    }
    let shown = session.tool.targets + session.provided
    session.terminal.print("targets (* only by name)")
    for target in shown { session.terminal.print("  \(target.name)\(target.isOptIn ? " *" : "")") }
    session.terminal.print("oracles (judging one iteration in …; by the clauses …; * only by name)")
    for oracle in OracleSet.everything.all {
      let mark = oracle.isOptIn ? " *" : ""
      session.terminal.print("  \(oracle.name) \(oracle.share)  \(oracle.clause)\(mark)")
    }
    session.terminal.print("mutators (weight)")
    for mutator in MutatorSet.standard.all {
      session.terminal.print(
        "  \(mutator.name) \(mutator.weight)\(mutator.keepsValidity ? "" : " bytes")"
      )
    }
    return .clean
  }

  private func describe(_ target: any FuzzTarget) {
    session.terminal.print(target.name)
    session.terminal.print("  fields (what the type asks for)")
    for field in target.schema.fields { session.terminal.print("    \(field)") }
    session.terminal.print("  options (the first is the default)")
    for axis in target.optionSpace.axes {
      let names = axis.choices.map(\.name).joined(separator: ", ")
      session.terminal.print("    \(axis.name): \(names)")
    }
  }
}

import Foundation
import ReportKit

/// `list`: shows targets, oracles and mutators, or details of some targets.
struct ListCommand {
  let session: ToolSession

  private var options: ToolOptions { session.options }

  func run() -> ExitCode {
    if let names = options.targets {
      for target in session.targets where names.contains(target.name) { describe(target) }
      return .clean
    }
    show(
      "targets",
      (session.tool.targets + session.provided).map { ($0.name, $0.summary, notes($0)) }
    )
    show("oracles", session.tool.oracleSet.all.map { ($0.name, $0.summary, notes($0)) })
    show("mutators", session.tool.mutatorSet.all.map { ($0.name, $0.summary, notes($0)) })
    return .clean
  }

  /// Prints one line for each part: its name, its purpose, and notes.
  private func show(_ title: String, _ rows: [(name: String, summary: String, notes: [String])]) {
    session.terminal.print(title)
    let width = min(Self.widestName, rows.map(\.name.count).max() ?? 0)
    for row in rows {
      let name = row.name.padding(
        toLength: max(width, row.name.count),
        withPad: " ",
        startingAt: 0
      )
      let notes = row.notes.isEmpty ? "" : " (\(row.notes.joined(separator: "; ")))"
      session.terminal.print("  \(name)  \(row.summary)\(notes)")
    }
  }

  private func notes(_ target: any FuzzTarget) -> [String] {
    (target.weight > 1 ? ["weight \(target.weight)"] : [])
      + (target.isOptIn ? ["only by name"] : [])
  }

  private func notes(_ oracle: Oracle) -> [String] {
    (oracle.share > 1 ? ["1 in \(oracle.share)"] : [])
      + (oracle.isOptIn ? ["only by name"] : [])
  }

  private func notes(_ mutator: Mutator) -> [String] {
    ["weight \(mutator.weight)"] + (mutator.keepsValidity ? [] : ["bytes"])
  }

  private static let widestName = 24

  private func describe(_ target: any FuzzTarget) {
    session.terminal.print("\(target.name): \(target.summary)")
    session.terminal.print("  fields (what the type asks for)")
    for field in target.schema.fields { session.terminal.print("    \(field)") }
    session.terminal.print("  options (the first is the default)")
    for axis in target.optionSpace.axes {
      let names = axis.choices.map(\.name).joined(separator: ", ")
      session.terminal.print("    \(axis.name): \(names)")
    }
    session.terminal.print("  oracles (what is checked by default)")
    let judges = session.tool.oracleSet.all.filter { !$0.isOptIn && $0.applies(to: target) }
    session.terminal.print("    \(judges.map(\.name).joined(separator: ", "))")
  }
}

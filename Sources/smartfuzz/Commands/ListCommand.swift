import Foundation
import FuzzKit

/// `smartfuzz list`: targets, oracles and mutators.
struct ListCommand {
  let targets: [any FuzzTarget]

  func run() -> ExitCode {
    Terminal.print("targets (* only by name)")
    for target in targets { Terminal.print("  \(target.name)\(target.isOptIn ? " *" : "")") }
    Terminal.print("oracles (judging one iteration in …)")
    for oracle in OracleSet.standard.all { Terminal.print("  \(oracle.name) \(oracle.share)") }
    Terminal.print("mutators (weight)")
    for mutator in MutatorSet.standard.all {
      Terminal.print("  \(mutator.name) \(mutator.weight)\(mutator.keepsValidity ? "" : " bytes")")
    }
    return .clean
  }
}

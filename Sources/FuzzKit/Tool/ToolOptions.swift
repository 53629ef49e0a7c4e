package import CommandLine
import Foundation

/// What the user asked for, checked.
package struct ToolOptions: Equatable {
  /// The name of the command.
  package private(set) var command = "run"
  /// What is done, with which limits.
  package var configuration: FuzzConfiguration
  /// Names of the targets; nil means all that need not be asked for.
  package var targets: [String]?
  package var corpus: String?
  /// The folder of reports and findings.
  package var reports: String
  package var isQuiet = false
  /// The input file or folder of a command that takes one.
  package var file: String?
  /// The folder for what was distilled; nil means that names are printed.
  var output: String?
  /// The file with accepted signatures.
  var known: String?
  /// Seconds after which a campaign ends; nil means that it has no limit.
  package var seconds: UInt64?
  /// What options that only one tool has were given, by their names.
  package var own: [String: String] = [:]
  /// The number of findings that ends a campaign.
  var mostFindings: Int?
  /// Whether findings are minimized after a campaign.
  var minimizes = true
  /// The digest of corpus and targets that a replay without a file must meet.
  var digest: String?
  /// The iteration of a replay without a file.
  var iteration: UInt64?
  /// Whether what inputs show of the code under test guides the campaign.
  package var usesCoverage = false
  /// The folder with what an earlier campaign learned.
  var epochs: String?
  /// The number of iterations that the user chose.
  package var iterations: UInt64?
  /// The seed that the user chose.
  package var seed: UInt64?
  /// The number of workers that the user chose.
  package var jobs: Int?

  /// Nothing was asked for yet.
  init(configuration: FuzzConfiguration, reports: String) {
    self.configuration = configuration
    self.reports = reports
  }

  /// Takes what was read as the options of `command`.
  package mutating func complete(for command: String, of tool: String) throws(UsageError) {
    self.command = command
    configuration.jobs = jobs ?? max(1, min(64, ProcessInfo.processInfo.activeProcessorCount))
    if let seed { configuration.seed = seed }
    if let iterations {
      configuration.iterations = iterations
    } else if seconds != nil {
      configuration.iterations = FuzzConfiguration.endless
    }
    switch command {
    case "run": try checkCoverage()
    case "replay": try checkReplay(tool)
    default: break
    }
  }

  private func checkCoverage() throws(UsageError) {
    guard usesCoverage else {
      if epochs == nil { return }
      throw UsageError("--epochs belongs to --coverage; add it, or leave --epochs out")
    }
    if configuration.firstIteration != 0, epochs == nil {
      throw UsageError("--from with --coverage needs what was learned; add --epochs DIR")
    }
    if configuration.firstIteration % FuzzConfiguration.epochLength != 0 {
      throw UsageError(
        "--from with --coverage takes a multiple of \(FuzzConfiguration.epochLength)"
      )
    }
  }

  private func checkReplay(_ tool: String) throws(UsageError) {
    if iteration == nil {
      if digest != nil { throw UsageError("--digest belongs to --iteration; leave it out") }
      if file == nil {
        throw UsageError("replay needs an input: \(tool) replay PATH, or --iteration I --seed S")
      }
    } else if file != nil {
      throw UsageError("replay takes a path or --iteration, not both; leave one out")
    } else if seed == nil {
      throw UsageError("replay --iteration needs the seed of the campaign too; add --seed S")
    }
  }
}

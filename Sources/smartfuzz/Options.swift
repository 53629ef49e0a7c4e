import CommandLine
import Foundation
import FuzzKit

/// What the user asked for, checked.
struct Options: Equatable {
  enum Command: String, CaseIterable {
    case run, replay, minimize, explain, triage, promote, distill, selftest, bench, list
  }

  var command = Command.run
  var configuration = FuzzConfiguration()
  /// Names of the targets; nil means all that need not be asked for.
  var targets: [String]?
  var corpus: String?
  var reports = "Reports/fuzz"
  var isQuiet = false
  /// The input file or folder of a command that takes one.
  var file: String?
  /// The folder for what was distilled; nil means that names are printed.
  var output: String?
  /// The file with accepted signatures.
  var known: String?
  /// Seconds after which a campaign ends; nil means that it has no limit.
  var seconds: UInt64?
  /// The program whose models are targets, as it was written.
  var subject: String?
  /// The number of findings that ends a campaign.
  var mostFindings: Int?
  /// Whether findings are minimized after a campaign.
  var minimizes = true
  /// The digest of corpus and targets that a replay without a file must meet.
  var digest: String?
  /// The deaths of each kind in a self-test.
  var crashes = 50
  /// The folder that `promote` writes regression files to.
  var regressions: String?
  /// The iteration of a replay without a file.
  var iteration: UInt64?
  /// Whether what inputs show of the code under test guides the campaign.
  var usesCoverage = false
  /// The folder with what an earlier campaign learned.
  var epochs: String?
  /// The number of iterations that the user chose.
  var iterations: UInt64?
  /// The seed that the user chose.
  var seed: UInt64?
  /// The number of workers that the user chose.
  var jobs: Int?
  /// Whether the self-test measures with the planted decoder.
  var isPlanted = false
  /// Whether that measurement lets the probe look at the models, besides the blind one.
  var usesProbe = true

  /// The iterations for each planted bug.
  var plantedIterations: UInt64 { iterations ?? 300_000 }

  /// Takes what was read as the options of `command`.
  mutating func complete(for command: Command) throws(UsageError) {
    self.command = command
    configuration.jobs = jobs ?? max(1, min(64, ProcessInfo.processInfo.activeProcessorCount))
    if let seed { configuration.seed = seed }
    if let iterations {
      configuration.iterations = iterations
    } else if seconds != nil {
      configuration.iterations = FuzzConfiguration.endless
    }
    switch command {
    case .run: try checkCoverage()
    case .replay: try checkReplay()
    case .selftest where !isPlanted && (usesCoverage || !usesProbe):
      let name = usesCoverage ? "--coverage" : "--no-probe"
      throw UsageError("\(name) belongs to selftest --planted; add --planted, or leave it out")
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

  private func checkReplay() throws(UsageError) {
    if iteration == nil {
      if digest != nil { throw UsageError("--digest belongs to --iteration; leave it out") }
      if file == nil {
        throw UsageError("replay needs an input: smartfuzz replay PATH, or --iteration I --seed S")
      }
    } else if file != nil {
      throw UsageError("replay takes a path or --iteration, not both; leave one out")
    } else if seed == nil {
      throw UsageError("replay --iteration needs the seed of the campaign too; add --seed S")
    }
  }
}

package import CommandLine
import Foundation

/// The validated options.
package struct ToolOptions: Equatable {
  /// The name of the command.
  package private(set) var command = "run"
  /// The campaign settings and limits.
  package var configuration: FuzzConfiguration
  /// Names of the targets; nil means all that are not opt-in.
  package var targets: [String]?
  package var corpus: String?
  /// The folder of reports and findings.
  package var reports: String
  package var isQuiet = false
  /// The input file or folder of a command that takes one.
  package var file: String?
  /// The folder for the distilled corpus; nil means that names are printed.
  var output: String?
  /// The file with words for mutators.
  var dictionary: String?
  /// The file with known findings.
  var known: String?
  /// The file for the findings in SARIF.
  var sarif: String?
  /// Seconds after which a campaign ends; nil means that it has no limit.
  package var seconds: UInt64?
  /// The values of options that only one tool has, by name.
  package var own: [String: String] = [:]
  /// The number of findings that ends a campaign.
  var mostFindings: Int?
  /// Whether findings are minimized after a campaign.
  var minimizes = true
  /// The digest of corpus and targets that a replay without a file must match.
  var digest: String?
  /// The iteration of a replay without a file.
  var iteration: UInt64?
  /// Whether inputs that show something new are added to the corpus.
  var grows = false
  /// The number of iterations that the user chose.
  package var iterations: UInt64?
  /// The seed that the user chose.
  package var seed: UInt64?
  /// The number of workers that the user chose.
  package var jobs: Int?

  /// Creates options before any arguments are parsed.
  init(configuration: FuzzConfiguration, reports: String) {
    self.configuration = configuration
    self.reports = reports
  }

  /// Finishes parsing the options of `command`.
  package mutating func complete(for command: String, of tool: String) throws(UsageError) {
    self.command = command
    configuration.jobs = jobs ?? max(1, min(64, ProcessInfo.processInfo.activeProcessorCount))
    if let seed { configuration.seed = seed }
    if let iterations {
      configuration.iterations = iterations
    } else if seconds != nil {
      configuration.iterations = FuzzConfiguration.endless
    }
    if command == "replay" { try checkReplay(tool) }
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

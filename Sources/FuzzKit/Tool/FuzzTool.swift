package import CommandLine
import Foundation
package import ReportKit

/// A command line tool that fuzzes: its name, its targets, and its additions to the standard tool.
package struct FuzzTool {
  /// The name in help, messages and advice.
  package var name: String
  /// What it does, in one sentence.
  package var summary = "Looks for inputs on which a decoder crashes, hangs, or breaks a promise."
  /// The targets that `list` shows.
  package var targets: [any FuzzTarget]
  /// Targets that must be named and are not listed, such as those of measurements.
  package var unlisted: [any FuzzTarget] = []
  /// Oracles in addition to those of the kit.
  package var oracles: [any FuzzOracle] = []
  /// Mutators in addition to those of the kit.
  package var mutators: [any FuzzMutator] = []
  /// The campaign settings, unless options override them.
  package var configuration = FuzzConfiguration()
  /// The folder of seed inputs, used if it exists.
  package var corpus = "Corpus"
  /// The folder of reports and findings.
  package var reports = "Reports/fuzz"
  /// Counts the edges of the code under test; nil if they are not counted.
  package var sensor: (any FeatureSensor)?
  /// What it offers in addition to the standard tool.
  package var additions = ToolAdditions()

  /// Creates a tool with these targets, and defaults for the rest.
  package init(_ name: String, targets: [any FuzzTarget]) {
    self.name = name
    self.targets = targets
  }

  /// The options before any arguments are parsed.
  package var standard: ToolOptions {
    ToolOptions(configuration: configuration, reports: reports)
  }

  package var terminal: Terminal { Terminal(name: name) }

  /// Throws if a name does not exist.
  package func check(_ names: [String], _ kind: String, among known: [String]) throws(UsageError) {
    for name in names where !known.contains(name) {
      let advice = "\(self.name) list shows the \(kind)s"
      throw UsageError(unknown: kind, name, among: known, else: advice)
    }
  }

  /// All oracles: those of the kit, those of the tool, and the laws of its targets.
  var oracleSet: OracleSet {
    let own = OracleSet.own(oracles, lawsOf: targets + unlisted)
    return OracleSet(OracleSet.everything.all + own)
  }

  /// All mutators: those of the kit and those of the tool.
  var mutatorSet: MutatorSet { MutatorSet.standard.adding(mutators) }

  /// Throws if two parts have the same name, since reports and options could not distinguish them.
  func checkParts() throws(UsageError) {
    // With a dictionary there are more.
    let mutators = mutatorSet.adding(dictionary: [[0]]).all.map(\.name)
    let names = [
      ("targets", (targets + unlisted).map(\.name)),
      ("oracles", ["default", "all"] + oracleSet.all.map(\.name)),
      ("mutators", mutators),
    ]
    for (kind, names) in names {
      var seen: Set<String> = []
      for name in names where !seen.insert(name).inserted {
        throw UsageError("two \(kind) are named '\(name)'; rename one of them in the program")
      }
    }
    if mutators.count > Self.mostMutators {
      throw UsageError("there are more than \(Self.mostMutators) mutators; take some out")
    }
  }

  /// A worker reports the mutators of an input as a mask of this many bits.
  private static let mostMutators = 64

  /// Parses the arguments of the process, runs one command, and exits with its exit code.
  func main() -> Never {
    let arguments = Array(Swift.CommandLine.arguments.dropFirst())
    do throws(UsageError) {
      if arguments.first == Worker.command {
        let all = targets + unlisted + (try additions.targetsOfWorker())
        Worker.main(
          Array(arguments.dropFirst()),
          targets: all,
          oracles: oracles,
          mutators: mutators,
          sensor: sensor
        )
      }
      try checkParts()
      switch try reader.read(arguments) {
      case .text(let text): terminal.print(text)
      case .action(let action): end(try perform(action))
      }
      end(.clean)
    } catch {
      terminal.error("\(error)")
      exit(ExitCode.usage.rawValue)
    }
  }

  /// Ends the process; what was not written to standard output is a failure, whatever the command found.
  private func end(_ code: ExitCode) -> Never {
    if Terminal.isWhole { exit(code.rawValue) }
    terminal.error("standard output cannot be written; is the disk full?")
    exit(ExitCode.harness.rawValue)
  }

  private func perform(_ action: ToolAction) throws(UsageError) -> ExitCode {
    let provided = try additions.targets(action.options)
    // Some commands run targets in this process, so the processes behind them live as long as the command.
    defer { provided.end() }
    var options = action.options
    let names = (targets + unlisted + provided.targets).map(\.name)
    options.targets = options.targets.map { Self.expanding($0, among: names) }
    let session = ToolSession(tool: self, options: options, provided: provided.targets)
    try check(options.targets ?? [], "target", among: names)
    return try action.perform(session)
  }
}

extension FuzzTool {
  /// The names with each pattern, in which `*` stands for any text, replaced by those that match it.
  ///
  /// A pattern that matches none is kept, for the error that names it.
  static func expanding(_ names: [String], among known: [String]) -> [String] {
    names.flatMap { name -> [String] in
      guard name.contains("*") else { return [name] }
      let parts = name.split(separator: "*", omittingEmptySubsequences: false)
      let found = known.filter { matches($0[...], parts[...]) }
      return found.isEmpty ? [name] : found
    }
  }

  /// Whether a name begins with the first part, ends with the last one, and has the others between.
  private static func matches(_ name: Substring, _ parts: ArraySlice<Substring>) -> Bool {
    guard let first = parts.first, name.hasPrefix(first) else { return false }
    var rest = name.dropFirst(first.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let place = rest.firstRange(of: part) else { return false }
      rest = rest[place.upperBound...]
    }
    return parts.count == 1 ? rest.isEmpty : rest.hasSuffix(parts.last ?? "")
  }
}

/// The exit codes of a tool, as shown in its help.
package enum ExitCode: Int32 {
  case clean = 0
  case findings = 1
  case usage = 2
  case harness = 3
  case interrupted = 130
}

import Foundation

/// A complete fuzzing command line tool in one call, for your own decoders.
///
/// ```swift
/// Campaign.main([PersonTarget()])
/// ```
public enum Campaign {
  /// Turns the program into a tool that fuzzes `targets`: reads the arguments, runs one command,
  /// and ends the process.
  ///
  /// The commands are those of `smartfuzz`: `run`, the default, `replay`, `minimize`, `explain`,
  /// `triage`, `distill` and `list`; see `--help` and `COMMAND --help`. The workers are processes
  /// of the same program, so call this before anything else.
  ///
  /// Exits with 0 if all iterations are done without findings, 1 with findings, 2 for invalid
  /// arguments, 3 if the fuzzer itself failed, and 130 if it was interrupted.
  ///
  /// - Parameters:
  ///   - targets: The targets to fuzz; duplicate target, oracle or mutator names exit with 2.
  ///   - oracles: Oracles in addition to those of the kit; none by default.
  ///   - mutators: Mutators in addition to those of the kit, at most 64 in all; none by default.
  ///   - configuration: The campaign settings, unless command line options override them.
  ///   - name: The name in help and advice; by default that of the executable.
  ///   - summary: What the program does, in one sentence for its help.
  ///   - corpus: The folder of seed inputs, used if it exists; `Corpus` by default.
  ///   - reports: The folder of reports and findings, created on demand; `Reports/fuzz` by default.
  ///   - sensor: Counts the edges of the code under test, for `--grow`; nil, the default, means
  ///     that they are not counted.
  public static func main(
    _ targets: [any FuzzTarget],
    oracles: [any FuzzOracle] = [],
    mutators: [any FuzzMutator] = [],
    configuration: FuzzConfiguration = FuzzConfiguration(),
    name: String? = nil,
    summary: String? = nil,
    corpus: String = "Corpus",
    reports: String = "Reports/fuzz",
    sensor: (any FeatureSensor)? = nil
  ) -> Never {
    var tool = FuzzTool(name ?? SystemCalls.program(SystemCalls.executable), targets: targets)
    if let summary { tool.summary = summary }
    tool.oracles = oracles
    tool.mutators = mutators
    tool.configuration = configuration
    tool.corpus = corpus
    tool.reports = reports
    tool.sensor = sensor
    main(tool)
  }

  /// Makes the program this tool.
  package static func main(_ tool: FuzzTool) -> Never { tool.main() }
}

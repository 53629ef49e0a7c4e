import Foundation

/// A command line tool in one call, for a program that fuzzes decoders of its own.
///
/// ```swift
/// Campaign.main([PersonTarget()])
/// ```
public enum Campaign {
  /// Makes the program a tool that fuzzes `targets`: reads its arguments, runs one command, and ends
  /// the process.
  ///
  /// The commands are those of `smartfuzz`: `run`, which is meant if none is named, `replay`, `minimize`,
  /// `explain`, `triage`, `distill` and `list`; `--help` shows them, and `COMMAND --help` the options of
  /// one. The workers are processes of the same program, so this has to be the first thing that it does.
  ///
  /// It ends with 0 if all iterations are done and nothing was found, 1 with findings, 2 for wrong
  /// arguments, 3 if the fuzzer itself failed, and 130 if it was interrupted.
  ///
  /// - Parameters:
  ///   - targets: What is fuzzed; two targets, oracles or mutators of one name are refused with code 2.
  ///   - oracles: Oracles beside those of the kit; none by default.
  ///   - mutators: Mutators beside those of the kit, at most 64 with those; none by default.
  ///   - configuration: What a campaign does unless options say otherwise.
  ///   - name: The name in help and advice; by default that of the executable.
  ///   - summary: What the program does, one sentence for its help.
  ///   - corpus: The folder of seed inputs, taken if it exists; `Corpus` by default.
  ///   - reports: The folder of reports and findings, made on demand; `Reports/fuzz` by default.
  ///   - sensor: What counts the edges of the code under test, for `--coverage`; nil, the default, means
  ///     that nobody does.
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

import CommandLine
import FuzzKit

extension Options {
  /// The tool; without a command it runs a campaign.
  static var tool: Tool<Options> {
    Tool(
      "smartfuzz",
      summary: "Looks for inputs on which a decoder crashes, hangs, or breaks a promise.",
      commands: Command.allCases.map(\.declaration),
      sections: [
        HelpSection(
          "exit codes",
          [
            ("0", "clean, and all iterations done"), ("1", "findings"), ("2", "wrong usage"),
            ("3", "the fuzzer itself failed, or the time was too short for --iterations"),
            ("130", "interrupted, report written"),
          ]
        )
      ]
    )
  }
}

extension Options.Command {
  fileprivate var declaration: Subcommand<Options> {
    Subcommand(
      rawValue,
      summary,
      settings: Options(),
      operands: operand.map { [$0] } ?? [],
      // The last one counts, so that who calls a script may change what it says.
      options: options.map { $0.repeating(.last) },
      tolerating: Option.everywhere.map { $0.repeating(.last) },
      sections: sections
    ) { (options) throws(UsageError) in
      try options.complete(for: self)
      return options
    }
  }

  private var summary: String {
    switch self {
    case .run: "run a campaign"
    case .replay: "run an input again: PATH, or that of --iteration and --seed"
    case .minimize: "find the smallest input that fails in this way"
    case .explain: "say what in an input matters"
    case .triage: "fold a folder of inputs by signature"
    case .promote: "draft a conformance case for a finding"
    case .distill: "keep what shows all features of a folder"
    case .selftest: "find the planted bugs, or measure how many are found"
    case .bench: "measure what supervision and making inputs cost"
    case .list: "list targets, oracles and mutators, or show a --target"
    }
  }

  private var operand: Operand<Options>? {
    let path = "a file, the folder of a finding, or the signature of one below --reports"
    switch self {
    case .replay, .minimize, .explain, .promote:
      return Operand("PATH", path, isRequired: self != .replay, completing: .files) {
        $0.file = $1
      }
    case .triage, .distill:
      return Operand("DIR", "the folder of inputs", completing: .folders) { $0.file = $1 }
    case .run, .selftest, .bench, .list: return nil
    }
  }

  private var options: [Option<Options>] {
    let targets: [Option<Options>] = [.target, .subject]
    let run = targets + [.oracle, .seed] + Option.limits
    let again: [Option<Options>] = Option.ofFinding + Option.limits
    switch self {
    case .run:
      return [.iterations, .from, .time, .jobs, .coverage, .epochs, .corpus, .length] + run
        + Option.endings + [.reports]
    case .replay: return Option.replay + again + [.corpus, .length, .reports]
    case .minimize, .explain: return again + [.reports]
    case .triage: return run
    case .promote: return [.reports, .regressions]
    case .distill: return [.output, .length] + targets
    case .selftest:
      let iterations = Option.iterations.defaulting(to: "300000 for each planted bug")
      return [.seed, .jobs, .crashes] + Option.planted + [iterations, .coverage, .reports]
    case .bench:
      return [.iterations.defaulting(to: "10000"), .seed, .target, .corpus, .length] + Option.limits
    case .list: return targets
    }
  }

  private var sections: [HelpSection] {
    let findings = "input, min, finding.json, backtrace.json, stderr.txt, repro.sh, regression.json"
    switch self {
    case .run:
      return [
        HelpSection(
          "files",
          [
            ("DIR/RUN.json, .md", "the report, the same for any number of jobs"),
            ("DIR/RUN/report.html", "for a browser"), ("DIR/RUN/junit.xml", "for other tools"),
            ("DIR/RUN/fields.json", "field by JSON kind by outcome, per target"),
            ("DIR/RUN/findings/SIGNATURE", findings), ("DIR/RUN/timing.json", "how long it took"),
            ("DIR/RUN/corpus, epochs", "what --coverage collected, and learned"),
          ]
        )
      ]
    case .selftest:
      return [HelpSection("files", [("DIR/planted.json, .md", "the result of --planted")])]
    default: return []
    }
  }
}

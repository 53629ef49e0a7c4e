package import CommandLine

extension FuzzTool {
  /// The argument parser; without a command, the arguments are those of `run`.
  package var reader: Tool<ToolAction> {
    Tool(
      name,
      summary: summary,
      commands: StandardCommand.allCases.map { $0.declaration(self) } + additions.commands(self),
      sections: [
        HelpSection(
          "exit codes",
          [
            ("0", "no findings, all iterations done"), ("1", "findings"), ("2", "usage error"),
            ("3", "the fuzzer failed, or --time was too short for --iterations"),
            ("130", "interrupted; the report was written"),
          ]
        )
      ]
    )
  }

  /// The declaration of a command.
  ///
  /// Every option may be repeated and the last one wins, so that later arguments override those of a script.
  package func command(
    _ name: String,
    _ summary: String,
    operands: [Operand<ToolOptions>] = [],
    options: [Option<ToolOptions>],
    sections: [HelpSection] = [],
    check: @escaping (ToolOptions) throws(UsageError) -> Void = { _ in },
    perform: @escaping (ToolSession) throws(UsageError) -> ExitCode
  ) -> Subcommand<ToolAction> {
    Subcommand(
      name,
      summary,
      settings: standard,
      operands: operands,
      options: options.map { $0.repeating(.last) },
      tolerating: Option.everywhere(self).map { $0.repeating(.last) },
      sections: sections
    ) { (options) throws(UsageError) in
      try options.complete(for: name, of: self.name)
      try check(options)
      return ToolAction(options, perform: perform)
    }
  }
}

/// The commands of every tool.
package enum StandardCommand: String, CaseIterable {
  case run, replay, minimize, explain, triage, distill, merge, list, history

  fileprivate func declaration(_ tool: FuzzTool) -> Subcommand<ToolAction> {
    tool.command(
      rawValue,
      summary,
      operands: operand.map { [$0] } ?? [],
      options: options(tool),
      sections: sections
    ) { (session) throws(UsageError) in
      switch self {
      case .run: try RunCommand(session: session).run()
      case .replay: try ReplayCommand(session: session).run()
      case .minimize: try MinimizeCommand(session: session).run()
      case .explain: try ExplainCommand(session: session).run()
      case .triage: try TriageCommand(session: session).run()
      case .distill: try DistillCommand(session: session).run()
      case .merge: try MergeCommand(session: session).run()
      case .list: ListCommand(session: session).run()
      case .history: try HistoryCommand(session: session).run()
      }
    }
  }

  private var summary: String {
    switch self {
    case .run: "run a campaign"
    case .replay: "run an input again: PATH, or the one of --iteration and --seed"
    case .minimize: "find the smallest input that fails in the same way"
    case .explain: "show which parts of an input matter"
    case .triage: "group the inputs of a folder by signature"
    case .distill: "keep the smallest inputs that show every feature of a folder"
    case .merge: "add the inputs of a folder that show something new to the corpus"
    case .list: "list targets, oracles and mutators, or show a --target"
    case .history: "show how findings moved over the reports of a folder"
    }
  }

  private var operand: Operand<ToolOptions>? {
    switch self {
    case .replay: .finding(isRequired: false)
    case .minimize, .explain: .finding()
    case .triage, .distill, .merge:
      Operand("DIR", "the folder of inputs", completing: .folders) { $0.file = $1 }
    case .history:
      Operand("DIR", "the folder of reports; history.html is written there", completing: .folders) {
        $0.file = $1
      }
    case .run, .list: nil
    }
  }

  private func options(_ tool: FuzzTool) -> [Option<ToolOptions>] {
    let targets = [.target(tool)] + tool.additions.targetOptions
    let limits: [Option<ToolOptions>] = Option.limits(tool)
    let run = targets + [.oracle(tool), .seed(tool)] + limits
    let again: [Option<ToolOptions>] = Option.ofFinding(tool) + limits
    let inputs: [Option<ToolOptions>] = [.corpus(tool), .length, .dictionary]
    switch self {
    case .run:
      return [.iterations(tool), .from, .digest, .time, .jobs, .grow] + inputs
        + run
        + Option.endings + [.reports]
    case .replay: return Option.replay + again + inputs + [.reports]
    case .minimize, .explain: return again + [.reports]
    case .triage: return run
    case .distill: return [.output, .length] + targets + limits
    case .merge: return [.corpus(tool), .length] + targets + limits
    case .list: return targets
    case .history: return []
    }
  }

  private var sections: [HelpSection] {
    guard self == .run else { return [] }
    let findings = "input, min, finding.json, backtrace.json, stderr.txt, repro.sh, regression.json"
    return [
      HelpSection(
        "files",
        [
          ("DIR/RUN.json, .md", "the report; does not depend on --jobs"),
          ("DIR/RUN/report.html", "the report as a page"),
          ("DIR/RUN/junit.xml", "the findings for a CI system"),
          ("DIR/RUN/fields.json", "outcomes by field and JSON kind, per target"),
          ("DIR/RUN/findings/SIGNATURE", findings),
          ("DIR/RUN/timing.json", "how long the campaign took"),
          ("DIR/RUN/corpus", "what --grow collected"),
        ]
      )
    ]
  }
}

extension Operand<ToolOptions> {
  /// An input or a finding.
  package static func finding(isRequired: Bool = true) -> Self {
    let path = "a file, the folder of a finding, or the signature of one below --reports"
    return Operand("PATH", path, isRequired: isRequired, completing: .files) { $0.file = $1 }
  }
}

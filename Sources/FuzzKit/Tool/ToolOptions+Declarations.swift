package import CommandLine

/// The options, each declared once.
extension Option<ToolOptions> {
  package static func iterations(_ tool: FuzzTool) -> Self {
    number("--iterations", "N", \.iterations, 1...(1 << 60), "how many inputs to run")
      .defaulting(to: "\(tool.configuration.iterations)")
  }

  package static func seed(_ tool: FuzzTool) -> Self {
    number("--seed", "S", \.seed, 0...UInt64.max, "the same seed gives the same inputs")
      .defaulting(to: "\(tool.configuration.seed)")
  }

  package static var from: Self {
    let help = "the first iteration: resumes an interrupted campaign"
    return number("--from", "I", \.configuration.firstIteration, 0...(1 << 60), help)
  }

  package static var time: Self {
    Option("--time", "T", "end after 30s, 5m or 2h; alone, it sets no number of iterations") {
      (options, text) throws(UsageError) in
      let units: [Character: UInt64] = ["s": 1, "m": 60, "h": 3600]
      let unit = text.last.flatMap { units[$0] }
      let digits = unit == nil ? text[...] : text.dropLast()
      guard let number = UInt64(digits), (1...1_000_000).contains(number) else {
        throw UsageError("--time takes a time such as 30s, 5m or 2h, not '\(text)'")
      }
      options.seconds = number * (unit ?? 1)
    }
  }

  package static var jobs: Self {
    number("--jobs", "J", \.jobs, 1...64, "worker processes; changes the time only")
      .defaulting(to: "one per core")
  }

  package static func target(_ tool: FuzzTool) -> Self {
    let names = ["all"] + tool.targets.map(\.name)
    return Option("--target", "NAME,...", "the targets", completing: .words(names)) {
      (options, text) throws(UsageError) in
      let names = text.split(separator: ",").map(String.init)
      if names.isEmpty { throw UsageError("--target needs a name; \(tool.name) list shows them") }
      options.targets = text == "all" ? nil : names
    }
    .defaulting(to: "all")
  }

  package static var coverage: Self {
    let help =
      "derive inputs from those that showed new edges (a build that counts them); without it"
      + " every input is chosen blindly"
    return flag("--coverage", \.usesCoverage, help)
  }

  package static var epochs: Self {
    let help = "take what an earlier campaign learned, which makes it repeatable"
    return Option("--epochs", "DIR", help, completing: .folders) { $0.epochs = $1 }
  }

  package static func oracle(_ tool: FuzzTool) -> Self {
    let help =
      "the oracles, default, or all; linear-cost judges all targets in a build that counts"
      + " steps"
    let names = ["default", "all"] + tool.oracleSet.all.map(\.name)
    return Option("--oracle", "NAME,...", help, completing: .words(names)) {
      (options, text) throws(UsageError) in
      let given = text.split(separator: ",").map(String.init)
      if given.isEmpty { throw UsageError("--oracle needs a name; \(tool.name) list shows them") }
      options.configuration.oracles = given
      try tool.check(given, "oracle", among: names)
    }
    .defaulting(to: "default")
  }

  package static func corpus(_ tool: FuzzTool) -> Self {
    Option("--corpus", "DIR", "folder with seed inputs", completing: .folders) { $0.corpus = $1 }
      .defaulting(to: "\(tool.corpus), if it exists")
  }

  package static var length: Self {
    let range = 2...FuzzConfiguration.longestInput
    let help = "the longest input in bytes"
    return number("--max-len", "N", \.configuration.maximumLength, range, help)
  }

  /// What a worker may use.
  package static func limits(_ tool: FuzzTool) -> [Self] {
    let hangs = "a run that takes longer hangs"
    let times = 10...3_600_000
    let stacks = 64...1_048_576
    return [
      number("--timeout-ms", "T", \.configuration.timeoutMilliseconds, times, hangs),
      number("--stack-kb", "K", \.configuration.stackKilobytes, stacks, "stack of a decode"),
      Option("--memory-mb", "M", "address space of a worker; 0 means no limit") {
        (options, text) throws(UsageError) in
        guard let number = Int(text), number == 0 || (256...1_048_576).contains(number) else {
          throw UsageError("--memory-mb takes 256 to 1048576, or 0 for no limit, not '\(text)'")
        }
        options.configuration.memoryMegabytes = number
      }
      .defaulting(to: "\(tool.configuration.memoryMegabytes)"),
    ]
  }

  package static var reports: Self {
    text("--reports", "DIR", \.reports, "where reports and findings are", completing: .folders)
  }

  /// How a campaign ends, and what is made of its findings.
  package static var endings: [Self] {
    let known = "accepted signatures, one a line, each with its reason"
    let most = "end the campaign at K findings that are not known"
    return [
      Option("--known", "FILE", known, completing: .files) { $0.known = $1 },
      number("--max-findings", "K", \.mostFindings, 1...1_000_000, most),
      Option(flag: "--fail-fast", "the same as --max-findings 1") { $0.mostFindings = 1 },
      flag("--no-minimize", \.minimizes, to: false, "leave the inputs of findings as they are"),
      flag("--quiet", \.isQuiet, "no progress lines"),
    ]
  }

  package static var digest: Self {
    let help =
      "stop if corpus, targets, mutators and limits are not those of this digest in a report"
    return Option("--digest", "D", help) { $0.digest = $1 }
  }

  /// How a replay without a file finds its input.
  package static var replay: [Self] {
    [
      number("--iteration", "I", \.iteration, 0...(1 << 60), "the input of this iteration"),
      digest,
    ]
  }

  /// What stands beside the input of a finding, and is asked for only to have it otherwise.
  package static func ofFinding(_ tool: FuzzTool) -> [Self] {
    [target(tool).defaulting(to: "that of the finding, or all")] + tool.additions.targetOptions + [
      oracle(tool).defaulting(to: "default and that of the finding"),
      seed(tool).defaulting(to: "that of the finding, or \(tool.configuration.seed)"),
    ]
  }

  package static var output: Self {
    let help = "where what is kept goes; without it, its names are printed"
    return Option("--output", "DIR", help, completing: .folders) { $0.output = $1 }
  }

  /// What every command accepts, since the same options are often given to several.
  package static func everywhere(_ tool: FuzzTool) -> [Self] {
    [iterations(tool), seed(tool), from, jobs, target(tool), oracle(tool), corpus(tool)]
      + [length, reports] + limits(tool) + endings + tool.additions.targetOptions
      + tool.additions.tolerated
  }
}

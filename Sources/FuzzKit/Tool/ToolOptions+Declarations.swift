package import CommandLine
import Foundation

/// The options, each declared once.
extension Option<ToolOptions> {
  package static func iterations(_ tool: FuzzTool) -> Self {
    number("--iterations", "N", \.iterations, 1...(1 << 60), "number of inputs to run")
      .defaulting(to: "\(tool.configuration.iterations)")
  }

  package static func seed(_ tool: FuzzTool) -> Self {
    let help =
      "seed of the inputs; the same seed gives the same inputs; auto is the date, such as 20260131"
    return Option("--seed", "S", help) { (options, text) throws(UsageError) in
      do {
        options.seed =
          text == "auto"
          ? Self.seed(on: Date()) : try number(text, in: 0...UInt64.max, for: "--seed")
      } catch {
        throw UsageError("\(error); auto is the date")
      }
    }
    .defaulting(to: "\(tool.configuration.seed)")
  }

  /// The seed of a day in UTC: its digits.
  static func seed(on date: Date) -> UInt64 {
    UInt64(date.formatted(.iso8601.year().month().day().dateSeparator(.omitted))) ?? 0
  }

  package static var from: Self {
    let help = "first iteration, to resume an interrupted campaign"
    return number("--from", "I", \.configuration.firstIteration, 0...(1 << 60), help)
  }

  package static var time: Self {
    Option("--time", "T", "stop after a duration such as 30s, 5m or 2h; alone, the only limit") {
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
    number("--jobs", "J", \.jobs, 1...64, "number of worker processes; does not change the results")
      .defaulting(to: "one per core")
  }

  package static func target(_ tool: FuzzTool) -> Self {
    let names = ["all"] + tool.targets.map(\.name)
    return Option(
      "--target",
      "NAME,...",
      "targets, separated by commas; * stands for any text",
      completing: .words(names)
    ) {
      (options, text) throws(UsageError) in
      let names = text.split(separator: ",").map(String.init)
      if names.isEmpty { throw UsageError("--target needs a name; \(tool.name) list shows them") }
      options.targets = text == "all" ? nil : names
    }
    .defaulting(to: "all")
  }

  package static var grow: Self {
    let help =
      "add inputs with new edges, or without a count of edges new shapes and answers, to the corpus"
    return flag("--grow", \.grows, help)
  }

  package static func oracle(_ tool: FuzzTool) -> Self {
    let help =
      "oracles to apply, default, or all; in a build that counts steps, linear-cost applies to"
      + " all targets"
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

  package static var dictionary: Self {
    let help = "file with words for mutators, each \"in quotes\", as for AFL and libFuzzer"
    return Option("--dict", "FILE", help, completing: .files) {
      (options, path) throws(UsageError) in
      guard let data = FileManager.default.contents(atPath: path) else {
        throw UsageError("cannot read '\(path)'; give the path of a file with a word in each line")
      }
      do throws(FuzzDictionary.Mistake) {
        let dictionary = try FuzzDictionary(parsing: String(decoding: data, as: UTF8.self))
        options.configuration.dictionary = dictionary.words
      } catch {
        throw UsageError("\(path):\(error.line): \(error.reason)")
      }
      options.dictionary = path
    }
  }

  package static var length: Self {
    let range = 2...FuzzConfiguration.longestInput
    let help = "maximum length of an input, in bytes"
    return number("--max-len", "N", \.configuration.maximumLength, range, help)
  }

  /// The limits of a worker.
  package static func limits(_ tool: FuzzTool) -> [Self] {
    let hangs = "time limit of one run, in milliseconds; a longer run is a hang"
    let times = 10...3_600_000
    let stacks = 64...1_048_576
    return [
      number("--timeout-ms", "T", \.configuration.timeoutMilliseconds, times, hangs),
      number(
        "--stack-kb",
        "K",
        \.configuration.stackKilobytes,
        stacks,
        "stack size for a decode, in KiB"
      ),
      Option("--memory-mb", "M", "address space of a worker, in MiB; 0 for no limit") {
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
    text("--reports", "DIR", \.reports, "folder of reports and findings", completing: .folders)
  }

  /// Options that say when a campaign ends and how findings are handled.
  package static var endings: [Self] {
    let known = "file of accepted signatures, one per line, each with a reason"
    let most = "stop after K findings that are not in --known"
    return [
      Option("--known", "FILE", known, completing: .files) { $0.known = $1 },
      text("--sarif", "FILE", \.sarif, "write the findings as SARIF too", completing: .files),
      number("--max-findings", "K", \.mostFindings, 1...1_000_000, most),
      Option(flag: "--fail-fast", "same as --max-findings 1") { $0.mostFindings = 1 },
      flag("--no-minimize", \.minimizes, to: false, "do not minimize the inputs of findings"),
      flag("--quiet", \.isQuiet, "do not print progress"),
    ]
  }

  package static var digest: Self {
    let help =
      "refuse to run unless corpus, targets, mutators and limits match this digest of a report"
    return Option("--digest", "D", help) { $0.digest = $1 }
  }

  /// Options that select an input by its iteration.
  package static var replay: [Self] {
    [
      number("--iteration", "I", \.iteration, 0...(1 << 60), "the input of this iteration"),
      digest,
    ]
  }

  /// Options that a finding records beside its input, for overriding what it records.
  package static func ofFinding(_ tool: FuzzTool) -> [Self] {
    [target(tool).defaulting(to: "the finding's, or all")] + tool.additions.targetOptions + [
      oracle(tool).defaulting(to: "default and the finding's"),
      seed(tool).defaulting(to: "the finding's, or \(tool.configuration.seed)"),
    ]
  }

  package static var output: Self {
    let help = "folder for the inputs that are kept; without it, their names are printed"
    return Option("--output", "DIR", help, completing: .folders) { $0.output = $1 }
  }

  /// Options that every command accepts, so that one set of arguments works for all of them.
  package static func everywhere(_ tool: FuzzTool) -> [Self] {
    [iterations(tool), seed(tool), from, jobs, target(tool), oracle(tool), corpus(tool)]
      + [length, dictionary, reports] + limits(tool) + endings + tool.additions.targetOptions
      + tool.additions.tolerated
  }
}

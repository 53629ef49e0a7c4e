import Foundation
import FuzzKit

/// What the user asked for, checked.
struct Options: Equatable {
  enum Command: String, CaseIterable {
    case run, replay, minimize, explain, triage, promote, distill, selftest, bench, list, help

    /// Whether it takes a file or folder.
    var takesFile: Bool {
      switch self {
      case .replay, .minimize, .explain, .triage, .promote, .distill: true
      case .run, .selftest, .bench, .list, .help: false
      }
    }
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
  /// Whether the user chose the number of iterations.
  var hasIterations = false
  /// Whether the user chose the seed.
  var hasSeed = false
  /// Whether the self-test measures with the planted decoder.
  var isPlanted = false
  /// Whether that measurement lets the probe look at the models, besides the blind one.
  var usesProbe = true
  /// The iterations for each planted bug.
  var plantedIterations: UInt64 = 300_000

  /// Reads `arguments`; `targets` are the names that exist.
  init(_ arguments: [String], targets: [String]) throws(UsageError) {
    configuration.jobs = max(1, min(64, ProcessInfo.processInfo.activeProcessorCount))
    var rest = arguments[...]
    if let first = rest.first, !first.hasPrefix("-") {
      guard let command = Command(rawValue: first) else {
        throw UsageError(
          "unknown command '\(first)'; see smartfuzz --help for the commands"
        )
      }
      self.command = command
      rest.removeFirst()
    }
    while let argument = rest.popFirst() {
      if argument == "--help" || argument == "-h" {
        command = .help
        return
      }
      try read(argument, &rest, targets)
    }
    try check()
    if seconds != nil, !hasIterations { configuration.iterations = FuzzConfiguration.endless }
  }

  private mutating func read(
    _ argument: String,
    _ rest: inout ArraySlice<String>,
    _ known: [String]
  ) throws(UsageError) {
    guard argument.hasPrefix("-") else {
      guard command.takesFile, file == nil else {
        throw UsageError("unexpected argument '\(argument)'; '\(command)' takes no such argument")
      }
      file = argument
      return
    }
    switch argument {
    case "--quiet": isQuiet = true
    case "--fail-fast": mostFindings = 1
    case "--no-minimize": minimizes = false
    case "--coverage": usesCoverage = true
    case "--planted": isPlanted = true
    case "--no-probe": usesProbe = false
    default: try readValued(argument, &rest, known)
    }
  }

  private mutating func readValued(
    _ argument: String,
    _ rest: inout ArraySlice<String>,
    _ known: [String]
  ) throws(UsageError) {
    var name = argument
    var value: String?
    if let separator = argument.firstIndex(of: "=") {
      name = String(argument[..<separator])
      value = String(argument[argument.index(after: separator)...])
    }
    guard Self.valued.contains(name) else {
      throw UsageError("unknown option '\(name)'; see smartfuzz --help for the options")
    }
    if value == nil, let next = rest.first, !next.hasPrefix("--") { value = rest.popFirst() }
    guard let value, !value.isEmpty else {
      throw UsageError("option '\(name)' needs a value, for example \(name) \(Self.example(name))")
    }
    try set(name, value, known)
  }

  private mutating func set(_ name: String, _ value: String, _ known: [String])
    throws(UsageError)
  {
    switch name {
    case "--iterations":
      configuration.iterations = try Self.number(name, value, 1...(1 << 60))
      plantedIterations = configuration.iterations
      hasIterations = true
    case "--time": seconds = try Self.duration(value)
    case "--seed":
      configuration.seed = try Self.number(name, value, 0...UInt64.max)
      hasSeed = true
    case "--from": configuration.firstIteration = try Self.number(name, value, 0...(1 << 60))
    case "--iteration": iteration = try Self.number(name, value, 0...(1 << 60))
    case "--jobs": configuration.jobs = Int(try Self.number(name, value, 1...64))
    case "--timeout-ms":
      configuration.timeoutMilliseconds = Int(try Self.number(name, value, 10...3_600_000))
    case "--max-len":
      let limit = UInt64(FuzzConfiguration.longestInput)
      configuration.maximumLength = Int(try Self.number(name, value, 2...limit))
    case "--stack-kb":
      configuration.stackKilobytes = Int(try Self.number(name, value, 64...1_048_576))
    case "--memory-mb":
      configuration.memoryMegabytes = Int(try Self.number(name, value, 0...1_048_576))
      if (1..<256).contains(configuration.memoryMegabytes) {
        throw UsageError("option '--memory-mb' takes 256 or more, or 0 for no limit")
      }
    case "--corpus": corpus = value
    case "--epochs": epochs = value
    case "--known": self.known = value
    case "--max-findings": mostFindings = Int(try Self.number(name, value, 1...1_000_000))
    case "--digest": digest = value
    case "--crashes": crashes = Int(try Self.number(name, value, 0...10_000))
    case "--regressions": regressions = value
    case "--reports": reports = value
    case "--subject": subject = value
    case "--output": output = value
    case "--oracle": configuration.oracles = try Self.oracles(value)
    default: targets = try Self.names(value, known)
    }
  }

  private func check() throws(UsageError) {
    if digest != nil, iteration == nil {
      throw UsageError("option '--digest' belongs to replay --iteration; leave it out")
    }
    if seconds != nil, command != .run {
      throw UsageError("option '--time' belongs to run; leave it out")
    }
    if usesCoverage, command != .run, !isPlanted {
      throw UsageError("option '--coverage' belongs to run and selftest --planted; leave it out")
    }
    if epochs != nil, !usesCoverage {
      throw UsageError("option '--epochs' belongs to --coverage; add it, or leave --epochs out")
    }
    if usesCoverage, configuration.firstIteration != 0, epochs == nil {
      throw UsageError("option '--from' with '--coverage' needs what was learned; add --epochs DIR")
    }
    if usesCoverage, configuration.firstIteration % FuzzConfiguration.epochLength != 0 {
      throw UsageError(
        "option '--from' with '--coverage' takes a multiple of \(FuzzConfiguration.epochLength)"
      )
    }
    if isPlanted, command != .selftest {
      throw UsageError("option '--planted' belongs to selftest; add it there, or leave it out")
    }
    if !usesProbe, !isPlanted {
      throw UsageError("option '--no-probe' belongs to selftest --planted; leave it out")
    }
    if command == .replay {
      if file == nil, iteration == nil {
        throw UsageError("replay needs an input: smartfuzz replay FILE, or --iteration I --seed S")
      }
      if file != nil, iteration != nil {
        throw UsageError("replay takes a file or --iteration, not both; leave one out")
      }
      if iteration != nil, !hasSeed {
        throw UsageError("replay --iteration needs the seed of the campaign too; add --seed S")
      }
    } else if command.takesFile, file == nil {
      throw UsageError("\(command) needs a path: smartfuzz \(command) PATH")
    } else if command != .distill, output != nil {
      throw UsageError("option '--output' belongs to distill; a run writes below --reports DIR")
    } else if iteration != nil {
      throw UsageError("option '--iteration' belongs to replay; a run starts with --from I")
    }
  }

  private static let valued: Set<String> = [
    "--iterations", "--seed", "--from", "--iteration", "--jobs", "--timeout-ms", "--max-len",
    "--stack-kb", "--memory-mb", "--corpus", "--reports", "--target", "--known", "--max-findings",
    "--subject", "--digest", "--epochs", "--crashes", "--regressions", "--oracle", "--output",
    "--time",
  ]

  private static func example(_ name: String) -> String {
    switch name {
    case "--corpus", "--output": "Corpus"
    case "--reports": "Reports/fuzz"
    case "--target", "--oracle": "all"
    case "--epochs": "Reports/fuzz/<run>/epochs"
    case "--known": "known.txt"
    case "--subject": "./adapter"
    case "--digest": "0123456789abcdef"
    case "--regressions": "Corpus/regressions"
    case "--max-findings": "10"
    case "--iterations": "100000"
    case "--time": "30s"
    default: "1024"
    }
  }

  private static func number(_ name: String, _ value: String, _ range: ClosedRange<UInt64>)
    throws(UsageError) -> UInt64
  {
    guard let number = UInt64(value), range.contains(number) else {
      throw UsageError(
        "option '\(name)' takes a whole number from \(range.lowerBound) to"
          + " \(range.upperBound), not '\(value)'"
      )
    }
    return number
  }

  /// The seconds of `30s`, `5m` or `2h`, or of a number without a unit.
  private static func duration(_ value: String) throws(UsageError) -> UInt64 {
    let units: [Character: UInt64] = ["s": 1, "m": 60, "h": 3600]
    let unit = value.last.flatMap { units[$0] }
    let digits = unit == nil ? value[...] : value.dropLast()
    guard let number = UInt64(digits), (1...1_000_000).contains(number) else {
      throw UsageError("option '--time' takes a time such as 30s, 5m or 2h, not '\(value)'")
    }
    return number * (unit ?? 1)
  }

  private static func oracles(_ value: String) throws(UsageError) -> [String] {
    let names = value.split(separator: ",").map(String.init)
    for name in names where !OracleSet.names.contains(name) {
      throw UsageError("unknown oracle '\(name)'; smartfuzz list shows the oracles")
    }
    guard !names.isEmpty else {
      throw UsageError("option '--oracle' needs a name; smartfuzz list shows the oracles")
    }
    return names
  }

  private static func names(_ value: String, _ known: [String]) throws(UsageError) -> [String]? {
    if value == "all" { return nil }
    let names = value.split(separator: ",").map(String.init)
    for name in names where !known.contains(name) {
      throw UsageError("unknown target '\(name)'; smartfuzz list shows the targets")
    }
    guard !names.isEmpty else {
      throw UsageError("option '--target' needs a name; smartfuzz list shows the targets")
    }
    return names
  }
}

import FuzzKit
import Testing

@testable import smartfuzz

@Suite struct OptionsTests {
  private static let targets = ["scalars", "nested/string", "planted"]

  @Test func `Without a command and without options everything has its default`() throws {
    let options = try Options([], targets: Self.targets)
    #expect(options.command == .run)
    #expect(options.configuration.iterations == 100_000)
    #expect(options.configuration.seed == 1)
    #expect(options.configuration.maximumLength == 4096)
    #expect(options.targets == nil)
    #expect(options.reports == "Reports/fuzz")
  }

  @Test(arguments: [("30s", 30), ("5m", 300), ("2h", 7200), ("7", 7)] as [(String, UInt64)])
  func `A time alone sets no number of iterations`(text: String, seconds: UInt64) throws {
    let options = try Options(["--time", text], targets: Self.targets)
    #expect(options.seconds == seconds)
    #expect(options.configuration.isEndless)
    let both = try Options(["--time", text, "--iterations", "9"], targets: Self.targets)
    #expect(both.configuration.iterations == 9)
  }

  @Test(arguments: ["", "s", "0s", "-1s", "1.5s", "3d", "1s ", "99999999999999999999s"])
  func `A time that is none is refused`(text: String) {
    #expect(throws: UsageError.self) { try Options(["--time=" + text], targets: Self.targets) }
  }

  @Test func `Options may be written with a space or an equals sign`() throws {
    let options = try Options(
      [
        "run", "--iterations", "5", "--seed=7", "--jobs", "3", "--target", "scalars,planted",
        "--from=9", "--timeout-ms", "50", "--max-len", "100", "--stack-kb", "256",
        "--memory-mb=0", "--reports", "R", "--corpus=C", "--quiet",
      ],
      targets: Self.targets
    )
    #expect(options.configuration.iterations == 5)
    #expect(options.configuration.seed == 7)
    #expect(options.configuration.jobs == 3)
    #expect(options.configuration.firstIteration == 9)
    #expect(options.configuration.timeoutMilliseconds == 50)
    #expect(options.configuration.maximumLength == 100)
    #expect(options.configuration.stackKilobytes == 256)
    #expect(options.configuration.memoryMegabytes == 0)
    #expect(options.targets == ["scalars", "planted"])
    #expect((options.reports, options.corpus) == ("R", "C"))
    #expect(options.isQuiet)
  }

  @Test(arguments: [
    (["--bogus"], "unknown option '--bogus'; see smartfuzz --help for the options"),
    (["--iterations"], "option '--iterations' needs a value, for example --iterations 100000"),
    (["--corpus", "--quiet"], "option '--corpus' needs a value, for example --corpus Corpus"),
    (["--seed="], "option '--seed' needs a value, for example --seed 1024"),
    (["--target", "nope"], "unknown target 'nope'; smartfuzz list shows the targets"),
    (["--target", ","], "option '--target' needs a name; smartfuzz list shows the targets"),
    (["--jobs", "0"], "option '--jobs' takes a whole number from 1 to 64, not '0'"),
    (["--memory-mb", "1"], "option '--memory-mb' takes 256 or more, or 0 for no limit"),
    (["fuzz"], "unknown command 'fuzz'; see smartfuzz --help for the commands"),
    (["run", "file"], "unexpected argument 'file'; 'run' takes no such argument"),
    (["distill"], "distill needs a path: smartfuzz distill PATH"),
    (
      ["--output", "x"],
      "option '--output' belongs to distill; a run writes below --reports DIR"
    ),
    (["--oracle", "x"], "unknown oracle 'x'; smartfuzz list shows the oracles"),
    (["--oracle", ","], "option '--oracle' needs a name; smartfuzz list shows the oracles"),
    (
      ["replay"], "replay needs an input: smartfuzz replay FILE, or --iteration I --seed S"
    ),
    (
      ["replay", "--iteration", "3"],
      "replay --iteration needs the seed of the campaign too; add --seed S"
    ),
    (
      ["replay", "f", "--iteration", "3"],
      "replay takes a file or --iteration, not both; leave one out"
    ),
    (["--iteration", "3"], "option '--iteration' belongs to replay; a run starts with --from I"),
  ])
  func `A mistake is answered with one line that says how to mend it`(
    arguments: [String],
    message: String
  ) {
    #expect(throws: UsageError(message)) {
      try Options(arguments, targets: Self.targets)
    }
  }

  @Test(arguments: ["0", "-1", "1.5", "x", "99999999999999999999999", " 1"])
  func `The number of iterations must be a positive whole number`(value: String) {
    #expect(throws: UsageError.self) {
      try Options(["--iterations", value], targets: Self.targets)
    }
  }

  @Test(arguments: [["--help"], ["run", "-h"], ["help"], ["replay", "--help"]])
  func `Help is always at hand`(arguments: [String]) throws {
    #expect(try Options(arguments, targets: Self.targets).command == .help)
  }

  @Test func `Help names every option`() {
    let options = [
      "--iterations", "--seed", "--from", "--iteration", "--jobs", "--target", "--corpus",
      "--timeout-ms", "--max-len", "--stack-kb", "--memory-mb", "--reports", "--quiet",
    ]
    for option in options { #expect(HelpCommand.text.contains(option), "\(option)") }
  }
}

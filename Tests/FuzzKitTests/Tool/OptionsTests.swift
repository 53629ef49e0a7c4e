import CommandLine
import Foundation
import Testing

@testable import FuzzKit
@testable import smartfuzz

@Suite struct OptionsTests {
  private static let targets = ["scalars", "nested/string", "planted"]

  @Test("Without a command and without options everything has its default")
  func everythingHasItsDefault() throws {
    let options = try Options([], targets: Self.targets)
    #expect(options.command == "run")
    #expect(options.configuration.iterations == 100_000)
    #expect(options.configuration.seed == 1)
    #expect(options.configuration.maximumLength == 4096)
    #expect(options.targets == nil)
    #expect(options.reports == "Reports/fuzz")
  }

  @Test(
    "A time alone sets no number of iterations",
    arguments: [("30s", 30), ("5m", 300), ("2h", 7200), ("7", 7)] as [(String, UInt64)]
  )
  func timeAloneSetsNoIterations(text: String, seconds: UInt64) throws {
    let options = try Options(["--time", text], targets: Self.targets)
    #expect(options.seconds == seconds)
    #expect(options.configuration.isEndless)
    let both = try Options(["--time", text, "--iterations", "9"], targets: Self.targets)
    #expect(both.configuration.iterations == 9)
  }

  @Test(
    "A time that is none is refused",
    arguments: ["", "s", "0s", "-1s", "1.5s", "3d", "1s ", "99999999999999999999s"]
  )
  func timeThatIsNoneIsRefused(text: String) {
    #expect(throws: UsageError.self) { try Options(["--time=" + text], targets: Self.targets) }
  }

  @Test("Options may be written with a space or an equals sign")
  func optionsMayHaveSpaceOrEquals() throws {
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

  @Test(
    "A mistake is answered with one line that says how to fix it",
    arguments: [
      (["--bogus"], "unknown option '--bogus'; see smartfuzz run --help"),
      (["--iterations"], "--iterations needs a value; write --iterations N"),
      (["--corpus", "--quiet"], "--corpus needs a value; write --corpus DIR"),
      (["--seed="], "--seed needs a value; write --seed S"),
      (["--target", "nope"], "unknown target 'nope'; smartfuzz list shows the targets"),
      (["--target", ","], "--target needs a name; smartfuzz list shows them"),
      (["--jobs", "0"], "--jobs takes a whole number from 1 to 64, not '0'"),
      (["--memory-mb", "1"], "--memory-mb takes 256 to 1048576, or 0 for no limit, not '1'"),
      (["--iteratons", "5"], "unknown option '--iteratons'; did you mean --iterations?"),
      (["--target", "scalrs"], "unknown target 'scalrs'; did you mean scalars?"),
      (["--oracle", "deafult"], "unknown oracle 'deafult'; did you mean default?"),
      (["ruun"], "unknown command 'ruun'; did you mean run?"),
      (["selftest", "--time", "3s"], "selftest takes no --time, an option of run; leave it out"),
      (["replay", "f", "--digest", "d"], "--digest belongs to --iteration; leave it out"),
      (["fuzz"], "unknown command 'fuzz'; see smartfuzz --help"),
      (["run", "file"], "run takes no argument 'file'; see smartfuzz run --help"),
      (["distill"], "distill needs DIR, the folder of inputs; see smartfuzz distill --help"),
      (
        ["--output", "x"],
        "run takes no --output, an option of distill; leave it out"
      ),
      (["--oracle", "x"], "unknown oracle 'x'; smartfuzz list shows the oracles"),
      (["--oracle", ","], "--oracle needs a name; smartfuzz list shows them"),
      (
        ["replay"], "replay needs an input: smartfuzz replay PATH, or --iteration I --seed S"
      ),
      (
        ["replay", "--iteration", "3"],
        "replay --iteration needs the seed of the campaign too; add --seed S"
      ),
      (
        ["replay", "f", "--iteration", "3"],
        "replay takes a path or --iteration, not both; leave one out"
      ),
      (["--iteration", "3"], "run takes no --iteration, an option of replay; leave it out"),
    ]
  )
  func mistakeIsAnsweredWithOneLine(
    arguments: [String],
    message: String
  ) {
    #expect(throws: UsageError(message)) {
      try Options(arguments, targets: Self.targets)
    }
  }

  @Test(
    "The number of iterations must be a positive whole number",
    arguments: ["0", "-1", "1.5", "x", "99999999999999999999999", " 1"]
  )
  func numberOfIterationsMustBePositive(value: String) {
    #expect(throws: UsageError.self) {
      try Options(["--iterations", value], targets: Self.targets)
    }
  }

  @Test("What a command has no use for is accepted, and the last of two counts")
  func uselessOptionsAreAccepted() throws {
    let options = try Options(
      ["list", "--iterations", "5", "--iterations=6", "--quiet", "--quiet"],
      targets: Self.targets
    )
    #expect((options.command, options.iterations, options.isQuiet) == ("list", 6, true))
  }

  @Test(
    "Help is always available, on lines that fit",
    arguments: [["--help"], ["run", "-h"], ["help"], ["replay", "--help"], ["help", "list"]]
  )
  func helpIsAlwaysAtHand(arguments: [String]) throws {
    let text = try Options.text(arguments)
    #expect(text.hasPrefix("usage: smartfuzz "))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 }, "\(text)")
  }

  @Test("Help names every command, each on one line, and every option")
  func helpNamesEveryCommand() throws {
    let lines = try Options.text(["--help"])
      .split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex(of: "commands:")) + 1
    let commands = lines[start...].prefix { !$0.isEmpty }.map { $0.split(separator: " ")[0] }
    let names =
      StandardCommand.allCases.map(\.rawValue) + ["promote", "selftest"]
    #expect(commands.map(String.init) == names + ["help", "completions"])
    let pages = try names.map { try Options.text(["help", $0]) }.joined()
    let options = [
      "--iterations", "--seed", "--from", "--iteration", "--jobs", "--target", "--corpus",
      "--timeout-ms", "--max-len", "--stack-kb", "--memory-mb", "--reports", "--quiet", "--time",
      "--subject", "--grow", "--dict", "--oracle", "--known", "--max-findings",
      "--fail-fast", "--no-minimize", "--digest", "--regressions", "--crashes", "--planted",
      "--no-probe", "--output",
    ]
    for option in options { #expect(pages.contains("  \(option) "), "\(option)") }
  }

  @Test("Help says what is taken from a finding", arguments: ["replay", "minimize", "explain"])
  func helpSaysWhatFindingGives(command: String) throws {
    let lines = try Options.text(["help", command])
    let text = lines.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
    for option in [
      "--target NAME,... targets, separated by commas; * stands for any text (default the finding's, or all)",
      "(default default and the finding's)",
      "seed of the inputs; the same seed gives the same inputs; auto is the date, such as 20260131"
        + " (default the finding's, or 1)",
    ] {
      #expect(text.contains(option), "\(option)")
    }
    let triage = try Options.text(["help", "triage"])
    #expect(triage.contains("targets, separated by commas; * stands for any text"))
  }

  @Test("Help on distill")
  func helpOnDistill() throws {
    let stack = SmartFuzz.tool.configuration.stackKilobytes
    #expect(
      try Options.text(["distill", "--help"]) == """
        usage: smartfuzz distill DIR [OPTIONS]

        Keep the smallest inputs that show every feature of a folder.

        arguments:
          DIR  the folder of inputs

        options:
          --output DIR       folder for the inputs that are kept; without it, their
                             names are printed
          --max-len N        maximum length of an input, in bytes (default 4096)
          --target NAME,...  targets, separated by commas; * stands for any text
                             (default all)
          --subject PROGRAM  program that answers ConformanceKit's requests; its models
                             become the targets subject/..., the default of --target
          --timeout-ms T     time limit of one run, in milliseconds; a longer run is a
                             hang (default 1000)
          --stack-kb K       stack size for a decode, in KiB (default \(stack))
          --memory-mb M      address space of a worker, in MiB; 0 for no limit (default
                             1024)
          --color WHEN       colors: auto, which obeys NO_COLOR, always or never
                             (default auto)
          --help             show this text
        """
    )
  }

  @Test("Completions know the targets and the oracles")
  func completionsKnowTargetsAndOracles() throws {
    let script = try Options.text(["completions", "bash"])
    for word in ["run replay minimize", "'distill --target'", " scalars ", "list='default all"] {
      #expect(script.contains(word), "\(word)")
    }
  }

  @Test("The seed of a day is its date in UTC")
  func seedOfDayIsItsDate() throws {
    #expect(Option<ToolOptions>.seed(on: Date(timeIntervalSince1970: 1_769_903_999)) == 20_260_131)
    #expect(Option<ToolOptions>.seed(on: Date(timeIntervalSince1970: 1_769_904_000)) == 20_260_201)
    let options = try Options(["--seed", "auto"], targets: [])
    #expect((20_260_101...99_991_231).contains(try #require(options.seed)))
  }

  @Test(
    "A pattern stands for the targets that match it",
    arguments: [
      (["a*"], ["a", "ab/c", "ab/d"]), (["ab/*", "x"], ["ab/c", "ab/d", "x"]), (["*c"], ["ab/c"]),
      (["*"], ["a", "ab/c", "ab/d", "x"]), (["a*b*d"], ["ab/d"]), (["q*"], ["q*"]), (["a"], ["a"]),
      (["a*a"], ["a*a"]),
    ]
  )
  func patternStandsForTargets(names: [String], expected: [String]) {
    #expect(FuzzTool.expanding(names, among: ["a", "ab/c", "ab/d", "x"]) == expected)
  }
}

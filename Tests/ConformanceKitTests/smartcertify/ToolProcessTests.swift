import Foundation
import Testing

@testable import ConformanceKit
@testable import DecoderLaw
@testable import SuiteProof

/// The tool as a process: exit codes, standard streams and signals.
@Suite(.timeLimit(.minutes(60))) struct ToolProcessTests {
  @Test(
    "Exit codes and streams",
    arguments: [
      (["--help"], 0, "usage: smartcertify", ""),
      (["--version"], 0, "smartcertify 1.", ""), (["completions", "bash"], 0, "complete -F", ""),
      (["certifi"], 2, "", "smartcertify: unknown command 'certifi'"),
      (["run", "--subject", "reference", "--filter", "nulls/*"], 0, "reference: ", ""),
      (["run", "--subject", "reject-all", "--filter", "nulls/*"], 1, "✗ nulls/", ""),
      (["run", "--subject", "no-such-program"], 2, "", "cannot start 'no-such-program'"),
      (["run", "--subject", "refrence"], 2, "", "did you mean reference?"),
      (["run", "--subject", "cat"], 3, "", "'cat' said no proper hello"),
      (["smoke"], 0, "all 8 smoke requests passed", ""),
      (["smoke", "--subject", "reject-all"], 3, "adapter, not decoder", ""),
      (["smoke", "--subject", "reference", "--beside", "reject-all"], 0, "not decoder", ""),
      (["lint", "--specification", "/no/such"], 2, "", "--specification FILE"),
      (
        ["run", "--isolated", "--subject", "reference", "--filter", "nulls/*"], 0,
        "reference: ", ""
      ),
      (["list", "--filter", "nulls/*"], 0, "nulls/", ""),
      (["suite", "models", "dog"], 0, "\nclass Dog: Animal {\n  var breed: String\n", ""),
      (["suite", "models", "cat"], 2, "", "no model is named 'cat'"),
      (["suite", "cases", "no/such/case"], 2, "", "no case has the id 'no/such/case'"),
      (["list", "--filter", "no/such"], 2, "", "no case fits --filter 'no/such'; see"),
      (["list", "--filter", "numbers"], 2, "", "'numbers'; did you mean 'numbers*'?"),
      (["list", "--json", "--filter", "nulls/*"], 0, "\"schemaVersion\"", ""),
    ] as [([String], Int32, String, String)]
  )
  func streams(arguments: [String], code: Int32, output: String, errors: String) async throws {
    let result = try BuiltTool.run(arguments)
    #expect(result.code == code)
    #expect(output.isEmpty || result.output.contains(output), "\(result.output)")
    #expect(
      errors.isEmpty ? result.errors.isEmpty : result.errors.contains(errors),
      "\(result.errors)"
    )
  }

  @Test("The tool serves a subject to itself, with the verdicts of the subject in one process")
  func serving() throws {
    let folder = try TemporaryFolder()
    let program = "'\(BuiltTool.path)' serve --subject reference"
    func report(_ subject: String, _ name: String) throws -> RecordedReport {
      let arguments = [
        "run", "--subject", subject, "--filter", "nulls/*", "--output", folder.path(name),
      ]
      #expect(try BuiltTool.run(arguments).code == 0)
      return try RecordedReport(json: folder.read("\(name)/report.json"))
    }
    let served = try report(program, "a")
    #expect(served.subjects[0].launch == program)
    #expect(try served.subjects[0].verdicts == report("reference", "b").subjects[0].verdicts)
    let verify = ["verify", folder.path("a/report.json")]
    #expect(try BuiltTool.run(verify + ["--run-recorded"]).code == 0)
    #expect(try BuiltTool.run(verify + ["--subject", program]).code == 0)
    let refused = try BuiltTool.run(verify)
    #expect(refused.code == 2 && refused.output.isEmpty)
    #expect(refused.errors.hasPrefix("smartcertify: the report says that "))
    #expect(
      refused.errors.contains(
        "is run by the command '\(program)'; if you trust it, add --run-recorded"
      )
    )
    // By its name it is served too.
    #expect(try BuiltTool.run(["verify", folder.path("b/report.json")]).code == 0)
  }

  @Test(
    "A signal ends the run after the case at hand, with reports, and a death leaves reports too",
    arguments: [SIGINT, SIGTERM, SIGKILL]
  )
  func interruption(signal: Int32) throws {
    let folder = try TemporaryFolder()
    // An adapter that says when it was first asked, and takes its time.
    let script = try folder.write(
      #"""
      "$1" serve --subject reference < "$2" &
      while IFS= read -r line; do
        printf '%s\n' "$line" >&3
        case "$line" in *'"cmd":"run"'*) : > "$3"; sleep 0.05 ;; esac
      done 3> "$2"
      """#,
      to: "slow.sh"
    )
    let pipe = folder.path("pipe")
    #expect(try BuiltTool.run(program: "mkfifo", [pipe]).code == 0)
    let program = "sh '\(script)' '\(BuiltTool.path)' '\(pipe)' '\(folder.path("asked"))'"
    let process = try BuiltTool.start([
      "certify", "--subject", program, "--output", folder.path("r"), "--timeout", "20",
    ])
    var waited = 0
    // The first reports are written when all adapters have been tried.
    while !FileManager.default.fileExists(atPath: folder.path("r/report.md")), waited < 1200 {
      Thread.sleep(forTimeInterval: 0.05)
      waited += 1
    }
    Thread.sleep(forTimeInterval: 1)
    #expect(process.isRunning)
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    let isKilled = signal == SIGKILL
    #expect(process.terminationReason == (isKilled ? .uncaughtSignal : .exit))
    #expect(process.terminationStatus == (isKilled ? SIGKILL : 130))
    let report = try RecordedReport(json: folder.read("r/report.json"))
    #expect(report.isInterrupted)
    let count = report.subjects[0].verdicts.count
    #expect(isKilled ? count == 0 : (1..<ConformanceSuite.current.cases.count).contains(count))
    #expect(try folder.read("r/report.md").contains("**This run was interrupted"))
  }
}

extension ToolProcessTests {
  @Test(
    "A silent adapter does not outlive the tool, whether that is asked to stop or killed",
    arguments: [SIGINT, SIGKILL]
  )
  func silentAdapter(signal: Int32) throws {
    let folder = try TemporaryFolder()
    let script = try folder.write(
      #"""
      read -r line
      printf '%s\n' "$line" | "$1" serve --subject reference
      echo $$ > "$2.new"; mv "$2.new" "$2"
      exec sleep 2000
      """#,
      to: "silent.sh"
    )
    let pid = folder.path("pid")
    let process = try BuiltTool.start([
      "smoke", "--subject", "sh '\(script)' '\(BuiltTool.path)' '\(pid)'", "--timeout", "600",
    ])
    func waits(until isDone: () -> Bool) -> Bool {
      // The suite's limit ends it earlier.
      for _ in 0..<100_000 {
        if isDone() { return true }
        Thread.sleep(forTimeInterval: 0.05)
      }
      return false
    }
    #expect(waits { FileManager.default.fileExists(atPath: pid) })
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    #expect(process.terminationStatus == (signal == SIGKILL ? SIGKILL : 130))
    let text = try folder.read("pid").trimmingCharacters(in: .whitespacesAndNewlines)
    let adapter = try #require(Int32(text))
    #expect(waits { kill(adapter, 0) != 0 })
  }
}

/// The executable that was built beside the tests.
enum BuiltTool {
  static let path: String = {
    // The bundle of the tests stands beside the products; on Linux it is an executable itself.
    let tests = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    let bundle = Bundle.allBundles.map(\.bundleURL) + [Bundle.main.bundleURL]
    let folders = [tests.deletingLastPathComponent()] + bundle
    let candidates = folders.map { $0.appending(path: "smartcertify").path }
    return candidates.first { FileManager.default.isExecutableFile(atPath: $0) } ?? "smartcertify"
  }()

  struct Result {
    let code: Int32
    let output: String
    let errors: String
  }

  static func start(_ arguments: [String]) throws -> Process {
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  static func run(_ arguments: [String]) throws -> Result {
    try run(program: path, arguments)
  }

  static func run(program: String, _ arguments: [String]) throws -> Result {
    let folder = try TemporaryFolder()
    let output = try folder.write("", to: "output")
    let errors = try folder.write("", to: "errors")
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.standardOutput = try FileHandle(forWritingTo: URL(filePath: output))
    process.standardError = try FileHandle(forWritingTo: URL(filePath: errors))
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return Result(
      code: process.terminationStatus,
      output: try folder.read("output"),
      errors: try folder.read("errors")
    )
  }
}

import CommandLine
import Foundation
import Testing

@testable import FuzzKit

/// A tool of somebody else.
@Suite struct OtherToolTests {
  private static var tool: FuzzTool { FuzzTool("their-tool", targets: [ToyTarget()]) }

  @Test(
    "Help speaks of the tool that was asked",
    arguments: [nil] + StandardCommand.allCases.map(\.rawValue)
  )
  func helpSpeaksOfAskedTool(command: String?) throws {
    let outcome = try Self.tool.reader.read(["help"] + [command].compactMap(\.self))
    guard case .text(let text) = outcome else {
      Issue.record("help is no text")
      return
    }
    #expect(text.hasPrefix("usage: their-tool "))
    #expect(!text.lowercased().contains("smartfuzz"), "\(text)")
  }

  @Test("Advice names the tool that gave it")
  func adviceNamesItsTool() {
    #expect(throws: UsageError("unknown oracle 'x'; their-tool list shows the oracles")) {
      try Self.tool.reader.read(["--oracle", "x"])
    }
    #expect(throws: UsageError("--target needs a name; their-tool list shows them")) {
      try Self.tool.reader.read(["--target", ","])
    }
  }

  @Test("Defaults are those of the tool")
  func defaultsAreThoseOfTool() throws {
    var tool = Self.tool
    tool.configuration.iterations = 77
    tool.configuration.maximumLength = 99
    tool.reports = "Findings"
    guard case .action(let action) = try tool.reader.read([]) else {
      Issue.record("nothing to run")
      return
    }
    #expect(action.options.configuration.iterations == 77)
    #expect(action.options.configuration.maximumLength == 99)
    #expect(action.options.reports == "Findings")
  }

  @Test(
    "A finding is run again by the program that found it",
    arguments: [
      ("/usr/bin/their-tool", "THEIR_TOOL", "their-tool"),
      ("their tool", "THEIR_TOOL", "'their tool'"), ("2fuzz", "_2FUZZ", "2fuzz"),
    ]
  )
  func findingIsRunAgainByProgram(
    path: String,
    variable: String,
    word: String
  ) throws {
    let folder = try Tool.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let plan = CampaignPlan(
      configuration: FuzzConfiguration(),
      targets: [ToyTarget()],
      corpus: Corpus([])
    )
    let supervisor = Supervisor(plan: plan, findingsFolder: folder, executable: path)
    let line = ViolationSpool.Line(
      oracle: "totality",
      path: nil,
      wanted: "decoded",
      found: "refused",
      target: 0,
      iteration: 1,
      input: Data("{}".utf8)
    )
    supervisor.record.hear(.violation(line))
    let finding = try #require(supervisor.record.ledger.sorted.first)
    let script = folder.appendingPathComponent("\(finding.signature)/repro.sh")
    let text = try String(contentsOf: script, encoding: .utf8)
    #expect(text.contains(#"exec "$\#(variable)" replay "$here" "$@""#), "\(text)")
    #expect(text.contains(#"swift run -c release \#(word) replay "$here" "$@""#), "\(text)")
    #expect(!text.lowercased().contains("smartfuzz"))
    let result = supervisor.result(of: [], after: SupervisionOutcome(idle: plan))
    #expect(result.tool == SystemCalls.program(path))
  }
}

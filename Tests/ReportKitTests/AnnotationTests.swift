import Foundation
import Testing

@testable import ReportKit

@Suite struct AnnotationTests {
  private static let sample = Annotation(
    .error,
    rule: "numbers/exponent",
    title: "a: b, c",
    message: "50 %\nmore: x, y",
    file: "some folder/ledger.json"
  )

  @Test("A workflow command escapes what would end its parts")
  func command() {
    #expect(
      GitHubJob.command(Self.sample)
        == "::error file=some folder/ledger.json,title=a%3A b%2C c::50 %25%0Amore: x, y"
    )
  }

  @Test(
    "Only a job of GitHub Actions is one",
    arguments: [([:], false), (["GITHUB_ACTIONS": "true"], true), (["GITHUB_ACTIONS": ""], false)]
      as [([String: String], Bool)]
  )
  func job(environment: [String: String], isJob: Bool) {
    #expect((GitHubJob(environment) != nil) == isJob)
  }

  @Test("The summary of earlier steps stays")
  func summary() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("# before\n".utf8).write(to: file)
    let job = GitHubJob(["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": file.path])
    job?.show([], page: "# after\n", on: Terminal(name: "tool"))
    #expect(try String(contentsOf: file, encoding: .utf8) == "# before\n# after\n")
  }

  @Test("A page that GitHub would refuse loses its end, at a line")
  func longPage() {
    let line = String(repeating: "é", count: 99)
    let page = String(repeating: line + "\n", count: 10_000)
    let shown = GitHubJob.fitting(page)
    #expect(shown.utf8.count <= GitHubJob.mostBytes)
    #expect(shown.hasSuffix("\n\(line)\n\nThe rest is in the reports.\n"))
    #expect(GitHubJob.fitting("short") == "short")
  }

  @Test("SARIF names each rule once, and the place of each result as a URI")
  func sarif() throws {
    let text = SARIFDocument(tool: "tool", [Self.sample, Self.sample]).text
    let log = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    )
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = (run["tool"] as? [String: Any])?["driver"] as? [String: Any]
    #expect(driver?["name"] as? String == "tool")
    #expect((driver?["rules"] as? [[String: String]]) == [["id": "numbers/exponent"]])
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == 2)
    #expect(results[0]["ruleId"] as? String == "numbers/exponent")
    #expect(results[0]["level"] as? String == "error")
    let message = results[0]["message"] as? [String: String]
    #expect(message?["text"] == "a: b, c: 50 %\nmore: x, y")
    #expect(text.contains(#""uri" : "some%20folder/ledger.json""#))
    #expect(text.contains(#""startLine" : 1"#))
  }

  @Test(
    "Colors follow the terminal, unless the environment says otherwise",
    arguments: [
      ([:], true, true), ([:], false, false), (["NO_COLOR": "1"], true, false),
      (["NO_COLOR": ""], true, true), (["CLICOLOR_FORCE": "1"], false, true),
      (["CLICOLOR_FORCE": "0"], false, false),
      (["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], true, false),
    ] as [([String: String], Bool, Bool)]
  )
  func colors(environment: [String: String], isTerminal: Bool, isWanted: Bool) {
    #expect(Paint.isWanted(environment, isTerminal: isTerminal) == isWanted)
  }

  @Test("Marks and verdicts at the beginning of a line are colored, and nothing else")
  func marks() {
    #expect(
      Paint.colored("✗ a ✓\nfailed: 1\n  ✓ b")
        == "\u{1B}[31m✗\u{1B}[0m a ✓\n\u{1B}[1;31mfailed\u{1B}[0m: 1\n  ✓ b"
    )
  }
}

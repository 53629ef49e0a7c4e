import CommandLine
import Foundation
import Testing

@testable import ConformanceKit
@testable import smartcertify

@Suite(.fewCases) struct VerifyCommandTests {
  /// A report on the reference and JSONDecoder, with the digest that this tool gives.
  private func report(_ arguments: [String] = []) async throws -> String {
    let folder = try TemporaryFolder()
    let subjects = ["run", "--subject", "reference", "--beside", "foundation", "--filter", "n*"]
    _ = try await Command(arguments: subjects + ["--output", folder.path("r")] + arguments).run()
    return try folder.read("r/report.json")
  }

  private func verify(_ text: String, _ arguments: String...) async throws -> Status {
    let folder = try TemporaryFolder()
    let file = try folder.write(text, to: "report.json")
    return try await Command(arguments: ["verify", file, "--in-process"] + arguments).run()
  }

  @Test("A report that is true is the same again, with its seed, filter and ledger")
  func same() async throws {
    #expect(try await verify(report(["--seed", "99"])) == .clean)
  }

  @Test(
    "A report that was tampered with differs",
    arguments: [
      (#""outcome": "passed""#, #""outcome": "failed""#),
      (#""expected": ""#, #""expected": "not "#), (#""matches": false"#, #""matches": true"#),
      (#""nulls/"#, #""mulls/"#),
    ]
  )
  func tampered(old: String, new: String) async throws {
    let text = try await report()
    let range = try #require(text.range(of: old))
    #expect(try await verify(text.replacingCharacters(in: range, with: new)) == .failures)
  }

  @Test("Another subject in its place differs")
  func replaced() async throws {
    let text = try await report()
    #expect(try await verify(text, "--subject", "reject-all") == .failures)
    #expect(try await verify(text, "--subject", "reference", "--subject", "foundation") == .clean)
    await #expect(throws: UsageError.self) {
      let three = Array(repeating: ["--subject", "reference"], count: 3).flatMap(\.self)
      let folder = try TemporaryFolder()
      let file = try folder.write(text, to: "report.json")
      _ = try await Command(arguments: ["verify", file, "--in-process"] + three).run()
    }
  }

  @Test(
    "A report of something else cannot be verified, and why is said",
    arguments: [
      (#""interrupted": false"#, #""interrupted": true"#, "interrupted run"),
      (#""schemaVersion": 3"#, #""schemaVersion": 1"#, "schemaVersion is 1"),
    ]
  )
  func cannot(old: String, new: String, words: String) async throws {
    let text = try await report().replacing(old, with: new)
    let error = await #expect(throws: UsageError.self) { _ = try await verify(text) }
    #expect(error?.description.contains(words) == true, "\(error?.description ?? "")")
  }

  @Test("A report on another state of the suite is verified as far as they share cases")
  func otherSuite() async throws {
    let report = try RecordedReport(json: await report())
    let command = VerifyCommand()
    let all = ToolSuite.current.cases
    let other = ConformanceSuite(version: "1.7", cases: all)
    #expect(try await command.run(report, suite: other) == .clean)
    #expect(try await command.run(report, digest: "feed") == .clean)
    let fewer = ConformanceSuite(version: "1.0", cases: all.filter { $0.id.chapter != "nulls" })
    #expect(try await command.run(report, suite: fewer) == .clean)
  }

  @Test("A subject that cannot be started again must be named")
  func unknownSubject() async throws {
    let text = try await report().replacing(#""launch": "reference""#, with: #""launch": null"#)
    let error = await #expect(throws: UsageError.self) { _ = try await verify(text) }
    #expect(error?.description.contains("how reference is run; give it by --subject") == true)
    #expect(try await verify(text, "--subject", "reference") == .clean)
  }

  @Test("A file that is no report is wrong usage, as is one that cannot be read")
  func unreadable() async throws {
    await #expect(throws: UsageError.self) { _ = try await verify("[]") }
    let missing = try Command(arguments: ["verify", "/no/such/report.json"])
    await #expect(throws: UsageError.self) { _ = try await missing.run() }
  }
}

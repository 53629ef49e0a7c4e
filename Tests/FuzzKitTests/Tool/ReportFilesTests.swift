import Foundation
import Testing

@testable import FuzzKit
@testable import smartfuzz

@Suite struct ReportFilesTests {
  private static func path(_ targets: [String]) throws -> String {
    let arguments = ["--target", targets.joined(separator: ",")]
    let options = try Options(arguments, targets: targets)
    let plan = CampaignPlan(
      configuration: options.configuration,
      targets: [ToyTarget()],
      corpus: Corpus([])
    )
    return ReportFiles(
      plan: plan,
      session: ToolSession(tool: SmartFuzz.tool, options: options)
    )
    .reportPath
  }

  /// A campaign of 200 inputs of which none was decoded, and whose first oracle was asked and kept silent.
  private static func idle(_ plan: CampaignPlan) -> CampaignResult {
    var counts = [UInt64](repeating: 0, count: plan.layout.count)
    counts[plan.layout.target(0, .iterations)] = 200
    counts[plan.layout.oracle(0, .silent)] = 200
    return CampaignResult.counted(plan, counts, end: 200)
  }

  @Test("What was run and not tested is said")
  func idleLines() {
    let plan = CampaignPlan(
      configuration: FuzzConfiguration(),
      targets: [ToyTarget()],
      corpus: Corpus([])
    )
    let result = Self.idle(plan)
    let oracle = plan.oracles.all[0].name
    #expect(
      result.idleLines == [
        "toy decoded 0 of 200 inputs: give it seeds that it reads",
        "no input was one that these oracles judge: \(oracle)",
      ]
    )
    #expect(MarkdownReport.text(result, folder: "f").contains("- not tested: toy decoded 0 of 200"))
  }

  @Test("A report that cannot be written is told, and none is cut")
  func unwritten() throws {
    let base = FileManager.default.temporaryDirectory.appendingPathComponent(
      "r-\(UUID().uuidString)"
    )
    defer { try? FileManager.default.removeItem(at: base) }
    let options = try Options(["--reports", base.path], targets: ["toy"])
    let plan = CampaignPlan(
      configuration: options.configuration,
      targets: [ToyTarget()],
      corpus: Corpus([])
    )
    let files = ReportFiles(
      plan: plan,
      session: ToolSession(tool: SmartFuzz.tool, options: options)
    )
    #expect(files.prepare())
    // What is kept for the case of a sudden end is gone with the report.
    let kept = files.findings.deletingLastPathComponent().appendingPathComponent("unfinished.txt")
    files.keep(unfinished: "go on")
    #expect(try String(contentsOf: kept, encoding: .utf8) == "go on")
    #expect(files.write(Self.idle(plan)))
    #expect(!FileManager.default.fileExists(atPath: kept.path))
    // A folder in its place cannot be replaced by a file.
    try FileManager.default.removeItem(atPath: files.reportPath)
    try FileManager.default.createDirectory(
      atPath: files.reportPath + "/x",
      withIntermediateDirectories: true
    )
    #expect(!files.write(Self.idle(plan)))
  }

  @Test("The name of a run has its targets")
  func nameOfRunHasItsTargets() throws {
    #expect(try Self.path(["a/b", "toy"]).contains("seed-1-a.b+toy-0-"))
  }

  @Test("The name of a run fits a file system, however many targets are asked for")
  func nameOfRunFitsFileSystem() throws {
    let many = (0..<80).map { "judged/model-\($0)" }
    let name = try #require(try Self.path(many).split(separator: "/").last)
    #expect(name.utf8.count < 200)
    #expect(name.contains("-80-targets-"))
    #expect(try Self.path(many) == Self.path(many))
    #expect(try Self.path(many) != Self.path(many.reversed()))
  }
}

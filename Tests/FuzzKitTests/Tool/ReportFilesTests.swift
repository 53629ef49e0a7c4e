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

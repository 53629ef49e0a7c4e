import CommandLine
import Foundation
import SmartCodableFuzzing
import Testing

@testable import FuzzKit
@testable import smartfuzz

@Suite struct InputFileTests {
  /// A folder of reports with one finding in it.
  private static func reports(kind: String, call: String = "run") throws -> (URL, Finding) {
    let folder = try Tool.folder()
    var finding = Finding(
      signature: Signature([kind, "tree", "place"]),
      kind: kind,
      target: "tree",
      iteration: 7,
      input: Array("[1]".utf8),
      isVariant: false,
      options: 5,
      mutators: [],
      detail: "d",
      hits: 1
    )
    finding.call = call
    let plan = CampaignPlan(
      configuration: FuzzConfiguration(),
      targets: FuzzTargets.all.filter { $0.name == "tree" },
      corpus: Corpus([])
    )
    FindingFolder(folder.appendingPathComponent("run/findings"), program: "smartfuzz")
      .store(finding, plan: plan)
    return (folder, finding)
  }

  @Test("A finding whose description is damaged is an error, not an input without one")
  func damagedFindingIsError() throws {
    let (folder, finding) = try Self.reports(kind: "trap")
    defer { try? FileManager.default.removeItem(at: folder) }
    let place = "\(folder.path)/run/findings/\(finding.signature)"
    try Data("{".utf8).write(to: URL(fileURLWithPath: "\(place)/finding.json"))
    let error = #expect(throws: UsageError.self) { () throws in
      _ = try InputFile(place, reports: folder.path)
    }
    #expect(error.map { "\($0)".contains("finding.json' describes no finding") } == true)
  }

  @Test("A finding is read from its file, its folder and its signature")
  func findingIsReadFromItsFile() throws {
    let (folder, finding) = try Self.reports(kind: "trap", call: "form 2")
    defer { try? FileManager.default.removeItem(at: folder) }
    let place = "\(folder.path)/run/findings/\(finding.signature)"
    for path in [place, "\(place)/input", finding.signature.description] {
      let file = try InputFile(path, reports: folder.path)
      #expect(file.bytes == finding.input)
      #expect(file.smallest == finding.input)
      #expect(file.metadata?.finding(input: file.bytes) == finding)
    }
    try Data("0".utf8).write(to: URL(fileURLWithPath: "\(place)/min"))
    #expect(try InputFile(place, reports: folder.path).smallest == Array("0".utf8))
    #expect(throws: UsageError.self) { () throws in
      _ = try InputFile("nothing-of-the-kind", reports: folder.path)
    }
  }

  @Test(
    "An oracle that has to be asked for is asked again",
    arguments: [("twins", ["default", "twins"]), ("trap", nil)]
  )
  func optInOracleIsAskedAgain(kind: String, oracles: [String]?) throws {
    let (folder, finding) = try Self.reports(kind: kind)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = try InputFile(finding.signature.description, reports: folder.path)
    let options = try Options(["replay", "x"], targets: [])
    let plan = try file.plan(ToolSession(tool: SmartFuzz.tool, options: options))
    #expect(plan.targets.map(\.name) == ["tree"])
    #expect(plan.configuration.oracles == oracles)
    #expect(plan.configuration.seed == 1)
  }
}

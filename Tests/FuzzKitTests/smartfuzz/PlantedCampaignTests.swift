import Foundation
import Testing

@testable import FuzzKit
@testable import PlantedDecoder
@testable import smartfuzz

@Suite struct PlantedCampaignTests {
  private static func campaign(_ mode: PlantedCampaign.Mode, jobs: Int) throws -> PlantedCampaign {
    PlantedCampaign(
      mode: mode,
      iterations: 2000,
      jobs: jobs,
      executable: try Tool().executable.path
    )
  }

  @Test(
    "The correct decoder shows nothing in a short campaign",
    arguments: PlantedCampaign.Mode.allCases
  )
  func correctDecoderShowsNothing(
    mode: PlantedCampaign.Mode
  ) throws {
    #expect(try Self.campaign(mode, jobs: 2).control().isEmpty)
  }

  @Test(
    "A short campaign finds a bug in the same iteration with one job and with two",
    arguments: [PlantedBug.minusOne, .byteWraps, .sharedDefault]
  )
  func bugIsFoundInTheSameIteration(
    bug: PlantedBug
  ) throws {
    let alone = try Self.campaign(.blind, jobs: 1).measure(bug)
    let both = try Self.campaign(.blind, jobs: 2).measure(bug)
    let finding = try #require(alone.finding, "missed")
    #expect(finding.target.hasPrefix("planted/\(bug.rawValue)/"))
    #expect(both.finding?.iteration == finding.iteration)
    #expect(both.finding?.input == finding.input)
  }

  @Test("A measurement passes only with as many bugs as are expected")
  func measurementNeedsExpectedBugs() throws {
    let finding = try #require(try Self.campaign(.blind, jobs: 1).measure(.minusOne).finding)
    func report(_ found: Int, _ mode: PlantedCampaign.Mode) -> EncodedPlantedReport {
      let rows = PlantedBug.allCases.enumerated()
        .map { PlantedCampaign.Row(bug: $1, finding: $0 < found ? finding : nil) }
      return EncodedPlantedReport(seed: 1, iterations: 9, results: [(mode, rows)])
    }
    let expected = try #require(PlantedCampaign.Mode.blind.expected)
    #expect(report(expected, .blind).passed)
    #expect(!report(expected - 1, .blind).passed)
    #expect(report(0, .probe).passed)
    #expect(!EncodedPlantedReport(seed: 1, iterations: 9, results: []).passed)
    let line = "- blind: \(expected) of 60 found (at least \(expected) expected)"
    #expect(report(expected, .blind).page.contains(line))
    #expect(report(59, .blind).page.contains("  - missed: array-tail\n"))
    #expect(report(3, .blind).data == report(3, .blind).data)
  }

  @Test("Too few bugs end in exit code 1, and the report says which are missed")
  func tooFewBugsFail() throws {
    let folder = try Tool.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let output = try Tool()
      .run([
        "selftest", "--planted", "--no-probe", "--iterations", "2", "--jobs", "1",
        "--reports", folder.path,
      ])
    let expected = try #require(PlantedCampaign.Mode.blind.expected)
    #expect(output.status == 1, "\(output.text)\(output.errors)")
    let demand = "bugs found within 2 iterations each, at least \(expected) expected"
    #expect(output.text.contains(demand))
    let page = try String(contentsOf: folder.appendingPathComponent("planted.md"), encoding: .utf8)
    #expect(page.contains("  - missed: "))
    let data = try Data(contentsOf: folder.appendingPathComponent("planted.json"))
    #expect(try JSONDecoder().decode(EncodedPlantedReport.self, from: data).data == data)
  }

  @Test("A hang ends a campaign that is to have one finding, long before its end")
  func hangEndsCampaignEarly() throws {
    var configuration = FuzzConfiguration()
    configuration.iterations = 4000
    configuration.timeoutMilliseconds = 100
    let plan = CampaignPlan(
      configuration: configuration,
      targets: [PlantedDecoderTarget(bug: .elementStalls, model: .batch, isProbed: false)],
      corpus: Corpus([])
    )
    let result = Supervisor(
      plan: plan,
      findingsFolder: nil,
      executable: try Tool().executable.path,
      mostFindings: 1
    )
    .run()
    #expect(result.status == .stopped)
    #expect(result.findings.map(\.kind) == ["hang"])
    #expect(result.statistics.iterations < 1000)
  }
}

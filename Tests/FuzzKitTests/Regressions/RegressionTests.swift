import Foundation
import SmartCodableFuzzing
import Testing

@testable import FuzzKit

/// Inputs that once broke something, with all oracles of their target.
@Suite struct RegressionTests {
  private struct Origin: Decodable {
    let schemaVersion: Int
    let target: String
    let oracle: String
    let signature: String
    let iteration: UInt64
  }

  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Corpus/regressions")

  private static let slugs: [String] = {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).filter { $0.hasSuffix(".bytes") }.map { String($0.dropLast(6)) }.sorted()
  }()

  @Test func `There are regressions, and each says where it came from`() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(!Self.slugs.isEmpty)
    #expect(Set(names) == Set(Self.slugs.flatMap { ["\($0).bytes", "\($0).json"] }))
  }

  @Test(arguments: slugs) func `A bug that was mended stays mended`(slug: String) throws {
    let origin = try JSONDecoder()
      .decode(
        Origin.self,
        from: Data(contentsOf: Self.folder.appendingPathComponent("\(slug).json"))
      )
    let bytes = try Data(contentsOf: Self.folder.appendingPathComponent("\(slug).bytes"))
    let target = try #require(FuzzTargets.all.first { $0.name == origin.target })
    let plan = CampaignPlan(
      configuration: FuzzConfiguration(),
      targets: [target],
      corpus: Corpus([])
    )
    let input = InputSource.Input(bytes: [UInt8](bytes), target: 0, options: 0, mutators: [])
    let fuzzer = Fuzzer(plan: plan, runner: DirectRunner())
    for iteration in [origin.iteration] + (0..<8) {
      let reports = fuzzer.fuzzOne(iteration, input: input, judgesAll: true)
      #expect(reports.map(\.violation.detail) == [])
    }
  }
}

import Foundation
import Testing

@testable import FuzzKit

@Suite struct FuzzRegressionTests {
  /// A folder with one regression of a toy decoder for which the order of keys matters.
  private static func folder() throws -> URL {
    let folder = try Tool.folder()
    var configuration = FuzzConfiguration()
    configuration.seed = 3
    let plan = CampaignPlan(
      configuration: configuration,
      targets: [ToyTarget(fault: .keyOrder)],
      corpus: Corpus([])
    )
    let fuzzer = Fuzzer(plan: plan, runner: DirectRunner())
    let report = try #require(
      (0..<5000 as Range<UInt64>).lazy.compactMap { fuzzer.fuzzOne($0).first }.first
    )
    let finding = Finding(
      signature: Signature(["key-order", "toy"]),
      kind: "key-order",
      target: "toy",
      iteration: report.iteration,
      input: [],
      isVariant: false,
      options: 0,
      mutators: [],
      detail: "",
      hits: 1
    )
    try EncodedRegression(finding, seed: 3).data.write(to: folder.appendingPathComponent("a.json"))
    try Data(report.input.bytes).write(to: folder.appendingPathComponent("a.bytes"))
    return folder
  }

  private static func reason(_ folder: URL, _ targets: [any FuzzTarget]) -> String? {
    let all = FuzzRegression.all(in: folder.path)
    do throws(FuzzRegression.Failure) {
      for regression in all { try regression.check(targets) }
      return nil
    } catch {
      return error.description
    }
  }

  @Test("A regression passes with the decoder that was fixed and fails with the one that was not")
  func bugsAreSeen() throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(FuzzRegression.all(in: folder.path).map(\.name) == ["a"])
    #expect(Self.reason(folder, [ToyTarget()]) == nil)
    let broken = Self.reason(folder, [ToyTarget(fault: .keyOrder)])
    #expect(broken?.hasPrefix("a: key-order: ") == true, "\(broken ?? "nil")")
  }

  @Test(
    "A folder without regressions, a missing or damaged file and an unknown target are failures"
  )
  func nothingIsNotGreen() throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(Self.reason(folder, [])?.contains("there is no target 'toy'") == true)
    try Data("{".utf8).write(to: folder.appendingPathComponent("a.json"))
    #expect(Self.reason(folder, [ToyTarget()])?.contains("does not describe a regression") == true)
    try FileManager.default.removeItem(at: folder.appendingPathComponent("a.json"))
    #expect(Self.reason(folder, [ToyTarget()])?.contains("there is no file") == true)
    try FileManager.default.removeItem(at: folder.appendingPathComponent("a.bytes"))
    #expect(Self.reason(folder, [ToyTarget()])?.contains("there is no regression in") == true)
  }
}

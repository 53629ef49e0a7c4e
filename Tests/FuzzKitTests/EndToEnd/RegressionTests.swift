import Foundation
import SmartCodableFuzzing
import Testing

@testable import FuzzKit

/// Inputs that once broke something, with all oracles of their target.
@Suite struct RegressionTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Corpus/regressions")

  private static let slugs: [String] = {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).filter { $0.hasSuffix(".bytes") }.map { String($0.dropLast(6)) }.sorted()
  }()

  @Test("There are regressions, and each says where it came from")
  func thereAreRegressions() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(!Self.slugs.isEmpty)
    #expect(Set(names) == Set(Self.slugs.flatMap { ["\($0).bytes", "\($0).json"] }))
  }

  private static let targets = FuzzTargets.all.filter {
    !$0.isOptIn && !$0.name.hasPrefix("judged/")
  }

  private static func origin(of slug: String) throws -> EncodedRegression {
    try JSONDecoder()
      .decode(
        EncodedRegression.self,
        from: Data(contentsOf: folder.appendingPathComponent("\(slug).json"))
      )
  }

  /// Inputs run in a worker: one that crashes again is a failure of its test and of no other.
  @Test("A bug that was fixed stays fixed, in every target", arguments: slugs)
  func fixedBugStaysFixed(slug: String)
    throws
  {
    let origin = try Self.origin(of: slug)
    let bytes = try Data(contentsOf: Self.folder.appendingPathComponent("\(slug).bytes"))
    var configuration = FuzzConfiguration()
    configuration.seed = origin.seed
    configuration.timeoutMilliseconds = 10_000
    let plan = CampaignPlan(
      configuration: configuration,
      targets: Self.targets,
      corpus: Corpus([])
    )
    let runner = try #require(CaseRunner(plan: plan, executable: try Tool().executable.path))
    let own = try #require(plan.targets.firstIndex { $0.name == origin.target })
    let input = [UInt8](bytes)
    var cases = [
      Case(
        TargetCall(name: origin.call),
        input,
        target: own,
        options: origin.options,
        iteration: origin.iteration
      )
    ]
    for target in plan.targets.indices {
      let options = target == own ? origin.options : 0
      for iteration in [origin.iteration] + (target == own ? Array(0..<8) : []) {
        cases.append(
          Case(judging: input, target: target, options: options, iteration: iteration)
        )
      }
    }
    let outcomes = runner.run(cases)
    #expect(outcomes.count == cases.count)
    for (item, outcome) in zip(cases, outcomes) {
      let name = plan.targets[item.target].name
      switch outcome {
      case .survived(let lines): #expect(lines.map { $0.detail } == [], "\(name)")
      case .died(let death): Issue.record("\(name): \(death.kind) \(death.message)")
      case .failed(let message): Issue.record("\(message)")
      }
    }
  }

  @Test("A draft of a regression is read back as it is")
  func draftOfRegressionIsReadBack() throws {
    var finding = Finding(
      signature: Signature(["trap", "a/b", "place"]),
      kind: "trap",
      target: "a/b",
      iteration: 7,
      input: [1],
      isVariant: false,
      options: .max,
      mutators: [],
      detail: "",
      hits: 1
    )
    finding.call = "form 3"
    let draft = EncodedRegression(finding, seed: 9)
    let read = try JSONDecoder().decode(EncodedRegression.self, from: draft.data)
    #expect(read == draft)
    #expect((read.options, read.call, read.fixed) == (.max, "form 3", nil))
    #expect(read.slug.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" })
  }
}

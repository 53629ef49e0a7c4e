import Foundation
import Testing

@testable import FuzzKit

@Suite struct InterruptionTests {
  @Test("What has begun has the time of grace, and a second request ends it")
  func whatHasBegunHasGrace() {
    let interruption = Interruption(grace: 3600)
    #expect(!interruption.isRequested && !interruption.isOver)
    interruption.request()
    #expect(interruption.isRequested && !interruption.isOver)
    interruption.request()
    #expect(interruption.isRequested && interruption.isOver)
    let hurried = Interruption(grace: 0)
    hurried.request()
    #expect(hurried.isOver)
  }

  private static let plan = CampaignPlan(
    configuration: FuzzConfiguration(),
    targets: [PlantedTarget()],
    corpus: Corpus([])
  )

  @Test("Nothing runs for who was told to stop")
  func nothingRunsAfterStop() throws {
    let interruption = Interruption(grace: 0)
    interruption.request()
    let runner = try #require(
      CaseRunner(plan: Self.plan, executable: "/bin/false", interruption: interruption)
    )
    let item = Case(.run, [], target: 0, options: 0, iteration: 0)
    guard case .failed("interrupted") = runner.run(item) else {
      Issue.record("the case ran")
      return
    }
    #expect(runner.executions == 0)
  }

  @Test("A finding that was not run again has no verdict and keeps its input")
  func findingNotRunAgainKeepsInput() {
    let interruption = Interruption(grace: 3600)
    interruption.request()
    let resolver = SignatureResolver(
      plan: Self.plan,
      executable: "/bin/false",
      interruption: interruption
    )
    let triager = Triager(
      plan: Self.plan,
      settings: TriageSettings(),
      folder: nil,
      resolver: resolver,
      executable: "/bin/false",
      interruption: interruption
    )
    let finding = Finding(
      signature: Signature(["totality", "planted", "x"]),
      kind: "totality",
      target: "planted",
      iteration: 1,
      input: [1],
      isVariant: false,
      options: 0,
      mutators: [],
      detail: "",
      hits: 2
    )
    #expect(triager.process([finding]) == [finding])
    #expect(triager.failure == nil)
  }
}

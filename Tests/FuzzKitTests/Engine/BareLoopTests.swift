import Foundation
import SmartCodableFuzzing
import Testing

@testable import FuzzKit

@Suite(.serialized) struct BareLoopTests {
  private static let scalars = FuzzTargets.all.filter { $0.name == "scalars" }

  private static func loop(
    _ targets: [any FuzzTarget],
    _ iterations: UInt64,
    executable: String
  ) -> BareLoop? {
    var configuration = FuzzConfiguration()
    configuration.iterations = iterations
    let plan = CampaignPlan(configuration: configuration, targets: targets, corpus: Corpus([]))
    return BareLoop(plan, executable: executable)
  }

  @Test("A bare loop tells how long all iterations took")
  func bareLoopTellsItsTime() throws {
    let executable = try Tool().executable.path
    let short = try #require(Self.loop(Self.scalars, 1, executable: executable))
    let long = try #require(Self.loop(Self.scalars, 2000, executable: executable))
    #expect(short.processor > 0 && short.wall > 0)
    #expect(long.processor > 2 * short.processor)
    // One thread cannot work for longer than it takes.
    #expect(long.processor < 1.1 * long.wall)
  }

  @Test("A loop that dies or does not start has no time")
  func loopThatDiesHasNoTime() throws {
    let crash = Self.loop([PlantedTarget()], 4000, executable: try Tool().executable.path)
    #expect(crash == nil)
    for program in ["/bin/true", "/nowhere"] {
      let loop = Self.loop(Self.scalars, 1, executable: program)
      #expect(loop == nil)
    }
  }

  @Test("Workers are compared with the loop over the same iterations")
  func workersAreComparedWithLoop() throws {
    var configuration = FuzzConfiguration()
    configuration.iterations = 500
    let result = try #require(
      SupervisionBench.run(
        Self.scalars,
        corpus: Corpus([]),
        configuration: configuration,
        rounds: 1,
        executable: try Tool().executable.path
      )
    )
    #expect(result.iterations == 500)
    #expect(result.seconds > 0)
    for ratio in [result.worker, result.twoWorkers] {
      #expect(ratio.wall > 0 && ratio.processor > 0)
      #expect(ratio.wall.isFinite && ratio.processor.isFinite)
    }
  }
}

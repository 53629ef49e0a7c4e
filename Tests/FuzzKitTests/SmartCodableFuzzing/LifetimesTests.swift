import Foundation
import FuzzKit
import SmartCodable
import Testing

@testable import SmartCodableFuzzing

/// Scripts of calls: that they are drawn in full, and what their judge notices.
@Suite struct LifetimesTests {
  private static func steps(_ call: LifetimesCall, seed: UInt64 = 0) -> [LifetimesStep] {
    var generator = SeededGenerator(seed: seed)
    let numbers = (0..<10).map { _ in generator.below(1 << 20) }
    let inner = LifetimesStep(call: .encode, numbers: numbers.reversed())
    return [LifetimesStep(call: call, numbers: numbers, nested: [inner])]
  }

  @Test("Every call gives what it must, and leaves nothing", arguments: LifetimesCall.allCases)
  func callsAgree(call: LifetimesCall) {
    for seed in 0..<40 as Range<UInt64> {
      let verdict = LifetimesTarget.verdict(on: Self.steps(call, seed: seed))
      guard case .agrees = verdict else {
        Issue.record("\(call) \(seed): \(verdict)")
        continue
      }
    }
  }

  @Test("Scripts have all calls, also inside of each other")
  func scriptsAreDrawn() {
    var outer: Set<LifetimesCall> = []
    var inner: Set<LifetimesCall> = []
    var depth = 0
    func visit(_ step: LifetimesStep, _ level: Int) {
      depth = max(depth, level)
      if level == 0 { outer.insert(step.call) } else { inner.insert(step.call) }
      for nested in step.nested { visit(nested, level + 1) }
    }
    for iteration in 0..<400 as Range<UInt64> {
      for step in LifetimesTarget.script(Array("[1]".utf8), iteration) { visit(step, 0) }
    }
    #expect(outer.count == LifetimesCall.allCases.count)
    #expect(inner.count == LifetimesCall.allCases.count)
    #expect(depth == 4)
  }

  @Test("Calls are made inside of calls, in user code of every kind")
  func callsAreNested() {
    let calls: [LifetimesCall] = [.decode, .encode, .decodeModel, .encodeModel]
    for call in calls {
      let scene = LifetimesScene.run(Self.steps(call))
      #expect(scene.results.count == 2, "\(call)")
      #expect(scene.results.first?.name == "encode", "\(call)")
    }
  }

  @Test("An object that is kept is noticed")
  func faultsAreNoticed() {
    let scene = LifetimesScene()
    let kept = scene.watch(LifetimesToken(), "kept")
    _ = scene.token("gone")
    #expect(withExtendedLifetime(kept) { scene.survivors } == ["kept"])
  }
}

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
    for seed in 0..<(call.isLong ? 2 : 40) as Range<UInt64> {
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
    #expect(inner.count == LifetimesCall.allCases.count - 2)
    #expect(depth == 4)
  }

  @Test("Calls are made inside of calls, in user code of every kind")
  func callsAreNested() {
    let calls: [LifetimesCall] = [
      .decode, .encode, .decodeModel, .encodeModel, .keepDecoder, .keepEncoder,
    ]
    for call in calls {
      let scene = LifetimesScene.run(Self.steps(call))
      #expect(scene.results.count == 2, "\(call)")
      #expect(scene.results.first?.name == "encode", "\(call)")
    }
  }

  @Test("An object that is kept is noticed, and so is a wrong answer")
  func faultsAreNoticed() {
    let scene = LifetimesScene()
    let kept = scene.watch(LifetimesToken(), "kept")
    _ = scene.token("gone")
    #expect(withExtendedLifetime(kept) { scene.survivors } == ["kept"])
    // A record of other content has another text.
    let contents = (0..<40)
      .compactMap { Self.steps(.decode, seed: $0).first.map { LifetimesContent($0).text() } }
    #expect(Set(contents).count == contents.count)
    let wrong = LifetimesTarget.verdict(found: "1", wanted: "2")
    guard case .differs? = wrong else {
      Issue.record("\(String(describing: wrong))")
      return
    }
  }

  @Test("What a document says and what a record holds are the same to JSONDecoder")
  func contentsAreRight() throws {
    for seed in 0..<20 as Range<UInt64> {
      let content = LifetimesContent(try #require(Self.steps(.decode, seed: seed).first))
      let decoder = JSONDecoder()
      decoder.dateDecodingStrategy = .secondsSince1970
      decoder.dataDecodingStrategy = .custom { decoder in
        Data(repeating: 7, count: try decoder.singleValueContainer().decode(Int.self))
      }
      let record = try decoder.decode(LifetimesRecord.self, from: Data(content.text().utf8))
      #expect(LifetimesContent(record) == content)
      #expect(LifetimesContent(content.record) == content)
    }
  }
}

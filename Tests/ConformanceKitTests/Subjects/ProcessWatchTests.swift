import Foundation
import Testing

@testable import ConformanceKit

/// When the time of a program is up, told without any program and any clock.
@Suite struct ProcessWatchTests {
  private static let limits = ProcessLimits(
    processor: .seconds(2),
    sleep: .seconds(6),
    total: .seconds(300)
  )

  /// The second at which the time is up, looking once a second; nil if it never is.
  private func end(
    seconds: Int = 400,
    limits: ProcessLimits = limits,
    stirring: Bool = false,
    _ use: (Int) -> GroupUse?
  ) -> Int? {
    let start = ContinuousClock.now
    var watch = ProcessWatch(limits, from: start)
    return (1...seconds)
      .first { second in
        if stirring { watch.stir() }
        return watch.isOver(at: start + .seconds(second), use(second))
      }
  }

  @Test("Processor time counts from the first look, and twice in a row")
  func processor() {
    #expect(end { GroupUse(processor: .seconds(7 + $0), sleepers: nil) } == 4)
    // A busy machine gives a tenth of a second in each.
    #expect(end { GroupUse(processor: .milliseconds(100 * $0), sleepers: nil) } == 22)
    #expect(end(seconds: 299) { _ in GroupUse(processor: .seconds(1), sleepers: nil) } == nil)
    // Counted twice in one look, for a child and for its parent.
    #expect(
      end(seconds: 299) { GroupUse(processor: .seconds($0 == 9 ? 50 : 1), sleepers: nil) } == nil
    )
  }

  @Test("Sleep counts in one stretch, in which no thread has run")
  func sleep() {
    let asleep = GroupUse(processor: .zero, sleepers: [7: 12, 8: 1])
    #expect(end { _ in asleep } == 7)
    #expect(end(seconds: 299, stirring: true) { _ in asleep } == nil)
    #expect(end(seconds: 299) { GroupUse(processor: .zero, sleepers: [7: $0 / 3]) } == nil)
    #expect(
      end(seconds: 299) {
        GroupUse(processor: .zero, sleepers: $0.isMultiple(of: 3) ? nil : [7: 1])
      } == nil
    )
  }

  @Test("The wall clock ends what is never seen to exceed anything")
  func total() {
    #expect(end { _ in GroupUse(processor: .zero, sleepers: nil) } == 300)
    #expect(end { _ in nil } == 300)
  }

  @Test("The limits around one of processor time")
  func limits() {
    let short = ProcessLimits(.seconds(2))
    #expect(short.sleep == .seconds(6) && short.total == .seconds(300))
    #expect(ProcessLimits(.seconds(20)).total == .seconds(600))
  }

  @Test("A group is looked at: what it used, and that it sleeps")
  func group() throws {
    #expect(GroupUse(group: Int32.max) == nil)
    // This process runs while it looks.
    let own = try #require(GroupUse(group: getpgrp()))
    #expect(own.sleepers == nil)
    let launch = try ProgramLaunch.start("sleep", ["600"]).get()
    defer {
      launch.kill()
      _ = launch.end(waiting: true)
      for pipe in [launch.input, launch.output, launch.errors] { pipe.close() }
    }
    let group = launch.identifier
    // It takes a moment to start.
    var use = GroupUse(group: group)
    for _ in 0..<6000 where use?.sleepers?.count != 1 {
      Thread.sleep(forTimeInterval: 0.01)
      use = GroupUse(group: group)
    }
    #expect(use?.sleepers?.keys.first == group)
  }
}

import BenchmarkKit
import Testing

@Suite struct StageTests {
  /// Takes five milliseconds for each run, and notes its turns.
  private final class Worker {
    var turns: [String] = []

    func contender(_ name: String, isRight: Bool = true) -> Contender {
      Contender(
        name: name,
        byteCount: 1,
        isRight: { isRight },
        run: { count in
          self.turns.append(name)
          StageTests.work(nanoseconds: UInt64(count) * 5_000_000)
        }
      )
    }
  }

  private static func work(nanoseconds: UInt64) {
    let start = Clock.thread.nanoseconds
    while Clock.thread.nanoseconds - start < nanoseconds {}
  }

  @Test("contenders take turns, and another one begins in each round")
  func rotation() throws {
    let worker = Worker()
    let row = Row([worker.contender("a"), worker.contender("b")])
    let run = try Stage(rounds: 3, warmUps: 1).measure(row)
    // The first two turns find out how long a run takes.
    #expect(worker.turns == ["a", "b"] + ["a", "b", "b", "a", "a", "b", "b", "a"])
    #expect(run.parts.map(\.times.count) == [3, 3])
  }

  @Test("a run is repeated until a batch takes four milliseconds")
  func calibration() throws {
    let short = Contender(
      name: "short",
      byteCount: 1,
      isRight: { true },
      run: { Self.work(nanoseconds: UInt64($0) * 1_100_000) }
    )
    let part = try #require(try Stage(rounds: 1, warmUps: 0).measure(Row([short])).parts.first)
    #expect(part.repeats == 4)
    #expect(part.times.allSatisfy { $0 > 1_000_000 && $0 < 4_000_000 })
  }

  @Test("nothing is timed if one result is wrong")
  func wrongResult() {
    let worker = Worker()
    let row = Row([worker.contender("a"), worker.contender("b", isRight: false)])
    #expect(throws: WrongResult.self) { try Stage(rounds: 1, warmUps: 0).measure(row) }
    #expect(worker.turns.isEmpty)
  }
}

import BenchmarkKit
import Testing

@Suite struct ComparisonTests {
  private func compare(
    _ old: Double,
    _ new: Double,
    spread: Double = 0.02
  ) throws -> Comparison.Change {
    let reports = try [old, new]
      .map { speed in
        let runs = [run(times(1000), times(1000 / speed, spread: spread))]
        return report([try #require(RowFacts(id: "a/b", runs: runs))])
      }
    return try #require(Comparison(old: reports[0], new: reports[1]).changes.first)
  }

  @Test("a difference of up to five percent is never more than noise")
  func calm() throws {
    #expect(try compare(4, 4.19).verdict == .same)
    #expect(try compare(4, 3.81).verdict == .same)
    #expect(try compare(4, 4.25).verdict == .better)
    #expect(try compare(4, 3.75).verdict == .worse)
  }

  @Test("rows that spread more are given wider bounds")
  func noisy() throws {
    let change = try compare(4, 4.4, spread: 0.3)
    #expect(change.noise > 0.1)
    #expect(change.verdict == .same)
    #expect(try compare(4, 8, spread: 0.3).verdict == .better)
  }

  @Test("the bound is three standard errors of four medians")
  func bound() throws {
    // Two medians spread over 30 % of 15 rounds, the two of the baseline over 2 %.
    let error = 0.93 / Double(15).squareRoot()
    let wide = 0.3 * error
    let narrow = 0.02 * error
    let expected = 3 * (2 * wide * wide + 2 * narrow * narrow).squareRoot()
    #expect(abs(try compare(4, 4, spread: 0.3).noise - expected) < 0.001)
  }

  @Test("less memory is better")
  func memory() {
    func facts(_ allocations: Int) -> Report {
      let uses = [1000, allocations]
        .map {
          MemoryFacts.Use(
            name: "c",
            objectCount: 1,
            allocations: $0,
            peakHeapBytes: 9,
            peakResidentBytes: 9
          )
        }
      return report(memory: [MemoryFacts(id: "m", bytes: 1, objects: 1, uses: uses, limit: 1)])
    }
    let changes = Comparison(old: facts(500), new: facts(400)).changes
    #expect(changes.map(\.measure) == ["allocations", "peak heap", "peak resident"])
    #expect(changes.map(\.verdict) == [.better, .same, .same])
  }

  @Test("rows with another input are not compared")
  func otherInput() throws {
    let old = RowRun(
      clock: .thread,
      goals: [],
      parts: [.init(name: "baseline", byteCount: 7, repeats: 1, times: times(1))]
    )
    let comparison = Comparison(
      old: report([try #require(RowFacts(id: "a/b", runs: [old]))]),
      new: report([try #require(RowFacts(id: "a/b", runs: [run(times(1), times(1))]))])
    )
    #expect(comparison.changes.isEmpty)
    #expect(comparison.incomparable == ["a/b"])
  }
}

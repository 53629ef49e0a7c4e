import BenchmarkKit
import Testing

@Suite struct RowFactsTests {
  private let speed = Goal("contender", against: "baseline", .speed(atLeast: 5))

  @Test("the ratio says how many times as fast as the first contender one is")
  func ratio() throws {
    let facts = try #require(RowFacts(id: "a/b", runs: [run(times(1000), times(250))]))
    #expect(facts.contenders.map(\.ratio) == [1, 4])
    #expect(facts.contenders.map(\.isNoisy) == [false, false])
  }

  @Test("times that spread over more than a tenth are noisy, and so is their target")
  func noise() throws {
    let runs = [run(times(1000), times(250, spread: 0.2), goals: [speed])]
    let facts = try #require(RowFacts(id: "a/b", runs: runs))
    #expect(facts.contenders.map(\.isNoisy) == [false, true])
    #expect(facts.targets.map(\.isNoisy) == [true])
  }

  @Test("runs are put together, and the value of a target is the median of theirs")
  func runs() throws {
    let runs = [4.0, 8, 5].map { run(times(1000), times(1000 / $0), goals: [speed]) }
    let facts = try #require(RowFacts(id: "a/b", runs: runs))
    #expect(facts.contenders.map(\.rounds) == [45, 45])
    let target = try #require(facts.targets.first)
    #expect(target.runs == [4, 8, 5])
    #expect(target.value == 5)
    #expect(target.isMet)
  }

  @Test("a target of time is met from below, one of speed from above")
  func bounds() throws {
    func isMet(_ rule: Goal.Rule) throws -> Bool {
      let goal = Goal("contender", against: "baseline", rule)
      let runs = [run(times(1000), times(2000), goals: [goal])]
      return try #require(RowFacts(id: "a/b", runs: runs)?.targets.first).isMet
    }
    #expect(try isMet(.cost(atMost: 2)))
    #expect(try !isMet(.cost(atMost: 1.9)))
    #expect(try isMet(.speed(atLeast: 0.5)))
    #expect(try !isMet(.speed(atLeast: 0.6)))
    // The contender reads twice as many bytes.
    #expect(try isMet(.costPerByte(atMost: 1)))
    #expect(try !isMet(.costPerByte(atMost: 0.9)))
  }

  @Test("peak memory is compared with that of the baseline")
  func memory() {
    func use(_ name: String, _ bytes: Int) -> MemoryFacts.Use {
      .init(
        name: name,
        objectCount: 4,
        allocations: 10,
        peakHeapBytes: 1,
        peakResidentBytes: bytes
      )
    }
    let facts = MemoryFacts(
      id: "m",
      bytes: 1,
      objects: 4,
      uses: [use("a", 100), use("b", 151)],
      limit: 1.5
    )
    #expect(facts.targets.map(\.value) == [1.51])
    #expect(facts.targets.map(\.isMet) == [false])
    #expect(facts.uses.map(\.allocationsPerObject) == [2.5, 2.5])
  }
}

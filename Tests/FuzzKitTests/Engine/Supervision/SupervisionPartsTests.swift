import Testing

@testable import FuzzKit

@Suite struct SupervisionPartsTests {
  private static func configuration(
    from first: UInt64 = 0,
    _ iterations: UInt64,
    jobs: Int = 1
  ) -> FuzzConfiguration {
    var configuration = FuzzConfiguration()
    configuration.firstIteration = first
    configuration.iterations = iterations
    configuration.jobs = jobs
    return configuration
  }

  // MARK: BlockSchedule

  @Test("Blocks leave no holes and stop at the end of the campaign")
  func blocks() {
    var schedule = BlockSchedule(Self.configuration(from: 10, 90))
    var next: UInt64 = 10
    while let block = schedule.nextBlock(unfinished: 100, after: 0.1) {
      #expect(block.lowerBound == next && block.upperBound > next)
      next = block.upperBound
      #expect(schedule.next == next && schedule.isExhausted == (next == 100))
    }
    #expect(next == 100)
  }

  @Test(
    "A block takes a worker about 50 ms at the rate so far, and the first holds one iteration",
    arguments: [
      (0, 3.0, 1, 1), (1000, 1.0, 1, 50), (1000, 1.0, 2, 25), (1000, 0.0, 1, 256), (10, 9.0, 1, 1),
    ] as [(UInt64, Double, Int, Int)]
  )
  func sizes(done: UInt64, seconds: Double, jobs: Int, size: Int) {
    var schedule = BlockSchedule(Self.configuration(from: 7, 1 << 20, jobs: jobs))
    let block = schedule.nextBlock(unfinished: 7 + done, after: seconds)
    #expect(block?.count == size)
  }

  // MARK: Suspects

  private static func record(_ iteration: UInt64) -> SharedRing.Record {
    SharedRing.Record(
      iteration: iteration,
      options: 0,
      target: 0,
      mutators: 0,
      isVariant: false,
      bytes: []
    )
  }

  @Test("Hangs come out in the order of iterations, and those that wait are not done")
  func hangs() {
    var suspects = Suspects()
    #expect(!suspects.hasHangs && suspects.firstIteration == nil)
    for iteration in [30, 10, 20] as [UInt64] { suspects.add(hang: Self.record(iteration)) }
    for iteration in [10, 20, 30] as [UInt64] {
      #expect(suspects.hasHangs && suspects.firstIteration == iteration)
      #expect(suspects.nextHang() == Self.record(iteration))
    }
    #expect(!suspects.hasHangs && suspects.nextHang() == nil)
  }

  @Test("An input is innocent of the first end from outside, not of the second")
  func endsFromOutside() {
    var suspects = Suspects()
    let answers = ([4, 5, 4] as [UInt64]).map { suspects.isFirstEndFromOutside(in: $0) }
    #expect(answers == [true, true, false])
    #expect(!suspects.hasHangs)
  }

  @Test("A hang and an end from outside count the second time, any other end at once")
  func judgement() throws {
    let directory = try #require(RunDirectory.make())
    defer { directory.remove() }
    var worker = try SupervisedWorker(
      number: 0,
      directory: directory,
      executable: "/nowhere"
    )
    // What a worker in the target leaves in its ring.
    let ring = try #require(SharedRing(path: directory.ring(0)))
    ring[.phase] = SharedRing.Phase.target.rawValue
    worker.give(0..<50)
    var suspects = Suspects()
    func dies(
      in iteration: UInt64,
      by incident: SupervisedWorker.Incident,
      isAlone: Bool = false
    ) throws -> Bool {
      ring.record(Self.record(iteration))
      let event = try suspects.judge(incident, of: &worker, isAlone: isAlone)
      guard case .death(_, let record) = event else { return false }
      #expect(record == Self.record(iteration))
      return true
    }
    let trap = Death(kind: .trap, message: "m")
    #expect(try dies(in: 3, by: .end(trap, isFromOutside: false)))
    #expect(worker.firstUnfinished == 4)
    #expect(try !dies(in: 5, by: .end(trap, isFromOutside: true)))
    #expect(worker.firstUnfinished == 5)
    #expect(try dies(in: 5, by: .end(trap, isFromOutside: true)))
    #expect(worker.firstUnfinished == 6 && !suspects.hasHangs)
    #expect(try !dies(in: 7, by: .hang))
    #expect(worker.firstUnfinished == 8 && suspects.firstIteration == 7)
    #expect(try dies(in: 9, by: .hang, isAlone: true))
    #expect(worker.firstUnfinished == 10 && suspects.firstIteration == 7)
    #expect(throws: HarnessFailure.self) { try dies(in: 10, by: .vacancy) }
    ring[.phase] = SharedRing.Phase.judging.rawValue
    #expect(throws: HarnessFailure.self) { try dies(in: 11, by: .hang) }
  }

  // MARK: StopConditions

  @Test("The time limit ends a campaign at the next look at the clock")
  func timeLimit() {
    let stop = StopConditions()
    stop.checkTime()
    #expect(!stop.isEnding && stop.elapsed >= 0)
    stop.timeLimit = 3600
    stop.checkTime()
    #expect(!stop.isOutOfTime)
    stop.timeLimit = 0
    #expect(!stop.isOutOfTime)
    stop.checkTime()
    #expect(stop.isOutOfTime && stop.isEnding && !stop.isCut)
  }

  @Test("A user who asks once lets workers finish, and one who asks again does not")
  func interruption() {
    let stop = StopConditions()
    stop.interruption.request()
    #expect(stop.isInterrupted && stop.isEnding && !stop.isCut && !stop.isAborted)
    stop.interruption.request()
    #expect(stop.isAborted && stop.isCut)
  }

  @Test("Enough findings end a campaign")
  func satisfaction() {
    let stop = StopConditions(mayBeSatisfied: true)
    #expect(stop.mayBeSatisfied && !stop.isEnding)
    stop.satisfy()
    #expect(stop.isSatisfied && stop.isEnding && !stop.isCut)
  }

  // MARK: Pace

  @Test("Collecting and telling are due once in their interval, each by itself")
  func pace() {
    var pace = Pace(progressInterval: 1, start: 100)
    var collections: [Double] = []
    var progress: [Double] = []
    for step in 1...20 {
      let now = 100 + Double(step) / 8
      if pace.isCollectionDue(at: now) { collections.append(now) }
      if pace.isProgressDue(at: now) { progress.append(now) }
    }
    let quarters: [Double] = (1...10).map { (step: Int) in 100 + Double(step) / 4 }
    #expect(collections == quarters)
    #expect(progress == [101, 102])
    var silent = Pace(progressInterval: .infinity, start: 0)
    let isDue = silent.isProgressDue(at: 1e9)
    #expect(!isDue)
  }
}

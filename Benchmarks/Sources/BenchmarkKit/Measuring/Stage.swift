/// Times the contenders of a row, one batch each per round, in an order that is rotated.
package struct Stage {
  /// Measured rounds.
  package let rounds: Int
  /// Rounds before the measured ones.
  package let warmUps: Int
  /// The shortest time of a batch, in nanoseconds.
  private let batch: UInt64 = 4_000_000

  package init(rounds: Int, warmUps: Int) {
    self.rounds = rounds
    self.warmUps = warmUps
  }

  /// The times of each contender; throws `WrongResult` before anything is timed.
  package func measure(_ row: Row) throws -> RowRun {
    for contender in row.contenders where try !contender.isRight() {
      throw WrongResult(contender: contender.name)
    }
    let repeats = try row.contenders.map { try calibratedRepeats($0, row.clock) }
    var times = [[Double]](repeating: [], count: row.contenders.count)
    for round in 0..<(warmUps + rounds) {
      for turn in row.contenders.indices {
        let index = (round + turn) % row.contenders.count
        let start = row.clock.nanoseconds
        try row.contenders[index].run(repeats[index])
        let elapsed = Double(row.clock.nanoseconds - start) / Double(repeats[index])
        if round >= warmUps { times[index].append(elapsed) }
      }
    }
    let parts = row.contenders.indices.map { index in
      RowRun.Part(
        name: row.contenders[index].name,
        byteCount: row.contenders[index].byteCount,
        repeats: repeats[index],
        times: times[index]
      )
    }
    return RowRun(clock: row.clock, goals: row.goals, parts: parts)
  }

  /// How often a contender has to run until a batch is long enough.
  private func calibratedRepeats(_ contender: Contender, _ clock: Clock) throws -> Int {
    var count = 1
    while true {
      let start = clock.nanoseconds
      try contender.run(count)
      if clock.nanoseconds - start >= batch { return count }
      count *= 2
    }
  }
}

/// A contender whose result is not that of the others.
package struct WrongResult: Error {
  package let contender: String
  /// The row, where it is known.
  package var row: String?
}

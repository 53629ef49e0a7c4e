/// The times of one contender, in nanoseconds for one decode.
struct Measurement {
  let name: String
  let repeats: Int
  let times: [Double]

  var median: Double { quantile(0.5) }
  var minimum: Double { quantile(0) }

  /// The middle half of the times against their median; more than 0.1 marks a noisy row.
  var spread: Double { (quantile(0.75) - quantile(0.25)) / median }
  var isNoisy: Bool { spread > 0.1 }

  private func quantile(_ share: Double) -> Double {
    let sorted = times.sorted()
    let position = share * Double(sorted.count - 1)
    let lower = Int(position)
    let upper = min(lower + 1, sorted.count - 1)
    return sorted[lower] + (sorted[upper] - sorted[lower]) * (position - Double(lower))
  }

  /// Times all contenders, one batch each per round, in an order that is rotated.
  static func all(
    _ contenders: [Contender],
    rounds: Int,
    warmUps: Int
  ) throws -> [Measurement] {
    let repeats = try contenders.map(calibratedRepeats)
    var times = [[Double]](repeating: [], count: contenders.count)
    for round in 0..<(warmUps + rounds) {
      for turn in contenders.indices {
        let index = (round + turn) % contenders.count
        let start = threadNanoseconds()
        try contenders[index].run(repeats[index])
        let elapsed = Double(threadNanoseconds() - start) / Double(repeats[index])
        if round >= warmUps { times[index].append(elapsed) }
      }
    }
    return contenders.indices.map {
      Measurement(name: contenders[$0].name, repeats: repeats[$0], times: times[$0])
    }
  }

  /// How often a contender has to decode until a batch lasts 4 ms.
  private static func calibratedRepeats(_ contender: Contender) throws -> Int {
    var count = 1
    while true {
      let start = threadNanoseconds()
      try contender.run(count)
      if threadNanoseconds() - start >= 4_000_000 { return count }
      count *= 2
    }
  }
}

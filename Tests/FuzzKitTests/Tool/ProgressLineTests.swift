import Testing

@testable import FuzzKit

@Suite struct ProgressLineTests {
  private static func progress(
    _ seconds: Double,
    _ iterations: UInt64,
    of total: UInt64,
    limit: Double? = nil
  ) -> CampaignProgress {
    CampaignProgress(
      seconds: seconds,
      iterations: iterations,
      total: total,
      valid: iterations / 2,
      findings: 1,
      hits: 3,
      restarts: 0,
      edges: nil,
      corpus: nil,
      secondsSinceNews: nil,
      timeLimit: limit,
      nextIteration: iterations
    )
  }

  @Test(
    "The time left is what is told by the rate or by the limit",
    arguments: [
      (10, 100, 400, nil, 30), (10, 100, 400, 25, 15), (10, 100, 400, 99, 30),
      (10, 100, FuzzConfiguration.endless, 25, 15), (10, 100, FuzzConfiguration.endless, nil, nil),
      (10, 0, 400, nil, nil), (30, 400, 400, nil, 0), (30, 5, FuzzConfiguration.endless, 20, 0),
    ] as [(Double, UInt64, UInt64, Double?, Double?)]
  )
  func timeLeftFollowsRateOrLimit(
    seconds: Double,
    iterations: UInt64,
    total: UInt64,
    limit: Double?,
    left: Double?
  ) {
    let progress = Self.progress(seconds, iterations, of: total, limit: limit)
    #expect(ProgressLine.secondsLeft(progress) == left)
  }

  @Test("The line has time, time left and rate")
  func lineHasTimeLeftAndRate() {
    #expect(
      ProgressLine.text(Self.progress(100, 5000, of: 20_000), name: "tool")
        == "tool: 1m40s, 5m00s left, 5,000/20,000 (50/s), findings 1 (3 hits), valid 50.0 %, restarts 0"
    )
  }

  @Test(
    "On a terminal a bar comes first, and what does not fit is left out from the end",
    arguments: [
      (
        120,
        "[#######.......................] 1m40s, 5m00s left, 5,000/20,000 (50/s), findings 1 (3 hits), valid 50.0 %, restarts 0"
      ),
      (64, "[##........] 1m40s, 5m00s left, 5,000/20,000 (50/s)"),
      (20, "[##........] 1m40s"),
    ]
  )
  func bar(columns: Int, line: String) {
    let progress = Self.progress(100, 5000, of: 20_000)
    #expect(ProgressLine.line(progress, columns: columns) == line)
    #expect(line.count < columns)
  }

  @Test("Without an end there is no bar")
  func endless() {
    let progress = Self.progress(100, 5000, of: FuzzConfiguration.endless)
    #expect(ProgressLine.line(progress, columns: 40) == "1m40s, 5,000 (50/s)")
  }

  @Test(
    "A duration has two units at most",
    arguments: [(0, "0s"), (59.9, "59s"), (61, "1m01s"), (7260, "2h01m"), (-1, "0s")]
  )
  func durationHasTwoUnitsAtMost(seconds: Double, text: String) {
    #expect(ProgressLine.duration(seconds) == text)
  }
}

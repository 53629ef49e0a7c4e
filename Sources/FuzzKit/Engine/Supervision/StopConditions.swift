/// Reasons to end a campaign before its last iteration: the user, the time limit, or enough findings.
///
/// Iterations that were handed out are finished first, so those that are done have no gaps; only a second
/// request from the user, or a worker that takes too long, cuts that short.
final class StopConditions {
  /// The user's request to stop; iterations that were handed out are finished within its grace period.
  let interruption = Interruption(grace: Interruption.campaignGrace)

  /// Seconds after which no more iterations are handed out; nil for no limit.
  var timeLimit: Double?

  /// Whether the campaign ends after some number of findings.
  let mayBeSatisfied: Bool

  /// Whether there are as many findings as requested.
  private(set) var isSatisfied = false

  /// Whether the time limit was reached while iterations were handed out.
  private(set) var isOutOfTime = false

  private let start = SystemCalls.now

  /// Starts the clock of the campaign.
  init(mayBeSatisfied: Bool = false) {
    self.mayBeSatisfied = mayBeSatisfied
  }

  /// Seconds since the start.
  var elapsed: Double { SystemCalls.now - start }

  /// Whether the user asked to stop; the report is still written.
  var isInterrupted: Bool { interruption.isRequested }

  /// Whether the user asked again or the grace period is over: workers are killed.
  var isAborted: Bool { interruption.isOver }

  /// Whether the campaign stops waiting for workers.
  var isCut: Bool { isAborted || interruption.hasLasted(Interruption.workerGrace) }

  /// Whether no more iterations are handed out.
  var isEnding: Bool { isInterrupted || isSatisfied || isOutOfTime }

  /// Records that there are as many findings as requested.
  func satisfy() { isSatisfied = true }

  /// Checks the time limit.
  func checkTime() {
    if let timeLimit, elapsed >= timeLimit { isOutOfTime = true }
  }
}

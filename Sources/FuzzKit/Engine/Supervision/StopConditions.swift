/// Why a campaign ends before its last iteration: the user, the time, or enough findings.
///
/// What was handed out is finished first, so the iterations that are done have no holes; only a user
/// who asks again, or a worker that takes too long, cuts that short.
final class StopConditions {
  /// Whether the user asked to stop: what is handed out is finished, as long as there is time for it.
  let interruption = Interruption(grace: Interruption.campaignGrace)

  /// Seconds after which nothing more is handed out; nil for no limit.
  var timeLimit: Double?

  /// Whether some number of findings ends the campaign.
  let mayBeSatisfied: Bool

  /// Whether there are as many findings as were asked for.
  private(set) var isSatisfied = false

  /// Whether the time was up while iterations were handed out.
  private(set) var isOutOfTime = false

  private let start = SystemCalls.now

  /// The campaign starts now.
  init(mayBeSatisfied: Bool = false) {
    self.mayBeSatisfied = mayBeSatisfied
  }

  /// Seconds since the start.
  var elapsed: Double { SystemCalls.now - start }

  /// Whether the user asked to stop, and the report is written.
  var isInterrupted: Bool { interruption.isRequested }

  /// Whether the user asked again, or waiting takes too long: the workers are ended at once.
  var isAborted: Bool { interruption.isOver }

  /// Whether the workers are not waited for any longer.
  var isCut: Bool { isAborted || interruption.hasLasted(Interruption.workerGrace) }

  /// Whether nothing more is handed out.
  var isEnding: Bool { isInterrupted || isSatisfied || isOutOfTime }

  /// There are as many findings as were asked for.
  func satisfy() { isSatisfied = true }

  /// Looks at the clock.
  func checkTime() {
    if let timeLimit, elapsed >= timeLimit { isOutOfTime = true }
  }
}

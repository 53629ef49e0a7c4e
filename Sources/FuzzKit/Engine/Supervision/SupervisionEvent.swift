/// An event during the supervision of a campaign.
///
/// Events are sent one at a time on the supervision's thread, which waits for all listeners.
enum SupervisionEvent {
  /// An oracle found a violation in a worker.
  case violation(ViolationSpool.Line)
  /// A worker did not survive an input, or hung; the iteration counts as done.
  case death(Death, SharedRing.Record)
  /// A process replaces one that ended.
  case restart
  /// A worker saw an input that may show something new.
  case candidate(FeatureCandidate)
  /// All output that the workers have written so far was sent as events.
  case collected
  /// A progress report is due; these are the counters of all workers, and the first iteration that is not known
  /// to be finished.
  case progress([UInt64], next: UInt64)
}

/// A listener for the events of a supervised campaign.
protocol SupervisionListener: AnyObject {
  func hear(_ event: SupervisionEvent)
}

/// The outcome of supervision.
struct SupervisionOutcome {
  /// The failure of the fuzzer itself; nil if there is none.
  var failure: HarnessFailure?
  /// The first iteration that is not known to be finished.
  var nextIteration: UInt64
  /// The counters of all workers.
  var counts: [UInt64]
}

extension SupervisionOutcome {
  /// The outcome of supervision that has run nothing, because of `failure` if there is one.
  init(idle plan: CampaignPlan, failure: HarnessFailure? = nil) {
    self.init(
      failure: failure,
      nextIteration: plan.configuration.firstIteration,
      counts: Array(repeating: 0, count: plan.layout.count)
    )
  }
}

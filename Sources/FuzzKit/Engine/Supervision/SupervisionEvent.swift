/// What happens while a campaign is supervised.
///
/// Events come one at a time, on the thread of the supervision, which goes on when all have heard.
enum SupervisionEvent {
  /// An oracle objected in a worker.
  case violation(ViolationSpool.Line)
  /// A worker did not survive an input, or hung; the iteration counts as done.
  case death(Death, SharedRing.Record)
  /// A process takes the place of one that ended.
  case restart
  /// An epoch ended; this is what was merged so far.
  case epoch(FeedbackMerger)
  /// All that the workers have said by now was told.
  case collected
  /// It is time to tell how far the campaign is: the counters of all workers.
  case progress([UInt64])
}

/// Who hears what happens while a campaign is supervised.
protocol SupervisionListener: AnyObject {
  func hear(_ event: SupervisionEvent)
}

/// What supervision ends with.
struct SupervisionOutcome {
  /// Why the fuzzer itself failed, or nil.
  var failure: HarnessFailure?
  /// The first iteration that is not known to be done.
  var nextIteration: UInt64
  /// The counters of all workers.
  var counts: [UInt64]
  /// What the iterations took.
  var meter = WorkMeter()
}

extension SupervisionOutcome {
  /// Supervision of `plan` that has done nothing, for this reason if there is one.
  init(idle plan: CampaignPlan, failure: HarnessFailure? = nil) {
    self.init(
      failure: failure,
      nextIteration: plan.configuration.firstIteration,
      counts: Array(repeating: 0, count: plan.layout.count)
    )
  }
}

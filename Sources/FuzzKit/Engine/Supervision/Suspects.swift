/// Which inputs are to blame for what happened to their workers, and which get a second chance.
///
/// A worker that is silent for too long may have waited for a busy machine, and one that another
/// process ended may have been well. Both count only if it happens again; any other end counts at once.
struct Suspects {
  private var hangs: [SharedRing.Record] = []
  private var endedFromOutside: Set<UInt64> = []

  /// Decides what `incident` means for the input that `worker` ran, and lets the worker go on after it.
  ///
  /// Returns what there is to tell. In a worker that runs nothing else a hang is no suspicion any more.
  mutating func judge(
    _ incident: SupervisedWorker.Incident,
    of worker: inout SupervisedWorker,
    isAlone: Bool
  ) throws(HarnessFailure) -> SupervisionEvent? {
    switch incident {
    case .vacancy:
      try worker.start()
      return .restart
    case .end(_, isFromOutside: true) where isFirstEndFromOutside(in: worker.iteration):
      worker.retry()
      return nil
    case .hang where !isAlone:
      let record = try worker.blamedInput(for: Death.hangMessage)
      add(hang: record)
      worker.skip(through: record.iteration)
      return nil
    case .end(let death, _): return try blame(death, on: &worker)
    case .hang: return try blame(.hang, on: &worker)
    }
  }

  private func blame(
    _ death: Death,
    on worker: inout SupervisedWorker
  ) throws(HarnessFailure) -> SupervisionEvent {
    let record = try worker.blamedInput(for: death.message)
    worker.skip(through: record.iteration)
    return .death(death, record)
  }

  // MARK: Second chances

  /// Whether it is the first time that a worker was ended from outside in this iteration.
  mutating func isFirstEndFromOutside(in iteration: UInt64) -> Bool {
    endedFromOutside.insert(iteration).inserted
  }

  /// Whether there are hangs that were not confirmed.
  var hasHangs: Bool { !hangs.isEmpty }

  /// The lowest iteration of a hang that was not confirmed.
  var firstIteration: UInt64? { hangs.map(\.iteration).min() }

  /// Takes note of an input that seems to hang.
  mutating func add(hang: SharedRing.Record) { hangs.append(hang) }

  /// Takes out the hang of the lowest iteration, so that their order does not depend on the workers.
  mutating func nextHang() -> SharedRing.Record? {
    guard let first = hangs.indices.min(by: { hangs[$0].iteration < hangs[$1].iteration }) else {
      return nil
    }
    return hangs.remove(at: first)
  }
}

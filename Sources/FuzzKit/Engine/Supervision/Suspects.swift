/// Decides which inputs are to blame for what happened to their workers, and which get a second chance.
///
/// A worker without progress may have waited for a busy machine, and one that another process killed may have
/// been healthy. Both count only if they happen again; any other end counts at once.
struct Suspects {
  private var hangs: [SharedRing.Record] = []
  private var endedFromOutside: Set<UInt64> = []

  /// Decides what `incident` means for the input that `worker` ran, and lets the worker continue after it.
  ///
  /// Returns the event to send. In a worker that runs only the suspected input, a hang is confirmed at once.
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

  /// Returns whether this is the first time that a worker was killed from outside in this iteration.
  mutating func isFirstEndFromOutside(in iteration: UInt64) -> Bool {
    endedFromOutside.insert(iteration).inserted
  }

  /// Whether there are unconfirmed hangs.
  var hasHangs: Bool { !hangs.isEmpty }

  /// The lowest iteration of an unconfirmed hang.
  var firstIteration: UInt64? { hangs.map(\.iteration).min() }

  /// Adds an input that seems to hang.
  mutating func add(hang: SharedRing.Record) { hangs.append(hang) }

  /// Removes and returns the hang of the lowest iteration, so that the order does not depend on the workers.
  mutating func nextHang() -> SharedRing.Record? {
    guard let first = hangs.indices.min(by: { hangs[$0].iteration < hangs[$1].iteration }) else {
      return nil
    }
    return hangs.remove(at: first)
  }
}

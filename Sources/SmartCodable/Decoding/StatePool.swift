import Synchronization

/// Keeps states between calls, as many as there were calls at once, up to a limit.
///
/// A state is handed to one call and comes back when nothing of the call holds it any more, so it
/// is never used by two threads at a time; the mutex orders its hand-over.
enum StatePool {
  /// Carries a state across the mutex.
  ///
  /// Sound because the box is the only reference: a state enters the pool only while it is
  /// uniquely referenced, and leaves it for exactly one call.
  private struct Parked: @unchecked Sendable {
    let state: DecodeState
  }

  private static let limit = 32
  private static let parked = Mutex<[Parked]>([])

  static func take() -> DecodeState {
    parked.withLock { $0.popLast() }?.state ?? DecodeState()
  }

  /// Gives a state back; one that user code still holds is left to it.
  static func give(back state: consuming DecodeState) {
    var state = state
    guard isKnownUniquelyReferenced(&state) else { return }
    state.reset()
    let box = Parked(state: state)
    parked.withLock { pool in
      if pool.count < limit { pool.append(box) }
    }
  }
}

import Synchronization

/// Keeps states between calls, as many as there were calls at once, up to a limit.
///
/// A state is handed to one call and comes back when nothing of the call holds it any more, so it
/// is never used by two threads at a time; the mutex orders its hand-over.
final class StatePool: Sendable {
  static let shared = StatePool()

  /// Carries a state across the mutex.
  ///
  /// Sound because the box is the only reference: a state enters the pool only while it is
  /// uniquely referenced, and leaves it for exactly one call.
  private struct Parked: @unchecked Sendable {
    let state: DecodeState
  }

  private static let limit = 32
  private let parked = Mutex<[Parked]>([])

  /// The number of states that wait for a call.
  var parkedCount: Int { parked.withLock { $0.count } }

  /// Lends a state to one call.
  func withState<Result>(
    _ body: (DecodeState) throws(DecodingError) -> Result
  ) throws(DecodingError) -> Result {
    var state = parked.withLock { $0.popLast() }?.state ?? DecodeState()
    defer { take(back: &state) }
    return try body(state)
  }

  /// Parks a state, unless user code still holds it; then it is left to that code.
  private func take(back state: inout DecodeState) {
    guard isKnownUniquelyReferenced(&state) else { return }
    state.reset()
    let box = Parked(state: state)
    parked.withLock { pool in
      if pool.count < Self.limit { pool.append(box) }
    }
  }
}

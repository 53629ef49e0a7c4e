import Synchronization

/// The state of one call, which may serve later calls because of what it has learned.
protocol PooledState: AnyObject {
  init()

  /// Forgets the call but keeps what was learned.
  func reset()

  /// Whether it has learned no more than is worth keeping; keys made up at run time count too.
  var isWorthKeeping: Bool { get }
}

/// Keeps states between calls, as many as there were calls at once, up to a limit.
///
/// A state is handed to one call and comes back when nothing of the call holds it any more, so it
/// is never used by two threads at a time; the mutex orders its hand-over.
final class StatePool<State: PooledState>: Sendable {
  /// Carries a state across the mutex.
  ///
  /// Sound because the box is the only reference: a state enters the pool only while it is
  /// uniquely referenced, and leaves it for exactly one call.
  private struct Parked: @unchecked Sendable {
    let state: State
  }

  /// The most states that wait at a time.
  private let limit = 32
  private let parked = Mutex<[Parked]>([])

  /// The number of states that wait for a call.
  var parkedCount: Int { parked.withLock { $0.count } }

  /// Lends a state to one call.
  func withState<Result, Failure: Error>(
    _ body: (State) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var state = borrow()
    defer { take(back: &state) }
    return try body(state)
  }

  /// Lends a state until ``take(back:)``; unlike ``withState(_:)`` not generic, which saves a
  /// small call a tenth of its time.
  func borrow() -> State { parked.withLock { $0.popLast() }?.state ?? State() }

  /// Parks a state, unless user code still holds it, or it has learned too much.
  func take(back state: inout State) {
    guard isKnownUniquelyReferenced(&state), state.isWorthKeeping else { return }
    state.reset()
    let box = Parked(state: state)
    parked.withLock { pool in
      if pool.count < limit { pool.append(box) }
    }
  }
}

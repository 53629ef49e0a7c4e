import Synchronization

/// The state of one call, which may serve later calls because of what it has learned.
protocol PooledState: AnyObject, SendableMetatype {
  init()

  /// Whether nothing of the call is held any more.
  static func isFree(_ state: inout Self) -> Bool

  /// Forgets the call but keeps what was learned.
  func reset()

  /// Gives back memory that only makes the next call faster.
  func trim()

  /// Prepares for never coming back to the pool, because user code holds on to it, or because it
  /// learned too much, or because enough others wait.
  func abandon()

  /// Whether it has learned no more than is worth keeping; keys made up at run time count too.
  var isWorthKeeping: Bool { get }
}

extension PooledState {
  static func isFree(_ state: inout Self) -> Bool { isKnownUniquelyReferenced(&state) }

  func trim() {}

  func abandon() {}
}

/// Keeps states between calls, as many as there were calls at once, up to a limit.
///
/// A state is handed to one call and comes back when nothing of the call holds it any more, so it
/// is never used by two threads at a time; the mutex orders its hand-over.
final class StatePool<State: PooledState>: Sendable {
  /// Carries a state across the mutex.
  ///
  /// Sound because the box is the only way to the state: it enters the pool only while nothing of
  /// its call is held, and leaves it for exactly one call.
  private struct Parked: @unchecked Sendable {
    let state: State
  }

  /// The most states that wait at a time, and how many of them keep memory for large documents.
  private let limit = 32
  private let untrimmed = 4
  private let parked = Mutex<[Parked]>([])
  private let make: @Sendable () -> State

  init(make: @escaping @Sendable () -> State = { State() }) { self.make = make }

  /// The number of states that wait for a call.
  var parkedCount: Int { parked.withLock { $0.count } }

  /// Lends a state to one call.
  func withState<Result, Failure: Error>(
    _ body: (State) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var state = take()
    defer { take(back: &state) }
    return try body(state)
  }

  /// Hands out a state until ``take(back:)``; unlike ``withState(_:)`` not generic, which saves a small
  /// call a tenth of its time.
  func take() -> State { parked.withLock { $0.popLast() }?.state ?? make() }

  /// Parks a state, unless user code still holds it, or it has learned too much.
  func take(back state: inout State) {
    guard State.isFree(&state), state.isWorthKeeping else { return state.abandon() }
    state.reset()
    let box = Parked(state: state)
    let isParked = parked.withLock { pool in
      guard pool.count < limit else { return false }
      if pool.count >= untrimmed { box.state.trim() }
      pool.append(box)
      return true
    }
    if !isParked { state.abandon() }
  }
}

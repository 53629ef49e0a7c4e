import PlatformSupport

/// The state of one call, which is reused by later calls for what it has learned.
protocol PooledState: AnyObject, SendableMetatype {
  init()

  /// Whether nothing of the call is retained any more.
  static func isFree(_ state: inout Self) -> Bool

  /// Discards the call but keeps what was learned.
  func reset()

  /// Releases memory that only makes the next call faster.
  func trim()

  /// Prepares for not returning to the pool, because user code retains the state, it has learned too
  /// much, or the pool is full.
  func abandon()

  /// Whether it has learned no more than is worth keeping, including keys created at run time.
  var isWorthKeeping: Bool { get }
}

extension PooledState {
  static func isFree(_ state: inout Self) -> Bool { isKnownUniquelyReferenced(&state) }

  func trim() {}

  func abandon() {}
}

/// Keeps states between calls, as many as there were concurrent calls, up to a limit.
///
/// A state is passed to one call and returns when nothing of the call retains it any more, so two
/// threads never use it at the same time; the mutex orders the transfer.
final class StatePool<State: PooledState>: Sendable {
  /// Carries a state across the mutex.
  ///
  /// Sound because the box holds the only reference to the state: it enters the pool only while nothing
  /// of its call is retained, and leaves it for exactly one call.
  private struct Parked: @unchecked Sendable {
    let state: State
  }

  /// The maximum number of idle states, and how many of them keep memory for large documents.
  private let limit = 32
  private let untrimmed = 4
  private let parked = Mutex<[Parked]>([])
  private let make: @Sendable () -> State

  init(make: @escaping @Sendable () -> State = { State() }) { self.make = make }

  /// The number of idle states.
  var parkedCount: Int { parked.withLock { $0.count } }

  /// Runs one call with a state.
  func withState<Result, Failure: Error>(
    _ body: (State) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var state = take()
    defer { take(back: &state) }
    return try body(state)
  }

  /// Hands out a state until ``take(back:)``; this is not generic, unlike ``withState(_:)``, which
  /// saves a tenth of the time of a small call.
  func take() -> State { parked.withLock { $0.popLast() }?.state ?? make() }

  /// Returns a state to the pool, unless user code still retains it or it has learned too much.
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

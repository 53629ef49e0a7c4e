import Synchronization

/// Keeps encode states between calls, as ``StatePool`` does for decoding.
final class EncodeStatePool: Sendable {
  static let shared = EncodeStatePool()

  /// Carries a state across the mutex.
  ///
  /// Sound because the box is the only reference: a state enters the pool only while it is
  /// uniquely referenced, and leaves it for exactly one call.
  private struct Parked: @unchecked Sendable {
    let state: EncodeState
  }

  private static let limit = 32
  private let parked = Mutex<[Parked]>([])

  /// Lends a state to one call.
  func withState<Result>(
    _ body: (EncodeState) throws(EncodingError) -> Result
  ) throws(EncodingError) -> Result {
    var state = parked.withLock { $0.popLast() }?.state ?? EncodeState()
    defer { take(back: &state) }
    return try body(state)
  }

  /// Parks a state, unless user code still holds it or it has learned more than is worth keeping.
  private func take(back state: inout EncodeState) {
    guard isKnownUniquelyReferenced(&state), state.isWorthKeeping else { return }
    state.reset()
    let box = Parked(state: state)
    parked.withLock { pool in
      if pool.count < Self.limit { pool.append(box) }
    }
  }
}

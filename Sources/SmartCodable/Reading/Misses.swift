// How a value that does not fit gets from where it stands to whoever asked for it: as an error through user
// code, as a miss through code of ours.

/// What did not fit, while it is on its way to whoever asked for it.
struct Misses {
  /// The value whose kind made a container refuse, for telling a mismatch from a bad value.
  var refused: (index: Int, kind: SmartRepair.Kind) = (-1, .invalid)

  /// What user code threw last, and for which value.
  var thrown: (index: Int, error: any Error)?

  /// The error behind a strict miss that is on its way to the place that asked.
  var strictError: (any Error)?

  /// The plain values that could not be decoded strictly and were not decoded leniently yet.
  var refusals: Set<Refusal> = []

  /// A plain value that could not be decoded strictly as one type.
  struct Refusal: Hashable {
    let index: Int
    let operations: ObjectIdentifier
  }

  mutating func reset() {
    refused = (-1, .invalid)
    thrown = nil
    strictError = nil
    if !refusals.isEmpty { refusals = [] }
  }

  /// The error behind the strict miss, which is then forgotten.
  mutating func takeStrictError() -> (any Error)? {
    defer { strictError = nil }
    return strictError
  }

  /// The error that `init(from:)` of the value at `index` threw, if it was the last to throw.
  func thrownError(at index: Int) -> (any Error)? {
    thrown?.index == index ? thrown?.error : nil
  }
}

extension Reader {
  /// Remembers that the value at `index` is no container of the wanted kind, and returns the error to
  /// throw.
  func refuse(
    _ index: Int,
    wanted: Any.Type,
    path: ContiguousArray<PathStep>
  ) -> any Error {
    let failure = StrictFailure(reader: self, path: path)
    if isStrict { return failure.noContainer(wanted, at: index) }
    let kind: SmartRepair.Kind =
      index < 0 ? .missing : tape.isString(index) ? .invalid : .mismatch
    misses.refused = (index, kind)
    return failure.mismatch(wanted, at: index)
  }

  /// As ``refuse(_:wanted:path:)``, for a miss of the value.
  func refuse(
    _ index: Int,
    _ miss: Miss,
    wanted: Any.Type,
    path: ContiguousArray<PathStep>
  ) -> any Error {
    if let error = misses.takeStrictError() { return error }
    let failure = StrictFailure(reader: self, path: path)
    if isStrict { return failure.error(miss, wanted, at: index) }
    misses.refused = (index, miss.kind)
    return failure.mismatch(wanted, at: index)
  }

  /// Turns what a call into user code threw into a miss of the value at `index`.
  @inline(never)
  func miss(for error: any Error, at index: Int) -> Miss {
    if isStrict {
      misses.strictError = error
      return .invalid
    }
    misses.thrown = (index, error)
    guard index >= 0, misses.refused.index == index else { return .invalid }
    misses.refused.index = -1
    return Miss(kind: misses.refused.kind)
  }

  /// The error of a position whose miss becomes visible to user code.
  ///
  /// To be called while the path names the position.
  func failure(_ miss: Miss, _ wanted: Any.Type, at index: Int) -> any Error {
    if let error = misses.takeStrictError() { return error }
    let failure = StrictFailure(reader: self, path: scopes.path)
    // Leniency knows one reason: nothing could be made of the value (REP-2).
    return isStrict
      ? failure.error(miss, wanted, at: index) : failure.mismatch(wanted, at: index)
  }

  /// As ``failure(_:_:at:)``, for a miss that goes on to the place that asked for the whole.
  @inline(never)
  func pass(_ miss: Miss, _ wanted: Any.Type, at index: Int) -> Miss {
    misses.strictError = failure(miss, wanted, at: index)
    return .invalid
  }

  /// Forgets a strict attempt at the value, all but what its code threw (AGR-5).
  func noteAttempt(_ error: any Error, at index: Int, repairs count: Int) {
    misses.strictError = nil
    repairs.truncate(to: count)
    misses.thrown = (index, error)
  }
}

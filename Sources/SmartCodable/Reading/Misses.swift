// How the failure of a value reaches the code that requested the value: as an error through user code,
// as a miss within this package.

/// The failures that are on their way to the code that requested the values.
struct Misses: ~Copyable {
  /// What a failure leaves behind for the code that requested the value.
  struct Traces {
    /// The value that a container refused and why, to distinguish a mismatch from an invalid value.
    var refused: (index: Int, kind: SmartRepair.Kind, isReported: Bool) = (-1, .invalid, false)

    /// The last error that user code threw, and for which value.
    var thrown: (index: Int, error: any Error)?

    /// The error behind a strict miss, until the miss reaches the code that requested the value.
    var strictError: (any Error)?
  }

  var traces = Traces()

  /// The plain values, and those of a closure, that could not be decoded strictly and may be decoded
  /// leniently yet, with the errors of the user's own among those that say why.
  var refusals: [Refusal: (any Error)?] = [:]

  /// The texts of errors; kept for later calls.
  var texts = FailureTexts()

  /// The path of the last error.
  var path = PathMemo()

  /// A value that could not be decoded strictly as one type.
  struct Refusal: Hashable {
    let index: Int
    let operations: ObjectIdentifier
  }

  mutating func reset() {
    // Most calls leave nothing, and to release nothing takes longer than to look.
    traces.refused = (-1, .invalid, false)
    if traces.thrown != nil || traces.strictError != nil { traces = Traces() }
    if !path.isEmpty { path = PathMemo() }
    if !refusals.isEmpty { refusals = [:] }
  }

  /// Returns and clears the error behind the strict miss.
  mutating func takeStrictError() -> (any Error)? {
    defer { traces.strictError = nil }
    return traces.strictError
  }

  /// The error that `init(from:)` threw for the value at `index`, if it was the last one.
  func thrownError(at index: Int) -> (any Error)? {
    traces.thrown?.index == index ? traces.thrown?.error : nil
  }
}

extension Reader {
  /// Records that the value at `index` is not a container of the wanted kind, and returns the error to
  /// throw.
  func refuse(
    _ index: Int,
    wanted: Any.Type,
    path: ContiguousArray<PathStep>
  ) -> any Error {
    let failure = StrictFailure(reader: self, path: path)
    if isStrict { return failure.noContainer(wanted, at: index) }
    let isText = settings.mode.readsText && index >= 0 && tape.isString(index)
    let kind: SmartRepair.Kind = index < 0 ? .missing : isText ? .invalid : .mismatch
    misses.traces.refused = (index, kind, false)
    return failure.mismatch(wanted, at: index)
  }

  /// Like ``refuse(_:wanted:path:)``, for a miss of the value.
  func refuse(
    _ index: Int,
    _ miss: Miss,
    wanted: Any.Type,
    path: ContiguousArray<PathStep>,
    decoderDepth: Int? = nil
  ) -> any Error {
    if let error = misses.takeStrictError() { return error }
    let failure = StrictFailure(reader: self, path: path, decoderDepth: decoderDepth)
    if isStrict { return failure.error(miss, wanted, at: index) }
    misses.traces.refused = (index, miss.kind, miss.has(.isReported))
    return ownError(of: miss, at: index) ?? failure.mismatch(wanted, at: index)
  }

  /// Turns an error thrown by user code into a miss of the value at `index`.
  @inline(never)
  func miss(for error: any Error, at index: Int) -> Miss {
    if isStrict {
      misses.traces.strictError = error
      return .invalid
    }
    misses.traces.thrown = (index, error)
    if settings.mode.fallback == .typeDefault, error.endsCall {
      misses.traces.strictError = error
      return Miss(kind: .invalid, facts: [.isReported, .endsCall])
    }
    let own: Miss.Facts = error.isOwn ? .hasOwnError : []
    guard index >= 0, misses.traces.refused.index == index else {
      return Miss(kind: .invalid, facts: own)
    }
    misses.traces.refused.index = -1
    let (_, kind, isReported) = misses.traces.refused
    return Miss(kind: kind, facts: isReported ? own.union(.isReported) : own)
  }

  /// The error for a position whose miss becomes visible to user code.
  ///
  /// Call this while the path is that of the position.
  func failure(
    _ miss: Miss,
    _ wanted: Any.Type,
    at index: Int,
    decoderDepth: Int? = nil
  ) -> any Error {
    if let error = misses.takeStrictError() { return error }
    let failure = StrictFailure(
      reader: self,
      path: scopes.path.elements,
      decoderDepth: decoderDepth
    )
    // Lenient decoding has only one reason: the value could not be used (REP-2).
    return isStrict
      ? failure.error(miss, wanted, at: index) : failure.mismatch(wanted, at: index)
  }

  /// Like ``failure(_:_:at:)``, for a miss that fails the enclosing value.
  @inline(never)
  func pass(_ miss: Miss, _ wanted: Any.Type, at index: Int) -> Miss {
    misses.traces.strictError = failure(miss, wanted, at: index)
    return .invalid
  }

  /// Discards the traces of a reading whose result does not matter, and restores the last error of user code.
  func forgetReading(restoring thrown: (index: Int, error: any Error)?, repairs count: Int) {
    misses.traces.strictError = nil
    misses.traces.thrown = thrown
    repairs.truncate(to: count)
  }

  /// Discards the traces of a strict attempt at the value, except the error that its code threw
  /// (AGR-5).
  func noteAttempt(_ error: any Error, at index: Int, repairs count: Int) {
    misses.traces.strictError = nil
    repairs.truncate(to: count)
    misses.traces.thrown = (index, error)
  }
}

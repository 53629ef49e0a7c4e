/// One encode call: encodes the value into nodes, then writes the output from them.
///
///     value ──▶ user's encode(to:) ──▶ nodes ──▶ JSONWriter  ──▶ text
///                                           └──▶ GraphWriter ──▶ [String: Any], [Any]
///
/// User code writes into an arena of small nodes (``EncodeState``) rather than into the output, so it
/// may fill several containers at once, write a key again and merge flats; the writers see one finished
/// tree.
struct EncodeCall: ~Copyable {
  /// The form of the output.
  enum Form {
    case graph

    /// Text without white space, its keys in the order in which they were written.
    case compactText

    case laidOutText
  }

  let settings: EncodingSettings

  /// Encodes the value and passes the finished tree to `body`.
  func run<Value: Encodable, Result>(
    _ value: Value,
    _ form: Form,
    _ body: (EncodeState, Int32) -> Result
  ) throws -> Result {
    let call = StackGuard.OpenCall()
    defer { call.close() }
    if call.room == .none { throw nestedTooDeep(value) }
    let pool = EncodeState.pool(for: settings.style)
    var state = pool.take()
    defer {
      state.types.endLending()
      pool.take(back: &state)
    }
    let root = state.begin(settings, form, call.room)
    do {
      try state.write(value, at: root)
      if state.hasFailed, let failure = state.failure { throw failure.error }
    } catch {
      call.countFailure()
      throw self.error(error, value, state)
    }
    // Like a value nested too deep, even if user code caught the error.
    if call.hasRefusals { throw nestedTooDeep(value) }
    if state.nodes[root].kind == .absent,
      settings.style.isFoundation || !(value is any SmartEncodable)
    {
      throw Self.nothing(value)
    }
    return body(state, root)
  }

  /// The error that the caller receives.
  private func error(_ error: any Error, _ value: Any, _ state: EncodeState) -> any Error {
    if settings.style.isFoundation {
      return state.failure?.isFinal == true ? Self.tooDeep(value, error) : error
    }
    // Any other error of user code is wrapped in the one error type that calls throw (ENC-17).
    return error is EncodingError
      ? error : Self.invalid(value, "encode(to:) threw an error", because: error)
  }

  /// The error of a call that finds no stack, and of the calls around it (LIM-2).
  @inline(never)
  private func nestedTooDeep(_ value: Any) -> EncodingError {
    let error = Self.invalid(value, "calls are nested too deep")
    return settings.style.isFoundation ? Self.tooDeep(value, error) : error
  }

  /// The error for a value nested too deep, as Foundation describes it.
  private static func tooDeep(_ value: Any, _ error: any Error) -> EncodingError {
    invalid(value, "Unable to encode the given top-level value to JSON.", because: error)
  }

  /// The error for a top-level plain value that encodes nothing; a model becomes an empty object
  /// (ENF-1).
  private static func nothing<Value>(_ value: Value) -> EncodingError {
    invalid(value, "Top-level \(Value.self) did not encode any values.")
  }

  private static func invalid(
    _ value: Any,
    _ text: String,
    because error: (any Error)? = nil
  ) -> EncodingError {
    .invalidValue(value, .init(codingPath: [], debugDescription: text, underlyingError: error))
  }
}

/// One encode call from the outside: value, then nodes, then what is made of them.
///
///     value ──▶ user's encode(to:) ──▶ nodes ──▶ JSONWriter  ──▶ text
///                                           └──▶ GraphWriter ──▶ [String: Any], [Any]
///
/// User code writes into an arena of small nodes (``EncodeState``) and not into the output, so
/// that it may fill several containers at once, write a key again and merge flats; the writers see
/// one finished tree.
struct EncodeCall {
  /// What the call makes.
  enum Form {
    case graph

    /// Text without white space, its keys in the order in which they were written.
    case compactText

    case laidOutText
  }

  let settings: EncodingSettings

  /// Encodes the value and hands the finished tree to `body`.
  func run<Value: Encodable, Result>(
    _ value: Value,
    _ form: Form,
    _ body: (EncodeState, Int32) -> Result
  ) throws -> Result {
    let pool = EncodeState.pool(for: settings.style)
    var state = pool.take()
    defer {
      state.types.endLending()
      pool.take(back: &state)
    }
    let root = state.begin(settings, form)
    do {
      try state.write(value, at: root)
    } catch {
      throw self.error(error, value, state)
    }
    if let failure = state.failure { throw self.error(failure.error, value, state) }
    if state.nodes[root].kind == .absent,
      settings.style.isFoundation || !(value is any SmartEncodable)
    {
      throw Self.nothing(value)
    }
    return body(state, root)
  }

  /// The error that the caller gets.
  private func error(_ error: any Error, _ value: Any, _ state: EncodeState) -> any Error {
    if settings.style.isFoundation {
      return state.failure?.isFinal == true ? Self.tooDeep(value, error) : error
    }
    return error is EncodingError ? error : Self.foreign(error, value)
  }

  /// What is nested too deep, as Foundation puts it.
  private static func tooDeep(_ value: Any, _ error: any Error) -> EncodingError {
    .invalidValue(
      value,
      .init(
        codingPath: [],
        debugDescription: "Unable to encode the given top-level value to JSON.",
        underlyingError: error
      )
    )
  }

  /// A plain value at the top that encodes nothing is an error, a model is an empty object (ENF-1).
  private static func nothing<Value>(_ value: Value) -> EncodingError {
    .invalidValue(
      value,
      .init(codingPath: [], debugDescription: "Top-level \(Value.self) did not encode any values.")
    )
  }

  /// Another error that user code threw, as the one type of error that calls throw (ENC-17).
  private static func foreign(_ error: any Error, _ value: Any) -> EncodingError {
    .invalidValue(
      value,
      .init(codingPath: [], debugDescription: "encode(to:) threw an error", underlyingError: error)
    )
  }
}

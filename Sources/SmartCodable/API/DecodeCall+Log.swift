extension DecodeCall {
  /// Runs a call with a reader that has the settings, and logs its repairs or its failure.
  ///
  /// The log level is read once, here. The block is emitted after the reader has been returned, so that
  /// a handler may decode, and before the call returns (LOG-12).
  func withReader<Result>(
    for type: Any.Type,
    isCollecting: Bool,
    _ body: (Reader) throws -> Result
  ) throws -> Result {
    let call = StackGuard.OpenCall()
    defer { call.close() }
    // Triggers the check here, where there is more stack than inside nested models.
    _ = RecycledBox.isOn
    do {
      return try withReader(for: type, in: call, isCollecting: isCollecting, body)
    } catch {
      call.countFailure()
      throw error
    }
  }

  @inline(__always)
  private func withReader<Result>(
    for type: Any.Type,
    in call: StackGuard.OpenCall,
    isCollecting: Bool,
    _ body: (Reader) throws -> Result
  ) throws -> Result {
    if let dialect = settings.dialect {
      return try withReader(for: type, of: dialect, in: call, body)
    }
    // What is refused for lack of stack has none for the log either.
    let level = call.room == .none ? .none : SmartSentinel.levelOfCall
    if level == .none {
      // Not in a closure passed to the pool, which would wrap the whole call in generic code.
      var reader = Reader.pool.take()
      defer { Reader.pool.take(back: &reader) }
      try reader.begin(settings, in: call, isCollecting: isCollecting)
      return try body(reader)
    }
    let renderer = LogRenderer(for: type, level: level, context: settings.logContext)
    var block: String?
    defer { if let block { SmartSentinel.emit(block) } }
    do {
      return try Reader.pool.withState { reader throws in
        try reader.begin(settings, in: call, isCollecting: true)
        reader.repairs.isLogging = true
        let result = try body(reader)
        block = renderer.block(of: reader.repairs)
        return result
      }
    } catch {
      block = renderer.block(ofFailure: (error as? DecodingError)?.reason ?? "\(error)")
      throw error
    }
  }

  /// Runs a call of another API, which logs each problem while the call goes on (LEG-12).
  private func withReader<Result>(
    for type: Any.Type,
    of dialect: any DecodingDialect.Type,
    in call: StackGuard.OpenCall,
    _ body: (Reader) throws -> Result
  ) throws -> Result {
    try Reader.pool.withState { reader throws in
      reader.settings.decodedType = type
      do {
        try reader.begin(
          settings,
          in: call,
          isCollecting: dialect.isLogging && call.room != .none
        )
        let result = try body(reader)
        reader.logProblems()
        return result
      } catch {
        reader.logFailure(error)
        throw error
      }
    }
  }

  /// Logs a call with nil input, which fails as a whole (ENT-9, LOG-11).
  static func logNilInput(for type: Any.Type, _ settings: @autoclosure () -> DecodingSettings) {
    let level = SmartSentinel.levelOfCall
    guard level != .none else { return }
    let renderer = LogRenderer(for: type, level: level, context: settings().logContext)
    SmartSentinel.emit(renderer.block(ofFailure: "the input is nil"))
  }
}

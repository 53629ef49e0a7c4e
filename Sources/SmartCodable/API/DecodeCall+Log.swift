extension DecodeCall {
  /// Lends a reader to a call, with the settings in place, and logs what the call met.
  ///
  /// The log level is read once, here. The block goes out after the reader came back, so that a
  /// handler may decode, and before the call returns (LOG-12).
  func withReader<Result>(
    for type: Any.Type,
    isCollecting: Bool,
    _ body: (Reader) throws -> Result
  ) throws -> Result {
    // Checked here for the first time, where there is more stack than inside of nested models.
    _ = RecycledBox.isOn
    let level = SmartSentinel.levelOfCall
    if level == .none {
      // Not in a closure of the pool, which would be generic code around the whole call.
      var reader = Reader.pool.take()
      defer { Reader.pool.take(back: &reader) }
      reader.begin(settings, isCollecting: isCollecting)
      return try body(reader)
    }
    let renderer = LogRenderer(for: type, level: level, context: settings.logContext)
    var block: String?
    defer { if let block { SmartSentinel.emit(block) } }
    do {
      return try Reader.pool.withState { reader throws in
        reader.begin(settings, isCollecting: true)
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

  /// Logs a call that got nil for its input, which fails as a whole (ENT-9, LOG-11).
  static func logNilInput(for type: Any.Type, _ settings: @autoclosure () -> DecodingSettings) {
    let level = SmartSentinel.levelOfCall
    guard level != .none else { return }
    let renderer = LogRenderer(for: type, level: level, context: settings().logContext)
    SmartSentinel.emit(renderer.block(ofFailure: "the input is nil"))
  }
}

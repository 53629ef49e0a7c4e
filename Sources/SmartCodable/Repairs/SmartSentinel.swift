import PlatformSupport

/// Logs what each decode call had to repair, one block of text per call (chapter 20).
///
///     SmartSentinel.debugMode = .verbose
///     SmartSentinel.onLogGenerated { block in upload(block) }
///
/// The log never changes a result. All members may be used from any thread at any time.
public enum SmartSentinel {
  /// How much is logged.
  public enum Level: Int, Sendable {
    /// Nothing, not even failures of whole calls (LOG-1).
    case none

    /// Missing keys, nulls and mismatches.
    case verbose

    /// Mismatches only.
    case alert
  }

  // An atomic and not a lock, since every decode call reads it.
  private static let storedLevel = Atomic<Int>(Level.none.rawValue)

  /// How much is logged from now on; ``Level/none`` by default.
  ///
  /// A call reads it once, when it starts.
  public static var debugMode: Level {
    get { Level(rawValue: storedLevel.load(ordering: .relaxed)) ?? .none }
    set { storedLevel.store(newValue.rawValue, ordering: .relaxed) }
  }

  /// In a struct, since each access to a bare closure in a generic container wraps it once more.
  private struct Handler {
    let call: @Sendable (String) -> Void
  }

  private static let handler = Mutex<Handler?>(nil)

  /// Passes every block from now on to `handler`, which replaces an earlier one (LOG-12).
  ///
  /// - Parameter handler: Called with one whole block, on the thread of the decode call, before
  ///   that call returns. It may itself decode; what it decodes is not logged, on this thread or in
  ///   tasks that it starts with `Task.init` (LIM-4). Work that it hands to another queue or to a
  ///   detached task is not known to be its own and is logged: an uploader that decodes replies there
  ///   must not be the cause of a block for each block that it uploads.
  public static func onLogGenerated(handler: @escaping @Sendable (String) -> Void) {
    // The old handler is released outside the lock, since that may run user code.
    var handler: Handler? = Handler(call: handler)
    self.handler.withLock { swap(&$0, &handler) }
  }

  private struct Streams {
    var continuations: [(id: Int, content: AsyncStream<String>.Continuation)] = []
    var made = 0
  }

  private static let streams = Mutex(Streams())

  /// A stream of every block logged from now on (LOG-13).
  ///
  /// Streams are independent of each other and of the handler. Each buffers blocks without limit
  /// until they are read, and ends only with the task that reads it.
  public static func monitorLogs() -> AsyncStream<String> {
    let (stream, continuation) = AsyncStream.makeStream(of: String.self)
    let id = streams.withLock { streams in
      streams.made += 1
      streams.continuations.append((streams.made, continuation))
      return streams.made
    }
    continuation.onTermination = { _ in
      streams.withLock { $0.continuations.removeAll { $0.id == id } }
    }
    return stream
  }

  /// Whether a block is being passed to the handler, by this thread or by the task that started this
  /// one.
  @TaskLocal private static var isEmitting = false

  /// The level for a call that starts now.
  static var levelOfCall: Level {
    let level = debugMode
    return level == .none || isEmitting ? .none : level
  }

  /// Passes a finished block to the handler and the streams.
  ///
  /// No lock is held while the handler runs, so it may use the sentinel. What the handler decodes is
  /// not logged, since that would call the handler again without end.
  static func emit(_ block: String) {
    $isEmitting.withValue(true) {
      print(block)
      handler.withLock { $0 }?.call(block)
    }
    for continuation in streams.withLock({ $0.continuations }) {
      continuation.content.yield(block)
    }
  }
}

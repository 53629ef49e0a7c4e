import PlatformSupport

/// What the log of versions 1 and 2 prints.
///
/// All members may be used from any thread at any time.
///
/// Renamed since: `SmartSentinel` of the module `SmartCodable`, which has its own log and its own levels.
public struct SmartConfig {
  /// The least serious messages that are printed.
  public enum DebugMode: Int, Sendable {
    /// Everything.
    case verbose

    /// Errors, and calls with nil as input.
    case debug

    /// Errors: every value that had to be repaired, and input that cannot be read.
    case error

    /// Nothing.
    case none
  }

  // Atomics and no lock, since every call reads them.
  private static let storedMode = Atomic<Int>(DebugMode.error.rawValue)
  private static let storedAssert = Atomic<Bool>(false)

  /// The least serious messages that are printed from now on; ``DebugMode/error`` by default.
  ///
  /// A call reads it once, when it starts (LEG-12).
  public static var debugMode: DebugMode {
    get { DebugMode(rawValue: storedMode.load(ordering: .relaxed)) ?? .error }
    set { storedMode.store(newValue.rawValue, ordering: .relaxed) }
  }

  /// Whether an error that is printed also stops a debug build, by `assertionFailure`; false by
  /// default.
  public static var openErrorAssert: Bool {
    get { storedAssert.load(ordering: .relaxed) }
    set { storedAssert.store(newValue, ordering: .relaxed) }
  }
}

import PlatformSupport

/// A model that prints the JSON it receives, whenever it is decoded (KOD-62).
///
///     struct User: Kodable, DebugJSON { … }
///     // Decoded JSON for type User:
///     // {
///     //   "name" : "Ann"
///     // }
public protocol DebugJSON {}

/// Where ``DebugJSON`` and ``KodableOption/debugJSON`` print.
public enum DebugJSONOutput {
  private static let handler = Mutex<@Sendable (String) -> Void> { print($0) }

  /// Replaces the handler that receives each message; the default prints it to standard output.
  ///
  /// Messages arrive on the thread that decodes, before the model is complete.
  public static func setHandler(_ handle: @escaping @Sendable (String) -> Void) {
    handler.withLock { $0 = handle }
  }

  static func send(_ message: String) {
    let handle = handler.withLock { $0 }
    handle(message)
  }
}

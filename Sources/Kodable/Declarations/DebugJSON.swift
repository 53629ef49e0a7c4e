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
  /// In a struct, since each access to a bare closure in a generic container wraps it once more.
  private struct Handler {
    let call: @Sendable (String) -> Void
  }

  private static let handler = Mutex(Handler { print($0) })

  /// Replaces the handler that receives each message; the default prints it to standard output.
  ///
  /// Messages arrive on the thread that decodes, before the model is complete.
  public static func setHandler(_ handle: @escaping @Sendable (String) -> Void) {
    handler.withLock { $0 = Handler(call: handle) }
  }

  static func send(_ message: String) {
    handler.withLock { $0 }.call(message)
  }
}

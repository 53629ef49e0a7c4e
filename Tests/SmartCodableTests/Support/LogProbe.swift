import SmartCodable
import Synchronization

/// Listens to the log, whose level and handler belong to the whole process.
///
/// Tests that set them take turns here; calls of other tests are told apart by the name of their
/// type.
enum LogProbe {
  private static let turn = Mutex(())

  /// The blocks about a type, by its type line, that the calls in `body` made at a level.
  static func blocks(
    about type: Any.Type,
    at level: SmartSentinel.Level = .verbose,
    _ body: () throws -> Void
  ) rethrows -> [String] {
    let blocks = Blocks()
    try turn.withLock { _ in
      SmartSentinel.onLogGenerated { block in blocks.add(block) }
      SmartSentinel.debugMode = level
      defer {
        SmartSentinel.debugMode = .none
        SmartSentinel.onLogGenerated { _ in }
      }
      try body()
    }
    return blocks.all.filter { $0.contains("\n\(type) 👈🏻 👀\n") }
  }

  /// Does something with the sentinel while no other test uses it.
  static func exclusively<Result>(_ body: () throws -> Result) rethrows -> Result {
    let result = try turn.withLock { _ in Box(value: try body()) }
    return result.value
  }

  private struct Box<Value>: @unchecked Sendable {
    let value: Value
  }
}

/// A list of texts that any thread may add to.
final class Blocks: Sendable {
  private let texts = Mutex<[String]>([])

  var all: [String] { texts.withLock { $0 } }

  func add(_ text: String) { texts.withLock { $0.append(text) } }
}

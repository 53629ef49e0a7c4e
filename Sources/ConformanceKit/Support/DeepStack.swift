import PlatformSupport

import class Foundation.NSCondition
import class Foundation.Thread

/// Runs a recursive computation on a thread with enough stack.
///
/// For models 512 levels deep the interpreter takes some 10 MB in a debug build, more than a thread has.
package enum DeepStack {
  /// Far more than the deepest case needs; only the pages that are used cost memory.
  private static let size = 128 << 20

  /// An input with no more containers than this cannot be too deep for any thread.
  private static let shallow = 32

  /// Runs a computation that recurses into the containers of a document: on the current thread if there are
  /// few enough of them, otherwise on a new one.
  package static func run<Result: Sendable>(
    ifNestedIn document: [UInt8],
    _ body: @escaping @Sendable () -> Result
  ) -> Result {
    var opened = 0
    for byte in document where byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") {
      opened += 1
      if opened > shallow { return run(body) }
    }
    return body()
  }

  /// Runs a computation on a new thread and waits for the result.
  package static func run<Result: Sendable>(_ body: @escaping @Sendable () -> Result) -> Result {
    let exchange = Exchange<Result>()
    let thread = Thread { exchange.put(body()) }
    thread.stackSize = size
    thread.start()
    return exchange.take()
  }

  /// Passes one value from a thread to another.
  private final class Exchange<Value: Sendable>: Sendable {
    private let value = Mutex<Value?>(nil)
    private let arrival = NSCondition()

    func put(_ value: Value) {
      arrival.lock()
      self.value.withLock { $0 = value }
      arrival.signal()
      arrival.unlock()
    }

    func take() -> Value {
      arrival.lock()
      defer { arrival.unlock() }
      while true {
        if let value = value.withLock({ $0 }) { return value }
        arrival.wait()
      }
    }
  }
}

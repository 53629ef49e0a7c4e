import Synchronization

import class Foundation.NSCondition
import class Foundation.Thread

/// Runs a recursive computation on a thread with room for it.
///
/// Models 512 levels deep take the interpreter some 10 MB in a debug build, more than a thread has.
package enum DeepStack {
  /// Far more than the deepest case takes; only the pages that are used cost memory.
  private static let size = 128 << 20

  /// Waits for the result of a computation on a thread of its own.
  package static func run<Result: Sendable>(_ body: @escaping @Sendable () -> Result) -> Result {
    let exchange = Exchange<Result>()
    let thread = Thread { exchange.put(body()) }
    thread.stackSize = size
    thread.start()
    return exchange.take()
  }

  /// Hands one value from a thread to another.
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

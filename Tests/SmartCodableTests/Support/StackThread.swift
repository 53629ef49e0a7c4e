import Foundation
import Synchronization

/// Runs a body on a thread with the given stack, and waits for its result.
func onThread<Value: Sendable>(
  stackKiB: Int,
  _ body: @escaping @Sendable () -> Value
) throws -> Value {
  let box = ResultBox<Value>()
  let done = DispatchSemaphore(value: 0)
  let thread = Thread {
    let value = body()
    box.value.withLock { $0 = value }
    done.signal()
  }
  thread.stackSize = stackKiB << 10
  thread.start()
  done.wait()
  guard let value = box.value.withLock({ $0 }) else { throw ThreadLeftNoResult() }
  return value
}

/// The stack a decode at the depth limit has to fit in; unoptimized and
/// instrumented frames need several times as much.
var depthStackKiB: Int {
  #if DEBUG
  8192
  #else
  512
  #endif
}

private final class ResultBox<Value: Sendable>: Sendable {
  let value = Mutex<Value?>(nil)
}

private struct ThreadLeftNoResult: Error {}

import Foundation
import Synchronization

@testable import SmartCodable

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

/// A short stack, on which the library notices in time that no room is left; a long one where it
/// cannot know, since locals lie elsewhere, under the address sanitizer for instance.
var shortStackKiB: Int { StackGuard.isAvailable ? 128 : 16384 }

private final class ResultBox<Value: Sendable>: Sendable {
  let value = Mutex<Value?>(nil)
}

private struct ThreadLeftNoResult: Error {}

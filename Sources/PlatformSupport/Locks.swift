// `Mutex` and `Atomic` for every platform. The module `Synchronization` has both, but on Apple platforms only
// since macOS 15. Under the thread sanitizer its mutex waits in a library that is not instrumented, so
// every access by another thread would look like a race.
#if canImport(Darwin)
package typealias Mutex = LockedValue
package typealias Atomic = LockedWord
#elseif THREAD_SANITIZER
@_exported public import struct Synchronization.Atomic

package typealias Mutex = LockedValue
#else
@_exported public import Synchronization
#endif

// Unsafe: `open` is lent a literal, and called as the C function with variable arguments that it is.

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Sends standard output nowhere until it is restored: the log prints every block.
struct MutedOutput {
  private let original: Int32

  init() {
    fflush(nil)
    original = dup(STDOUT_FILENO)
    let nowhere = unsafe open("/dev/null", O_WRONLY)
    dup2(nowhere, STDOUT_FILENO)
    close(nowhere)
  }

  func restore() {
    fflush(nil)
    dup2(original, STDOUT_FILENO)
    close(original)
  }
}

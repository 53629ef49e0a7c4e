#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

// Unsafe code in this file: `mprotect` on pages of the worker's own stack mapping. Invariant: the
// range lies inside the mapping made by StackThread, below every frame that is live whenever the
// fence is raised or lowered, so no page in use ever loses its access.

/// A range of stack pages that a deep decode runs into long before the real end of the stack.
///
/// Decodes get `--stack-kb`; observing and judging get the whole stack. Raising costs a system call
/// and a page fault, so only inputs with many brackets pay for it: only they can recurse deeply.
struct StackFence: Sendable {
  /// The lowest address of the fence.
  let address: UInt
  /// Its size in bytes.
  let size: UInt

  static let bracketThreshold = 24

  func raise() { protect(PROT_NONE) }

  func lower() { protect(PROT_READ | PROT_WRITE) }

  private func protect(_ access: Int32) {
    _ = unsafe mprotect(UnsafeMutableRawPointer(bitPattern: address), Int(size), access)
  }

  /// Whether `input` could nest deeply enough to need the fence.
  static func isNeeded(for input: [UInt8]) -> Bool {
    var brackets = 0
    for byte in input where byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{") {
      brackets += 1
      if brackets > bracketThreshold { return true }
    }
    return false
  }
}

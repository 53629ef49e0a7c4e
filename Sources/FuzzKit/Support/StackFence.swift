import PlatformSupport

// Unsafe code in this file: `mprotect` on pages of the worker's own stack mapping. Invariant: the
// range lies inside the mapping made by StackThread, below every frame that is live whenever the
// fence is raised or lowered, so no page in use ever loses its access.

/// A range of stack pages that a deep decode hits long before the real end of the stack.
///
/// Decodes get `--stack-kb`; observing and judging get the whole stack. Raising costs a system call
/// and a page fault, so only inputs with many brackets pay for it: only they can recurse deeply.
///
/// A fence belongs only to the thread whose stack contains it; a context for another thread has none.
final class StackFence: @unchecked Sendable {
  /// The lowest address of the fence.
  private let address: UInt
  /// Its size in bytes.
  private let size: UInt
  private var isRaised = false

  static let bracketThreshold = 24

  init(address: UInt, size: UInt) {
    self.address = address
    self.size = size
  }

  /// Runs `body` with the fence raised, or unchanged if `isNeeded` is false.
  func raised<Result>(if isNeeded: Bool, _ body: () -> Result) -> Result {
    isNeeded ? run(isRaised: true, body) : body()
  }

  /// Runs `body` with the whole stack, then restores the fence.
  func lowered<Result>(_ body: () -> Result) -> Result { run(isRaised: false, body) }

  private func run<Result>(isRaised: Bool, _ body: () -> Result) -> Result {
    let before = self.isRaised
    set(isRaised)
    defer { set(before) }
    return body()
  }

  private func set(_ isRaised: Bool) {
    guard isRaised != self.isRaised else { return }
    protect(isRaised ? PROT_NONE : PROT_READ | PROT_WRITE)
    self.isRaised = isRaised
  }

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

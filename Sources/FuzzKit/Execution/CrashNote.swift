import Glibc

// Unsafe code in this file: the only global mutable state of the module, and a signal handler.
// Invariants: `noteAddress` and `noteSignal` are set once, before any input runs, to words of the
// shared ring, which is never unmapped in a worker; afterwards they are only read. The handler
// does nothing but two stores, so it is safe on the alternate stack of an overflowing thread.

private nonisolated(unsafe) var noteAddress: UnsafeMutablePointer<UInt64>?
private nonisolated(unsafe) var noteSignal: UnsafeMutablePointer<UInt64>?

/// Leaves a note of the fault address in the ring when a worker dies of a memory fault.
///
/// A stack overflow and a wild pointer both end in SIGSEGV; only the address tells them apart.
enum CrashNote {
  /// Where notes go; once per worker process.
  static func install(in ring: SharedRing) {
    unsafe noteAddress = ring.address(of: .faultAddress)
    unsafe noteSignal = ring.address(of: .faultSignal)
    for signal in [SIGSEGV, SIGBUS] { catchFault(signal) }
  }

  /// Gives the calling thread a stack for the handler, for its own may be the one that is full.
  static func useAlternateStack() {
    let size = 65_536
    var stack = unsafe stack_t()
    unsafe stack.ss_sp = unsafe mmap(
      nil,
      size,
      PROT_READ | PROT_WRITE,
      MAP_PRIVATE | MAP_ANONYMOUS,
      -1,
      0
    )
    unsafe stack.ss_size = size
    _ = unsafe sigaltstack(&stack, nil)
  }

  private static func catchFault(_ signal: Int32) {
    var action = sigaction()
    unsafe action.__sigaction_handler.sa_sigaction = { signal, information, _ in
      if let information = unsafe information {
        let address = unsafe information.pointee._sifields._sigfault.si_addr
        unsafe noteAddress?.pointee = UInt64(UInt(bitPattern: address))
      }
      unsafe noteSignal?.pointee = UInt64(signal)
    }
    // The default action comes back with the first fault: the instruction runs again and ends the
    // process as if nobody had looked.
    action.sa_flags = SA_SIGINFO | SA_ONSTACK | Int32(bitPattern: UInt32(SA_RESETHAND))
    _ = unsafe sigaction(signal, &action, nil)
  }
}

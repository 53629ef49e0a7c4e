import PlatformSupport

// Unsafe code in this file: the only global mutable state of the module, and a signal handler.
// Invariants: the variables are set once, before any input runs, and only read afterwards. The handler stores
// to words of the shared ring, which a worker never unmaps, and loads words of the stack between the
// interrupted thread's stack pointer and the end of that stack: they are mapped, and the fence lies below
// them. It calls nothing, so it is safe on the alternate stack of an overflowing thread.

private nonisolated(unsafe) var noteHeader: UnsafeMutablePointer<UInt64>?
private nonisolated(unsafe) var imageLow: UInt = 0
private nonisolated(unsafe) var imageHigh: UInt = 0
private nonisolated(unsafe) var stackHigh: UInt = 0

/// Records the fault address and place in the ring when a signal kills a worker.
///
/// A stack overflow and a wild pointer both end in SIGSEGV; only the address distinguishes them. The place is
/// the chain of return addresses inside this executable, relative to its start: cheap enough to record for
/// every death, and different for different traps, so a symbolicated backtrace is needed only for new chains.
enum CrashNote {
  private static let mostSteps = 4096

  /// Installs the handler; called once per worker process.
  ///
  /// `stackEnd` is the end of the stack on which targets run.
  static func install(in ring: SharedRing, stackEnd: UInt) {
    unsafe noteHeader = ring.headerAddress
    if let image = CodeImage.range() {
      unsafe imageLow = image.lowerBound
      unsafe imageHigh = image.upperBound
    }
    unsafe stackHigh = stackEnd
    for signal in [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE] { catchFault(signal) }
  }

  /// Gives the calling thread a stack for the handler, since its own may be full.
  static func useAlternateStack() {
    let size = 65_536
    var stack = unsafe stack_t()
    unsafe stack.ss_sp = unsafe mmap(
      nil,
      size,
      PROT_READ | PROT_WRITE,
      MAP_PRIVATE | MAP_ANON,
      -1,
      0
    )
    unsafe stack.ss_size = size
    _ = unsafe sigaltstack(&stack, nil)
  }

  private static func catchFault(_ signal: Int32) {
    // These structures have other members elsewhere: without a note, only the signal identifies a death.
    #if canImport(Glibc)
    var action = sigaction()
    unsafe action.__sigaction_handler.sa_sigaction = { signal, information, context in
      if let information = unsafe information {
        let address = unsafe information.pointee._sifields._sigfault.si_addr
        unsafe noteHeader?[SharedRing.Word.faultAddress.rawValue] =
          UInt64(UInt(bitPattern: address))
      }
      unsafe noteHeader?[SharedRing.Word.faultSignal.rawValue] = UInt64(signal)
      if let context = unsafe context { unsafe CrashNote.walk(context) }
    }
    // The first fault restores the default action: the instruction runs again and ends the process as if
    // there were no handler.
    action.sa_flags = SA_SIGINFO | SA_ONSTACK | Int32(bitPattern: UInt32(SA_RESETHAND))
    _ = unsafe sigaction(signal, &action, nil)
    #endif
  }

  /// Follows the frame pointers, skipping frames outside the executable.
  private static func walk(_ context: UnsafeMutableRawPointer) {
    guard let header = unsafe noteHeader else { return }
    let registers = unsafe Registers(context)
    var count = 0
    func note(_ address: UInt) {
      guard unsafe address >= imageLow, unsafe address < imageHigh else { return }
      guard count < SharedRing.frameCapacity else { return }
      unsafe header[SharedRing.firstFrame + count] = UInt64(address - imageLow)
      count += 1
    }
    note(registers.instruction)
    let end = unsafe stackHigh
    var frame = registers.frame
    var steps = 0
    var lowest = registers.stack
    while frame >= lowest, frame < end, end - frame >= 16, frame & 7 == 0, steps < mostSteps,
      count < SharedRing.frameCapacity
    {
      guard let words = unsafe UnsafePointer<UInt>(bitPattern: frame) else { break }
      unsafe note(words[1])
      lowest = frame + 16
      unsafe frame = words[0]
      steps += 1
    }
    unsafe header[SharedRing.Word.frameCount.rawValue] = UInt64(count)
  }
}

/// The three registers that a walk starts from; all zero on unsupported processors.
private struct Registers {
  var instruction: UInt = 0
  var frame: UInt = 0
  var stack: UInt = .max

  // The layout of `ucontext_t` is part of the kernel's interface, so words are read by position.
  init(_ context: UnsafeMutableRawPointer) {
    #if arch(x86_64)
    let general = 40
    unsafe instruction = context.load(fromByteOffset: general + 16 * 8, as: UInt.self)
    unsafe frame = context.load(fromByteOffset: general + 10 * 8, as: UInt.self)
    unsafe stack = context.load(fromByteOffset: general + 15 * 8, as: UInt.self)
    #elseif arch(arm64)
    let general = 184
    unsafe instruction = context.load(fromByteOffset: general + 32 * 8, as: UInt.self)
    unsafe frame = context.load(fromByteOffset: general + 29 * 8, as: UInt.self)
    unsafe stack = context.load(fromByteOffset: general + 31 * 8, as: UInt.self)
    #endif
  }
}

// Unsafe code in this file: a counter that instrumented code steps, and the callbacks it calls.
// Invariants: the pointers of the callbacks are compared, never followed; the counter is read and incremented
// on whatever threads run instrumented code, and only differences on a thread that runs alone are meaningful.

/// The edges that instrumented code has taken so far: how much work it has done.
///
/// A build with `SMARTFUZZ_COVERAGE=steps` counts them; each edge costs a call, so this is a separate build.
@safe public enum StepCounter {
  /// Whether any code of this process counts its steps.
  public static var isCounting: Bool { unsafe hasGuards }

  /// The steps of this process so far; it may wrap.
  public static var count: UInt64 { unsafe steps }

  @exclusivity(unchecked) fileprivate nonisolated(unsafe) static var steps: UInt64 = 0
  @exclusivity(unchecked) fileprivate nonisolated(unsafe) static var hasGuards = false
}

/// The callback of instrumented code that announces its edges; it runs before `main`.
@c(__sanitizer_cov_trace_pc_guard_init)
public func registerGuards(
  _ start: UnsafeMutablePointer<UInt32>?,
  _ stop: UnsafeMutablePointer<UInt32>?
) {
  if let start = unsafe start, let stop = unsafe stop, unsafe start < stop {
    unsafe StepCounter.hasGuards = true
  }
}

/// The callback of instrumented code for every edge it takes.
@c(__sanitizer_cov_trace_pc_guard)
public func countStep(_ edge: UnsafeMutablePointer<UInt32>?) {
  unsafe StepCounter.steps &+= 1
}

import PlatformSupport

/// The environment of an iteration in a worker: shared ring and stack fence.
///
/// Every call is recorded before it is made, because it may be the last one.
final class WorkerRunner: IterationRunner {
  private let ring: SharedRing
  private let fence: StackFence
  private let sensor: any FeatureSensor
  private let shadow: Shadow?
  private var current = InputSource.Input(bytes: [], target: 0, options: 0, mutators: [])

  init(ring: SharedRing, fence: StackFence, sensor: any FeatureSensor, shadow: Shadow?) {
    self.ring = ring
    self.fence = fence
    self.sensor = sensor
    self.shadow = shadow
  }

  func begin(_ iteration: UInt64) {
    ring[.index] = iteration
    enter(.generating)
  }

  func use(_ input: InputSource.Input) { current = input }

  func finish(_ iteration: UInt64, counts: [Int]) {
    checkDescriptors()
    ring.commit(iteration, counts: counts)
    enter(.idle)
  }

  func run<Result>(
    on input: [UInt8],
    iteration: UInt64,
    options: UInt64,
    call: TargetCall,
    _ body: (RunContext) -> Result
  ) -> Result {
    record(input, iteration: iteration, call: call)
    enter(call.isJudgement ? .judge : .target)
    defer {
      // What a variant closes is seen at the end of the iteration.
      if call == .run, input == current.bytes { checkDescriptors() }
      enter(.judging)
    }
    let context = RunContext(
      iteration: iteration,
      options: options,
      fence: fence,
      sensor: sensor
    )
    return fence.raised(if: StackFence.isNeeded(for: input)) { body(context) }
  }

  func reference(
    _ target: any FuzzTarget,
    on input: [UInt8],
    iteration: UInt64,
    options: UInt64
  ) -> Execution? {
    record(input, iteration: iteration)
    enter(.reference)
    defer { enter(.judging) }
    return target.reference(input, in: RunContext(iteration: iteration, options: options))
  }

  func shadowAnswer(to input: [UInt8], iteration: UInt64, options: UInt64) -> ShadowAnswer? {
    shadow?
      .run(input, target: current.target, options: options, iteration: iteration) {
        enter(.judging)
      }
  }

  /// Ends the process if the target has closed a standard descriptor, of which the next file that is opened takes
  /// the number.
  private func checkDescriptors() {
    guard let closed = SystemCalls.closedDescriptor else { return }
    enter(.target)
    ring[.closedDescriptor] = UInt64(closed) + 1
    _exit(Death.exitCodeOfWorker)
  }

  private func record(_ input: [UInt8], iteration: UInt64, call: TargetCall = .run) {
    ring.record(
      SharedRing.Record(
        iteration: iteration,
        options: current.options,
        target: current.target,
        mutators: current.mutators.reduce(0) { $0 | 1 << UInt64($1) },
        isVariant: input != current.bytes,
        call: call,
        bytes: input
      )
    )
  }

  private func enter(_ phase: SharedRing.Phase) {
    ring[.phase] = phase.rawValue
    ring[.heartbeat] = ring[.heartbeat] &+ 1
  }
}

/// The environment of an iteration in this process, without any protection.
final class DirectRunner: IterationRunner {
  private(set) var counters: [Int]

  /// Creates a runner with this many counters, which count as in a worker; by default there are none.
  init(counters: Int = 0) { self.counters = Array(repeating: 0, count: counters) }

  func begin(_ iteration: UInt64) {}
  func use(_ input: InputSource.Input) {}

  func finish(_ iteration: UInt64, counts: [Int]) {
    if counters.isEmpty { return }
    for number in counts { counters[number] += 1 }
  }

  func run<Result>(
    on input: [UInt8],
    iteration: UInt64,
    options: UInt64,
    call: TargetCall,
    _ body: (RunContext) -> Result
  ) -> Result {
    body(RunContext(iteration: iteration, options: options))
  }

  func reference(
    _ target: any FuzzTarget,
    on input: [UInt8],
    iteration: UInt64,
    options: UInt64
  ) -> Execution? {
    target.reference(input, in: RunContext(iteration: iteration, options: options))
  }

  func shadowAnswer(to input: [UInt8], iteration: UInt64, options: UInt64) -> ShadowAnswer? { nil }
}

#if canImport(Glibc)
/// The communication with one running program: lines out, lines in, and its last output.
///
/// While it waits it drains standard error, so that a program that writes much is not blocked. When the
/// channel is released, the process ends and all descriptors are closed.
final class ProgramChannel {
  /// The result of waiting: a line, or what came instead of it.
  enum Event {
    case line([UInt8])
    case ended(ProgramLaunch.End)
    /// The program closed its standard input or output (the string names which), but still runs.
    case closed(String)
    case timedOut
    /// The task was cancelled before a line came.
    case cancelled
    /// A line was longer than allowed; holds its first bytes.
    case tooLong([UInt8])
  }

  /// How much of standard error is reported.
  static let lastWords = 4096
  /// How much of it is kept: registers follow the frames of a backtrace.
  private static let keptErrors = 1 << 16
  /// How much a program that closed its output may use to end.
  private static let grace = ProcessLimits(
    processor: .seconds(1),
    sleep: .seconds(1),
    total: .seconds(60)
  )
  /// How often a silent program is checked for having ended: the end of its output is not seen while a
  /// process that it started holds the pipe.
  private static let interval = Duration.milliseconds(50)

  /// How many times 64 KiB are read without waiting, since standard error may never be empty.
  private static let patience = 512

  private let launch: ProgramLaunch
  private var end: ProgramLaunch.End?
  private var received: [UInt8] = []
  private var scanned = 0
  private var unsent: [UInt8] = []
  private var sent = 0
  private var tail: [UInt8] = []
  private var isInputOpen = true
  private var isOutputOpen = true
  private var isErrorOpen = true

  init(_ launch: ProgramLaunch) {
    self.launch = launch
  }

  deinit {
    if end == nil {
      launch.kill()
      _ = launch.end(waiting: true)
    }
    for descriptor in [launch.input, launch.output, launch.errors] { descriptor.close() }
  }

  /// The last 64 KiB of standard error.
  var lastErrors: [UInt8] { tail }

  /// Whether everything to be sent has been written.
  var isSent: Bool { sent == unsent.count }

  /// Sends a line and waits for one.
  func exchange(_ line: [UInt8], within limits: ProcessLimits) -> Event {
    unsent = line + [0x0A]
    sent = 0
    return next(within: limits)
  }

  /// Waits for a line.
  private func next(within limits: ProcessLimits) -> Event {
    var watch = ProcessWatch(limits, from: .now)
    while true {
      if let event = takeLine() { return event }
      if !isOutputOpen || !isInputOpen { return afterClosing() }
      if Task.isCancelled { return .cancelled }
      guard let moved = step(&watch) else { return .timedOut }
      if moved { continue }
      // The order matters: what was written before the end is read after the end is known.
      if let end = checkEnd() {
        drain()
        return takeLine() ?? .ended(end)
      }
    }
  }

  /// Transfers what becomes ready soon, and samples the program from time to time.
  ///
  /// - Returns: Whether anything was transferred; nil if the time is up and nothing was.
  private func step(
    _ watch: inout ProcessWatch,
    waiting interval: Duration = ProgramChannel.interval
  ) -> Bool? {
    let left = watch.left(at: .now)
    let moved = transfer(within: max(.zero, min(left, interval)))
    if moved { watch.stir() }
    let now = ContinuousClock.now
    guard left <= .zero || watch.isDue(at: now) else { return moved }
    let isOver = watch.isOver(at: now, GroupUse(group: launch.identifier))
    // What has arrived by now has arrived in time.
    return isOver && !(moved && hasLine) ? nil : moved
  }

  /// Output that was not requested, and whether the program ended.
  func unasked() -> (bytes: [UInt8], end: ProgramLaunch.End?) {
    for _ in 0..<Self.patience where isOutputOpen && received.count < Self.lastWords {
      guard transfer(within: .zero) else { break }
    }
    return (received, isOutputOpen ? nil : checkEnd())
  }

  /// Sends a line and waits for the end of the process.
  ///
  /// - Returns: How it ended, or nil if it did not in time; and what it wrote meanwhile.
  func finish(
    _ line: [UInt8],
    within limits: ProcessLimits
  ) -> (ProgramLaunch.End?, [UInt8]) {
    var watch = ProcessWatch(limits, from: .now)
    unsent += line + [0x0A]
    while end == nil, let moved = step(&watch, waiting: .milliseconds(5)) {
      if !moved || !isOutputOpen { _ = checkEnd() }
      if received.count > Self.lastWords { received.removeLast(received.count - Self.lastWords) }
    }
    if end != nil { drain() }
    return (end, received)
  }

  /// A closed pipe is the first sign of an end; if the process does not end it is a failure.
  private func afterClosing() -> Event {
    var watch = ProcessWatch(Self.grace, from: .now)
    repeat {
      if let end = checkEnd() {
        drain()
        return takeLine() ?? .ended(end)
      }
    } while step(&watch, waiting: .milliseconds(1)) != nil
    return .closed(isOutputOpen ? "standard input" : "standard output")
  }

  private func checkEnd() -> ProgramLaunch.End? {
    if end == nil { end = launch.end() }
    return end
  }

  private func drain() {
    for _ in 0..<Self.patience where received.count <= WireProtocol.maximumLineLength {
      guard transfer(within: .zero) else { break }
    }
  }

  /// Transfers what is ready now; false if nothing was ready within the time.
  private func transfer(within time: Duration) -> Bool {
    var reading: [Descriptor] = []
    if isOutputOpen { reading.append(launch.output) }
    if isErrorOpen { reading.append(launch.errors) }
    let ready = Descriptor.ready(
      reading: reading,
      writing: isSent || !isInputOpen ? nil : launch.input,
      milliseconds: Int((time / .milliseconds(1)).rounded(.up))
    )
    if ready.contains(launch.input) { write() }
    if ready.contains(launch.errors) { readErrors() }
    if ready.contains(launch.output) { readOutput() }
    return !ready.isEmpty
  }

  private func write() {
    guard let count = launch.input.write(unsent, from: sent) else {
      isInputOpen = false
      return
    }
    sent += count
  }

  private func readOutput() {
    switch launch.output.read() {
    case .bytes(let bytes): received += bytes
    case .nothing: break
    case .end: isOutputOpen = false
    }
  }

  private func readErrors() {
    switch launch.errors.read() {
    case .bytes(let bytes): tail = (tail + bytes).suffix(Self.keptErrors)
    case .nothing: break
    case .end: isErrorOpen = false
    }
  }

  private var hasLine: Bool { Descriptor.lineEnd(in: received, from: scanned) != nil }

  private func takeLine() -> Event? {
    let lineEnd = Descriptor.lineEnd(in: received, from: scanned)
    scanned = received.count
    guard (lineEnd ?? received.count) <= WireProtocol.maximumLineLength else {
      return .tooLong(Array(received.prefix(100)))
    }
    guard let lineEnd else { return nil }
    let line = Array(received[..<lineEnd])
    received.removeFirst(lineEnd + 1)
    scanned = 0
    return .line(line)
  }
}
#endif

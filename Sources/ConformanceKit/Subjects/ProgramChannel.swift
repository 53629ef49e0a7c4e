#if canImport(Glibc)
/// The conversation with one running program: lines out, lines in, and its last words.
///
/// While it waits it empties standard error, so that a talkative program is not held up. The
/// process ends, and all descriptors are closed, when the channel goes.
final class ProgramChannel {
  /// What can come instead of a line, or the line.
  enum Event {
    case line([UInt8])
    case ended(ProgramLaunch.End)
    /// The program closed its standard input or output, whose name it is, but runs.
    case closed(String)
    case timedOut
    /// More than a line may hold; the first bytes of it.
    case tooLong([UInt8])
  }

  /// How much of standard error is told.
  static let lastWords = 4096
  /// How much of it is kept: registers stand behind the frames of a backtrace.
  private static let keptErrors = 1 << 16
  /// How much a program that closed its output may take to end.
  private static let grace = ProcessLimits(
    processor: .seconds(1),
    sleep: .seconds(1),
    total: .seconds(60)
  )
  /// How often a silent program is asked whether it still runs: the end of its output does not
  /// show while a process that it started holds the pipe.
  private static let interval = Duration.milliseconds(50)

  /// How many times 64 KiB are read without waiting, since standard error may never fall silent.
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

  /// Whether all that was to be sent has been taken.
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
      guard let moved = step(&watch) else { return .timedOut }
      if moved { continue }
      // The order counts: what was written before the end is read after it is known.
      if let end = checkEnd() {
        drain()
        return takeLine() ?? .ended(end)
      }
    }
  }

  /// Moves what can be moved soon, and looks at the program now and then.
  ///
  /// - Returns: Whether anything was moved; nil if the time is up and nothing was.
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
    // What has come by now has come in time.
    return isOver && !(moved && hasLine) ? nil : moved
  }

  /// What lies in the output without having been asked for, and whether the program ended.
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

  /// A closed pipe is the first that is seen of an end; without an end it is a fault.
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

  /// Moves what can be moved now; false if nothing could within the time.
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

import Foundation

/// How a worker ended while an input was running.
public struct Death: Hashable, Sendable {
  /// The kinds of death that are distinguished.
  public enum Kind: String, Sendable, CaseIterable {
    /// A Swift runtime trap: overflow, index out of range, unwrapped nil, fatalError.
    case trap
    /// The stack overflowed.
    case stackOverflow = "stack-overflow"
    /// An allocation failed under the memory limit.
    case memory
    /// A memory fault that is not a stack overflow.
    case fault
    /// `abort` or an uncaught C++ exception.
    case abort
    /// The process exited by itself.
    case exit
    /// Standard input, output or error was closed, so the next file that is opened takes its number.
    case closedDescriptor = "closed-descriptor"
    /// A sanitizer reported a race or a misuse of memory.
    case sanitizer
    /// No progress within the timeout, twice.
    case hang
    /// Another signal.
    case signal
  }

  /// The kind.
  public let kind: Kind
  /// The first line of standard error that states the cause, or a code.
  public let message: String

  /// The first line of standard error, for a process that exited before it was ready.
  let firstLine: String?

  /// Return addresses of the executable's own frames, innermost first, relative to its start.
  let frames: [UInt64]

  /// The exit code of a worker that ends itself for what the target did to it.
  static let exitCodeOfWorker: Int32 = 70

  static let hangMessage = "timed out"

  /// No progress within the timeout, twice.
  static let hang = Death(kind: .hang, message: hangMessage)

  /// No progress within the timeout, once: there were too many hangs to run all of them again.
  static let unconfirmedHang = Death(kind: .hang, message: hangMessage + "; not confirmed")

  init(kind: Kind, message: String, firstLine: String? = nil, frames: [UInt64] = []) {
    self.kind = kind
    self.message = message
    self.firstLine = firstLine
    self.frames = frames
  }

  init(_ end: ChildProcess.End, ring: SharedRing, errorFile: String) {
    let text = FileManager.default.contents(atPath: errorFile) ?? Data()
    let lines = String(decoding: text.prefix(16_384), as: UTF8.self).split(separator: "\n")
    if let report = SanitizerReport(lines) {
      self.init(kind: .sanitizer, message: report.description)
      return
    }
    let reason = lines.first { $0.contains("atal error") } ?? lines.first ?? ""
    switch end {
    case .exited where ring[.closedDescriptor] > 0:
      self.init(
        kind: .closedDescriptor,
        message: "descriptor \(ring[.closedDescriptor] - 1) was closed"
      )
    case .exited(let code):
      self.init(kind: .exit, message: "exit(\(code))", firstLine: lines.first.map(String.init))
    case .signaled(let signal):
      let kind = Self.kind(of: signal, ring: ring, reason: reason)
      self.init(
        kind: kind,
        message: reason.isEmpty ? "signal \(signal)" : String(reason),
        frames: ring.frames
      )
    }
  }

  /// The runtime's message, shortened and without anything that differs between two runs of one bug: source
  /// locations, numbers, addresses, and quoted text.
  var stableMessage: String {
    // A signal without a message: most kinds correspond to one signal.
    if message.hasPrefix("signal ") { return kind == .signal ? message : "" }
    if kind == .exit || kind == .closedDescriptor { return message.filter(\.isNumber) }
    if kind == .sanitizer { return message }
    let reason = message.range(of: "atal error").map { "f" + message[$0.lowerBound...] } ?? message
    return Self.words(of: reason)
  }

  /// The first words of a reason, up to anything that may differ between two runs.
  static func words(of reason: String) -> String {
    reason.prefix(120).prefix { $0.isLetter || " :-".contains($0) }
      .split { !$0.isLetter }.prefix(6).joined(separator: "_")
  }

  /// Whether a backtrace identifies this death more precisely than its kind.
  var hasPlace: Bool {
    switch kind {
    case .trap, .stackOverflow, .fault, .abort, .signal: true
    case .memory, .exit, .closedDescriptor, .sanitizer, .hang: false
    }
  }

  /// A digest of the place of death, the same in every process of one executable; empty if unknown.
  ///
  /// It is finer than the frames of a signature: two deaths in one place may have different digests, but
  /// never the other way around. So only new digests need a backtrace.
  var place: String {
    let chosen = kind == .stackOverflow ? repeatedFrames : distinctFrames(6)
    guard hasPlace, !chosen.isEmpty else { return "" }
    var digest = Digest()
    for frame in chosen { digest.add(Digest.hexadecimal(frame).utf8) }
    return String(Digest.hexadecimal(digest.value).prefix(8))
  }

  private func distinctFrames(_ count: Int) -> [UInt64] {
    var seen: [UInt64] = []
    for frame in frames where !seen.contains(frame) { seen.append(frame) }
    return Array(seen.prefix(count))
  }

  /// The frames of the recursion, in an order that does not depend on where it ran out of stack.
  private var repeatedFrames: [UInt64] {
    var counts: [UInt64: Int] = [:]
    for frame in frames { counts[frame, default: 0] += 1 }
    return counts.filter { $0.value >= 3 }.keys.sorted()
  }

  private static func kind(of signal: Int32, ring: SharedRing, reason: Substring) -> Kind {
    if reason.contains("failed to allocate") || reason.contains("bad_alloc") { return .memory }
    switch signal {
    case SIGILL, SIGTRAP: return .trap
    case SIGABRT: return .abort
    case SIGSEGV, SIGBUS:
      let address = ring[.faultAddress]
      let isOverflow = (ring[.overflowLow]..<max(ring[.overflowLow], ring[.overflowHigh]))
        .contains(address)
      return isOverflow ? .stackOverflow : .fault
    default: return .signal
    }
  }
}

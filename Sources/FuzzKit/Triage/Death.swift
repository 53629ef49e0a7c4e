import Foundation

/// How a worker ended while an input was running.
public struct Death: Hashable, Sendable {
  /// The kinds of death that are told apart.
  public enum Kind: String, Sendable, CaseIterable {
    /// A trap of the language: overflow, index out of range, unwrapped nil, fatalError.
    case trap
    /// The stack was full.
    case stackOverflow = "stack-overflow"
    /// An allocation failed under the memory limit.
    case memory
    /// A memory fault elsewhere.
    case fault
    /// `abort` or an uncaught C++ exception.
    case abort
    /// The process left by itself.
    case exit
    /// No heartbeat within the time limit, twice.
    case hang
    /// Another signal.
    case signal
  }

  /// The kind.
  public let kind: Kind
  /// The first line of standard error that says why, or a code.
  public let message: String

  /// The first line of standard error, for a process that left before it was ready.
  let firstLine: String?

  init(kind: Kind, message: String, firstLine: String? = nil) {
    self.kind = kind
    self.message = message
    self.firstLine = firstLine
  }

  init(_ end: ChildProcess.End, ring: SharedRing, errorFile: String) {
    let text = FileManager.default.contents(atPath: errorFile) ?? Data()
    let lines = String(decoding: text.prefix(16_384), as: UTF8.self).split(separator: "\n")
    let reason = lines.first { $0.contains("atal error") } ?? lines.first ?? ""
    switch end {
    case .exited(let code):
      self.init(kind: .exit, message: "exit(\(code))", firstLine: lines.first.map(String.init))
    case .signaled(let signal):
      let kind = Self.kind(of: signal, ring: ring, reason: reason)
      self.init(kind: kind, message: reason.isEmpty ? "signal \(signal)" : String(reason))
    }
  }

  /// The message without what differs between two runs of one bug: numbers and addresses.
  var stableMessage: String {
    let words = message.prefix(120).split { !$0.isLetter }
    return words.prefix(12).joined(separator: "_")
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

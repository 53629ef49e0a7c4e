import ConformanceKit

/// The exit code of the tool.
enum ExitStatus: Int32 {
  case clean = 0
  case failures = 1
  case usage = 2
  case broken = 3
  case interrupted = 130

  /// The exit code for the reports on the subjects to certify.
  init(_ reports: [ConformanceReport], isInterrupted: Bool) {
    if isInterrupted {
      self = .interrupted
    } else if reports.contains(where: \.isBroken) {
      self = .broken
    } else {
      self = reports.allSatisfy(\.isClean) ? .clean : .failures
    }
  }
}

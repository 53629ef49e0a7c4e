import ConformanceKit

extension ReferenceRun {
  /// Notes a repair in the words that the policy has for it, if it has any.
  mutating func report(_ kind: Repair.Kind, at path: String) {
    if let kind = reported(kind) { repairs.append(Repair(kind, at: path)) }
  }

  private func reported(_ kind: Repair.Kind) -> Repair.Kind? {
    switch kind {
    case .missing: policy.reportsMissing ? .missing : nil
    case .null: policy.tellsNullFromMissing ? .null : .missing
    case .mismatch: .mismatch
    case .invalid: policy.tellsInvalidFromMismatch ? .invalid : .mismatch
    case .overflow: policy.tellsOverflow ? .overflow : .invalid
    case .inexact: policy.tellsInexact ? .inexact : .invalid
    case .converted: policy.reportsConversions ? .converted : nil
    }
  }

  /// Drops what was reported inside a value that fell back as a whole.
  mutating func forgetRepairs(since mark: Int) {
    if policy.fallbackIsReportedOnce { repairs.removeSubrange(mark...) }
  }

  /// Notes that what follows stands inside a string, if it does.
  mutating func enter(_ value: JSONValue) {
    if case .string = value { isInsideString = true }
  }

  /// What a container that was read from a value counts as.
  func left(_ value: JSONValue, _ reading: Reading) -> Reading {
    if case .string = value, case .taken(let observation) = reading, !policy.stringifiedIsSilent {
      return .converted(observation)
    }
    return reading
  }
}

import ConformanceKit

extension ReferenceRun {
  /// Reports a repair as the kind that the policy has for it, if any.
  mutating func report(_ kind: Repair.Kind, at path: String, _ detail: RepairDetail) {
    guard let kind = reported(kind) else { return }
    repairs.append(Repair(kind, at: path))
    details.append(detail)
  }

  /// The stand-in for an element or entry without a value.
  func loss(of element: Shape) -> RepairDetail {
    RepairDetail(wanted: element, action: element.isOptional ? .nilValue : .droppedElement)
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

  /// Drops the repairs inside a value that was replaced as a whole.
  mutating func forgetRepairs(since mark: Int) {
    guard policy.fallbackIsReportedOnce, version2 == nil else { return }
    repairs.removeSubrange(mark...)
    details.removeSubrange(mark...)
  }

  /// Notes that the nested values are inside a string, if they are.
  mutating func enter(_ value: JSONValue) {
    if case .string = value { isInsideString = true }
  }

  /// The reading of a container, which counts as converted if it was inside a string.
  func left(_ value: JSONValue, _ reading: Reading) -> Reading {
    if case .string = value, case .taken(let observation) = reading, !policy.stringifiedIsSilent {
      return .converted(observation)
    }
    return reading
  }
}

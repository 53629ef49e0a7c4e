package import ConformanceKit

extension ReferenceRun {
  /// Notes a repair in the words that the policy has for it, if it has any.
  mutating func report(_ kind: Repair.Kind, at path: String, _ detail: RepairDetail) {
    guard let kind = reported(kind) else { return }
    repairs.append(Repair(kind, at: path))
    details.append(detail)
  }

  /// What stands in for an element or entry that has no value.
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

  /// Drops what was reported inside a value that fell back as a whole.
  mutating func forgetRepairs(since mark: Int) {
    guard policy.fallbackIsReportedOnce else { return }
    repairs.removeSubrange(mark...)
    details.removeSubrange(mark...)
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

/// What is told of a repair besides its kind and place (REP-7, REP-8).
package struct RepairDetail: Hashable, Sendable {
  /// What a position got.
  package enum Action: String, Sendable {
    case converted, initialValue, typeDefault, defaultCase, nilValue, droppedElement
  }

  /// What the position holds.
  package let wanted: Shape
  /// What it got.
  package let action: Action
}

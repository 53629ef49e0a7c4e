package import ConformanceKit

/// The result of reading one value.
enum Reading {
  /// The value unchanged.
  case taken(Observation)
  /// The converted value.
  case converted(Observation)
  /// No value, with the reason.
  case failed(Repair.Kind)
}

/// The details of a repair besides its kind and path (REP-7, REP-8).
package struct RepairDetail: Hashable, Sendable {
  /// What was done at a position.
  package enum Action: String, Sendable {
    case converted, initialValue, typeDefault, defaultCase, nilValue, droppedElement
  }

  /// The shape of the position.
  package let wanted: Shape
  /// What was done.
  package let action: Action
}

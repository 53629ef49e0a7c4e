import FuzzKit

extension FuzzTargets {
  /// SmartUpdater on a complete model.
  static let updates: [any FuzzTarget] = [
    SmartUpdaterTarget("update/scalars", Scalars.self, laws: local),
    SmartUpdaterTarget("update/nested", Nested.self, laws: local),
    SmartUpdaterTarget("update/values", Values.self, laws: local),
    SmartUpdaterTarget("update/mapped", Mapped.self, laws: shared),
    SmartUpdaterTarget("update/any", AnyValues.self, laws: local.subtracting(.nullIsMissing)),
    SmartUpdaterTarget("update/wrapped", Wrapped.self, laws: local),
    SmartUpdaterTarget(
      "update/compact",
      Compact.self,
      laws: local.subtracting([.keyOrder, .nullIsMissing, .inputForms])
    ),
    SmartUpdaterTarget("update/flat", Flats.self, laws: shared),
    SmartUpdaterTarget("update/inherited", Derived.self, laws: local),
    SmartUpdaterTarget("update/deep", Deep.self, laws: .inputForms),
    SmartUpdaterTarget(
      "update/associated",
      Associated.self,
      laws: local.subtracting(.nullIsMissing)
    ),
  ]

  /// The laws that hold if the top-level key of each property is its name.
  private static let local: TargetLaws = [
    .keyOrder, .nullIsMissing, .locality, .unknownKeys, .keepsUnmentioned, .inputForms,
  ]

  /// The laws that hold if several properties may have one key.
  private static let shared: TargetLaws = [.keyOrder, .nullIsMissing, .unknownKeys, .inputForms]
}

import FuzzKit

extension FuzzTargets {
  /// SmartUpdater on a complete model, and on the model that the input itself decodes to.
  static let updates: [any FuzzTarget] = [
    SmartUpdaterTarget(
      "update/scalars",
      Scalars.self,
      of: .seed,
      laws: local,
      seedInputs: Scalars.seedInputs
    ),
    SmartUpdaterTarget(
      "update/nested",
      Nested.self,
      of: .seed,
      laws: local,
      seedInputs: Nested.seedInputs
    ),
    SmartUpdaterTarget(
      "update/values",
      Values.self,
      of: .seed,
      laws: local,
      seedInputs: Values.seedInputs
    ),
    SmartUpdaterTarget(
      "update/mapped",
      Mapped.self,
      of: .seed,
      laws: [.keyOrder, .nullIsMissing, .unknownKeys, .inputForms],
      seedInputs: Mapped.seedInputs
    ),
    SmartUpdaterTarget(
      "update/any",
      AnyValues.self,
      of: .seed,
      laws: local.subtracting(.nullIsMissing),
      seedInputs: AnyValues.seedInputs
    ),
    SmartUpdaterTarget(
      "update/wrapped",
      Wrapped.self,
      of: .seed,
      laws: local,
      seedInputs: Wrapped.seedInputs
    ),
    SmartUpdaterTarget(
      "update/compact",
      Compact.self,
      of: .seed,
      laws: local.subtracting([.keyOrder, .nullIsMissing, .inputForms]),
      seedInputs: Compact.seedInputs
    ),
    SmartUpdaterTarget(
      "update/flat",
      Flats.self,
      of: .seed,
      laws: [.keyOrder, .nullIsMissing, .unknownKeys, .inputForms],
      seedInputs: Flats.seedInputs
    ),
    SmartUpdaterTarget(
      "update/inherited",
      Derived.self,
      of: .seed,
      laws: local,
      seedInputs: Derived.seedInputs
    ),
    SmartUpdaterTarget(
      "update/deep",
      Deep.self,
      of: .seed,
      laws: .inputForms,
      seedInputs: Deep.seedInputs
    ),
    SmartUpdaterTarget(
      "update/associated",
      Associated.self,
      of: .seed,
      laws: [.locality, .keyOrder, .unknownKeys, .keepsUnmentioned, .inputForms],
      seedInputs: Associated.seedInputs
    ),
    SmartUpdaterTarget("update/self", Nested.self, of: .itself, seedInputs: Nested.seedInputs),
    SmartUpdaterTarget(
      "update/self/optionals",
      Optionals.self,
      of: .itself,
      seedInputs: Optionals.seedInputs
    ),
    SmartUpdaterTarget(
      "update/self/dictionaries",
      Dictionaries.self,
      of: .itself,
      seedInputs: Dictionaries.seedInputs
    ),
    SmartUpdaterTarget(
      "update/self/flat",
      Flats.self,
      of: .itself,
      seedInputs: Flats.seedInputs
    ),
  ]

  /// The laws that hold if the top-level key of each property is its name.
  private static let local: TargetLaws = [
    .keyOrder, .nullIsMissing, .locality, .unknownKeys, .keepsUnmentioned, .inputForms,
  ]
}

/// The models of the planted decoder, by name.
package enum PlantedModelName: String, CaseIterable, Sendable {
  /// Scalars and an enum.
  case order
  /// Optionals, arrays, a dictionary and a nested model.
  case profile
  /// A model that contains itself.
  case folder
  /// Arrays of models, an optional model and one that may be stringified.
  case batch
}

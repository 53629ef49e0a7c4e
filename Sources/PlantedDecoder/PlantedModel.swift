import FuzzKit

/// A model of the planted decoder: `Codable` for the reference and the probe, `read` for the decoder.
protocol PlantedModel: Codable, PlantedReadable {
  /// Plain documents that fill every property; no bug may show on them.
  static var seedInputs: [String] { get }

  /// The initial values.
  init()

  /// Fills the properties from an object.
  mutating func read(from object: PlantedObject)
}

extension PlantedModel {
  static func read(_ value: PlantedValue, _ reader: PlantedReader) -> Self? {
    guard let object = value.opened(as: .object, "object", reader) else { return nil }
    var model = Self()
    model.read(from: PlantedObject(object, reader))
    return model
  }
}

/// The models of the planted decoder, by name.
public enum PlantedModelName: String, CaseIterable, Sendable {
  /// Scalars and an enum.
  case order
  /// Optionals, arrays, a dictionary and a nested model.
  case profile
  /// A model that contains itself.
  case folder
  /// Arrays of models, an optional model and one that may be stringified.
  case batch

  var type: any PlantedModel.Type {
    switch self {
    case .order: PlantedOrder.self
    case .profile: PlantedProfile.self
    case .folder: PlantedFolder.self
    case .batch: PlantedBatch.self
    }
  }
}

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

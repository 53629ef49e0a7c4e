public import Foundation
public import FuzzKit
import SmartCodable

/// A model with which `smartfuzz bench` measures what it costs to make inputs.
public struct MeasuredModel: Sendable {
  /// The name of its target.
  public let name: String
  /// The documents that inputs are made from.
  public let seedInputs: [String]
  /// A target of the model with other documents.
  public let target: @Sendable ([String]) -> any FuzzTarget
  /// Decodes a document; whether that gives a value.
  public let isDecoded: @Sendable (Data) -> Bool

  /// A few models.
  public static let all = [
    Self("scalars", Scalars.self), Self("numbers", Numbers.self), Self("enums", Enums.self),
    Self("nested", Nested.self), Self("optionals", Optionals.self),
  ]

  private init<Model: FuzzModel & SendableMetatype>(_ name: String, _ type: Model.Type) {
    self.name = name
    seedInputs = Model.seedInputs
    target = { SmartDecoderTarget(name, Model.self, seedInputs: $0) }
    isDecoded = { (try? Model.decode(from: $0)) != nil }
  }
}

public import Foundation

/// Reads and writes `Data` as base64 text (VAL-11).
public struct SmartDataTransformer: ValueTransformable {
  /// Makes the transformer.
  public init() {}

  /// The bytes of a strict, padded base64 string; nil for anything else.
  public func transformFromJSON(_ value: Any?) -> Data? {
    (value as? String).flatMap { Data(base64Encoded: $0) }
  }

  /// The base64 text of the bytes; nil for nil.
  public func transformToJSON(_ value: Data?) -> String? {
    value?.base64EncodedString()
  }
}

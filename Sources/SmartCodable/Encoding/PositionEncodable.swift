/// The place of a wrapped property while it is encoded: what its wrapper needs to write it.
struct EncodePosition {
  /// Writes a value under the property's own key, like that of an ordinary property; a nil
  /// writes nothing (ENC-3).
  func encode<Value: Encodable>(_ value: Value) throws {}

  /// Writes a value of unknown type under the property's own key (ANY-9); a nil writes nothing.
  ///
  /// Throws `EncodingError` if no JSON form is known for the value.
  func encodeAny(_ value: Any) throws {}

  /// Writes the members of the value among those of the object that holds the property (FLAT-8).
  func merge<Value: Encodable>(_ value: Value) throws {}
}

/// A property wrapper that writes its position by itself.
///
/// Containers know only this protocol. A wrapper that writes nothing leaves its key out.
protocol PositionEncodable: Encodable {
  /// Writes the wrapped value to its place, or nothing.
  func encode(at position: EncodePosition) throws

  /// The wrapped value, as a value transformer gets it (VAL-17).
  var transformedValue: Any { get }
}

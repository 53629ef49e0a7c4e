import ModelSupport

extension PropertyState {
  /// Encodes the property.
  func write(_ name: String, to target: ModelTarget, by writer: some ValueWriter<Value>) throws {
    try write(name, to: target, by: writer) { $0 }
  }

  /// Encodes what `transform` makes of the value; nil is not transformed, if there is a value to test.
  func write<To>(
    _ name: String,
    to target: ModelTarget,
    by writer: some ValueWriter<To>,
    transform: (Value) throws -> To
  ) throws {
    let key = settings?.key ?? name
    let encodesNull = settings?.flags.contains(.encodesNull) ?? false
    let value = try required(at: target.codingPath + KeySegments.of(key).map { ModelKey($0) })
    if Value.self != To.self, (value as? any OptionalProbe)?.isNil ?? false {
      if encodesNull { try target.writeNull(under: key) }
      return
    }
    try target.write(try transform(value), under: key, by: writer, encodesNull: encodesNull)
  }

  /// The current value; throws if a required property has none (KOD-7).
  func required(at path: @autoclosure () -> [any CodingKey]) throws -> Value {
    if let current { return current }
    throw EncodingError.invalidValue(
      Value?.none as Any,
      EncodingError.Context(
        codingPath: path(),
        debugDescription: "the required property was neither decoded nor assigned"
      )
    )
  }
}

/// How values of one type are written; chosen once per property of a model type.
protocol ValueWriter<Value>: Sendable {
  associatedtype Value

  /// Writes the value; returns false, having written nothing, if it is nil.
  func write(_ value: Value, _ key: ModelKey, to container: inout ModelOutput) throws -> Bool

  /// Whether the value is nil, and so is left out.
  func isNil(_ value: Value) -> Bool
}

extension ValueWriter {
  func isNil(_ value: Value) -> Bool { false }
}

/// Writes any type by its own `encode(to:)`.
struct PlainWriter<Value: Encodable>: ValueWriter {
  func write(_ value: Value, _ key: ModelKey, to container: inout ModelOutput) throws -> Bool {
    try container.encode(value, forKey: key)
    return true
  }
}

/// Writes a scalar by the container's function for it.
struct ScalarWriter<Value: ModelScalar>: ValueWriter {
  func write(_ value: Value, _ key: ModelKey, to container: inout ModelOutput) throws -> Bool {
    try value.write(key, to: &container)
    return true
  }
}

/// Writes an Optional, unless it is nil.
struct OptionalWriter<Writer: ValueWriter>: ValueWriter {
  typealias Wrapped = Writer.Value

  let wrapped: Writer

  func write(_ value: Wrapped?, _ key: ModelKey, to container: inout ModelOutput) throws -> Bool {
    guard let value else { return false }
    return try wrapped.write(value, key, to: &container)
  }

  func isNil(_ value: Wrapped?) -> Bool { value.map { wrapped.isNil($0) } ?? true }
}

private protocol WritableShape {
  static func makeWriter() -> any Sendable
}

enum ValueWriters {
  /// Makes the writer for a type.
  static func make<Value: Encodable>(for type: Value.Type) -> any ValueWriter<Value> {
    let writer: (any Sendable)? =
      if let scalar = type as? any ModelScalar.Type {
        self.scalar(scalar)
      } else {
        (type as? any WritableShape.Type)?.makeWriter()
      }
    return writer as? any ValueWriter<Value> ?? PlainWriter<Value>()
  }

  fileprivate static func optional(_ wrapped: some ValueWriter) -> any Sendable {
    OptionalWriter(wrapped: wrapped)
  }

  private static func scalar<Scalar: ModelScalar>(_ type: Scalar.Type) -> any Sendable {
    ScalarWriter<Scalar>()
  }
}

extension Optional: WritableShape where Wrapped: Encodable {
  fileprivate static func makeWriter() -> any Sendable {
    ValueWriters.optional(ValueWriters.make(for: Wrapped.self))
  }
}

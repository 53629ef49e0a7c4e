extension Dekodable {
  /// Makes a model with `init()` and decodes its properties; throws what ``decode(from:)`` throws.
  public init(from decoder: any Decoder) throws {
    self.init()
    try decode(from: decoder)
  }

  /// The default implementation: decodes all properties.
  public mutating func decode(from decoder: any Decoder) throws {
    try ModelReader.read(&self, from: decoder)
  }
}

extension Enkodable {
  /// Encodes all properties.
  ///
  /// Throws `EncodingError.invalidValue` for a required property without a value (KOD-7), and if one
  /// property writes an object where another one writes a value (KOD-13).
  public func encode(to encoder: any Encoder) throws {
    try ModelWriter.write(self, to: encoder)
  }
}

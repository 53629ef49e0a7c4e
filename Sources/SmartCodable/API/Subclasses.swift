import ModelSupport

// A subclass lets its superclass ask for the first keys, by which the decoder would take the value for one of the
// superclass. The code that `@SmartSubclass` writes says before which class it is.

extension Decoder {
  /// The decoder for the code of a subclass, which passes it on to its superclass (AGR-13).
  ///
  /// Code of another type that decodes a model by `Child(from: decoder)` leaves the decoder to find out whose keys are
  /// asked for. If `Child.init(from:)` calls `super.init(from:)` first, these are the superclass's; so a class with code
  /// written by hand, as `@SmartSubclass` does for others, begins with
  ///
  ///     let decoder = decoder.forSubclass(Self.self)
  ///
  /// - Parameter type: The class whose code is running; for a decoder of one of its own subclasses nothing changes.
  /// - Returns: A decoder with the mapping, the transformers and the initial values of the class; the same decoder if it
  ///   has them already, or is one of another package.
  public func forSubclass<Model: Decodable>(_ type: Model.Type) -> any Decoder {
    if let decoder = self as? ValueDecoder { return decoder.handed(to: type) }
    return (self as? SuperDecoder)?.handed(to: type) ?? self
  }
}

extension Encoder {
  /// The encoder for the code of a subclass, which passes it on to its superclass (AGR-13); see
  /// ``Decoder/forSubclass(_:)``.
  ///
  /// - Parameter type: The class whose code is running; for an encoder of one of its own subclasses nothing changes.
  /// - Returns: An encoder with the mapping and the transformers of the class; the same encoder if it has them already,
  ///   or is one of another package.
  public func forSubclass<Model: Encodable>(_ type: Model.Type) -> any Encoder {
    if let encoder = self as? ValueEncoder { return encoder.handed(to: type) }
    return (self as? SuperEncoder)?.handed(to: type) ?? self
  }
}

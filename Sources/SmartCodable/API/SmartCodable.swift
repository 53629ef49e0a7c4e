/// A model that decodes from imperfect JSON and can be encoded.
public typealias SmartCodable = SmartDecodable & SmartEncodable

/// An alias for ``SmartCodable``, for places where the module's name gets in the way.
public typealias SmartCodableX = SmartCodable

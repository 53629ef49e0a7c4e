/// A model that decodes and encodes itself, without coding keys and initializers of its own.
public typealias Kodable = Dekodable & Enkodable

/// A model that decodes itself, property by property, with any decoder (KOD-1, KOD-2).
///
///     struct User: Kodable {
///       var identifier = ""
///       @Coding("first_name") var firstName: String
///       @Coding(default: "unknown") var phone: String
///     }
///
/// Wrapped properties follow the options of their wrappers. A plain property that is Decodable is read
/// under its name: it keeps its initial value if the key is missing, and also if the value is null,
/// unless it is Optional (KOD-4). Constants, and properties that are neither Decodable nor wrapped, keep
/// their values (KOD-5). Properties of superclasses are included.
public protocol Dekodable: Decodable {
  /// Makes a model with the values that properties have if the input does not mention them.
  init()

  /// Updates the model from a decoder; properties that the input does not mention keep their values
  /// (KOD-6).
  ///
  /// Throws a ``KodableError``, always a ``KodableError/failedDecodingType(type:underlyingError:)`` below
  /// the keys and indexes that lead to the model. Properties before the failing one are then updated.
  mutating func decode(from decoder: any Decoder) throws
}

/// A model that encodes itself, property by property, with any encoder.
///
/// An Optional that is nil is left out (KOD-61). Properties that are neither Encodable nor wrapped are
/// left out too.
public protocol Enkodable: Encodable {}

/// Keeps a property out of decoding and encoding (IGN-1 to IGN-4).
///
///     struct Row: SmartCodable {
///       var title = ""
///       @SmartIgnored var isExpanded = false
///       @SmartIgnored var onTap: () -> Void = {}
///     }
///
/// The property keeps its initial value whatever the JSON holds, and may be of any type. Foundation's coders leave it
/// out too, and do not miss it; what they find under its key they read if it fits.
@propertyWrapper
public struct SmartIgnored<T> {
  /// The value, which JSON never changes.
  public var wrappedValue: T

  /// Whether the value is written when the model is encoded.
  private let isEncodable: Bool

  /// Whether an encoder writes the value.
  var isWritten: Bool { isEncodable && wrappedValue is any Encodable }

  /// Wraps the initial value of a property that is neither read nor written.
  public init(wrappedValue: T) {
    self.init(wrappedValue: wrappedValue, isEncodable: false)
  }

  /// Wraps the initial value; with `isEncodable` it is written, if it is `Encodable` (IGN-2).
  public init(wrappedValue: T, isEncodable: Bool) {
    self.wrappedValue = wrappedValue
    self.isEncodable = isEncodable
  }
}

/// An alias for ``SmartIgnored``.
public typealias IgnoredKey<T> = SmartIgnored<T>

extension SmartIgnored: Codable {
  /// Outside a property there is no initial value to keep, so the value is read if possible.
  ///
  /// Throws `DecodingError` if `T` is not `Decodable` or the value does not fit (IGN-4).
  public init(from decoder: any Decoder) throws {
    self.init(wrappedValue: try AnyCoding.decode(T.self, from: decoder))
  }

  /// Outside a property an omitted value is written as null.
  public func encode(to encoder: any Encoder) throws {
    if isEncodable, let value = wrappedValue as? any Encodable {
      try value.encode(to: encoder)
    } else {
      var container = encoder.singleValueContainer()
      try container.encodeNil()
    }
  }
}

extension SmartIgnored: PositionDecodable {
  static var transformerInput: TransformerInput { .none }

  static func decode(from position: Position) throws(Miss) -> SmartIgnored<T> {
    throw Miss(kind: .missing, facts: .isSilent)
  }
}

extension SmartIgnored: PositionEncodable {
  /// Nil for an omitted value, so that no transformer writes it (IGN-2).
  var transformedValue: Any { isEncodable ? wrappedValue : T?.none as Any }

  func encode(at position: EncodePosition) throws {
    if isEncodable, let value = wrappedValue as? any Encodable { try position.encodeAny(value) }
  }
}

extension SmartIgnored: Equatable where T: Equatable {
  /// Compares the wrapped values (API-11).
  public static func == (left: Self, right: Self) -> Bool {
    left.wrappedValue == right.wrappedValue
  }
}

extension SmartIgnored: Hashable where T: Hashable {
  /// Hashes the wrapped value (API-11).
  public func hash(into hasher: inout Hasher) { wrappedValue.hash(into: &hasher) }
}

extension SmartIgnored: Sendable where T: Sendable {}

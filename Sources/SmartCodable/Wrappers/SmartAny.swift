import Foundation

/// Lets a property hold `Any`, `[Any]`, `[String: Any]` and nestings of them (ANY-1 to ANY-12).
///
///     struct Event: SmartCodable {
///       var name = ""
///       @SmartAny var payload: [String: Any] = [:]
///     }
///
/// Objects arrive as `[String: Any]`, arrays as `[Any]`, null inside them as `NSNull`; a number
/// casts with `as?` to every number type that can hold it. `AnyHashable`, `[Int: Any]`, `NSNumber`,
/// `NSString`, `NSArray` and `NSDictionary` are filled too. A typed property decodes as without it. Other types that are
/// not `Decodable`, such as `NSDate`, `NSSet` or `[Double: Any]`, compile, since Swift cannot exclude them, and always
/// keep their initial value; each value for them is reported as a mismatch.
@propertyWrapper
public struct SmartAny<T> {
  /// The value.
  public var wrappedValue: T

  /// Wraps the initial value, which stands in for a missing or invalid one.
  public init(wrappedValue: T) { self.wrappedValue = wrappedValue }
}

extension SmartAny: Codable {
  /// Reads the value; also in a foreign decoder, but strictly (ANY-10).
  public init(from decoder: any Decoder) throws {
    self.init(wrappedValue: try AnyCoding.decode(T.self, from: decoder))
  }

  /// Writes the value; throws `EncodingError` if part of it has no JSON form (ANY-9).
  public func encode(to encoder: any Encoder) throws {
    try AnyCoding.encode(wrappedValue, to: encoder)
  }
}

extension SmartAny: PositionDecodable {
  static func decode(from position: Position) throws(Miss) -> SmartAny<T> {
    if position.isNull, !position.reader.settings.options.ignoreNull, let null = NSNull() as? T,
      T.self == Any.self || T.self == Any?.self || T.self == AnyHashable.self
        || T.self == AnyHashable?.self
    {
      return SmartAny(wrappedValue: null)
    }
    return SmartAny(wrappedValue: try ownValue(from: position))
  }
}

extension SmartAny: PositionEncodable {
  func encode(at position: EncodePosition) throws { try position.encodeAny(wrappedValue) }
}

extension SmartAny: Hashable {
  /// Compares by the type's own `==` if it has one, else as the JSON the values represent (ANY-11).
  ///
  /// As JSON, any nil equals `NSNull`, numbers are compared by value, arrays and dictionaries by
  /// content, and other values are equal only if their type is `Equatable` and they are equal.
  public static func == (left: Self, right: Self) -> Bool {
    AnyEquality.equals(left.wrappedValue, right.wrappedValue)
  }

  /// Hashes the value consistently with `==`.
  public func hash(into hasher: inout Hasher) { AnyEquality.hash(wrappedValue, into: &hasher) }
}

extension SmartAny: Sendable where T: Sendable {}

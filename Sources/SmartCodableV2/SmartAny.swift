public import Foundation

/// A JSON value of any kind, which remembers the type it was read as.
///
///     struct Message: SmartCodable {
///       var content: SmartAny = .null(NSNull())
///     }
///     let message = Message.deserialize(json: #"{"content":{"count":2}}"#)
///     print(message?.content.peel as Any)      // Optional(["count": 2])
///
/// A value is tried as `Bool`, `String`, the integer types from `Int` to `UInt64`, `Double`, `CGFloat`,
/// `Float`, an object, an array and null, in this order, so `1.0` becomes `.int(1)` (LEG-8). A number
/// that none of them holds is a bad value.
///
/// Renamed since: the property wrapper `@SmartAny` of the module `SmartCodable`, which needs no peeling.
public enum SmartAny: Codable, Hashable {
  /// `true` or `false`.
  case bool(Bool)
  /// A text.
  case string(String)
  /// A number beyond the integers.
  case double(Double)
  /// Never read, since every number that a `CGFloat` holds is a `Double` before.
  case cgFloat(CGFloat)
  /// Never read, since every number that a `Float` holds is a `Double` before.
  case float(Float)
  /// An integer, however it is spelled.
  case int(Int)
  /// Never read, since it is an `Int` before.
  case int8(Int8)
  /// Never read, since it is an `Int` before.
  case int16(Int16)
  /// Never read, since it is an `Int` before.
  case int32(Int32)
  /// An integer beyond `Int` on a platform of 32 bits.
  case int64(Int64)
  /// An integer beyond `Int`.
  case uInt(UInt)
  /// Never read, since it is an `Int` before.
  case uInt8(UInt8)
  /// Never read, since it is an `Int` before.
  case uInt16(UInt16)
  /// Never read, since it is an `Int` before.
  case uInt32(UInt32)
  /// An integer beyond `Int64` on a platform of 32 bits.
  case uInt64(UInt64)
  /// An object.
  case dict([String: SmartAny])
  /// An array.
  case array([SmartAny])
  /// null.
  case null(NSNull)

  /// Reads a value of any kind.
  ///
  /// - Throws: `DecodingError.typeMismatch` for a number that no number type holds, and the error of a
  ///   bad value inside an object or array.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null(NSNull())
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let number = Self.number(in: container) {
      self = number
    } else if let value = try? container.decode([String: SmartAny].self) {
      self = .dict(value)
    } else {
      self = .array(try container.decode([SmartAny].self))
    }
  }

  /// The number as the first type that holds it; types that a type before them includes are left out.
  private static func number(in container: any SingleValueDecodingContainer) -> SmartAny? {
    if let value = try? container.decode(Int.self) { return .int(value) }
    if let value = try? container.decode(Int64.self) { return .int64(value) }
    if let value = try? container.decode(UInt.self) { return .uInt(value) }
    if let value = try? container.decode(UInt64.self) { return .uInt64(value) }
    return (try? container.decode(Double.self)).map(SmartAny.double)
  }

  /// Writes the value without its case.
  ///
  /// - Throws: The encoder's error for a value that JSON has no form for, such as NaN.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .dict(let members): try container.encode(members)
    case .array(let elements): try container.encode(elements)
    case .bool(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .double(let value): try container.encode(value)
    case .cgFloat(let value): try container.encode(value)
    case .float(let value): try container.encode(value)
    case .int(let value): try container.encode(value)
    case .int8(let value): try container.encode(value)
    case .int16(let value): try container.encode(value)
    case .int32(let value): try container.encode(value)
    case .int64(let value): try container.encode(value)
    case .uInt(let value): try container.encode(value)
    case .uInt8(let value): try container.encode(value)
    case .uInt16(let value): try container.encode(value)
    case .uInt32(let value): try container.encode(value)
    case .uInt64(let value): try container.encode(value)
    }
  }
}

import Foundation

extension SmartAny {
  /// The value without its case: a Bool, a String, a number of the case's type, `NSNull`, or a
  /// dictionary or array of such values at any depth.
  ///
  /// Renamed since: not needed with `@SmartAny` of the module `SmartCodable`.
  public var peel: Any {
    switch self {
    case .null(let value): value
    case .dict(let members): members.peel
    case .array(let elements): elements.peel
    case .bool(let value): value
    case .string(let value): value
    case .double(let value): value
    case .cgFloat(let value): value
    case .float(let value): value
    case .int(let value): value
    case .int8(let value): value
    case .int16(let value): value
    case .int32(let value): value
    case .int64(let value): value
    case .uInt(let value): value
    case .uInt8(let value): value
    case .uInt16(let value): value
    case .uInt32(let value): value
    case .uInt64(let value): value
    }
  }
}

extension [String: SmartAny] {
  /// The values without their cases, at any depth.
  ///
  /// Renamed since: not needed with `@SmartAny` of the module `SmartCodable`.
  public var peel: [String: Any] { mapValues(\.peel) }
}

extension [SmartAny] {
  /// The values without their cases, at any depth.
  ///
  /// Renamed since: not needed with `@SmartAny` of the module `SmartCodable`.
  public var peel: [Any] { map(\.peel) }
}

extension SmartAny: CustomStringConvertible, CustomDebugStringConvertible {
  /// The case and its value, such as `SmartAny.int(20)`.
  public var description: String {
    switch self {
    case .null: "SmartAny.null"
    case .dict(let members): "SmartAny.dict(\(members))"
    case .array(let elements): "SmartAny.array(\(elements))"
    case .bool(let value): "SmartAny.bool(\(value))"
    case .string(let value): "SmartAny.string(\(String(reflecting: value)))"
    case .double(let value): "SmartAny.double(\(value))"
    case .cgFloat(let value): "SmartAny.cgFloat(\(value))"
    case .float(let value): "SmartAny.float(\(value))"
    case .int(let value): "SmartAny.int(\(value))"
    case .int8(let value): "SmartAny.int8(\(value))"
    case .int16(let value): "SmartAny.int16(\(value))"
    case .int32(let value): "SmartAny.int32(\(value))"
    case .int64(let value): "SmartAny.int64(\(value))"
    case .uInt(let value): "SmartAny.uInt(\(value))"
    case .uInt8(let value): "SmartAny.uInt8(\(value))"
    case .uInt16(let value): "SmartAny.uInt16(\(value))"
    case .uInt32(let value): "SmartAny.uInt32(\(value))"
    case .uInt64(let value): "SmartAny.uInt64(\(value))"
    }
  }

  /// The same as ``description``.
  public var debugDescription: String { description }
}

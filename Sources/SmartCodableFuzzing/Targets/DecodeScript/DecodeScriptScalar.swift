/// The scalars that containers have calls of their own for.
///
/// Swift chooses the call by the static type: hence a switch for each kind of call.
enum DecodeScriptScalar: Int, CaseIterable {
  case bool, string, double, float, int, int8, int16
  case int32, int64, uint, uint8, uint16, uint32, uint64

  var type: any DecodeScriptValue.Type { Self.types[rawValue] }

  private static let types: [any DecodeScriptValue.Type] = [
    Bool.self, String.self, Double.self, Float.self, Int.self, Int8.self, Int16.self, Int32.self,
    Int64.self, UInt.self, UInt8.self, UInt16.self, UInt32.self, UInt64.self,
  ]

  func read<Key>(_ container: KeyedDecodingContainer<Key>, _ key: Key) throws -> String {
    switch self {
    case .bool: try container.decode(Bool.self, forKey: key).spoken
    case .string: try container.decode(String.self, forKey: key).spoken
    case .double: try container.decode(Double.self, forKey: key).spoken
    case .float: try container.decode(Float.self, forKey: key).spoken
    case .int: try container.decode(Int.self, forKey: key).spoken
    case .int8: try container.decode(Int8.self, forKey: key).spoken
    case .int16: try container.decode(Int16.self, forKey: key).spoken
    case .int32: try container.decode(Int32.self, forKey: key).spoken
    case .int64: try container.decode(Int64.self, forKey: key).spoken
    case .uint: try container.decode(UInt.self, forKey: key).spoken
    case .uint8: try container.decode(UInt8.self, forKey: key).spoken
    case .uint16: try container.decode(UInt16.self, forKey: key).spoken
    case .uint32: try container.decode(UInt32.self, forKey: key).spoken
    case .uint64: try container.decode(UInt64.self, forKey: key).spoken
    }
  }

  func readIfPresent<Key>(
    _ container: KeyedDecodingContainer<Key>,
    _ key: Key
  ) throws -> String {
    switch self {
    case .bool: try container.decodeIfPresent(Bool.self, forKey: key).spoken
    case .string: try container.decodeIfPresent(String.self, forKey: key).spoken
    case .double: try container.decodeIfPresent(Double.self, forKey: key).spoken
    case .float: try container.decodeIfPresent(Float.self, forKey: key).spoken
    case .int: try container.decodeIfPresent(Int.self, forKey: key).spoken
    case .int8: try container.decodeIfPresent(Int8.self, forKey: key).spoken
    case .int16: try container.decodeIfPresent(Int16.self, forKey: key).spoken
    case .int32: try container.decodeIfPresent(Int32.self, forKey: key).spoken
    case .int64: try container.decodeIfPresent(Int64.self, forKey: key).spoken
    case .uint: try container.decodeIfPresent(UInt.self, forKey: key).spoken
    case .uint8: try container.decodeIfPresent(UInt8.self, forKey: key).spoken
    case .uint16: try container.decodeIfPresent(UInt16.self, forKey: key).spoken
    case .uint32: try container.decodeIfPresent(UInt32.self, forKey: key).spoken
    case .uint64: try container.decodeIfPresent(UInt64.self, forKey: key).spoken
    }
  }

  func read(_ container: inout any UnkeyedDecodingContainer) throws -> String {
    switch self {
    case .bool: try container.decode(Bool.self).spoken
    case .string: try container.decode(String.self).spoken
    case .double: try container.decode(Double.self).spoken
    case .float: try container.decode(Float.self).spoken
    case .int: try container.decode(Int.self).spoken
    case .int8: try container.decode(Int8.self).spoken
    case .int16: try container.decode(Int16.self).spoken
    case .int32: try container.decode(Int32.self).spoken
    case .int64: try container.decode(Int64.self).spoken
    case .uint: try container.decode(UInt.self).spoken
    case .uint8: try container.decode(UInt8.self).spoken
    case .uint16: try container.decode(UInt16.self).spoken
    case .uint32: try container.decode(UInt32.self).spoken
    case .uint64: try container.decode(UInt64.self).spoken
    }
  }

  func readIfPresent(_ container: inout any UnkeyedDecodingContainer) throws -> String {
    switch self {
    case .bool: try container.decodeIfPresent(Bool.self).spoken
    case .string: try container.decodeIfPresent(String.self).spoken
    case .double: try container.decodeIfPresent(Double.self).spoken
    case .float: try container.decodeIfPresent(Float.self).spoken
    case .int: try container.decodeIfPresent(Int.self).spoken
    case .int8: try container.decodeIfPresent(Int8.self).spoken
    case .int16: try container.decodeIfPresent(Int16.self).spoken
    case .int32: try container.decodeIfPresent(Int32.self).spoken
    case .int64: try container.decodeIfPresent(Int64.self).spoken
    case .uint: try container.decodeIfPresent(UInt.self).spoken
    case .uint8: try container.decodeIfPresent(UInt8.self).spoken
    case .uint16: try container.decodeIfPresent(UInt16.self).spoken
    case .uint32: try container.decodeIfPresent(UInt32.self).spoken
    case .uint64: try container.decodeIfPresent(UInt64.self).spoken
    }
  }

  func read(_ container: any SingleValueDecodingContainer) throws -> String {
    switch self {
    case .bool: try container.decode(Bool.self).spoken
    case .string: try container.decode(String.self).spoken
    case .double: try container.decode(Double.self).spoken
    case .float: try container.decode(Float.self).spoken
    case .int: try container.decode(Int.self).spoken
    case .int8: try container.decode(Int8.self).spoken
    case .int16: try container.decode(Int16.self).spoken
    case .int32: try container.decode(Int32.self).spoken
    case .int64: try container.decode(Int64.self).spoken
    case .uint: try container.decode(UInt.self).spoken
    case .uint8: try container.decode(UInt8.self).spoken
    case .uint16: try container.decode(UInt16.self).spoken
    case .uint32: try container.decode(UInt32.self).spoken
    case .uint64: try container.decode(UInt64.self).spoken
    }
  }
}

// The standard library implements these overloads, and its versions would win over the generic ones. It
// implements none of the containers' other ones, so a single generic function serves them all.

extension ReferenceKeyed {
  func decodeIfPresent(_ t: Bool.Type, forKey k: Key) throws -> Bool? { try present(t, k) }
  func decodeIfPresent(_ t: String.Type, forKey k: Key) throws -> String? { try present(t, k) }
  func decodeIfPresent(_ t: Double.Type, forKey k: Key) throws -> Double? { try present(t, k) }
  func decodeIfPresent(_ t: Float.Type, forKey k: Key) throws -> Float? { try present(t, k) }
  func decodeIfPresent(_ t: Int.Type, forKey k: Key) throws -> Int? { try present(t, k) }
  func decodeIfPresent(_ t: Int8.Type, forKey k: Key) throws -> Int8? { try present(t, k) }
  func decodeIfPresent(_ t: Int16.Type, forKey k: Key) throws -> Int16? { try present(t, k) }
  func decodeIfPresent(_ t: Int32.Type, forKey k: Key) throws -> Int32? { try present(t, k) }
  func decodeIfPresent(_ t: Int64.Type, forKey k: Key) throws -> Int64? { try present(t, k) }
  func decodeIfPresent(_ t: UInt.Type, forKey k: Key) throws -> UInt? { try present(t, k) }
  func decodeIfPresent(_ t: UInt8.Type, forKey k: Key) throws -> UInt8? { try present(t, k) }
  func decodeIfPresent(_ t: UInt16.Type, forKey k: Key) throws -> UInt16? { try present(t, k) }
  func decodeIfPresent(_ t: UInt32.Type, forKey k: Key) throws -> UInt32? { try present(t, k) }
  func decodeIfPresent(_ t: UInt64.Type, forKey k: Key) throws -> UInt64? { try present(t, k) }
}

extension ReferenceUnkeyed {
  mutating func decodeIfPresent(_ type: Bool.Type) throws -> Bool? { try present(type) }
  mutating func decodeIfPresent(_ type: String.Type) throws -> String? { try present(type) }
  mutating func decodeIfPresent(_ type: Double.Type) throws -> Double? { try present(type) }
  mutating func decodeIfPresent(_ type: Float.Type) throws -> Float? { try present(type) }
  mutating func decodeIfPresent(_ type: Int.Type) throws -> Int? { try present(type) }
  mutating func decodeIfPresent(_ type: Int8.Type) throws -> Int8? { try present(type) }
  mutating func decodeIfPresent(_ type: Int16.Type) throws -> Int16? { try present(type) }
  mutating func decodeIfPresent(_ type: Int32.Type) throws -> Int32? { try present(type) }
  mutating func decodeIfPresent(_ type: Int64.Type) throws -> Int64? { try present(type) }
  mutating func decodeIfPresent(_ type: UInt.Type) throws -> UInt? { try present(type) }
  mutating func decodeIfPresent(_ type: UInt8.Type) throws -> UInt8? { try present(type) }
  mutating func decodeIfPresent(_ type: UInt16.Type) throws -> UInt16? { try present(type) }
  mutating func decodeIfPresent(_ type: UInt32.Type) throws -> UInt32? { try present(type) }
  mutating func decodeIfPresent(_ type: UInt64.Type) throws -> UInt64? { try present(type) }
}

// The scalar members of the container protocols: one line each, forwarding to one generic method.

extension KeyedContainer {
  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try scalar(type, key) }
  func decode(_ type: String.Type, forKey key: Key) throws -> String { try scalar(type, key) }
  func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try scalar(type, key) }
  func decode(_ type: Float.Type, forKey key: Key) throws -> Float { try scalar(type, key) }
  func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try scalar(type, key) }
  func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { try scalar(type, key) }
  func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { try scalar(type, key) }
  func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { try scalar(type, key) }
  func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { try scalar(type, key) }
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func decode(_ type: Int128.Type, forKey key: Key) throws -> Int128 { try scalar(type, key) }
  func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { try scalar(type, key) }
  func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { try scalar(type, key) }
  func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 { try scalar(type, key) }
  func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 { try scalar(type, key) }
  func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 { try scalar(type, key) }
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func decode(_ type: UInt128.Type, forKey key: Key) throws -> UInt128 { try scalar(type, key) }
}

extension KeyedContainer {
  func decodeIfPresent(_ t: Bool.Type, forKey k: Key) throws -> Bool? { try ifPresent(t, k) }
  func decodeIfPresent(_ t: String.Type, forKey k: Key) throws -> String? { try ifPresent(t, k) }
  func decodeIfPresent(_ t: Double.Type, forKey k: Key) throws -> Double? { try ifPresent(t, k) }
  func decodeIfPresent(_ t: Float.Type, forKey k: Key) throws -> Float? { try ifPresent(t, k) }
  func decodeIfPresent(_ t: Int.Type, forKey k: Key) throws -> Int? { try ifPresent(t, k) }
  func decodeIfPresent(_ t: Int8.Type, forKey k: Key) throws -> Int8? { try ifPresent(t, k) }
  func decodeIfPresent(_ t: Int16.Type, forKey k: Key) throws -> Int16? { try ifPresent(t, k) }
  func decodeIfPresent(_ t: Int32.Type, forKey k: Key) throws -> Int32? { try ifPresent(t, k) }
  func decodeIfPresent(_ t: Int64.Type, forKey k: Key) throws -> Int64? { try ifPresent(t, k) }
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func decodeIfPresent(_ t: Int128.Type, forKey k: Key) throws -> Int128? { try ifPresent(t, k) }
  func decodeIfPresent(_ t: UInt.Type, forKey k: Key) throws -> UInt? { try ifPresent(t, k) }
  func decodeIfPresent(_ t: UInt8.Type, forKey k: Key) throws -> UInt8? { try ifPresent(t, k) }
  func decodeIfPresent(_ t: UInt16.Type, forKey k: Key) throws -> UInt16? { try ifPresent(t, k) }
  func decodeIfPresent(_ t: UInt32.Type, forKey k: Key) throws -> UInt32? { try ifPresent(t, k) }
  func decodeIfPresent(_ t: UInt64.Type, forKey k: Key) throws -> UInt64? { try ifPresent(t, k) }
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func decodeIfPresent(_ t: UInt128.Type, forKey k: Key) throws -> UInt128? { try ifPresent(t, k) }
}

extension SingleValueContainer {
  func decode(_ type: Bool.Type) throws -> Bool { try scalar(type) }
  func decode(_ type: String.Type) throws -> String { try scalar(type) }
  func decode(_ type: Double.Type) throws -> Double { try scalar(type) }
  func decode(_ type: Float.Type) throws -> Float { try scalar(type) }
  func decode(_ type: Int.Type) throws -> Int { try scalar(type) }
  func decode(_ type: Int8.Type) throws -> Int8 { try scalar(type) }
  func decode(_ type: Int16.Type) throws -> Int16 { try scalar(type) }
  func decode(_ type: Int32.Type) throws -> Int32 { try scalar(type) }
  func decode(_ type: Int64.Type) throws -> Int64 { try scalar(type) }
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func decode(_ type: Int128.Type) throws -> Int128 { try scalar(type) }
  func decode(_ type: UInt.Type) throws -> UInt { try scalar(type) }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try scalar(type) }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try scalar(type) }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try scalar(type) }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try scalar(type) }
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func decode(_ type: UInt128.Type) throws -> UInt128 { try scalar(type) }
}

extension UnkeyedContainer {
  mutating func decode(_ type: Bool.Type) throws -> Bool { try scalar(type) }
  mutating func decode(_ type: String.Type) throws -> String { try scalar(type) }
  mutating func decode(_ type: Double.Type) throws -> Double { try scalar(type) }
  mutating func decode(_ type: Float.Type) throws -> Float { try scalar(type) }
  mutating func decode(_ type: Int.Type) throws -> Int { try scalar(type) }
  mutating func decode(_ type: Int8.Type) throws -> Int8 { try scalar(type) }
  mutating func decode(_ type: Int16.Type) throws -> Int16 { try scalar(type) }
  mutating func decode(_ type: Int32.Type) throws -> Int32 { try scalar(type) }
  mutating func decode(_ type: Int64.Type) throws -> Int64 { try scalar(type) }
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  mutating func decode(_ type: Int128.Type) throws -> Int128 { try scalar(type) }
  mutating func decode(_ type: UInt.Type) throws -> UInt { try scalar(type) }
  mutating func decode(_ type: UInt8.Type) throws -> UInt8 { try scalar(type) }
  mutating func decode(_ type: UInt16.Type) throws -> UInt16 { try scalar(type) }
  mutating func decode(_ type: UInt32.Type) throws -> UInt32 { try scalar(type) }
  mutating func decode(_ type: UInt64.Type) throws -> UInt64 { try scalar(type) }
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  mutating func decode(_ type: UInt128.Type) throws -> UInt128 { try scalar(type) }
}

extension UnkeyedContainer {
  mutating func decodeIfPresent(_ type: Bool.Type) throws -> Bool? { try ifPresent(type) }
  mutating func decodeIfPresent(_ type: String.Type) throws -> String? { try ifPresent(type) }
  mutating func decodeIfPresent(_ type: Double.Type) throws -> Double? { try ifPresent(type) }
  mutating func decodeIfPresent(_ type: Float.Type) throws -> Float? { try ifPresent(type) }
  mutating func decodeIfPresent(_ type: Int.Type) throws -> Int? { try ifPresent(type) }
  mutating func decodeIfPresent(_ type: Int8.Type) throws -> Int8? { try ifPresent(type) }
  mutating func decodeIfPresent(_ type: Int16.Type) throws -> Int16? { try ifPresent(type) }
  mutating func decodeIfPresent(_ type: Int32.Type) throws -> Int32? { try ifPresent(type) }
  mutating func decodeIfPresent(_ type: Int64.Type) throws -> Int64? { try ifPresent(type) }
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  mutating func decodeIfPresent(_ type: Int128.Type) throws -> Int128? { try ifPresent(type) }
  mutating func decodeIfPresent(_ type: UInt.Type) throws -> UInt? { try ifPresent(type) }
  mutating func decodeIfPresent(_ type: UInt8.Type) throws -> UInt8? { try ifPresent(type) }
  mutating func decodeIfPresent(_ type: UInt16.Type) throws -> UInt16? { try ifPresent(type) }
  mutating func decodeIfPresent(_ type: UInt32.Type) throws -> UInt32? { try ifPresent(type) }
  mutating func decodeIfPresent(_ type: UInt64.Type) throws -> UInt64? { try ifPresent(type) }
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  mutating func decodeIfPresent(_ type: UInt128.Type) throws -> UInt128? { try ifPresent(type) }
}

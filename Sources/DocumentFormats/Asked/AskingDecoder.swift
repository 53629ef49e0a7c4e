import Foundation
import PlatformSupport

/// Collects the types that are asked for, while a model is decoded.
final class AskedLog: Sendable {
  private let kinds = Mutex<[[String]: Set<AskedTypes.Kind>]>([:])

  @TaskLocal static var current: AskedLog?

  var found: [[String]: Set<AskedTypes.Kind>] { kinds.withLock { $0 } }

  func note(_ type: any Any.Type, at path: [any CodingKey]) {
    let asked = Self.kinds(of: type)
    if asked.isEmpty { return }
    let place = path.map { $0.intValue.map(String.init) ?? $0.stringValue }
    kinds.withLock { $0[place, default: []].formUnion(asked) }
  }

  private static func kinds(of type: any Any.Type) -> Set<AskedTypes.Kind> {
    switch type {
    case is any FixedWidthInteger.Type: [.integer]
    case is Float.Type: [.float]
    case is any BinaryFloatingPoint.Type: [.double]
    case is Date.Type: [.double, .date]
    case is Decimal.Type: [.decimal]
    case is Data.Type: [.text, .data]
    case is String.Type, is URL.Type, is UUID.Type: [.text]
    case is any IntegerKeyed.Type: [.integerKeys]
    default: []
    }
  }
}

private protocol IntegerKeyed {}
extension Dictionary: IntegerKeyed where Key == Int {}

/// A value that is decoded by a decoder which notes what is asked of it.
package struct Asking<Value: Decodable>: Decodable {
  /// The value as it is without the notes.
  package let value: Value

  /// Decodes the value.
  package init(from decoder: any Decoder) throws {
    let log = AskedLog.current
    log?.note(Value.self, at: decoder.codingPath)
    // What Foundation reads in its own way would not be read so by its `init(from:)`.
    if Value.self is any ReadByDecoder.Type {
      value = try decoder.singleValueContainer().decode(Value.self)
    } else {
      value = try Value(from: AskingDecoder(inner: decoder))
    }
  }
}

/// The types that `JSONDecoder` reads itself, and the scalars.
private protocol ReadByDecoder {}
extension Date: ReadByDecoder {}
extension Data: ReadByDecoder {}
extension URL: ReadByDecoder {}
extension Decimal: ReadByDecoder {}
extension Bool: ReadByDecoder {}
extension String: ReadByDecoder {}
extension Double: ReadByDecoder {}
extension Float: ReadByDecoder {}
extension Int: ReadByDecoder {}
extension Int8: ReadByDecoder {}
extension Int16: ReadByDecoder {}
extension Int32: ReadByDecoder {}
extension Int64: ReadByDecoder {}
extension UInt: ReadByDecoder {}
extension UInt8: ReadByDecoder {}
extension UInt16: ReadByDecoder {}
extension UInt32: ReadByDecoder {}
extension UInt64: ReadByDecoder {}

/// Hands each request on to another decoder, and notes its type and place.
private struct AskingDecoder: Decoder {
  let inner: any Decoder

  var codingPath: [any CodingKey] { inner.codingPath }
  var userInfo: [CodingUserInfoKey: Any] { inner.userInfo }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(AskingObject(inner: try inner.container(keyedBy: type)))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    AskingRow(inner: try inner.unkeyedContainer())
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    AskingValue(inner: try inner.singleValueContainer())
  }
}

private struct AskingObject<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let inner: KeyedDecodingContainer<Key>

  var codingPath: [any CodingKey] { inner.codingPath }
  var allKeys: [Key] { inner.allKeys }

  func contains(_ key: Key) -> Bool { inner.contains(key) }
  func decodeNil(forKey key: Key) throws -> Bool { try inner.decodeNil(forKey: key) }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try inner.decode(Asking<Value>.self, forKey: key).value
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type,
    forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    let nested = try inner.nestedContainer(keyedBy: type, forKey: key)
    return KeyedDecodingContainer(AskingObject<Nested>(inner: nested))
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    AskingRow(inner: try inner.nestedUnkeyedContainer(forKey: key))
  }

  func superDecoder() throws -> any Decoder { AskingDecoder(inner: try inner.superDecoder()) }

  func superDecoder(forKey key: Key) throws -> any Decoder {
    AskingDecoder(inner: try inner.superDecoder(forKey: key))
  }
}

private struct AskingRow: UnkeyedDecodingContainer {
  var inner: any UnkeyedDecodingContainer

  var codingPath: [any CodingKey] { inner.codingPath }
  var count: Int? { inner.count }
  var isAtEnd: Bool { inner.isAtEnd }
  var currentIndex: Int { inner.currentIndex }

  mutating func decodeNil() throws -> Bool { try inner.decodeNil() }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try inner.decode(Asking<Value>.self).value
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) throws -> KeyedDecodingContainer<Nested> {
    KeyedDecodingContainer(AskingObject<Nested>(inner: try inner.nestedContainer(keyedBy: type)))
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    AskingRow(inner: try inner.nestedUnkeyedContainer())
  }

  mutating func superDecoder() throws -> any Decoder {
    AskingDecoder(inner: try inner.superDecoder())
  }
}

private struct AskingValue: SingleValueDecodingContainer {
  let inner: any SingleValueDecodingContainer

  var codingPath: [any CodingKey] { inner.codingPath }

  func decodeNil() -> Bool { inner.decodeNil() }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try inner.decode(Asking<Value>.self).value
  }
}

import Foundation

/// A type that says in a line what was decoded.
protocol DecodeScriptValue: Decodable, SendableMetatype {
  var spoken: String { get }
}

extension DecodeScriptValue {
  var spoken: String { "\(self)" }
}

extension Bool: DecodeScriptValue {}
extension Int: DecodeScriptValue {}
extension Int8: DecodeScriptValue {}
extension Int16: DecodeScriptValue {}
extension Int32: DecodeScriptValue {}
extension Int64: DecodeScriptValue {}
extension UInt: DecodeScriptValue {}
extension UInt8: DecodeScriptValue {}
extension UInt16: DecodeScriptValue {}
extension UInt32: DecodeScriptValue {}
extension UInt64: DecodeScriptValue {}
extension Double: DecodeScriptValue {}
extension Float: DecodeScriptValue {}
extension Decimal: DecodeScriptValue {}
extension UUID: DecodeScriptValue {}

#if !(os(macOS) && arch(x86_64))
extension Float16: DecodeScriptValue {}
#endif

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
extension Int128: DecodeScriptValue {}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
extension UInt128: DecodeScriptValue {}

extension String: DecodeScriptValue {
  var spoken: String { "'\(self)'" }
}

extension Date: DecodeScriptValue {
  var spoken: String { "\(timeIntervalSinceReferenceDate)" }
}

extension Data: DecodeScriptValue {
  var spoken: String { base64EncodedString() }
}

extension URL: DecodeScriptValue {
  var spoken: String { absoluteString }
}

extension Optional: DecodeScriptValue where Wrapped: DecodeScriptValue {
  var spoken: String { map { "some \($0.spoken)" } ?? "nil" }
}

extension Array: DecodeScriptValue where Element: DecodeScriptValue {
  var spoken: String { "[" + map(\.spoken).joined(separator: ", ") + "]" }
}

extension ContiguousArray: DecodeScriptValue where Element: DecodeScriptValue {
  var spoken: String { Array(self).spoken }
}

extension Set: DecodeScriptValue where Element: DecodeScriptValue {
  var spoken: String { "{" + map(\.spoken).sorted().joined(separator: ", ") + "}" }
}

/// Sorted, since dictionaries are in no order.
extension Dictionary: DecodeScriptValue where Key: Decodable, Value: DecodeScriptValue {
  var spoken: String { "\(map { "\($0.key) = \($0.value.spoken)" }.sorted())" }
}

extension Zoo.Anything: DecodeScriptValue {
  var spoken: String { "anything" }
}

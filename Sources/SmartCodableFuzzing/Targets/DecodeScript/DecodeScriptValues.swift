import Foundation

/// A type that says in a line what was decoded.
protocol DecodeScriptValue: Decodable, SendableMetatype {
  var spoken: String { get }
}

extension DecodeScriptValue {
  var spoken: String { "\(self)" }

  /// Types that hold such values.
  static var optional: any DecodeScriptValue.Type { Self?.self }
  static var array: any DecodeScriptValue.Type { [Self].self }
  static var map: any DecodeScriptValue.Type { [String: Self].self }
}

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

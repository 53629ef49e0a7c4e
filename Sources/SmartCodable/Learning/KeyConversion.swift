import Foundation

/// How the raw keys of an object are turned into coding keys in one call.
enum KeyConversion {
  /// One of our strategies, which look at the key alone.
  case strategy(JSONDecoder.SmartKeyDecodingStrategy)

  /// A closure given to a `SmartJSONDecoder`, which sees the whole path (DEC-6).
  case custom(@Sendable ([any CodingKey]) -> any CodingKey)

  /// Whether keys stay as they are.
  var isIdentity: Bool {
    if case .strategy(.useDefaultKeys) = self { true } else { false }
  }

  /// Whether a raw key makes another coding key; what a closure makes is not known before it is called.
  func mayChange(_ key: String) -> Bool {
    switch self {
    case .strategy(let strategy): strategy.converted(key) != key
    case .custom: true
    }
  }

  /// The coding key that a raw key makes; the path is that of the object, and rarely needed.
  func converted(_ key: String, path: @autoclosure () -> [any CodingKey]) -> String {
    switch self {
    case .strategy(let strategy): strategy.converted(key)
    case .custom(let convert): convert(path() + [PathKey(stringValue: key)]).stringValue
    }
  }
}

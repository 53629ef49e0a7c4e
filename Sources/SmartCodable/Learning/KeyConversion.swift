import Foundation

/// How the raw keys of an object are turned into coding keys in one call.
enum KeyConversion {
  /// One of SmartCodable's strategies, which depend on the key alone.
  case strategy(JSONDecoder.SmartKeyDecodingStrategy)

  /// A closure given to a `SmartJSONDecoder`; it receives the whole path (DEC-6).
  case custom(@Sendable ([any CodingKey]) -> any CodingKey)

  /// Single keys that the call renames.
  case renamed(KeyRenaming)

  /// Whether keys stay as they are.
  var isIdentity: Bool {
    if case .strategy(.useDefaultKeys) = self { true } else { false }
  }

  /// Whether the conversion may change a raw key; for a closure this is unknown until it is called.
  func mayChange(_ key: String) -> Bool {
    switch self {
    case .strategy(let strategy): strategy.converted(key) != key
    case .custom: true
    case .renamed(let renaming): renaming.mayChange(key)
    }
  }

  /// Converts a raw key to a coding key; `objectPath` is rarely asked for.
  func converted(
    _ key: String,
    in path: inout StrategyPath,
    of objectPath: () -> [any CodingKey]
  ) -> String {
    switch self {
    case .strategy(let strategy): strategy.converted(key)
    case .custom(let convert): path.converted(NameKey(key), in: objectPath, by: convert)
    case .renamed(let renaming): renaming.converted(key) { KeyRenaming.text(of: objectPath()) }
    }
  }
}

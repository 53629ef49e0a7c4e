// The API of version 1 where version 2 has another.

public import Foundation

/// How keys were found in version 1.
@available(*, deprecated, renamed: "JSONDecoder.SmartDecodingKey")
public enum SmartKeyDecodingStrategy: Sendable {
  /// Keys as they are.
  case useDefaultKeys

  /// `nick_name` counts as `nickName`, in the whole document.
  case convertFromSnakeCase

  /// Renames keys at any depth, from the input's name to the property's, like a `globalMap` (LEG-10).
  case custom([String: String])

  fileprivate var successor: JSONDecoder.SmartDecodingKey {
    switch self {
    case .useDefaultKeys: .useDefaultKeys
    case .convertFromSnakeCase: .convertFromSnakeCase
    case .custom(let names):
      .globalMap(
        names.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
          .map { SmartGlobalMap(from: $0.key, to: $0.value) }
      )
    }
  }
}

@available(*, deprecated)
extension SmartDecodable {
  /// Decodes a model from a dictionary, as `deserialize(dict:keyStrategy:)` does.
  @available(*, deprecated, renamed: "deserialize(dict:keyStrategy:)")
  public static func deserialize(
    dict: [AnyHashable: Any]?,
    strategy: SmartKeyDecodingStrategy
  ) -> Self? {
    deserialize(dict: dict, keyStrategy: strategy.successor)
  }

  /// Decodes a model from JSON text, as `deserialize(json:keyStrategy:)` does.
  @available(*, deprecated, renamed: "deserialize(json:keyStrategy:)")
  public static func deserialize(json: String?, strategy: SmartKeyDecodingStrategy) -> Self? {
    deserialize(json: json, keyStrategy: strategy.successor)
  }

  /// Decodes a model from JSON data, as `deserialize(data:keyStrategy:)` does.
  @available(*, deprecated, renamed: "deserialize(data:keyStrategy:)")
  public static func deserialize(data: Data?, strategy: SmartKeyDecodingStrategy) -> Self? {
    deserialize(data: data, keyStrategy: strategy.successor)
  }
}

@available(*, deprecated)
extension Array where Element: SmartDecodable {
  /// Decodes models from an array, as `deserialize(array:keyStrategy:)` does.
  @available(*, deprecated, renamed: "deserialize(array:keyStrategy:)")
  public static func deserialize(
    array: [Any]?,
    strategy: SmartKeyDecodingStrategy
  ) -> [Element?]? {
    deserialize(array: array, keyStrategy: strategy.successor)
  }

  /// Decodes models from JSON text, as `deserialize(json:keyStrategy:)` does.
  @available(*, deprecated, renamed: "deserialize(json:keyStrategy:)")
  public static func deserialize(
    json: String?,
    strategy: SmartKeyDecodingStrategy
  ) -> [Element?]? {
    deserialize(json: json, keyStrategy: strategy.successor)
  }

  /// Decodes models from JSON data, as `deserialize(data:keyStrategy:)` does.
  @available(*, deprecated, renamed: "deserialize(data:keyStrategy:)")
  public static func deserialize(
    data: Data?,
    strategy: SmartKeyDecodingStrategy
  ) -> [Element?]? {
    deserialize(data: data, keyStrategy: strategy.successor)
  }
}

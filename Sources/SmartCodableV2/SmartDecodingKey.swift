public import Foundation

extension JSONDecoder {
  /// How the keys of the input are matched with properties in one call.
  ///
  /// It applies to the objects that models and other types read, not to the keys of dictionaries. A
  /// property's own key still works and comes first; a null there gives way to a renamed key (LEG-9).
  ///
  /// Renamed since: `mappingForKey()` of a model, and the option `.key`, in the module `SmartCodable`.
  public enum SmartDecodingKey: Sendable {
    /// Keys as they are.
    case useDefaultKeys

    /// `nick_name` counts as `nickName`, in the whole document (LEG-10).
    case convertFromSnakeCase

    /// Renames keys at any depth.
    case globalMap([SmartGlobalMap])

    /// Renames keys only at the paths that the maps name.
    case exactMap([SmartExactMap])
  }
}

/// A key that counts as the name of a property, at any depth.
///
/// Several maps may lead to one property: the first of them whose key has a value wins.
///
/// Renamed since: `mappingForKey()` of a model in the module `SmartCodable`.
public struct SmartGlobalMap: Sendable {
  let from: String
  let to: String

  /// Reads the key `from` of the input as the property `to`.
  public init(from: String, to: String) {
    self.from = from
    self.to = to
  }
}

/// A key that counts as the name of a property in objects at one path.
///
/// Renamed since: `mappingForKey()` of a model in the module `SmartCodable`.
public struct SmartExactMap: Sendable {
  let path: String
  let from: String
  let to: String

  /// Reads the key `from` of the input as the property `to` in objects at `path`.
  ///
  /// - Parameters:
  ///   - path: The names of the enclosing properties after renaming, joined by dots and without the
  ///     indexes of arrays, such as `two.three`; `""` for the top level.
  ///   - from: A key of the input.
  ///   - to: The name of a property.
  public init(path: String, from: String, to: String) {
    self.path = path
    self.from = from
    self.to = to
  }
}

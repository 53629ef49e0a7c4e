public import SmartCodable

/// A model of versions 1 and 2: decodes from imperfect JSON, with the defaults of its types.
///
///     struct User: SmartCodable {
///       var name = "nobody"
///       var age = 0
///       var nick: String?
///     }
///     User.deserialize(json: #"{"age":"42"}"#)      // User(name: "", age: 42, nick: nil)
///
/// A property without a usable value gets the default of its type and never its initial value: `""`,
/// `false`, 0, `[]`, `[:]`, empty `Data`, 2001-01-01 for a `Date`, `init()` for a model and nil for an
/// Optional (LEG-2). A type without a default, such as `URL`, ends the call (LEG-3).
///
/// A conforming type needs `init()`, which a struct with initial values has, and may declare
/// `didFinishMapping()`, which runs once on each decoded model, children before parents, and on the
/// models of a top-level array after all of them (LEG-11).
///
/// Renamed since: the protocol of the module `SmartCodable` has the same name. It keeps initial values,
/// which is another result for the same input; see <doc:ComingFromVersion2>.
public protocol SmartDecodable: _SmartModel {
  /// Makes an instance with all its initial values, which stands in for a missing child.
  init()

  /// Called once on each decoded model, children before parents (LEG-11).
  ///
  /// The default implementation does nothing.
  mutating func didFinishMapping()
}

extension SmartDecodable {
  /// Does nothing.
  public mutating func didFinishMapping() {}

  /// Decodes models in a loop that is compiled for their type; called by the decoder only.
  @inlinable
  public static func _decodeElements(of reader: inout SmartElementReader) {
    reader._decodeModels(as: Self.self)
  }
}

/// A model that is both decoded and encoded.
public typealias SmartCodable = SmartDecodable & SmartEncodable

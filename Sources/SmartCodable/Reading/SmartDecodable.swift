/// A model that decodes from imperfect JSON without failing.
///
/// Each property states its own fallback, its initial value:
///
///     struct User: SmartCodable {
///       var name = "nobody"
///       var age = 0
///       var nick: String?
///     }
///     User.deserialize(from: #"{"name":null,"age":"42"}"#)
///     // User(name: "nobody", age: 42, nick: nil)
///
/// A missing key, a null and a value that does not convert lead to the initial value; one bad
/// field never spoils the rest.
public protocol SmartDecodable: _SmartModel, SmartMapping {
  /// Makes the instance whose property values are the fallbacks (DEF-5).
  init()

  /// Called once on each decoded model, children before parents (chapter 17 of the specification).
  ///
  /// The default implementation does nothing.
  mutating func didFinishMapping()
}

/// What the decoder needs of a model; conform to ``SmartDecodable`` instead.
///
/// It is what that protocol and its namesake in the module `SmartCodableV2` have in common: a protocol
/// of its own, since one that refines another of the same name crashes the compiler (6.3.1).
public protocol _SmartModel: Decodable {
  /// Makes an instance with all its initial values.
  init()

  /// Called once on each decoded model.
  mutating func didFinishMapping()

  /// Decodes the elements of an array; called by this package only, and implemented by it.
  ///
  /// The implementation is compiled in the module of the model, for the model.
  static func _decodeElements(of reader: inout SmartElementReader)
}

extension SmartDecodable {
  /// Does nothing.
  public mutating func didFinishMapping() {}

  /// Decodes models in a loop that is compiled for their type.
  @inlinable
  public static func _decodeElements(of reader: inout SmartElementReader) {
    reader._decodeModels(as: Self.self)
  }
}

extension Array: _SmartModel where Element: SmartDecodable {}
extension Array: SmartDecodable where Element: SmartDecodable {}

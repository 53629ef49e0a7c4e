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
public protocol SmartDecodable: Decodable, SmartMapping {
  /// Makes the instance whose property values are the fallbacks (DEF-5).
  init()

  /// Called once on each decoded model, children before parents (chapter 17 of the specification).
  ///
  /// The default implementation does nothing.
  mutating func didFinishMapping()

  /// Decodes the elements of an array; called by this package only, and implemented by it.
  ///
  /// The default implementation is compiled in the module of the model, for the model.
  static func _decodeElements(of reader: inout SmartElementReader)
}

extension SmartDecodable {
  /// Does nothing.
  public mutating func didFinishMapping() {}
}

extension Array: SmartDecodable where Element: SmartDecodable {}

import SmartCodable

/// The schemas of the built-in suite as SmartCodable models, with the same initial values.
///
/// Those that only need properties and a mapping are generated; `Suite/README.md` says which are not.
enum SmartModels {
  /// The enclosing model in which a variation nests an input.
  struct Box<Model: SmartDecodable>: SmartDecodable {
    var item = Model()
  }
}

import SmartCodable

/// The schemas of the built-in suite as SmartCodable models, with the same initial values.
///
/// Those that need nothing but properties and a mapping are generated; `Suite/README.md` says which
/// are not.
enum SmartModels {
  /// The model around a model, into which a variation puts an input.
  struct Box<Model: SmartDecodable>: SmartDecodable {
    var item = Model()
  }
}

import SmartCodable

extension SmartModels {
  /// The model around a model, into which a variation puts an input.
  struct Box<Model: SmartDecodable>: SmartDecodable {
    var item = Model()
  }
}

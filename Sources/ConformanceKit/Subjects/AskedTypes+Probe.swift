import struct Foundation.Data
import class Foundation.JSONDecoder

extension AskedTypes {
  /// The fields of the model, for a format that needs a schema; nil for a type of the kit that uses containers
  /// itself and for a model of your own, of which only the places are told.
  public var model: ModelSchema? { details as? ModelSchema }

  /// The types for which a model asks in a document, as far as `JSONDecoder` can tell: a model without a type
  /// of the kit, and a document that it does not read to the end, give fewer.
  init(of model: ModelID, _ input: [UInt8], _ settings: DecodingSettings) {
    self.init {
      guard let twin = TwinCatalog.standard[model] else { return [:] }
      let decoder = (try? DropInSubject.foundationDecoder(settings)) ?? JSONDecoder()
      return Self.noting { _ = try twin(AskingJSONDecoder(decoder: decoder), Data(input)) }
    }
    details = ModelCatalog.standard[model].flatMap { $0.isContainer ? nil : $0 }
  }
}

/// `JSONDecoder` that notes what is asked of it.
private struct AskingJSONDecoder: DropInDecoder {
  let decoder: JSONDecoder

  func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
    try decoder.decode(Asking<Value>.self, from: data).value
  }
}

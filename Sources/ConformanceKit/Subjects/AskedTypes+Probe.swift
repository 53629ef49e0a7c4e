import struct Foundation.Data
import class Foundation.JSONDecoder

extension AskedTypes {
  /// The types for which a model asks in a document, as far as `JSONDecoder` can tell: a model without a type
  /// of the kit, and a document that it does not read to the end, give fewer.
  init(of model: ModelID, _ input: [UInt8], _ settings: DecodingSettings) {
    self.init {
      guard let twin = TwinCatalog.standard[model] else { return [:] }
      return Self.found(settings) { decoder in _ = try twin(decoder, Data(input)) }
    }
    self.model = ModelCatalog.standard[model].flatMap { $0.isContainer ? nil : $0 }
  }

  /// The types for which a type asks in a document.
  init<Value: Decodable & SendableMetatype>(of type: Value.Type, _ input: [UInt8]) {
    self.init { Self.found([:]) { _ = try $0.decode(type, from: Data(input)) } }
  }

  private static func found(
    _ settings: DecodingSettings,
    _ body: (any DropInDecoder) throws -> Void
  ) -> [[String]: Set<Kind>] {
    let log = AskedLog()
    AskedLog.$current.withValue(log) {
      let decoder = (try? DropInSubject.foundationDecoder(settings)) ?? JSONDecoder()
      try? body(AskingJSONDecoder(decoder: decoder))
    }
    return log.found
  }
}

/// `JSONDecoder` that notes what is asked of it.
private struct AskingJSONDecoder: DropInDecoder {
  let decoder: JSONDecoder

  func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
    try decoder.decode(Asking<Value>.self, from: data).value
  }
}

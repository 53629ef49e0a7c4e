extension Zoo {
  /// Throws custom decoding errors, with paths and keys that do not match its position.
  struct Foreign: ZooType {
    var value: String

    private enum CodingKeys: CodingKey { case value, inner }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      value = try container.decode(String.self, forKey: .value)
      let context = DecodingError.Context(
        codingPath: [Key("else"), Key("where")],
        debugDescription: ""
      )
      switch value {
      case "key": throw DecodingError.keyNotFound(Key("other"), context)
      case "value": throw DecodingError.valueNotFound(Int.self, context)
      case "type": throw DecodingError.typeMismatch(Int.self, context)
      case "data": throw DecodingError.dataCorrupted(context)
      default: break
      }
      if let inner = try container.decodeIfPresent(Foreign.self, forKey: .inner) {
        value += inner.value
      }
    }

    static let seedInputs = [
      #"{"value":"a","inner":{"value":"b"}}"#, #"{"value":"key"}"#, #"{"value":"value"}"#,
      #"{"value":"type"}"#, #"{"value":"data"}"#, #"{"value":"a","inner":{"value":"key"}}"#,
      #"{"value":"a","inner":{"value":1}}"#, #"{"value":1}"#, #"{"value":"a","inner":null}"#, "{}",
    ]
  }
}

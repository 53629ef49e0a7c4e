extension Zoo {
  /// Throws errors that are not `DecodingError`s.
  struct Validated: ZooType {
    struct Refusal: Error { let value: Int }

    struct Positive: Decodable, Equatable, Sendable {
      var value: Int

      init(from decoder: any Decoder) throws {
        value = try decoder.singleValueContainer().decode(Int.self)
        guard value > 0 else { throw Refusal(value: value) }
      }
    }

    var count: Positive
    var counts: [Positive]
    var spare: Positive?
    var attempt: Int

    private enum CodingKeys: CodingKey { case count, counts, spare, attempt }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      count = try container.decode(Positive.self, forKey: .count)
      counts = try container.decode([Positive].self, forKey: .counts)
      spare = try container.decodeIfPresent(Positive.self, forKey: .spare)
      do {
        attempt = try container.decode(Positive.self, forKey: .attempt).value
      } catch let refusal as Refusal {
        attempt = refusal.value
      } catch {
        attempt = Int.min
      }
    }

    static let seedInputs = [
      #"{"count":1,"counts":[1,2],"spare":3,"attempt":-4}"#, #"{"count":0,"counts":[]}"#,
      #"{"count":1,"counts":[1,-1]}"#, #"{"count":1,"counts":[],"spare":0}"#,
      #"{"count":"1","counts":[]}"#, #"{"count":1,"counts":["x"]}"#,
      #"{"count":1,"counts":[],"spare":null,"attempt":"5"}"#, #"{"count":1,"counts":[null]}"#,
    ]
  }

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

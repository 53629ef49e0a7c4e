import BenchmarkKit
import Foundation
import SmartCodable

/// A model as other projects write them, which knows no SmartCodable, with a document as they receive it.
struct Idiom {
  /// Decoding, and encoding where the model can.
  let plans: [RowPlan]

  /// Makes the rows.
  ///
  /// `reading` and `writing` are what an app sets, for Foundation's coders and ours alike. `isSame` says
  /// whether two values are alike; otherwise their JSON with sorted keys decides.
  init<Model: Codable>(
    _ subject: String,
    _ type: Model.Type,
    _ document: @autoclosure @escaping () -> String,
    encodes: Bool = true,
    encoding: String.Encoding = .utf8,
    reading: @escaping (JSONDecoder) -> Void = { _ in },
    writing: @escaping (JSONEncoder) -> Void = { _ in },
    isSame: ((Model, Model) -> Bool)? = nil
  ) {
    func same(_ one: Model, _ other: Model) throws -> Bool {
      if let isSame { return isSame(one, other) }
      let encoder = JSONEncoder()
      writing(encoder)
      encoder.outputFormatting = .sortedKeys
      return try encoder.encode(one) == encoder.encode(other)
    }
    /// The bytes, whose order is then the same in all encoders (ENF-2).
    func sorted(_ encoder: JSONEncoder, _ model: Model) throws -> Data {
      let formatting = encoder.outputFormatting
      defer { encoder.outputFormatting = formatting }
      encoder.outputFormatting.insert(.sortedKeys)
      return try encoder.encode(model)
    }
    func data() throws -> Data {
      guard let data = document().data(using: encoding) else {
        throw CocoaError(.fileWriteInapplicableStringEncoding)
      }
      return data
    }
    let decode = RowPlan(id: "idioms/" + subject) {
      let (foundation, own, data) = (JSONDecoder(), SmartJSONDecoder(), try data())
      reading(foundation)
      reading(own)
      own.leniency = .none
      let expected = try foundation.decode(type, from: data)
      func contender(_ name: String, _ decoder: JSONDecoder) -> Contender {
        .making(
          name,
          byteCount: data.count,
          make: { try decoder.decode(type, from: data) },
          isRight: { try same($0, expected) }
        )
      }
      return Row([contender(Name.jsonDecoder, foundation), contender(Name.strictDecoder, own)])
    }
    let encode = RowPlan(id: "idioms/encode-" + subject) {
      let (decoder, foundation, own) = (
        JSONDecoder(), JSONEncoder(), SmartJSONEncoder(style: .foundation)
      )
      reading(decoder)
      writing(foundation)
      writing(own)
      let model = try decoder.decode(type, from: try data())
      let byteCount = try foundation.encode(model).count
      func contender(_ name: String, _ encoder: JSONEncoder) -> Contender {
        .making(
          name,
          byteCount: byteCount,
          make: { try encoder.encode(model) },
          isRight: {
            try same(decoder.decode(type, from: $0), model)
              && sorted(encoder, model) == sorted(foundation, model)
          }
        )
      }
      return Row([contender(Name.jsonEncoder, foundation), contender(Name.encoder, own)])
    }
    plans = encodes ? [decode, encode] : [decode]
  }

  /// A JSON array.
  static func list(_ count: Int, _ element: (Int) -> String) -> String {
    "[" + (0..<count).map(element).joined(separator: ",") + "]"
  }

  /// A JSON object.
  static func members(_ count: Int, _ member: (Int) -> String) -> String {
    "{" + (0..<count).map(member).joined(separator: ",") + "}"
  }
}

import BenchmarkKit
import BenchmarkModels
import Foundation
import SmartCodable

/// Names that rows and goals share.
enum Name {
  static let jsonDecoder = "JSONDecoder"
  static let jsonEncoder = "JSONEncoder"
  static let smart = "SmartCodable"
  static let decoder = "SmartJSONDecoder"
  static let encoder = "SmartJSONEncoder"
  static let strictDecoder = "SmartJSONDecoder, strict"
  static let serialization = "JSONSerialization, no models"
}

extension Contender {
  /// A contender that makes something of a document, and may be asked whether it is right.
  static func making<Result>(
    _ name: String,
    byteCount: Int,
    make: @escaping () throws -> Result,
    isRight: @escaping (Result) throws -> Bool
  ) -> Contender {
    Contender(
      name: name,
      byteCount: byteCount,
      isRight: { try isRight(try make()) },
      run: { count in for _ in 0..<count { consume(try make()) } }
    )
  }

  /// JSONDecoder; on clean data it is right by definition.
  static func foundation<Model: Decodable>(
    _ type: Model.Type,
    _ data: Data,
    _ configure: (JSONDecoder) -> Void = { _ in }
  ) -> Contender {
    let decoder = JSONDecoder()
    configure(decoder)
    return making(
      Name.jsonDecoder,
      byteCount: data.count,
      make: { try decoder.decode(type, from: data) },
      isRight: { _ in true }
    )
  }

  /// A SmartJSONDecoder, whose result has to be that of JSONDecoder for the expected document.
  static func decoder<Model: Decodable & Equatable>(
    _ type: Model.Type,
    _ data: Data,
    _ leniency: SmartLeniency,
    expected: Data? = nil,
    name: String? = nil,
    _ configure: (JSONDecoder) -> Void = { _ in }
  ) -> Contender {
    let decoder = SmartJSONDecoder()
    decoder.leniency = leniency
    configure(decoder)
    let foundation = JSONDecoder()
    configure(foundation)
    return making(
      name ?? (leniency == .none ? Name.strictDecoder : Name.decoder),
      byteCount: data.count,
      make: { try decoder.decode(type, from: data) },
      isRight: { try $0 == foundation.decode(type, from: expected ?? data) }
    )
  }

  /// SmartCodable, whose result has to be that of JSONDecoder for the expected document.
  static func smart<Model: BenchmarkModel>(
    _ type: Model.Type,
    _ data: Data,
    expected: Data? = nil,
    name: String = Name.smart
  ) -> Contender {
    making(
      name,
      byteCount: data.count,
      make: { try type.deserialize(from: data).result() },
      isRight: { try $0 == JSONDecoder().decode(type, from: expected ?? data) }
    )
  }

  /// SmartCodable with a report of repairs, of which clean data has none.
  static func smartReport<Model: BenchmarkModel>(_ type: Model.Type, _ data: Data) -> Contender {
    making(
      "SmartCodable, report",
      byteCount: data.count,
      make: { try type.decode(from: data) },
      isRight: { try $0.isClean && $0.value == JSONDecoder().decode(type, from: data) }
    )
  }

  /// Foundation's untyped parser; it makes no models, so only the number of values is compared.
  static func serialization(_ data: Data) -> Contender {
    making(
      Name.serialization,
      byteCount: data.count,
      make: { try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed) },
      isRight: { graph in
        let value = try JSONDecoder().decode(AnyJSON.self, from: data)
        return AnyJSONGraph.valueCount(graph) == value.valueCount
      }
    )
  }
}

import BenchmarkInputs
import BenchmarkKit
import BenchmarkModels
import Foundation
import SmartCodable

/// Models that decode themselves, against the same models as plain Codable.
enum KodableRows {
  private typealias Models = [KodableAirport]

  private static let foundation = "Kodable, JSONDecoder"
  private static let ours = "Kodable, SmartJSONDecoder"
  private static let foundationEncoder = "Kodable, JSONEncoder"
  private static let ourEncoder = "Kodable, SmartJSONEncoder"

  static func plans(_ source: DocumentSource) -> [RowPlan] { [decode(source), encode(source)] }

  private static func decode(_ source: DocumentSource) -> RowPlan {
    RowPlan(id: "kodable/airports", shape: InputShape.airports.rawValue) {
      let data = source.data(.airports)
      return Row(
        [
          .foundation([PlainAirport].self, data), decoder(foundation, JSONDecoder(), data),
          decoder(ours, SmartJSONDecoder(), data),
        ],
        goals: [
          Goal(foundation, against: Name.jsonDecoder, .cost(atMost: 2.5)),
          Goal(ours, against: Name.jsonDecoder, .speed(atLeast: 1)),
        ]
      )
    }
  }

  private static func decoder(_ name: String, _ decoder: JSONDecoder, _ data: Data) -> Contender {
    .making(
      name,
      byteCount: data.count,
      make: { try decoder.decode(Models.self, from: data) },
      isRight: { try isRight(try JSONEncoder().encode($0), data) }
    )
  }

  /// Whether a document has the airports of another one.
  private static func isRight(_ document: Data, _ other: Data) throws -> Bool {
    let decoder = JSONDecoder()
    return try decoder.decode([PlainAirport].self, from: document)
      == decoder.decode([PlainAirport].self, from: other)
  }

  private static func encode(_ source: DocumentSource) -> RowPlan {
    RowPlan(id: "kodable/encode-airports", shape: InputShape.airports.rawValue) {
      let data = source.data(.airports)
      let plain = try JSONDecoder().decode([PlainAirport].self, from: data)
      let models = try JSONDecoder().decode(Models.self, from: data)
      func encoder<Model: Encodable>(
        _ name: String,
        _ encoder: JSONEncoder,
        _ model: Model
      ) -> Contender {
        .making(
          name,
          byteCount: data.count,
          make: { try encoder.encode(model) },
          isRight: { try isRight($0, data) }
        )
      }
      return Row(
        [
          encoder(Name.jsonEncoder, JSONEncoder(), plain),
          encoder(foundationEncoder, JSONEncoder(), models),
          encoder(ourEncoder, SmartJSONEncoder(), models),
        ],
        goals: [
          Goal(foundationEncoder, against: Name.jsonEncoder, .cost(atMost: 2.5)),
          Goal(ourEncoder, against: Name.jsonEncoder, .speed(atLeast: 1)),
        ]
      )
    }
  }
}

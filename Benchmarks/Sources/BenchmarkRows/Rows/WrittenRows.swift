import BenchmarkInputs
import BenchmarkKit
import BenchmarkModels
import Foundation
import SmartCodable

/// Code that people write by hand, which knows no SmartCodable, with SmartJSONDecoder and SmartJSONEncoder in the
/// places of Foundation's.
enum WrittenRows {
  static func plans(_ source: DocumentSource) -> [RowPlan] {
    func shape(_ shape: InputShape) -> () -> Data { { source.data(shape) } }
    func input(_ input: WrittenInput) -> () -> Data { { source.data(input) } }
    return [
      decode("points", WrittenTrack.self, shape(.coordinates), goal: 6),
      encode("points", WrittenTrack.self, shape(.coordinates), goal: 6),
      decode("airports", [WrittenAirport].self, shape(.airports), goal: 5.5),
      encode("airports", [WrittenAirport].self, shape(.airports), goal: 5.5),
      decode("any-catalogue", AnyJSON.self, shape(.catalogue), goal: 6),
      decode("any-messages", AnyJSON.self, shape(.messages), goal: 6),
      decode("events", [Event].self, input(.events), goal: 5),
      decode("identifiers", [Order].self, input(.orders), goal: 6),
      encode("identifiers", [Order].self, input(.orders), goal: nil),
      decode("tables", Tables.self, input(.tables), goal: 6),
      decode("headlines", [Headline].self, shape(.messages), goal: 8),
      decode("contacts", [Contact].self, input(.contacts), goal: 7),
      encode("contacts", [Contact].self, input(.contacts), goal: 5),
      decode("notes", [Snippet].self, input(.notes), goal: 7),
      encode("notes", [Snippet].self, input(.notes), goal: 5),
      decode("vectors", [Vector].self, input(.vectors), goal: 10),
      encode("vectors", [Vector].self, input(.vectors), goal: 10),
      decode("repositories", [Repository].self, input(.repositories), goal: 6, Server.reading),
      encode(
        "repositories",
        [Repository].self,
        input(.repositories),
        goal: 6,
        Server.reading,
        Server.writing
      ),
      decode("repository", Repository.self, input(.repository), goal: 4, Server.reading),
      decode("lossy", LossyList<Contact>.self, input(.contacts), goal: 5),
      dynamicKeys,
    ]
  }

  /// What apps set for servers whose keys have underscores.
  private enum Server {
    static func reading(_ decoder: JSONDecoder) {
      decoder.keyDecodingStrategy = .convertFromSnakeCase
      decoder.dateDecodingStrategy = .iso8601
    }

    static func writing(_ encoder: JSONEncoder) {
      encoder.keyEncodingStrategy = .convertToSnakeCase
      encoder.dateEncodingStrategy = .iso8601
    }
  }

  private static func decode<Model: Decodable & Equatable>(
    _ subject: String,
    _ type: Model.Type,
    _ data: @escaping () -> Data,
    goal: Double,
    _ configure: @escaping (JSONDecoder) -> Void = { _ in }
  ) -> RowPlan {
    RowPlan(id: "written/" + subject) {
      let data = data()
      return Row(
        [
          .foundation(type, data, configure), .decoder(type, data, .full, configure),
          .decoder(type, data, .none, configure),
        ],
        goals: [Goal(Name.decoder, against: Name.jsonDecoder, .speed(atLeast: goal))]
      )
    }
  }

  private static func encode<Model: Codable & Equatable>(
    _ subject: String,
    _ type: Model.Type,
    _ data: @escaping () -> Data,
    goal: Double?,
    _ reading: @escaping (JSONDecoder) -> Void = { _ in },
    _ writing: @escaping (JSONEncoder) -> Void = { _ in }
  ) -> RowPlan {
    RowPlan(id: "written/encode-" + subject) {
      let decoder = JSONDecoder()
      reading(decoder)
      let model = try decoder.decode(type, from: data())
      return try row(model, goal, writing) { try decoder.decode(type, from: $0) == model }
    }
  }

  private static var dynamicKeys: RowPlan {
    RowPlan(id: "written/encode-dynamic-keys") {
      let model = DynamicMembers(count: 40_000)
      return try row(model, 4) {
        try JSONDecoder().decode([String: Int].self, from: $0) == model.expected
      }
    }
  }

  private static func row<Model: Encodable>(
    _ model: Model,
    _ goal: Double?,
    _ writing: (JSONEncoder) -> Void = { _ in },
    isRight: @escaping (Data) throws -> Bool
  ) throws -> Row {
    let (foundation, own) = (JSONEncoder(), SmartJSONEncoder())
    writing(foundation)
    writing(own)
    let byteCount = try foundation.encode(model).count
    func contender(_ name: String, _ encoder: JSONEncoder) -> Contender {
      .making(name, byteCount: byteCount, make: { try encoder.encode(model) }, isRight: isRight)
    }
    return Row(
      [contender(Name.jsonEncoder, foundation), contender(Name.encoder, own)],
      goals: goal.map { [Goal(Name.encoder, against: Name.jsonEncoder, .speed(atLeast: $0))] } ?? []
    )
  }
}

import BenchmarkInputs
import BenchmarkKit
import BenchmarkModels
import Foundation

/// Dictionaries and arrays of `Any`, against JSONDecoder from data.
enum GraphRows {
  static func plans(_ source: DocumentSource) -> [RowPlan] {
    InputShape.allCases
      .map { shape in
        RowPlan(id: "any/\(shape.rawValue)", shape: shape.rawValue) {
          try shape.accept(GraphRow(data: source.data(shape)))
        }
      }
  }
}

private struct GraphRow: ModelVisitor {
  let data: Data

  func visit<Model: BenchmarkModel>(_ type: Model.Type) throws -> Row {
    let value = try JSONDecoder().decode(AnyJSON.self, from: data)
    func contender(_ name: String, _ graph: Any) -> Contender {
      .making(
        name,
        byteCount: data.count,
        make: { try type.model(of: graph).result() },
        isRight: { try $0 == JSONDecoder().decode(type, from: data) }
      )
    }
    let names = ["SmartCodable, Foundation objects", "SmartCodable, Swift values"]
    return Row(
      [
        .foundation(type, data),
        contender(names[0], AnyJSONGraph.foundation(value)),
        contender(names[1], AnyJSONGraph.native(value)),
      ],
      goals: names.map { Goal($0, against: Name.jsonDecoder, .speed(atLeast: 1.3)) }
    )
  }
}

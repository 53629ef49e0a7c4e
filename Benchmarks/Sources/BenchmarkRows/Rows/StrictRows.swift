import BenchmarkInputs
import BenchmarkKit
import Foundation
import SmartCodable

/// The clean documents decoded without leniency, in the place of JSONDecoder; it may not cost more than leniency.
enum StrictRows {
  static func plans(_ source: DocumentSource) -> [RowPlan] {
    InputShape.allCases
      .map { shape in
        RowPlan(id: "strict/\(shape.rawValue)", shape: shape.rawValue) {
          try shape.accept(StrictRow(data: source.data(shape), goal: DecodeRows.goal(shape)))
        }
      }
  }
}

private struct StrictRow: ModelVisitor {
  let data: Data
  let goal: Double

  func visit<Model: BenchmarkModel>(_ type: Model.Type) -> Row {
    Row(
      [
        .foundation(type, data), .smart(type, data), .decoder(type, data, .full),
        .decoder(type, data, .none),
      ],
      goals: [
        Goal(Name.strictDecoder, against: Name.jsonDecoder, .speed(atLeast: goal)),
        // Two runs of one program differ by as much.
        Goal(Name.strictDecoder, against: Name.decoder, .cost(atMost: 1 + Comparison.leastNoise)),
      ]
    )
  }
}

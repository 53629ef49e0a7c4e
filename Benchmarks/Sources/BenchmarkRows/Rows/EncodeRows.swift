import BenchmarkInputs
import BenchmarkKit
import Foundation
import SmartCodable

/// Models to text, against JSONEncoder.
enum EncodeRows {
  static func plans(_ source: DocumentSource) -> [RowPlan] {
    InputShape.allCases
      .map { shape in
        RowPlan(id: "encode/\(shape.rawValue)", shape: shape.rawValue) {
          try shape.accept(EncodeRow(json: source.data(shape)))
        }
      }
  }
}

/// Results are compared by decoding them again, since key order and escapes may differ.
private struct EncodeRow: ModelVisitor {
  let json: Data

  func visit<Model: BenchmarkModel>(_ type: Model.Type) throws -> Row {
    let model = try JSONDecoder().decode(type, from: json)
    func isRight(_ data: Data) throws -> Bool {
      try JSONDecoder().decode(type, from: data) == model
    }
    let foundation = JSONEncoder()
    let smart = SmartJSONEncoder()
    let byteCount = try foundation.encode(model).count
    return Row(
      [
        .making(
          Name.jsonEncoder,
          byteCount: byteCount,
          make: { try foundation.encode(model) },
          isRight: isRight
        ),
        .making(
          Name.smart,
          byteCount: byteCount,
          make: { try smart.encode(model) },
          isRight: isRight
        ),
        .making(
          "SmartCodable, toJSONString",
          byteCount: byteCount,
          make: { try model.toJSONString().result() },
          isRight: { try isRight(Data($0.utf8)) }
        ),
      ],
      goals: [Goal(Name.smart, against: Name.jsonEncoder, .speed(atLeast: 4.5))]
    )
  }
}

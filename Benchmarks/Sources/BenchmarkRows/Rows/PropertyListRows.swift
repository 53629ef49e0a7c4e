// Unsafe: Foundation may be lent a pointer for the format that it finds; here it is nil.

import BenchmarkInputs
import BenchmarkKit
import Foundation
import SmartCodable

/// Binary and XML property lists, against PropertyListDecoder.
enum PropertyListRows {
  static func plans(_ source: DocumentSource) -> [RowPlan] {
    let formats: [(String, PropertyListSerialization.PropertyListFormat)] = [
      ("binary", .binary), ("xml", .xml),
    ]
    let shared = RowPlan(id: "plist-binary/shared") { SharedList(levels: 12).row }
    return [shared]
      + formats.flatMap { name, format in
        [InputShape.airports, .areas]
          .map { shape in
            RowPlan(id: "plist-\(name)/\(shape.rawValue)", shape: shape.rawValue) {
              try shape.accept(PropertyListRow(json: source.data(shape), format: format))
            }
          }
      }
  }
}

private struct PropertyListRow: ModelVisitor {
  let json: Data
  let format: PropertyListSerialization.PropertyListFormat

  func visit<Model: BenchmarkModel>(_ type: Model.Type) throws -> Row {
    let model = try JSONDecoder().decode(type, from: json)
    let encoder = PropertyListEncoder()
    encoder.outputFormat = format
    let data = try encoder.encode(model)
    let decoder = PropertyListDecoder()
    let foundation = "PropertyListDecoder"
    let contenders: [Contender] = [
      .making(
        foundation,
        byteCount: data.count,
        make: { try decoder.decode(type, from: data) },
        isRight: { $0 == model }
      ),
      .making(
        Name.smart,
        byteCount: data.count,
        make: { try type.deserializePlist(from: data).result() },
        isRight: { $0 == model }
      ),
      .making(
        "PropertyListSerialization, no models",
        byteCount: data.count,
        make: { try unsafe PropertyListSerialization.propertyList(from: data, format: nil) },
        isRight: { AnyJSONGraph.valueCount($0) > 1 }
      ),
    ]
    let goal = Goal(Name.smart, against: foundation, .speed(atLeast: 3))
    return Row(contenders, goals: format == .binary ? [goal] : [])
  }
}

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
    let shared = RowPlan(id: "plist-binary/shared") { SharedListRow.row() }
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
    return Row([
      .making(
        "PropertyListDecoder",
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
    ])
  }
}

/// A list whose objects are shared, so that it stands for many more values than it has (LIM-3), beside the one
/// that the model asks for.
private enum SharedListRow {
  private struct Model: SmartCodable, Equatable {
    var other = 0
  }

  static func row() -> Row {
    let data = list(levels: 12)
    let decoder = PropertyListDecoder()
    return Row([
      .making(
        "PropertyListDecoder",
        byteCount: data.count,
        make: { try decoder.decode(Model.self, from: data) },
        isRight: { $0.other == 9 }
      ),
      .making(
        Name.smart,
        byteCount: data.count,
        make: { try Model.deserializePlist(from: data).result() },
        isRight: { $0.other == 9 }
      ),
    ])
  }

  /// `{bomb: …, other: 9}`, where the bomb is an array of two references to the next one, and so on.
  private static func list(levels: Int) -> Data {
    let first = UInt8(5)
    var objects: [[UInt8]] = [
      [0xD2, 1, 2, first, 3], [0x54] + Array("bomb".utf8), [0x55] + Array("other".utf8), [0x10, 9],
      [0xA0],
    ]
    for level in 0..<UInt8(levels) {
      let next = Int(level) + 1 == levels ? 4 : first + level + 1
      objects.append([0xA2, next, next])
    }
    var bytes = Array("bplist00".utf8)
    var table: [UInt8] = []
    for object in objects {
      table.append(UInt8(bytes.count))
      bytes += object
    }
    let fields = [objects.count, 0, bytes.count]
    bytes += table + [0, 0, 0, 0, 0, 0, 1, 1]
    for field in fields { bytes += [0, 0, 0, 0, 0, 0, 0, UInt8(field)] }
    return Data(bytes)
  }
}

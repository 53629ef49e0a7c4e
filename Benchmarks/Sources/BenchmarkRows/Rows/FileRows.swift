import BenchmarkKit
import BenchmarkModels
import Foundation
import SmartCodable

/// One file, which has no model: untyped values.
enum FileRows {
  static func plans(path: String) -> [RowPlan] {
    [
      RowPlan(id: "file/" + URL(fileURLWithPath: path).lastPathComponent) {
        try row(try Data(contentsOf: URL(fileURLWithPath: path)))
      }
    ]
  }

  private static func row(_ data: Data) throws -> Row {
    let decoder = JSONDecoder()
    // A model needs a property, so the same text stands inside an object.
    let held = Data(#"{"value":"#.utf8) + data + Data("}".utf8)
    return Row([
      .making(
        "JSONDecoder to an enum",
        byteCount: data.count,
        make: { try decoder.decode(AnyJSON.self, from: data) },
        isRight: { _ in true }
      ),
      .making(
        "SmartCodable to @SmartAny",
        byteCount: data.count,
        make: { try AnyHolder.deserialize(from: held).result() },
        isRight: { holder in
          let graph = holder.value ?? NSNull()
          return try AnyJSONGraph.value(of: graph) == JSONDecoder().decode(AnyJSON.self, from: data)
        }
      ),
      .serialization(data),
    ])
  }
}

import BenchmarkInputs
import BenchmarkKit
import BenchmarkModels
import Foundation
import SmartCodable

/// What is meant to cost the square of its length, in two sizes: the time for one byte has to stay (LIM-1, AGR-4).
enum CostRows {
  static func plans(_ source: DocumentSource) -> [RowPlan] {
    [
      growth("equal-keys", "keys", 1000, 8000) { count, name in
        picked(.equalKeys, count, name)
      },
      growth("colliding-keys", "keys", 1000, 8000) { count, name in
        picked(.collidingKeys, count, name)
      },
      growth("plain-levels", "levels", 125, 500, contender: plainLevels),
      growth("plain-alternatives", "levels", 25, 100, contender: alternatives),
      growth("run-time-keys", "keys", 1000, 100_000, contender: keys),
      growth("shared-list", "levels", 6, 24) { SharedList(levels: $0).smart($1) },
      growth("log-levels", "levels", 60, 240) { count, name in
        logged(.wrongLevels, Level.self, count, name)
      },
      growth("log-long-key", "keys", 500, 4000) { count, name in
        logged(.longKey, KeyedNumbers.self, count, name)
      },
      growth("encode-reversed-keys", "keys", 1000, 8000, contender: written),
    ]
  }

  /// A row with the small size as its baseline.
  ///
  /// The limit leaves room for the logarithm of the growth.
  private static func growth(
    _ subject: String,
    _ unit: String,
    _ small: Int,
    _ large: Int,
    contender: @escaping (Int, String) throws -> Contender
  ) -> RowPlan {
    RowPlan(id: "cost/" + subject) {
      let contenders = try [small, large].map { try contender($0, "\(Name.smart), \($0) \(unit)") }
      return Row(
        contenders,
        goals: [Goal(contenders[1].name, against: contenders[0].name, .costPerByte(atMost: 1.5))]
      )
    }
  }

  private static func picked(_ input: CostInput, _ count: Int, _ name: String) -> Contender {
    let data = Data(input.bytes(count: count))
    return .making(
      name,
      byteCount: data.count,
      make: { try Picked.deserialize(from: data).result() },
      isRight: { $0.number == 1 && $0.last == 9 && $0.missing == 7 }
    )
  }

  private static func plainLevels(_ count: Int, _ name: String) -> Contender {
    let data = Data(CostInput.nesting.bytes(count: count))
    let decoder = SmartJSONDecoder()
    return .making(
      name,
      byteCount: data.count,
      make: { try decoder.decode([PlainLevel].self, from: data) },
      isRight: { !$0.isEmpty && $0.allSatisfy { $0.levels == Array(1...count) } }
    )
  }

  private static func alternatives(_ count: Int, _ name: String) -> Contender {
    let data = Data(CostInput.cleanNesting.bytes(count: count))
    let decoder = SmartJSONDecoder()
    return .making(
      name,
      byteCount: data.count,
      make: { try decoder.decode([PlainUnion].self, from: data) },
      isRight: { unions in
        unions.count == 16
          && unions.allSatisfy { union in
            Array(sequence(first: union, next: \.inner)).map(\.level) == Array(1...count)
          }
      }
    )
  }

  private static func keys(_ count: Int, _ name: String) -> Contender {
    let data = Data(CostInput.manyKeys.bytes(count: count))
    return .decoder(PlainSum.self, data, .full, name: name)
  }

  private static func logged<Model: BenchmarkModel>(
    _ input: CostInput,
    _ type: Model.Type,
    _ count: Int,
    _ name: String
  ) -> Contender {
    let data = Data(input.bytes(count: count))
    return
      Contender.making(
        name,
        byteCount: data.count,
        make: { try type.deserialize(from: data).result() },
        isRight: { _ in try type.decode(from: data).repairs.count >= count }
      )
      .logged(name)
  }

  private static func written(_ count: Int, _ name: String) throws -> Contender {
    let value = TwiceWritten(count: count)
    let encoder = SmartJSONEncoder()
    return .making(
      name,
      byteCount: try encoder.encode(value).count,
      make: { try encoder.encode(value) },
      isRight: { try JSONDecoder().decode([String: Int].self, from: $0) == value.expected }
    )
  }
}

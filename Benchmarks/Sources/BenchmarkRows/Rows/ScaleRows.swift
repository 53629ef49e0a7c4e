import BenchmarkInputs
import BenchmarkKit
import BenchmarkModels
import Foundation

/// The same shape in all sizes: the time for one byte has to stay.
enum ScaleRows {
  static func plans(_ source: DocumentSource) -> [RowPlan] {
    let sizes = [(1000, "1-KB"), (10_000, "10-KB"), (100_000, "100-KB"), (1_000_000, "1-MB")]
    let series = source.options.isQuick ? sizes : sizes + [(10_000_000, "10-MB")]
    let plans = series.map { size, name in
      RowPlan(id: "scale/" + name, shape: InputShape.airports.rawValue) {
        DecodeRow(data: source.data(.airports, size: size), goal: nil).visit([Airport].self)
      }
    }
    return source.options.isQuick ? plans : plans + [linear(source)]
  }

  /// JSONDecoder takes no part: at 100 MB its turns would take a minute.
  private static func linear(_ source: DocumentSource) -> RowPlan {
    RowPlan(id: "scale/linear", shape: InputShape.airports.rawValue) {
      let contenders = [1, 10, 100]
        .map { size in
          Contender.smart(
            [Airport].self,
            source.data(.airports, size: size * 1_000_000),
            name: "SmartCodable, \(size) MB"
          )
        }
      return Row(
        contenders,
        goals: [Goal(contenders[2].name, against: contenders[0].name, .costPerByte(atMost: 1.3))]
      )
    }
  }
}

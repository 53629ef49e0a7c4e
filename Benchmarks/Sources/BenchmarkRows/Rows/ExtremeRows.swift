import BenchmarkInputs
import BenchmarkKit
import BenchmarkModels
import Foundation

/// Documents that are hard in one way; they must not be slow in another way than they are for others.
enum ExtremeRows {
  static func plans(_ source: DocumentSource) -> [RowPlan] {
    func plan<Model: BenchmarkModel>(
      _ subject: String,
      _ type: Model.Type,
      _ input: ExtremeInput,
      _ order: KeyOrder = .declared
    ) -> RowPlan {
      RowPlan(id: "extreme/" + subject) {
        DecodeRow(data: source.data(input, order: order), goal: nil).visit(type)
      }
    }
    return [
      plan("10000-keys", KeyedNumbers.self, .manyKeys),
      plan("10000-unknown-keys", Person.self, .unknownKeys),
      plan("10000-unknown-keys-shuffled", Person.self, .unknownKeys, .shuffled),
      plan("200-properties", [WideObject].self, .wide),
      plan("200-properties-reversed", [WideObject].self, .wide, .reversed),
      plan("200-properties-shuffled", [WideObject].self, .wide, .shuffled),
      plan("500-levels", Level.self, .deep),
    ]
  }
}

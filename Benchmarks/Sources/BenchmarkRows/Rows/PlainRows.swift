import BenchmarkInputs
import BenchmarkKit
import BenchmarkModels
import Foundation
import SmartCodable

/// Types that know no SmartCodable: where decoding them strictly succeeds it may not cost as much as decoding
/// twice (AGR-1).
enum PlainRows {
  static func plans(_ source: DocumentSource) -> [RowPlan] {
    [
      plan("airports", [PlainAirport].self, .airports, source),
      plan("any-airports", AnyJSON.self, .airports, source),
      plan("any-messages", AnyJSON.self, .messages, source), dirty(source), bottom,
    ] + [1000, 10_000, 100_000].map(keys)
  }

  /// One wrong value below a hundred levels: all of them are decoded twice, and none of them more often (AGR-4).
  private static var bottom: RowPlan {
    RowPlan(id: "plain/dirty-bottom") {
      func contender(_ name: String, _ input: CostInput) -> Contender {
        let data = Data(input.bytes(count: 100))
        let clean = Data(CostInput.cleanNesting.bytes(count: 100))
        return .decoder([PlainLevel].self, data, .full, expected: clean, name: name)
      }
      return Row(
        [contender("clean", .cleanNesting), contender("dirty", .nesting)],
        goals: [Goal("dirty", against: "clean", .cost(atMost: 2.2))]
      )
    }
  }

  /// Keys that are made at run time, of which a decoder has to look up each.
  private static func keys(_ count: Int) -> RowPlan {
    RowPlan(id: "plain/run-time-keys-\(count)") {
      let data = Data(CostInput.manyKeys.bytes(count: count))
      return Row(
        [.foundation(PlainSum.self, data), .decoder(PlainSum.self, data, .full)],
        goals: [Goal(Name.decoder, against: Name.jsonDecoder, .speed(atLeast: 1))]
      )
    }
  }

  private static func plan<Model: Decodable & Equatable>(
    _ subject: String,
    _ type: Model.Type,
    _ shape: InputShape,
    _ source: DocumentSource
  ) -> RowPlan {
    RowPlan(id: "plain/" + subject, shape: shape.rawValue) {
      let data = source.data(shape)
      return Row(
        [.foundation(type, data), .decoder(type, data, .full), .decoder(type, data, .none)],
        goals: [Goal(Name.decoder, against: Name.strictDecoder, .cost(atMost: 1.5))]
      )
    }
  }

  /// Most objects have to be decoded twice; what that may cost at most is that it stays linear (`cost/plain-levels`).
  private static func dirty(_ source: DocumentSource) -> RowPlan {
    RowPlan(id: "plain/dirty-areas", shape: InputShape.areas.rawValue) {
      let type = [PlainProvince].self
      let clean = source.data(.areas)
      let dirty = source.document(.areas, InputStyle(isDirty: true))
      return Row([
        .decoder(type, clean, .full, name: "clean"),
        .decoder(type, Data(dirty.bytes), .full, expected: Data(dirty.expected), name: "dirty"),
      ])
    }
  }
}

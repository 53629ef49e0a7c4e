import BenchmarkInputs
import BenchmarkKit
import Foundation

/// Clean documents: keys in order, in lines, reversed and shuffled.
enum DecodeRows {
  static func plans(_ source: DocumentSource) -> [RowPlan] {
    let shapes = InputShape.allCases
    // Arrays of numbers have no keys to shuffle.
    let keyed = shapes.filter { $0 != .coordinates }
    return shapes.map { plan("decode", $0, InputStyle(), goal: goal($0), source) }
      + shapes.map { plan("pretty", $0, InputStyle(isPretty: true), goal: nil, source) }
      + keyed.map { plan("reversed", $0, InputStyle(order: .reversed), goal: nil, source) }
      + keyed.map { plan("shuffled", $0, InputStyle(order: .shuffled), goal: 3.5, source) }
  }

  /// How many times as fast as JSONDecoder a clean document has to be, with leniency and without.
  static func goal(_ shape: InputShape) -> Double {
    switch shape {
    case .airports, .catalogue: 8
    case .areas: 7.5
    case .messages, .small: 6
    case .coordinates: 11
    }
  }

  private static func plan(
    _ group: String,
    _ shape: InputShape,
    _ style: InputStyle,
    goal: Double?,
    _ source: DocumentSource
  ) -> RowPlan {
    RowPlan(id: "\(group)/\(shape.rawValue)", shape: shape.rawValue) {
      let data = source.data(shape, style)
      return try shape.accept(DecodeRow(data: data, goal: goal, isMain: group == "decode"))
    }
  }
}

/// A row of decoders for one document.
struct DecodeRow: ModelVisitor {
  let data: Data
  /// How many times as fast as JSONDecoder it has to be.
  let goal: Double?
  /// Whether the side contenders take part.
  var isMain = false

  func visit<Model: BenchmarkModel>(_ type: Model.Type) -> Row {
    let main = [Contender.foundation(type, data), .smart(type, data)]
    let side = isMain ? [Contender.smartReport(type, data), .serialization(data)] : []
    let goals = goal.map { Goal(Name.smart, against: Name.jsonDecoder, .speed(atLeast: $0)) }
    return Row(main + side, goals: goals.map { [$0] } ?? [])
  }
}

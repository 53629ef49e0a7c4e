import Foundation

extension Oracle {
  /// The work for an input grows no faster than its length to the power of 1.3.
  ///
  /// The input grows in three steps, in one of the ways of ``CostGrowth``. Work is counted in steps, never in
  /// time: steps that the target counts itself, or edges in a build that counts them.
  static let linearCost = Oracle("linear-cost", .linearCost, share: 4) { trial in
    guard let facts = trial.facts, facts.isObject, facts.depth < 32, trial.countsWork,
      let growth = trial.generator.pick(CostGrowth.allCases)
    else { return .silent }
    let documents = growth.documents(from: facts.tree, &trial.generator)
    guard documents.count == 3 else { return .silent }
    // Warms up: caches and buffers that are filled once are not work for an input.
    if let largest = documents.last { _ = trial.work(largest) }
    let points = documents.compactMap { document in
      trial.work(document).map { CostPoint(length: document.count, work: $0) }
    }
    guard let slope = CostPoint.slope(of: points) else { return .silent }
    trial.note(slope, of: growth)
    guard slope > CostPoint.steepest else { return .held }
    return .broken(
      wanted: "linear",
      found: growth.rawValue,
      "the work grows with the length to the power of"
        + " \(String(format: "%.2f", slope)): "
        + points.map { "\($0.work) steps for \($0.length) bytes" }.joined(separator: ", "),
      variant: documents.last
    )
  }
}

/// The cost of an input of some length.
struct CostPoint: Equatable {
  let length: Int
  let work: UInt64

  /// The steepest growth that still counts as linear.
  static let steepest = 1.3

  /// The exponent of the growth between the first and the last of three points, without the fixed cost of
  /// every input; nil if the work hardly grows, or if there are not three points of increasing length.
  static func slope(of points: [CostPoint]) -> Double? {
    guard points.count == 3, points[0].length < points[1].length,
      points[1].length < points[2].length
    else { return nil }
    guard points[1].work > points[0].work + 16, points[2].work > points[1].work else { return nil }
    let work = [1, 2].map { Double(points[$0].work - points[$0 - 1].work) }
    let length = [1, 2].map { Double(points[$0].length - points[$0 - 1].length) }
    return log(work[1] / work[0]) / log(length[1] / length[0])
  }
}

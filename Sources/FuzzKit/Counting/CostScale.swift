/// The steps in which slopes of work over length are counted: slope 1 is linear, 2 is quadratic.
enum CostScale {
  /// The upper bound of each step but the last, which has none.
  static let bounds = [0.9, 1.0, 1.05, 1.1, 1.2, CostPoint.steepest]

  static let steps = bounds.count + 1

  /// The number of the step that `slope` belongs to.
  static func step(of slope: Double) -> Int { bounds.firstIndex { slope <= $0 } ?? bounds.count }
}

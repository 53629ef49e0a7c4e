/// The steps in which slopes of work over length are counted: 1 is linear, 2 is quadratic.
enum CostScale {
  /// The slope at the upper end of each step but the last, which has none.
  static let bounds = [0.9, 1.0, 1.05, 1.1, 1.2, CostPoint.steepest]

  static let steps = bounds.count + 1

  /// The step that `slope` belongs to.
  static func step(of slope: Double) -> Int { bounds.firstIndex { slope <= $0 } ?? bounds.count }
}

/// Times of one contender, in nanoseconds for one run.
package struct Sample: Equatable, Sendable {
  private let sorted: [Double]

  package init(_ times: [Double]) { sorted = times.sorted() }

  package var count: Int { sorted.count }
  package var median: Double { quantile(0.5) }
  package var minimum: Double { quantile(0) }

  /// The middle half of the times against their median.
  package var spread: Double { (quantile(0.75) - quantile(0.25)) / median }

  /// Linear between neighbors; nan without times.
  package func quantile(_ share: Double) -> Double {
    guard let last = sorted.indices.last else { return .nan }
    let position = share * Double(last)
    let lower = Int(position)
    let upper = min(lower + 1, last)
    return sorted[lower] + (sorted[upper] - sorted[lower]) * (position - Double(lower))
  }
}

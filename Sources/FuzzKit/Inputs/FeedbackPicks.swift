/// The frozen corpus of one epoch, ready to draw from.
struct FeedbackPicks: Sendable {
  /// An input to start from.
  struct Parent: Sendable {
    let bytes: [UInt8]
    let tree: JSONTree?
    let target: Int
    let options: UInt64
  }

  private let parents: [Parent]
  /// Sums of weights up to and including each parent.
  private let sums: [UInt64]

  /// Creates the picks of an epoch that starts with `map`.
  init(_ map: FeatureMap) {
    parents = map.entries.map { entry in
      Parent(
        bytes: entry.bytes,
        tree: JSONTree(parsing: entry.bytes),
        target: entry.target,
        options: entry.options
      )
    }
    var sum: UInt64 = 0
    sums = map.weights.map { weight in
      sum += weight
      return sum
    }
  }

  /// Draws a parent, those with rare features more often; nil if there is none.
  func draw(_ generator: inout SeededGenerator) -> Parent? {
    guard let total = sums.last else { return nil }
    let lot = UInt64(generator.below(Int(truncatingIfNeeded: total)))
    var low = 0
    var high = sums.count - 1
    while low < high {
      let middle = (low + high) / 2
      if sums[middle] > lot { high = middle } else { low = middle + 1 }
    }
    return parents[low]
  }
}

/// Which features were seen, and the smallest input that shows each: its owner.
///
/// An input that no longer owns anything leaves the corpus. Supervisor and workers each keep a map and add
/// the same candidates in the same order, so their maps are equal.
struct FeatureMap {
  /// An input of the corpus.
  struct Entry {
    let candidate: FeatureCandidate
    /// The number of features it owns.
    fileprivate(set) var owned: Int
  }

  /// The cost of a feature that was never seen.
  static let unseen = UInt16.max

  /// The cost of an input that is too long for the corpus: its features count, but it owns nothing.
  private static let tooLong = UInt16.max - 1

  private var costs: [UInt16] = []
  private var owners: [Int32] = []
  private var all: [Entry] = []

  /// The length of the smallest input with this feature, or a special cost if there is none.
  func cost(of feature: UInt32) -> UInt16 {
    Int(feature) < costs.count ? costs[Int(feature)] : Self.unseen
  }

  /// The cost of an input of `length` bytes while inputs of up to `limit` bytes are accepted.
  static func cost(length: Int, limit: Int) -> UInt16 {
    length > limit ? tooLong : UInt16(min(length, Int(tooLong) - 1))
  }

  /// Whether an input that shows these features at this cost changes the map.
  func improves(_ features: [UInt32], cost: UInt16) -> Bool {
    features.contains { self.cost(of: $0) > cost }
  }

  /// Adds the features of `candidate`; returns whether any was new or got a smaller owner.
  mutating func add(_ candidate: FeatureCandidate, limit: Int) -> Bool {
    let cost = Self.cost(length: candidate.bytes.count, limit: limit)
    let better = candidate.features.filter { self.cost(of: $0) > cost }
    guard !better.isEmpty else { return false }
    let isOwner = cost < Self.tooLong
    for feature in better {
      grow(to: Int(feature))
      costs[Int(feature)] = cost
      guard isOwner else { continue }
      let former = Int(owners[Int(feature)])
      if former >= 0 { all[former].owned -= 1 }
      owners[Int(feature)] = Int32(truncatingIfNeeded: all.count)
    }
    if isOwner { all.append(Entry(candidate: candidate, owned: better.count)) }
    return true
  }

  /// The inputs that own a feature, in the order in which they were added.
  var entries: [FeatureCandidate] { all.filter { $0.owned > 0 }.map(\.candidate) }

  /// The weights of `entries`: each is the sum of the weights of the features that it owns, at least 1; a
  /// feature weighs less the more entries show it.
  var weights: [UInt64] {
    let live = all.indices.filter { all[$0].owned > 0 }
    var showing = [UInt64](repeating: 0, count: costs.count)
    for index in live {
      for feature in all[index].candidate.features { showing[Int(feature)] += 1 }
    }
    return live.map { index in
      let worth = all[index].candidate.features
        .reduce(0 as UInt64) { sum, feature in
          guard owners[Int(feature)] == Int32(truncatingIfNeeded: index) else { return sum }
          return sum + 4096 / max(1, showing[Int(feature)])
        }
      return max(1, worth)
    }
  }

  /// How many features were seen.
  var featureCount: Int { costs.count { $0 != Self.unseen } }

  /// How many edges were seen.
  var edgeCount: Int {
    var count = 0
    var last: UInt32?
    for feature in costs.indices where costs[feature] != Self.unseen {
      guard let edge = Feature.edge(of: UInt32(truncatingIfNeeded: feature)), edge != last else {
        continue
      }
      last = edge
      count += 1
    }
    return count
  }

  private mutating func grow(to feature: Int) {
    guard feature >= costs.count else { return }
    let missing = feature + 1 - costs.count + 4096
    costs += repeatElement(Self.unseen, count: missing)
    owners += repeatElement(-1, count: missing)
  }
}

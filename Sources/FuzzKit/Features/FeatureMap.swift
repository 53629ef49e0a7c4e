/// Which features were seen, and the smallest input that shows each: its owner.
///
/// An input that no longer owns anything leaves. Of two inputs of one length the one of the lower iteration owns, so the
/// order in which they are added, and with it the number of workers, does not matter.
struct FeatureMap {
  private struct Owner {
    var length: Int
    var iteration: UInt64
  }

  private var owners: [UInt32: Owner] = [:]
  private var inputs: [UInt64: (candidate: FeatureCandidate, owned: Int)] = [:]

  /// Adds the features of `candidate`, of which there is one for each iteration.
  mutating func add(_ candidate: FeatureCandidate) {
    let own = Owner(length: candidate.bytes.count, iteration: candidate.iteration)
    var owned = 0
    for feature in candidate.features {
      if let former = owners[feature] {
        guard (own.length, own.iteration) < (former.length, former.iteration) else { continue }
        release(former.iteration)
      }
      owners[feature] = own
      owned += 1
    }
    if owned > 0 { inputs[candidate.iteration] = (candidate, owned) }
  }

  private mutating func release(_ iteration: UInt64) {
    guard let input = inputs[iteration] else { return }
    inputs[iteration] = input.owned > 1 ? (input.candidate, input.owned - 1) : nil
  }

  /// The inputs that own a feature, in the order of their iterations.
  var entries: [FeatureCandidate] {
    inputs.values.map(\.candidate).sorted { $0.iteration < $1.iteration }
  }

  /// How many inputs own a feature.
  var entryCount: Int { inputs.count }

  /// How many features were seen.
  var featureCount: Int { owners.count }

  /// How many edges were seen.
  var edgeCount: Int { Set(owners.keys.compactMap(Feature.edge)).count }
}

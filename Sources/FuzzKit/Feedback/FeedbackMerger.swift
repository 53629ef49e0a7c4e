import Foundation

/// The feedback of a campaign at the supervisor: one map, merged by the number of the iteration.
struct FeedbackMerger {
  private let configuration: FuzzConfiguration
  private(set) var map = FeatureMap()
  /// The epoch that runs.
  private(set) var epoch: UInt64 = 0
  /// What the workers derive inputs from in this epoch.
  private(set) var picks: FeedbackPicks?

  init(_ configuration: FuzzConfiguration) {
    self.configuration = configuration
  }

  /// Ends the epoch; returns what changed the map, in the order in which workers must add it.
  mutating func merge(_ candidates: [FeatureCandidate]) -> [FeatureCandidate] {
    let limit = Epoch.lengthLimit(of: epoch, configuration)
    let ordered = candidates.sorted { $0.iteration < $1.iteration }
    let accepted = ordered.filter { map.add($0, limit: limit) }
    epoch += 1
    picks = configuration.feedback == .guided ? FeedbackPicks(map) : nil
    return accepted
  }
}

import Foundation

/// The supervisor's feedback: one map, merged in the order of iterations.
struct FeedbackMerger {
  private let configuration: FuzzConfiguration
  private(set) var map = FeatureMap()
  /// The current epoch.
  private(set) var epoch: UInt64 = 0
  /// The inputs that the workers derive from in this epoch.
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

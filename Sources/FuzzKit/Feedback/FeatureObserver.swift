import Foundation

/// The feedback of one worker: observes what inputs show, and reports what may be new.
///
/// It knows the map that the epoch started with and its own reports since. Iterations come to a worker in
/// ascending order, so for every input that it leaves out the supervisor merges a smaller or equal one first:
/// leaving it out changes nothing.
final class FeatureObserver {
  private let plan: CampaignPlan
  private let sensor: any FeatureSensor
  private let directory: RunDirectory
  private let descriptor: Int32

  private var map = FeatureMap()
  private var costs: [UInt32: UInt16] = [:]
  private var limit: Int
  private(set) var epoch: UInt64 = 0

  /// The inputs to derive from, in addition to seed inputs and corpus; nil unless feedback guides.
  private(set) var picks: FeedbackPicks?

  /// Creates an observer that reports to the file of `worker`; nil if the file cannot be opened.
  init?(plan: CampaignPlan, sensor: any FeatureSensor, directory: RunDirectory, worker: Int) {
    descriptor = unsafe open(directory.features(worker), O_WRONLY | O_CREAT | O_APPEND, 0o600)
    if descriptor < 0 { return nil }
    self.plan = plan
    self.sensor = sensor
    self.directory = directory
    limit = Epoch.lengthLimit(of: 0, plan.configuration)
  }

  deinit { close(descriptor) }

  /// Advances to a later epoch: adds what the supervisor merged at the end of each earlier one.
  func advance(to number: UInt64) {
    guard number > epoch else { return }
    while epoch < number {
      for candidate in directory.epochs.candidates(before: epoch + 1) ?? [] {
        _ = map.add(candidate, limit: limit)
      }
      epoch += 1
      limit = Epoch.lengthLimit(of: epoch, plan.configuration)
    }
    costs = [:]
    picks = plan.configuration.feedback == .guided ? FeedbackPicks(map) : nil
  }

  /// Prepares for one run of the target.
  func begin() { sensor.clear() }

  /// The features that the run since ``begin()`` has shown, in ascending order.
  ///
  /// Where neither the compiler nor the target counts, shapes and answers stand for that.
  func features(of execution: Execution, on trial: Trial) -> [UInt32] {
    var own = Set(execution.features.map(Feature.own))
    if sensor.counterCount == 0, !trial.target.reportsFeatures {
      let words = InputFeatures.shape(of: trial.input)
        .union(InputFeatures.answer(execution, of: trial.target.name))
      for word in words {
        var digest = Digest()
        digest.add(word.utf8)
        own.insert(Feature.own(UInt32(truncatingIfNeeded: digest.value)))
      }
    }
    var features = own.sorted()
    sensor.forEachHit { features.append(Feature.counter($0, $1)) }
    return features
  }

  /// Whether an input of `length` bytes with these features may change the map.
  func isNews(_ features: [UInt32], length: Int) -> Bool {
    let cost = FeatureMap.cost(length: length, limit: limit)
    return features.contains { isNews($0, cost) }
  }

  /// Reports a candidate to the supervisor.
  func report(_ candidate: FeatureCandidate) {
    let cost = FeatureMap.cost(length: candidate.bytes.count, limit: limit)
    for feature in candidate.features where isNews(feature, cost) { costs[feature] = cost }
    SystemCalls.append(candidate.encoded, to: descriptor)
  }

  private func isNews(_ feature: UInt32, _ cost: UInt16) -> Bool {
    guard map.cost(of: feature) > cost else { return false }
    guard let reported = costs[feature] else { return true }
    return reported > cost
  }
}

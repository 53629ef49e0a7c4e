import Foundation

/// What one worker observes of its inputs: it reports those that may show something new.
///
/// Iterations come to a worker in ascending order, so for every input that it leaves out it has reported a smaller or
/// equal one of a lower iteration: leaving it out changes nothing.
final class FeatureObserver {
  private let sensor: any FeatureSensor
  private let descriptor: Int32
  /// The length of the smallest input that showed a feature.
  private var lengths: [UInt32: Int] = [:]

  /// Creates an observer that reports to the file at `path`; nil if the file cannot be opened.
  init?(sensor: any FeatureSensor, path: String) {
    descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_APPEND, 0o600)
    if descriptor < 0 { return nil }
    self.sensor = sensor
  }

  deinit { close(descriptor) }

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

  /// Whether an input of `length` bytes with these features may own one.
  func isNews(_ features: [UInt32], length: Int) -> Bool {
    features.contains { lengths[$0].map { length < $0 } ?? true }
  }

  /// Reports a candidate to the supervisor.
  func report(_ candidate: FeatureCandidate) {
    let length = candidate.bytes.count
    for feature in candidate.features { lengths[feature] = min(length, lengths[feature] ?? length) }
    SystemCalls.append(candidate.encoded, to: descriptor)
  }
}

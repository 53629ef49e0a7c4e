/// The results of one stretch of iterations, in the report.
struct EncodedProgress: Codable, Sendable {
  var firstIteration: UInt64
  var iterations: UInt64
  var valid: UInt64
  var refused: UInt64
  var repaired: UInt64

  /// All stretches with at least one iteration, in order.
  static func all(in statistics: CampaignStatistics) -> [EncodedProgress] {
    (0..<ProgressBucket.count)
      .compactMap { bucket in
        let iterations = statistics.progress(bucket, .iterations)
        guard iterations > 0 else { return nil }
        return EncodedProgress(
          firstIteration: ProgressBucket.start(of: bucket),
          iterations: iterations,
          valid: statistics.progress(bucket, .valid),
          refused: statistics.progress(bucket, .refused),
          repaired: statistics.progress(bucket, .repaired)
        )
      }
  }
}

/// The epochs of a campaign with feedback: what the workers have seen is merged at the end of each and
/// handed to all of them.
///
/// Within an epoch nothing changes. So every worker derives its inputs from the same corpus, and the
/// number of workers changes no input.
struct FeedbackEpochs {
  /// What was merged so far.
  private(set) var merger: FeedbackMerger
  private let configuration: FuzzConfiguration
  /// Where the workers read what an epoch starts with.
  private let shared: EpochRecord
  private let archive: EpochArchive

  /// The first epoch of a campaign; nil if the campaign uses no feedback.
  ///
  /// The workers read what they start with from `shared`.
  init?(_ configuration: FuzzConfiguration, shared: EpochRecord, archive: EpochArchive) {
    guard configuration.feedback != .off else { return nil }
    self.configuration = configuration
    self.shared = shared
    self.archive = archive
    merger = FeedbackMerger(configuration)
  }

  /// The number of the epoch that runs.
  var number: UInt64 { merger.epoch }

  /// Goes to the epoch of the first iteration, with what an earlier campaign has learned.
  mutating func resume() throws(HarnessFailure) {
    for number in 0..<configuration.firstIteration / Epoch.length {
      guard let known = archive.learned?.candidates(before: number + 1) else {
        throw HarnessFailure(
          "what was learned up to the first iteration is not known; start at iteration 0"
        )
      }
      try merge(known, isWhole: true)
    }
  }

  /// Ends the epoch, with what the workers have reported or an earlier campaign has learned here.
  ///
  /// `next` is the first iteration that was not handed out; an epoch that a campaign did not finish
  /// is not recorded, since it would guide another campaign in another way.
  mutating func end(
    with candidates: [FeatureCandidate],
    next: UInt64,
    isIdle: Bool
  ) throws(HarnessFailure) {
    let isWhole = isIdle && next >= (number + 1) * Epoch.length
    let known = isWhole ? archive.learned?.candidates(before: number + 1) : nil
    try merge(known ?? candidates, isWhole: isWhole)
  }

  private mutating func merge(
    _ candidates: [FeatureCandidate],
    isWhole: Bool
  ) throws(HarnessFailure) {
    let accepted = merger.merge(candidates)
    guard shared.write(accepted, before: number) else { throw .noRoom }
    if isWhole, archive.recording?.write(accepted, before: number) == false {
      throw HarnessFailure("cannot write what was learned; free some space for the reports")
    }
  }
}

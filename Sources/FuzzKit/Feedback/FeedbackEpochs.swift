/// The epochs of a campaign with feedback: at the end of each, the workers' observations are merged and given
/// to all workers.
///
/// The corpus is frozen within an epoch. So every worker derives its inputs from the same corpus, and the
/// number of workers changes no input.
struct FeedbackEpochs {
  /// The merged feedback so far.
  private(set) var merger: FeedbackMerger
  private let configuration: FuzzConfiguration
  /// The record from which the workers read the start of an epoch.
  private let shared: EpochRecord
  private let archive: EpochArchive

  /// Creates the first epoch of a campaign; nil if the campaign uses no feedback.
  ///
  /// The workers read the start of an epoch from `shared`.
  init?(_ configuration: FuzzConfiguration, shared: EpochRecord, archive: EpochArchive) {
    guard configuration.feedback != .off else { return nil }
    self.configuration = configuration
    self.shared = shared
    self.archive = archive
    merger = FeedbackMerger(configuration)
  }

  /// The number of the current epoch.
  var number: UInt64 { merger.epoch }

  /// Advances to the epoch of the first iteration, with what an earlier campaign learned.
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

  /// Ends the epoch, with what the workers reported or an earlier campaign learned here.
  ///
  /// `next` is the first iteration that was not handed out; an unfinished epoch is not recorded, since it
  /// would guide another campaign differently.
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

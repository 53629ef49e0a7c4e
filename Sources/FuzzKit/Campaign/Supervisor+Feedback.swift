import Foundation

/// Epochs: at the end of each, what the workers have seen is merged and handed to all of them.
extension Supervisor {
  /// Where the epoch that runs ends; without feedback that is the end of the campaign.
  var epochEnd: UInt64 { Epoch.end(of: feedback?.epoch ?? 0, plan.configuration) }

  /// Goes to the epoch of the first iteration, with what an earlier campaign has learned.
  func startEpochs(in directory: RunDirectory) {
    guard feedback != nil else { return }
    for number in 0..<plan.configuration.firstIteration / Epoch.length where failure == nil {
      guard let known = learned?.candidates(before: number + 1) else {
        failure = "what was learned up to the first iteration is not known; start at iteration 0"
        return
      }
      merge(known, in: directory, isWhole: true)
    }
  }

  /// Ends the epoch; all workers are idle.
  func closeEpoch(in directory: RunDirectory) {
    // An input that may hang belongs to the corpus of this epoch.
    confirmHangs(in: directory)
    guard failure == nil, !isAborted else { return }
    mergeFeatures(in: directory)
    for index in workers.indices { workers[index].epoch = feedback?.epoch ?? 0 }
  }

  /// Merges what the workers have reported, or what an earlier campaign has learned here.
  func mergeFeatures(in directory: RunDirectory) {
    guard let feedback else { return }
    var candidates: [FeatureCandidate] = []
    for index in workers.indices {
      candidates += Self.newCandidates(directory.features(index), from: &featureOffsets[index])
    }
    let isWhole = next >= (feedback.epoch + 1) * Epoch.length && workers.allSatisfy(\.isIdle)
    let known = isWhole ? learned?.candidates(before: feedback.epoch + 1) : nil
    merge(known ?? candidates, in: directory, isWhole: isWhole)
  }

  private func merge(_ candidates: [FeatureCandidate], in directory: RunDirectory, isWhole: Bool) {
    guard var merger = feedback else { return }
    let accepted = merger.merge(candidates)
    feedback = merger
    let isWritten = directory.epochs.write(accepted, before: merger.epoch)
    if !isWritten {
      failure = "cannot write to the temporary folder; free some space there"
    } else if isWhole, recording?.write(accepted, before: merger.epoch) == false {
      failure = "cannot write what was learned; free some space for the reports"
    }
  }

  private static func newCandidates(_ path: String, from offset: inout UInt64)
    -> [FeatureCandidate]
  {
    guard let file = FileHandle(forReadingAtPath: path) else { return [] }
    defer { try? file.close() }
    try? file.seek(toOffset: offset)
    guard let data = try? file.readToEnd() else { return [] }
    offset += UInt64(data.count)
    var bytes = [UInt8](data)[...]
    return FeatureCandidate.decode(&bytes)
  }
}

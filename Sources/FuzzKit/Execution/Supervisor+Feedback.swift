import Foundation

/// Epochs: at the end of each, what the workers have seen is merged and handed to all of them.
extension Supervisor {
  /// Where the epoch that runs ends; without feedback that is the end of the campaign.
  var epochEnd: UInt64 { Epoch.end(of: feedback?.epoch ?? 0, plan.configuration) }

  /// Ends the epoch; all workers are idle.
  func closeEpoch(in directory: RunDirectory) {
    // An input that may hang belongs to the corpus of this epoch.
    confirmHangs(in: directory)
    mergeFeatures(in: directory)
    for index in workers.indices { workers[index].epoch = feedback?.epoch ?? 0 }
  }

  /// Merges what the workers have reported and writes what they have to add.
  func mergeFeatures(in directory: RunDirectory) {
    guard var merger = feedback else { return }
    var candidates: [FeatureCandidate] = []
    for index in workers.indices {
      candidates += Self.newCandidates(directory.features(index), from: &featureOffsets[index])
    }
    let accepted = merger.merge(candidates)
    feedback = merger
    let data = Data(accepted.flatMap(\.encoded))
    guard (try? data.write(to: directory.epoch(merger.epoch))) == nil else { return }
    failure = "cannot write to the temporary folder; free some space there"
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

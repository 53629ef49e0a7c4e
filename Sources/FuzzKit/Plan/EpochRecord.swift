import Foundation

/// A folder with what was learned at the end of each epoch: `epoch-1` is the start of the second one.
///
/// Seed, corpus digest and these files determine the inputs. If the code under test shows the same features
/// every time, the seed determines the files as well; if the features depend on the allocator, the files make
/// a campaign reproducible.
struct EpochRecord: Sendable {
  private let folder: URL

  init(_ folder: URL) {
    self.folder = folder
  }

  /// The candidates with which an epoch starts, in addition to those of earlier epochs; nil if there is no
  /// such file.
  func candidates(before epoch: UInt64) -> [FeatureCandidate]? {
    guard let data = try? Data(contentsOf: file(epoch)) else { return nil }
    var bytes = [UInt8](data)[...]
    return FeatureCandidate.decode(&bytes)
  }

  /// Writes the candidates with which an epoch starts; returns false on failure.
  func write(_ candidates: [FeatureCandidate], before epoch: UInt64) -> Bool {
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return (try? Data(candidates.flatMap(\.encoded)).write(to: file(epoch))) != nil
  }

  private func file(_ epoch: UInt64) -> URL { folder.appendingPathComponent("epoch-\(epoch)") }
}

/// The epoch records that outlast a campaign.
struct EpochArchive: Sendable {
  /// The record to write; nil for none.
  var recording: EpochRecord?
  /// The record of an earlier campaign; nil if there is none.
  var learned: EpochRecord?
}

import Foundation

/// A folder with what was learned at the end of each epoch: `epoch-1` is what the second starts with.
///
/// Inputs follow from seed, corpus digest and these files. Where the code under test shows the same
/// features every time, the files follow from the seed as well; where the allocator has a part in
/// what it shows, they are what makes a campaign repeatable.
struct EpochRecord: Sendable {
  private let folder: URL

  init(_ folder: URL) {
    self.folder = folder
  }

  /// What an epoch starts with, beside what the epochs before it said; nil if there is no such file.
  func candidates(before epoch: UInt64) -> [FeatureCandidate]? {
    guard let data = try? Data(contentsOf: file(epoch)) else { return nil }
    var bytes = [UInt8](data)[...]
    return FeatureCandidate.decode(&bytes)
  }

  /// Writes what an epoch starts with; false if that is not possible.
  func write(_ candidates: [FeatureCandidate], before epoch: UInt64) -> Bool {
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return (try? Data(candidates.flatMap(\.encoded)).write(to: file(epoch))) != nil
  }

  private func file(_ epoch: UInt64) -> URL { folder.appendingPathComponent("epoch-\(epoch)") }
}

/// What campaigns keep of their epochs beyond their own time.
struct EpochArchive: Sendable {
  /// Where it is kept what was learned in each epoch; nil for nowhere.
  var recording: EpochRecord?
  /// What an earlier campaign learned in each epoch; nil if there was none.
  var learned: EpochRecord?
}

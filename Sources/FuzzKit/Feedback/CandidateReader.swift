import Foundation

/// The supervisor's end of what a worker reports as new: a file that only grows.
struct CandidateReader {
  private let path: String
  private var offset: UInt64 = 0

  init(path: String) {
    self.path = path
  }

  /// The candidates that came since the last call.
  mutating func newCandidates() -> [FeatureCandidate] {
    guard let file = FileHandle(forReadingAtPath: path) else { return [] }
    defer { try? file.close() }
    try? file.seek(toOffset: offset)
    guard let data = try? file.readToEnd() else { return [] }
    offset += UInt64(data.count)
    var bytes = [UInt8](data)[...]
    return FeatureCandidate.decode(&bytes)
  }
}

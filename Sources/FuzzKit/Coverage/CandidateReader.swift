import Foundation

/// The supervisor's reader of the candidates that a worker reports in an append-only file.
struct CandidateReader {
  private let path: String
  private var offset: UInt64 = 0

  init(path: String) {
    self.path = path
  }

  /// Returns the candidates reported since the last call.
  mutating func newCandidates() -> [FeatureCandidate] {
    guard let file = FileHandle(forReadingAtPath: path) else { return [] }
    defer { try? file.close() }
    try? file.seek(toOffset: offset)
    guard let data = try? file.readToEnd() else { return [] }
    var bytes = [UInt8](data)[...]
    let candidates = FeatureCandidate.decode(&bytes)
    // A worker may be writing the last one.
    offset += UInt64(data.count - bytes.count)
    return candidates
  }
}

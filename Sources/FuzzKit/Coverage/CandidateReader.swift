/// The supervisor's reader of the candidates that a worker reports in an append-only file.
struct CandidateReader {
  private var tail: FileTail

  init(path: String) { tail = FileTail(path: path) }

  /// Returns the candidates reported since the last call; a worker may be writing the last one.
  mutating func newCandidates() -> [FeatureCandidate] {
    let all = tail.rest()
    var rest = all[...]
    let candidates = FeatureCandidate.decode(&rest)
    tail.take(all.count - rest.count)
    return candidates
  }
}

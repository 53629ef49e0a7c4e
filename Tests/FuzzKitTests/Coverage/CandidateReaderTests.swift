import Foundation
import Testing

@testable import FuzzKit

@Suite struct CandidateReaderTests {
  @Test("Candidates of a file come once, in their order")
  func reader() throws {
    let folder = try Tool.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("candidates")
    var reader = CandidateReader(path: file.path)
    #expect(reader.newCandidates().isEmpty)
    let all = (0..<3 as Range<UInt64>)
      .map { FeatureCandidate(iteration: $0, target: 0, bytes: [1], features: [UInt32($0)]) }
    // A worker may be writing the last one just now.
    try Data(all[0].encoded + all[1].encoded + all[2].encoded.dropLast(3)).write(to: file)
    #expect(reader.newCandidates() == Array(all[..<2]))
    #expect(reader.newCandidates().isEmpty)
    try Data(all.flatMap(\.encoded)).write(to: file)
    #expect(reader.newCandidates() == [all[2]])
    // A worker that is killed leaves a part of one, and its successor goes on behind it.
    let next = FeatureCandidate(iteration: 9, target: 0, bytes: [], features: [])
    for count in 1..<all[0].encoded.count {
      try Data(all[0].encoded.prefix(count) + next.encoded + all[1].encoded).write(to: file)
      var reader = CandidateReader(path: file.path)
      #expect(reader.newCandidates() == [next, all[1]], "\(count) bytes")
    }
  }
}

import Foundation
import Testing

@testable import FuzzKit

@Suite struct FeedbackEpochsTests {
  /// Folders that are gone when the test is over.
  private final class Folders {
    private var urls: [URL] = []

    func record() -> EpochRecord {
      let url = FileManager.default.temporaryDirectory
        .appendingPathComponent("epochs-\(UUID().uuidString)")
      urls.append(url)
      return EpochRecord(url)
    }

    deinit { for url in urls { try? FileManager.default.removeItem(at: url) } }
  }

  private let folders = Folders()

  private func configuration(from first: UInt64 = 0) -> FuzzConfiguration {
    var configuration = FuzzConfiguration()
    configuration.firstIteration = first
    configuration.feedback = .guided
    return configuration
  }

  private func candidate(_ iteration: UInt64, _ feature: UInt32) -> FeatureCandidate {
    FeatureCandidate(iteration: iteration, target: 0, bytes: [1], features: [feature])
  }

  private func epochs(
    from first: UInt64 = 0,
    shared: EpochRecord? = nil,
    archive: EpochArchive = EpochArchive()
  ) throws -> FeedbackEpochs {
    try #require(
      FeedbackEpochs(
        configuration(from: first),
        shared: shared ?? folders.record(),
        archive: archive
      )
    )
  }

  @Test("Without feedback there are no epochs")
  func off() {
    let shared = folders.record()
    let epochs = FeedbackEpochs(FuzzConfiguration(), shared: shared, archive: EpochArchive())
    #expect(epochs == nil)
  }

  @Test("What is new is told to the workers by iteration, and only a whole epoch is recorded")
  func ends() throws {
    let (shared, recording) = (folders.record(), folders.record())
    var epochs = try epochs(shared: shared, archive: EpochArchive(recording: recording))
    let (early, late) = (candidate(3, 7), candidate(9, 8))
    try epochs.end(with: [late, early, candidate(5, 7)], next: 4096, isIdle: true)
    #expect(epochs.number == 1)
    #expect(shared.candidates(before: 1) == [early, late])
    #expect(recording.candidates(before: 1) == [early, late])
    // Neither is whole: iterations are missing, or a worker is still busy.
    for (next, isIdle) in [(5000, true), (1 << 20, false)] as [(UInt64, Bool)] {
      try epochs.end(with: [candidate(next, UInt32(next))], next: next, isIdle: isIdle)
      #expect(shared.candidates(before: epochs.number)?.count == 1)
      #expect(recording.candidates(before: epochs.number) == nil)
    }
  }

  @Test("What an earlier campaign learned takes the place of what was seen, in whole epochs")
  func learned() throws {
    let learned = folders.record()
    #expect(learned.write([candidate(1, 1)], before: 1))
    #expect(learned.write([candidate(2, 2)], before: 2))
    let shared = folders.record()
    var epochs = try epochs(shared: shared, archive: EpochArchive(learned: learned))
    try epochs.end(with: [candidate(8, 8)], next: 4096, isIdle: true)
    #expect(shared.candidates(before: 1) == [candidate(1, 1)])
    try epochs.end(with: [candidate(9, 9)], next: 5000, isIdle: true)
    #expect(shared.candidates(before: 2) == [candidate(9, 9)])
  }

  @Test("A campaign goes on in a later epoch only if it is known what was learned before")
  func resume() throws {
    let learned = folders.record()
    #expect(learned.write([candidate(1, 1)], before: 1))
    var second = try epochs(from: 5000, archive: EpochArchive(learned: learned))
    try second.resume()
    #expect(second.number == 1 && second.merger.map.featureCount == 1)
    var third = try epochs(from: 9000, archive: EpochArchive(learned: learned))
    #expect(throws: HarnessFailure.self) { try third.resume() }
  }

  @Test("Candidates of a file come once, in their order")
  func reader() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("candidates-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    var reader = CandidateReader(path: file.path)
    #expect(reader.newCandidates().isEmpty)
    let all = (0..<3).map { candidate(UInt64($0), UInt32($0)) }
    try Data(all[0].encoded + all[1].encoded).write(to: file)
    #expect(reader.newCandidates() == Array(all[..<2]))
    #expect(reader.newCandidates().isEmpty)
    try Data(all.flatMap(\.encoded)).write(to: file)
    #expect(reader.newCandidates() == [all[2]])
  }
}

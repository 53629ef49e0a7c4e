import Testing

@testable import FuzzKit

@Suite struct FeatureMapTests {
  private func candidate(
    _ iteration: UInt64,
    _ length: Int,
    _ features: [UInt32]
  ) -> FeatureCandidate {
    FeatureCandidate(
      iteration: iteration,
      target: 0,
      bytes: Array(repeating: 0x20, count: length),
      features: features
    )
  }

  @Test("The smallest input owns a feature, the first of several, and an input without any leaves")
  func smallestInputOwnsFeature() {
    var map = FeatureMap()
    for candidate in [candidate(1, 20, [1, 2]), candidate(2, 20, [1, 2]), candidate(3, 10, [2])] {
      map.add(candidate)
    }
    #expect(map.entries.map(\.iteration) == [1, 3])
    map.add(candidate(4, 5, [1, 3]))
    #expect(map.entries.map(\.iteration) == [3, 4])
    #expect(map.featureCount == 3 && map.entryCount == 2)
  }

  @Test("Edges are told apart from their counts and from what targets say")
  func edgesAreToldFromTheirCounts() {
    var map = FeatureMap()
    let features = [
      Feature.own(5), Feature.counter(0, 1), Feature.counter(0, 2), Feature.counter(3, 255),
    ]
    #expect(features == [5, 4096, 4097, 4096 + 31])
    map.add(candidate(1, 1, features))
    #expect(map.featureCount == 4)
    #expect(map.edgeCount == 2)
  }

  @Test(
    "Counts that differ little are one feature",
    arguments: [
      (1, 0), (2, 1), (3, 2), (4, 3), (7, 3), (8, 4), (15, 4), (16, 5), (31, 5), (32, 6), (127, 6),
      (128, 7), (255, 7),
    ]
  )
  func countsThatDifferLittleAreOne(value: UInt8, bucket: UInt32) {
    #expect(Feature.counter(2, value) == 4096 + 16 + bucket)
  }

  @Test("A map is the same in whatever order it is told, by one worker or by three that leave out")
  func orderDoesNotMatter() throws {
    var generator = SeededGenerator(seed: 5)
    let all = (0..<300 as Range<UInt64>)
      .map { number in
        candidate(
          number,
          1 + generator.below(90),
          Set((0..<6).map { _ in UInt32(generator.below(80)) }).sorted()
        )
      }
    var plain = FeatureMap()
    for candidate in all { plain.add(candidate) }
    var reversed = FeatureMap()
    for candidate in all.reversed() { reversed.add(candidate) }
    #expect(reversed.entries == plain.entries && plain.entryCount < all.count)
    var reported = FeatureMap()
    var count = 0
    for worker in 0..<3 as Range<UInt64> {
      let observer = try #require(FeatureObserver(sensor: BlindSensor(), path: "/dev/null"))
      for candidate in all where candidate.iteration % 3 == worker {
        guard observer.isNews(candidate.features, length: candidate.bytes.count) else { continue }
        observer.report(candidate)
        reported.add(candidate)
        count += 1
      }
    }
    #expect(reported.entries == plain.entries)
    #expect(count < all.count)
  }

  @Test("A candidate is the same after its way through a file")
  func candidateSurvivesItsFile() {
    let candidates = [
      FeatureCandidate(iteration: 7, target: 3, options: .max, bytes: [1, 2, 255], features: [9]),
      FeatureCandidate(iteration: 1 << 40, target: 0, bytes: [], features: [0, 70_000, .max]),
    ]
    let whole = candidates.flatMap(\.encoded)
    var data = whole[...]
    let read = FeatureCandidate.decode(&data)
    #expect(read == candidates)
    #expect(data.isEmpty)
    var torn = whole.dropLast()
    let rest = FeatureCandidate.decode(&torn)
    #expect(rest == [candidates[0]])
    #expect(torn.count == candidates[1].encoded.count - 1)
  }
}

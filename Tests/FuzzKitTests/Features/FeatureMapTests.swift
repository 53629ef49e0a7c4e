import Testing

@testable import FuzzKit

@Suite struct FeatureMapTests {
  private func candidate(_ iteration: UInt64, _ length: Int, _ features: [UInt32])
    -> FeatureCandidate
  {
    FeatureCandidate(
      iteration: iteration,
      target: 0,
      bytes: Array(repeating: 0x20, count: length),
      features: features
    )
  }

  @Test("The smallest input owns a feature, and an input without any leaves")
  func smallestInputOwnsFeature() {
    var map = FeatureMap()
    let first = [candidate(1, 20, [1, 2]), candidate(2, 20, [1, 2]), candidate(3, 10, [2])]
    let changes = first.map { map.add($0, limit: 100) }
    #expect(changes == [true, false, true])
    #expect(map.entries.map(\.iteration) == [1, 3])
    _ = map.add(candidate(4, 5, [1, 3]), limit: 100)
    #expect(map.entries.map(\.iteration) == [3, 4])
    #expect(map.featureCount == 3)
  }

  @Test("A feature of a long input counts, but the input stays outside")
  func featureOfLongInputCounts() {
    var map = FeatureMap()
    _ = map.add(candidate(1, 50, [7]), limit: 40)
    #expect(map.featureCount == 1)
    #expect(map.entries.isEmpty)
    #expect(!map.improves([7], cost: FeatureMap.cost(length: 50, limit: 40)))
    _ = map.add(candidate(2, 50, [7]), limit: 60)
    #expect(map.entries.map(\.iteration) == [2])
  }

  @Test("A rare feature is worth more than one that all entries show")
  func rareFeatureIsWorthMore() {
    var map = FeatureMap()
    _ = map.add(candidate(1, 10, [1]), limit: 100)
    for number in 2...9 as ClosedRange<UInt64> {
      _ = map.add(candidate(number, 12, [1, UInt32(number)]), limit: 100)
    }
    let weights = map.weights
    #expect(weights.count == 9)
    #expect(weights[0] == 4096 / 9)
    #expect(weights[1...].allSatisfy { $0 == 4096 })
  }

  @Test("Edges are told apart from their counts and from what targets say")
  func edgesAreToldFromTheirCounts() {
    var map = FeatureMap()
    let features = [
      Feature.own(5), Feature.counter(0, 1), Feature.counter(0, 2), Feature.counter(3, 255),
    ]
    #expect(features == [5, 4096, 4097, 4096 + 31])
    _ = map.add(candidate(1, 1, features), limit: 10)
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

  @Test("A map that is told the same in the same order is the same")
  func mapToldTheSameIsTheSame() {
    var generator = SeededGenerator(seed: 5)
    var merger = FeedbackMerger(FuzzConfiguration())
    let all = (0..<300 as Range<UInt64>)
      .map { number in
        candidate(
          number,
          1 + generator.below(90),
          Set((0..<6).map { _ in UInt32(generator.below(80)) }).sorted()
        )
      }
    // Workers come back in any order.
    let accepted = merger.merge(
      all.filter { $0.iteration % 3 == 1 }
        + all.filter { $0.iteration % 3 != 1 }
    )
    var plain = FeatureMap()
    for candidate in all { _ = plain.add(candidate, limit: 4096) }
    #expect(merger.map.entries == plain.entries)
    var replica = FeatureMap()
    for candidate in accepted { _ = replica.add(candidate, limit: 4096) }
    #expect(replica.entries == plain.entries)
    #expect(replica.weights == plain.weights)
    #expect(accepted.count < all.count)
  }
}

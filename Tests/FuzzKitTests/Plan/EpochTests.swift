import Testing

@testable import FuzzKit

@Suite struct EpochTests {
  private func configuration(_ feedback: FuzzConfiguration.Feedback) -> FuzzConfiguration {
    var configuration = FuzzConfiguration()
    configuration.iterations = 10_000
    configuration.feedback = feedback
    return configuration
  }

  @Test("An epoch ends after 4,096 iterations or with the campaign")
  func epochEndsByCountOrCampaign() {
    let ends = (0..<3 as Range<UInt64>).map { Epoch.end(of: $0, configuration(.guided)) }
    #expect(ends == [4096, 8192, 10_000])
    #expect(Epoch.end(of: 0, configuration(.off)) == 10_000)
  }

  @Test("Longer inputs are taken in as the campaign goes on")
  func longerInputsAreTakenInLater() {
    let numbers: [UInt64] = [0, 7, 8, 16, 24, 32, 1000]
    let limits = numbers.map { Epoch.lengthLimit(of: $0, configuration(.guided)) }
    #expect(limits == [256, 256, 512, 1024, 2048, 4096, 4096])
    #expect(Epoch.lengthLimit(of: 0, configuration(.observed)) == 4096)
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

  @Test("Half of the inputs start from the corpus of feedback, the others stay blind")
  func halfOfInputsStartFromCorpus() {
    let source = InputSource(
      seed: 1,
      corpus: Corpus([]),
      targets: [StairsTarget(), PlantedTarget()],
      maximumLength: 4096
    )
    var map = FeatureMap()
    let bytes = Array(#"{"feedback":[1,2,3,4,5,6,7,8,9,"feedback"]}"#.utf8)
    _ = map.add(
      FeatureCandidate(iteration: 1, target: 1, options: 77, bytes: bytes, features: [1]),
      limit: 4096
    )
    let picks = FeedbackPicks(map)
    let inputs = (0..<2000 as Range<UInt64>).map { source.input(at: $0, guidedBy: picks) }
    let guided = inputs.count { $0.options == 77 && $0.target == 1 }
    #expect((800...1000).contains(guided))
    #expect(inputs.allSatisfy { $0.options != 77 || $0.bytes.count <= 2 * bytes.count })
    let blind = (0..<2000 as Range<UInt64>).map { source.input(at: $0) }
    let empty = FeedbackPicks(FeatureMap())
    #expect(blind.allSatisfy { $0.options == 0 })
    #expect((0..<50).allSatisfy { source.input(at: $0, guidedBy: nil) == blind[Int($0)] })
    #expect((0..<50).contains { source.input(at: $0, guidedBy: empty).target == 0 })
  }
}

import SmartCodableFuzzing
import Testing

@testable import FuzzKit

@Suite struct DistillationTests {
  /// What documents show to targets in this process.
  private func shown(
    _ entries: [Corpus.Entry],
    _ targets: [any FuzzTarget] = []
  ) -> [(entry: Corpus.Entry, features: Set<String>)] {
    entries.map { entry in
      let answers = targets.map {
        InputFeatures.answer($0.run(entry.bytes, in: RunContext()), of: $0.name)
      }
      return (entry, answers.reduce(InputFeatures.shape(of: entry.bytes)) { $0.union($1) })
    }
  }

  private func entry(_ name: String, _ text: String) -> Corpus.Entry {
    Corpus.Entry(name: name, bytes: Array(text.utf8))
  }

  @Test("What shows nothing new is left out, the shorter one stays")
  func whatShowsNothingNewIsLeftOut() {
    let result = Distillation(
      shown([entry("a", "[11]"), entry("b", "[1]"), entry("c", "[2]"), entry("d", #"{"x":1}"#)]),
      beside: []
    )
    #expect(result.kept.map(\.name) == ["a", "b", "d"])
  }

  @Test("All features of the whole are in the part")
  func allFeaturesAreInThePart() {
    let texts = [
      "1", "[]", "{}", #"{"count":1}"#, #"{"count":"1"}"#, #"{"count":null}"#, #"{"count":"x"}"#,
      #"{"count":[],"name":1}"#, #"{"name":1}"#, #"{"count":1,"count":2}"#, "[", "[[[[]]]]",
      #"{"count":"1","name":"a","list":[1,"x"]}"#, #"{"list":["x"]}"#, #"{"list":["y",1]}"#,
    ]
    let corpus = Corpus(texts.enumerated().map { entry("\($0)", $1) })
    let targets: [any FuzzTarget] = [ToyTarget()]
    let result = Distillation(shown(corpus.entries, targets), beside: [])
    func features(_ entries: [Corpus.Entry]) -> Set<String> {
      shown(entries, targets).reduce(into: []) { $0.formUnion($1.features) }
    }
    #expect(features(result.kept) == features(corpus.entries))
    #expect(result.features == features(corpus.entries).count)
    #expect(result.kept.count < texts.count)
    for left in result.kept {
      #expect(features(result.kept.filter { $0 != left }) != features(corpus.entries))
    }
  }

  @Test("What others show already is not kept")
  func knownFeaturesAreNotKept() {
    let shown: [(entry: Corpus.Entry, features: Set<String>)] = [
      (entry("a", "1"), ["x", "y"]), (entry("b", "22"), ["y", "z"]), (entry("c", "3"), ["x"]),
    ]
    #expect(Distillation(shown, beside: []).kept.map(\.name) == ["a", "b"])
    #expect(Distillation(shown, beside: ["z", "y"]).kept.map(\.name) == ["a"])
    #expect(Distillation(shown, beside: ["x", "y", "z"]).kept.isEmpty)
  }

  @Test("Repairs of a field are features by kind and outcome")
  func repairsOfFieldAreFeatures() {
    let target = ToyTarget()
    let features = shown([entry("a", #"{"count":"7"}"#)], [target])[0].features
    #expect(features.contains("toy count string converted converted"))
    #expect(features.contains("toy decoded"))
    #expect(features.contains("string in object"))
  }
}

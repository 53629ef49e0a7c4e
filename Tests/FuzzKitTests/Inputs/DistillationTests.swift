import SmartCodableFuzzing
import Testing

@testable import FuzzKit

@Suite struct DistillationTests {
  private func entry(_ name: String, _ text: String) -> Corpus.Entry {
    Corpus.Entry(name: name, bytes: Array(text.utf8))
  }

  @Test("What shows nothing new is left out, the shorter one stays")
  func whatShowsNothingNewIsLeftOut() {
    let result = Distillation(
      Corpus([entry("a", "[11]"), entry("b", "[1]"), entry("c", "[2]"), entry("d", #"{"x":1}"#)]),
      targets: []
    )
    #expect(result.kept.map(\.name) == ["a", "b", "d"])
    #expect(result.total == 4)
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
    let result = Distillation(corpus, targets: targets)
    func features(_ entries: [Corpus.Entry]) -> Set<String> {
      entries.reduce(into: []) {
        $0.formUnion(Distillation.features(of: $1.bytes, targets: targets))
      }
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
    let features = Distillation.features(of: Array(#"{"count":"7"}"#.utf8), targets: [target])
    #expect(features.contains("toy count string converted converted"))
    #expect(features.contains("toy decoded"))
    #expect(features.contains("string in object"))
  }
}

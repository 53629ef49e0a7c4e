/// A small part of a corpus that shows the same features as the whole.
///
/// A feature is a property of a document (its kinds, sizes and oddities), a target's answer to it, or a
/// repair as field × found kind × outcome. Short documents are taken first, and those whose features the
/// others show as well are removed again, so the same corpus always gives the same part.
public struct Distillation: Sendable {
  /// The documents that are kept, sorted by name.
  public let kept: [Corpus.Entry]
  /// The number of documents in the corpus.
  public let total: Int
  /// The number of features that the corpus shows, and the kept documents too.
  public let features: Int

  /// Distills `corpus` as `targets` see it; without targets only the documents themselves count.
  ///
  /// The targets run in this process, which a document may kill.
  public init(_ corpus: Corpus, targets: [any FuzzTarget]) {
    let targets = targets.map(WrittenTarget.wrapping)
    self.init(
      corpus.entries.map { ($0, Self.features(of: $0.bytes, targets: targets)) },
      beside: []
    )
  }

  /// Distills documents with these features; those that are known already count as shown.
  init(_ shown: [(entry: Corpus.Entry, features: Set<String>)], beside known: Set<String>) {
    let ordered = shown.sorted {
      ($0.entry.bytes.count, $0.entry.name) < ($1.entry.bytes.count, $1.entry.name)
    }
    var seen = known
    var chosen: [(entry: Corpus.Entry, features: Set<String>)] = []
    for (entry, features) in ordered where !features.isSubset(of: seen) {
      seen.formUnion(features)
      chosen.append((entry, features.subtracting(known)))
    }
    // A shorter document is not needed if longer ones show its features as well.
    var counts: [String: Int] = [:]
    for feature in chosen.flatMap(\.features) { counts[feature, default: 0] += 1 }
    chosen.removeAll { candidate in
      guard candidate.features.allSatisfy({ counts[$0, default: 0] > 1 }) else { return false }
      for feature in candidate.features { counts[feature, default: 0] -= 1 }
      return true
    }
    kept = chosen.map(\.entry).sorted { $0.name < $1.name }
    total = shown.count
    features = seen.count
  }

  /// The features that `input` shows, as words.
  static func features(of input: [UInt8], targets: [any FuzzTarget]) -> Set<String> {
    targets.reduce(InputFeatures.shape(of: input)) { features, target in
      features.union(
        InputFeatures.answer(target.run(input, in: RunContext()), of: target.name)
      )
    }
  }
}

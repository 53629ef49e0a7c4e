/// A small part of a corpus that shows the same features as the whole.
///
/// A feature is a property of a document (its kinds, sizes and oddities), a target's answer to it, or a
/// repair as field × found kind × outcome. Short documents are taken first, and those whose features the
/// others show as well are removed again, so the same corpus always gives the same part.
struct Distillation {
  /// The documents that are kept, sorted by name.
  let kept: [Corpus.Entry]
  /// The number of features that the corpus shows, and the kept documents too.
  let features: Int

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
    features = seen.count
  }
}

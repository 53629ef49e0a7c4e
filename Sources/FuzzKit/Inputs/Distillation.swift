/// A small part of a corpus that shows the same features as the whole.
///
/// A feature is a property of a document (its kinds, sizes and oddities), a target's answer to it, or a
/// repair as field × found kind × outcome. Short documents are taken first, and those whose features the
/// others show as well are removed again, so the same corpus always gives the same part.
///
/// The targets run in this process: a document that kills it must be replayed and removed first.
public struct Distillation: Sendable {
  /// The documents that are kept, sorted by name.
  public let kept: [Corpus.Entry]
  /// The number of documents in the corpus.
  public let total: Int
  /// The number of features that the corpus shows, and the kept documents too.
  public let features: Int

  /// Distills `corpus` as `targets` see it; without targets only the documents themselves count.
  public init(_ corpus: Corpus, targets: [any FuzzTarget]) {
    let targets = targets.map(WrittenTarget.wrapping)
    let ordered = corpus.entries.sorted { ($0.bytes.count, $0.name) < ($1.bytes.count, $1.name) }
    var seen: Set<String> = []
    var chosen: [(entry: Corpus.Entry, features: Set<String>)] = []
    for entry in ordered {
      let features = Self.features(of: entry.bytes, targets: targets)
      guard !features.isSubset(of: seen) else { continue }
      seen.formUnion(features)
      chosen.append((entry, features))
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
    total = corpus.entries.count
    features = seen.count
  }

  /// The features that `input` shows, as words.
  static func features(of input: [UInt8], targets: [any FuzzTarget]) -> Set<String> {
    var features = documentFeatures(of: input)
    for target in targets {
      let execution = target.run(input, in: RunContext())
      features.insert("\(target.name) \(execution.code)")
      for record in execution.diagnostics ?? [] {
        features.insert(
          "\(target.name) \(record.path.signatureText) \(record.found) \(record.kind) \(record.action)"
        )
      }
    }
    return features
  }

  private static func documentFeatures(of input: [UInt8]) -> Set<String> {
    guard let tree = JSONTree(parsing: input) else {
      return ["not JSON", "length \(size(input.count))"]
    }
    let facts = JSONFacts(tree)
    var features: Set<String> = ["depth \(size(facts.depth))", "length \(size(input.count))"]
    for node in tree.nodes() {
      let kind = tree.kind(of: node).name
      let around = tree.parent(of: node).map { tree.kind(of: $0).name } ?? "nothing"
      features.insert("\(kind) in \(around)")
      if !tree.kind(of: node).isContainer {
        features.insert("\(kind) length \(size(tree.text(of: node).count))")
      }
    }
    if facts.hasDuplicateKeys { features.insert("duplicate keys") }
    if facts.hasNonASCIIKeys { features.insert("keys beyond ASCII") }
    if facts.hasStringifiedJSON { features.insert("JSON in a string") }
    if facts.hasExtremeNumbers { features.insert("extreme numbers") }
    if facts.hasLongFractions { features.insert("long fractions") }
    return features
  }

  /// The bit width of `count`, so that sizes are compared by powers of two.
  private static func size(_ count: Int) -> Int { Int.bitWidth - count.leadingZeroBitCount }
}

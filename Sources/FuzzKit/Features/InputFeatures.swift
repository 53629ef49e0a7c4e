/// What an input shows without any counting of edges, as words: the shape of the document, and how a target answers.
enum InputFeatures {
  /// The kinds, sizes and oddities of a document.
  static func shape(of input: [UInt8]) -> Set<String> {
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

  /// How a target answers: decoded or refused, and each repair as field × found kind × outcome.
  static func answer(_ execution: Execution, of target: String) -> Set<String> {
    var features: Set<String> = ["\(target) \(execution.code)"]
    for record in execution.diagnostics ?? [] {
      features.insert(
        "\(target) \(record.path.signatureText) \(record.found) \(record.kind) \(record.action)"
      )
    }
    return features
  }

  /// The bit width of `count`, so that sizes are compared by powers of two.
  private static func size(_ count: Int) -> Int { Int.bitWidth - count.leadingZeroBitCount }
}

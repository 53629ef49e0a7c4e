/// A document while it is minimized, with the candidates that were tried already.
final class Draft {
  /// The current document; it fails.
  private(set) var tree: JSONTree
  /// Its text.
  private(set) var bytes: [UInt8]
  /// How many candidates may still run.
  private(set) var budget: Int

  private let test: any CandidateTest
  private var tried: Set<[UInt8]> = []

  init(tree: JSONTree, bytes: [UInt8], test: any CandidateTest, budget: Int) {
    self.tree = tree
    self.bytes = bytes
    self.test = test
    self.budget = budget
    tried.insert(bytes)
    // The text that the tree writes has less white space; it is used only if it fails as well.
    _ = attempt([tree])
  }

  /// Runs `candidates` in order and takes the first that still fails; returns its position.
  ///
  /// Candidates that were tried before, or that are not JSON, do not run.
  func attempt(_ candidates: [JSONTree]) -> Int? {
    var positions: [Int] = []
    var texts: [[UInt8]] = []
    for (position, candidate) in candidates.enumerated() where texts.count < budget {
      let text = candidate.bytes
      guard !tried.contains(text), !texts.contains(text), JSONTree(parsing: text) != nil else {
        continue
      }
      positions.append(position)
      texts.append(text)
    }
    guard !texts.isEmpty else { return nil }
    let (match, runs) = test.firstMatch(in: texts)
    budget -= runs
    tried.formUnion(texts.prefix(runs))
    guard let match else { return nil }
    tree = candidates[positions[match]]
    bytes = texts[match]
    return positions[match]
  }

  /// The document after `edit`, for ``attempt(_:)``.
  func edited(_ edit: (inout JSONTree) -> Void) -> JSONTree {
    var copy = tree
    edit(&copy)
    return copy
  }

  /// Whether `node` is still part of the document.
  func contains(_ node: JSONTree.Node) -> Bool {
    var current = node
    while let parent = tree.parent(of: current) { current = parent }
    return current == tree.root
  }
}

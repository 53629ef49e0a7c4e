/// One way to change an input; each is a value in its own file, listed in MutatorSet.
public struct Mutator: Sendable {
  /// What a mutator works on.
  enum Work: Sendable {
    /// On the tree: the result is always valid JSON.
    case tree(@Sendable (inout JSONTree, inout SeededGenerator, MutationContext) -> Bool)
    /// On the bytes: the result is usually no longer JSON.
    case bytes(@Sendable (inout [UInt8], inout SeededGenerator) -> Bool)
  }

  /// The name in reports.
  public let name: String

  /// How often it is drawn, relative to the others of its kind.
  public let weight: Int

  /// What it does, in one line.
  public let summary: String

  let work: Work

  init(name: String, weight: Int, summary: String? = nil, work: Work) {
    self.name = name
    self.weight = weight
    self.summary = summary ?? MutatorSummaries.all[name] ?? ""
    self.work = work
  }

  /// Whether the result of this mutator is valid JSON whenever its input was.
  public var keepsValidity: Bool {
    if case .tree = work { return true }
    return false
  }

  static func tree(
    _ name: String,
    weight: Int = 4,
    _ derive: @escaping @Sendable (inout JSONTree, inout SeededGenerator, MutationContext) -> Bool
  ) -> Mutator {
    Mutator(name: name, weight: weight, work: .tree(derive))
  }

  static func bytes(
    _ name: String,
    weight: Int = 4,
    _ derive: @escaping @Sendable (inout [UInt8], inout SeededGenerator) -> Bool
  ) -> Mutator {
    Mutator(name: name, weight: weight, work: .bytes(derive))
  }
}

/// The material that tree mutators use: keys that the target knows, and other documents.
public struct MutationContext: Sendable {
  /// Keys, in escaped spelling, that the target reads or that occur in its seed inputs.
  let keys: [[UInt8]]

  /// Documents to take subtrees from.
  var donors: [JSONTree]

  /// The maximum length of an input.
  let maximumLength: Int

  /// The places that the target reads.
  let aims: [Aim]

  /// A context for mutators.
  init(
    keys: [[UInt8]],
    donors: [JSONTree],
    maximumLength: Int,
    schema: ProbedSchema = .none
  ) {
    self.keys = keys
    self.donors = donors
    self.maximumLength = maximumLength
    aims = schema.fields.map(Aim.init)
  }
}

extension JSONTree {
  /// A random node of the document that satisfies `condition`, or nil.
  func randomNode(
    _ generator: inout SeededGenerator,
    where condition: (JSONTree, Node) -> Bool
  ) -> Node? {
    // Most nodes are attached, so a few blind draws are cheaper than a walk.
    for _ in 0..<6 {
      let node = generator.below(count)
      if condition(self, node), isAttached(node) { return node }
    }
    var chosen: Node?
    var seen = 0
    var current: Node? = root
    while let node = current {
      if condition(self, node) {
        seen += 1
        if generator.below(seen) == 0 { chosen = node }
      }
      current = successor(of: node, within: root)
    }
    return chosen
  }

  /// A random scalar anywhere, or nil.
  func randomScalar(_ generator: inout SeededGenerator) -> Node? {
    randomNode(&generator) { !$0.kind(of: $1).isContainer }
  }

  /// A random member of an object, or nil.
  func randomMember(_ generator: inout SeededGenerator) -> Node? {
    randomNode(&generator) { $1 != $0.root && $0.key(of: $1) != nil }
  }

  private func isAttached(_ node: Node) -> Bool {
    var current = node
    while let container = parent(of: current) { current = container }
    return current == root
  }
}

/// Makes the input of any iteration: a pure function of seed, corpus digest and iteration.
///
/// No state is kept between calls, so blocks of iterations can be made in any order and in any process, and
/// `replay --iteration` needs no file.
public struct InputSource: Sendable {
  /// What one iteration runs.
  public struct Input: Sendable, Equatable {
    /// The bytes.
    public let bytes: [UInt8]
    /// The number of the target, in the order of the campaign.
    public let target: Int
    /// The options word that the target ran with; zero means its own options.
    public let options: UInt64
    /// The numbers of the mutators that made it.
    public let mutators: [Int]
  }

  private struct Parent: Sendable {
    let bytes: [UInt8]
    let tree: JSONTree?
  }

  /// The schema of each target.
  let schemas: [ProbedSchema]

  private let seed: UInt64
  /// The digest that, with the seed, determines all inputs.
  public let digest: UInt64
  private let mutators: MutatorSet
  private let maximumLength: Int
  private let shared: [Parent]
  private let own: [[Parent]]
  private let contexts: [MutationContext]
  private let spaces: [OptionSpace]
  private let formats: [FuzzFormat?]
  /// The targets of successive iterations, over and over.
  private let turns: [Int]

  /// A source for these targets; `corpus` holds the documents that all of them share.
  public init(
    seed: UInt64,
    corpus: Corpus,
    targets: [any FuzzTarget],
    maximumLength: Int,
    mutators: MutatorSet = .standard
  ) {
    self.seed = seed
    self.mutators = mutators
    self.maximumLength = maximumLength
    schemas = targets.map(\.schema)
    digest = Self.digest(of: corpus, targets: targets, schemas)
    shared = corpus.entries.map { Parent(bytes: $0.bytes, tree: JSONTree(parsing: $0.bytes)) }
    own = targets.map { target in
      target.seeds.map { Parent(bytes: $0.bytes, tree: JSONTree(parsing: $0.bytes)) }
    }
    spaces = targets.map(\.optionSpace)
    formats = targets.map(\.format)
    turns = Self.turns(of: targets.map(Self.weight))
    let donors = shared.compactMap(\.tree)
    contexts = zip(own, schemas)
      .map { parents, schema in
        let trees = parents.compactMap(\.tree)
        return MutationContext(
          keys: Self.keys(of: trees, schema),
          donors: trees + donors,
          maximumLength: maximumLength,
          schema: schema
        )
      }
  }

  /// The digest of a source for this corpus and these targets.
  public static func digest(of corpus: Corpus, targets: [any FuzzTarget]) -> UInt64 {
    digest(of: corpus, targets: targets, targets.map(\.schema))
  }

  private static func digest(
    of corpus: Corpus,
    targets: [any FuzzTarget],
    _ schemas: [ProbedSchema]
  ) -> UInt64 {
    var digest = Digest()
    digest.add(Digest.hexadecimal(corpus.digest).utf8)
    for (target, schema) in zip(targets, schemas) {
      digest.add(target.name.utf8)
      // Campaigns without weights keep the digest, and so the inputs, that they had before there were any.
      if weight(of: target) > 1 { digest.add("weight \(weight(of: target))".utf8) }
      if let format = target.format { digest.add("format \(format.format.name)".utf8) }
      for seed in target.seeds { digest.add(seed.bytes) }
      for field in schema.fields { digest.add(field.description.utf8) }
      for axis in target.optionSpace.axes {
        digest.add(axis.name.utf8)
        for choice in axis.choices { digest.add(choice.name.utf8) }
      }
    }
    return digest.value
  }

  /// An order in which each target stands as often as it weighs: all of them, then those that weigh more than
  /// 1, then those that weigh more than 2, and so on.
  private static func turns(of weights: [Int]) -> [Int] {
    (0..<(weights.max() ?? 0)).flatMap { pass in weights.indices.filter { weights[$0] > pass } }
  }

  private static func weight(of target: any FuzzTarget) -> Int { min(max(1, target.weight), 100) }

  /// The input of `iteration`.
  public func input(at iteration: UInt64) -> Input {
    var generator = SeededGenerator(seed: seed, corpusDigest: digest, iteration: iteration)
    let target = turns.isEmpty ? 0 : turns[Int(iteration % UInt64(turns.count))]
    let options = spaces.isEmpty ? 0 : spaces[target].draw(&generator)
    let parent = pickParent(for: target, &generator)
    return derived(
      from: parent,
      target: target,
      options: options,
      limit: maximumLength,
      &generator
    )
  }

  /// An input made from `bytes` for a target of this source, for drivers other than a campaign.
  ///
  /// It has at most `limit` bytes. With a `donor`, subtrees are borrowed only from that document.
  func derived(
    from bytes: [UInt8],
    target: Int,
    options: UInt64,
    limit: Int,
    donor: JSONTree? = nil,
    _ generator: inout SeededGenerator
  ) -> Input {
    derived(
      from: Parent(bytes: bytes, tree: JSONTree(parsing: bytes)),
      target: target,
      options: options,
      limit: limit,
      donor: donor,
      &generator
    )
  }

  /// Draws options for a target; zero if there is no such target.
  func drawOptions(target: Int, _ generator: inout SeededGenerator) -> UInt64 {
    spaces.indices.contains(target) ? spaces[target].draw(&generator) : 0
  }

  private func derived(
    from parent: Parent,
    target: Int,
    options: UInt64,
    limit: Int,
    donor: JSONTree? = nil,
    _ generator: inout SeededGenerator
  ) -> Input {
    var applied: [Int] = []
    var bytes = parent.bytes
    if let tree = parent.tree {
      var context = contexts[target]
      if let donor { context.donors = [donor] }
      bytes = derive(from: tree, context, limit, &generator, &applied) ?? bytes
    }
    if formats.indices.contains(target), let format = formats[target] {
      bytes = written(bytes, from: parent.bytes, in: format, &generator, &applied)
    } else if parent.tree == nil || generator.oneIn(16) {
      if let number = mutators.mutate(&bytes, &generator) { applied.append(number) }
    }
    if bytes.count > limit { bytes.removeLast(bytes.count - limit) }
    return Input(bytes: bytes, target: target, options: options, mutators: applied)
  }

  /// An input of another format than JSON: a document, or what is changed as bytes, as are one document in four
  /// and all that the format cannot write.
  private func written(
    _ draft: [UInt8],
    from parent: [UInt8],
    in format: FuzzFormat,
    _ generator: inout SeededGenerator,
    _ applied: inout [Int]
  ) -> [UInt8] {
    let written = FuzzFormat.document(draft) == nil ? nil : format.bytes(of: draft)
    if written != nil, !generator.oneIn(4) { return draft }
    guard var bytes = written ?? format.bytes(of: parent) else { return draft }
    if let number = mutators.mutate(&bytes, &generator) { applied.append(number) }
    return FuzzFormat.input(for: bytes)
  }

  /// Draws a document, the target's own three times as often as the shared ones.
  private func pickParent(for target: Int, _ generator: inout SeededGenerator) -> Parent {
    let mine = own.isEmpty ? [] : own[target]
    let useShared = mine.isEmpty || (!shared.isEmpty && generator.oneIn(4))
    let parent = generator.pick(useShared ? shared : mine)
    return parent ?? Parent(bytes: Array("{}".utf8), tree: JSONTree(parsing: Array("{}".utf8)))
  }

  /// Applies one to five mutations; fewer if the result would get too long, nil if even one does.
  private func derive(
    from tree: JSONTree,
    _ context: MutationContext,
    _ limit: Int,
    _ generator: inout SeededGenerator,
    _ applied: inout [Int]
  ) -> [UInt8]? {
    var wanted = 1
    while wanted < 5, generator.oneIn(2) { wanted += 1 }
    var draft = tree
    var best: JSONTree?
    for _ in 0..<wanted {
      guard let number = mutators.mutate(&draft, &generator, context) else { continue }
      // Most drafts are certainly short enough, and only the final one has to be written.
      if draft.longestText > limit, draft.bytes.count > limit { break }
      best = draft
      applied.append(number)
    }
    return best?.bytes
  }

  private static func keys(of trees: [JSONTree], _ schema: ProbedSchema) -> [[UInt8]] {
    var keys = schema.keys.map { JSONText.escaped($0.utf8) }
    var seen = Set(keys)
    for tree in trees {
      for node in tree.nodes() {
        guard let key = tree.key(of: node).map({ Array($0) }), seen.insert(key).inserted else {
          continue
        }
        keys.append(key)
      }
    }
    return keys
  }
}

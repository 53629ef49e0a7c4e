/// The registry of mutators, which also draws among them.
public struct MutatorSet: Sendable {
  /// All mutators: those on trees first, then those on bytes.
  ///
  /// The index of each is its number in statistics.
  public let all: [Mutator]

  private let trees: [Int]
  private let bytes: [Int]

  /// The mutators that this module offers.
  public static let standard = MutatorSet([
    .kindSwap, .boundaryNumber, .numericSpelling, .naughtyString, .booleanSpelling,
    .wrap, .hoistChild, .stringify, .unstringify, .splice,
    .deleteNode, .duplicateMember, .renameKey, .recaseKey, .emptyKey, .normalizationTwin,
    .relatedKeys, .addKnownKey, .swapNodes, .escapeSpelling, .repeatSubtree, .nest, .aimed,
    .aimedKind,
    .boundaryText, .boundaryCount, .boundaryDate, .boundaryForm,
    .truncate, .byteHavoc, .rawControl, .invalidUTF8, .loneSurrogate, .encodingForm, .trailingJunk,
    .reflow,
  ])

  /// A set of these mutators.
  public init(_ all: [Mutator]) {
    self.all = all
    trees = Self.lots(all) { $0.keepsValidity }
    bytes = Self.lots(all) { !$0.keepsValidity }
  }

  /// Returns this set followed by the mutators that use `words`, unless it has them.
  func adding(dictionary words: [[UInt8]]) -> MutatorSet {
    let known = Set(all.map(\.name))
    let own = Mutator.dictionary(words).filter { !known.contains($0.name) }
    return own.isEmpty ? self : MutatorSet(all + own)
  }

  /// Returns this set followed by custom mutators.
  public func adding(_ own: [any FuzzMutator]) -> MutatorSet {
    own.isEmpty ? self : MutatorSet(all + own.map { Mutator($0) })
  }

  /// Changes `tree` by one drawn mutator; returns its number, or nil if none applied.
  func mutate(
    _ tree: inout JSONTree,
    _ generator: inout SeededGenerator,
    _ context: MutationContext
  ) -> Int? {
    for _ in 0..<4 {
      guard let number = generator.pick(trees) else { return nil }
      if case .tree(let derive) = all[number].work, derive(&tree, &generator, context) {
        return number
      }
    }
    return nil
  }

  /// Changes `input` by one drawn byte mutator; returns its number, or nil if none applied.
  func mutate(_ input: inout [UInt8], _ generator: inout SeededGenerator) -> Int? {
    guard let number = generator.pick(bytes) else { return nil }
    if case .bytes(let derive) = all[number].work, derive(&input, &generator) { return number }
    return nil
  }

  private static func lots(_ all: [Mutator], where condition: (Mutator) -> Bool) -> [Int] {
    all.indices.filter { condition(all[$0]) }
      .flatMap { number in
        repeatElement(number, count: max(1, all[number].weight))
      }
  }
}

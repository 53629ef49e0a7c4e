/// The registry of mutators, and the draw among them.
public struct MutatorSet: Sendable {
  /// All mutators: trees first, then bytes.
  ///
  /// The position is the number in statistics.
  public let all: [Mutator]

  private let trees: [Int]
  private let bytes: [Int]

  /// The mutators this module offers.
  public static let standard = MutatorSet([
    .kindSwap, .boundaryNumber, .numericSpelling, .naughtyString, .booleanSpelling,
    .wrap, .hoistChild, .stringify, .unstringify, .splice,
    .deleteNode, .duplicateMember, .renameKey, .recaseKey, .emptyKey, .normalizationTwin,
    .addKnownKey, .swapNodes, .escapeSpelling, .repeatSubtree, .nest, .aimed, .aimedKind,
    .boundaryText, .boundaryCount, .boundaryDate, .boundaryForm,
    .truncate, .byteHavoc, .rawControl, .invalidUTF8, .loneSurrogate, .encodingForm, .trailingJunk,
  ])

  /// A set of these mutators.
  public init(_ all: [Mutator]) {
    self.all = all
    trees = Self.lots(all) { $0.keepsValidity }
    bytes = Self.lots(all) { !$0.keepsValidity }
  }

  /// This set and, behind it, mutators of one's own.
  public func adding(_ own: [any FuzzMutator]) -> MutatorSet {
    own.isEmpty ? self : MutatorSet(all + own.map { Mutator($0) })
  }

  /// Changes `tree` by one drawn mutator; returns its number, or nil if none could work.
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

  /// Changes `input` by one drawn byte mutator; returns its number, or nil if none could work.
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

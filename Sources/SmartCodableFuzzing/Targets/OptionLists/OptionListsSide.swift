import FuzzKit

/// What reads, or what writes: options in a list, and settings in several places of a coder.
struct OptionListsSide<Option: Hashable & Sendable, Coder> {
  struct Choice: Sendable {
    let kind: String
    let option: Option
    /// Whether the option is the same as none (OPT-6).
    var isNothing = false
  }

  let choices: [Choice]
  /// The options that count, in another order.
  private let last: [Option]
  let sources: OptionSources<Coder>

  init(_ table: [Choice], _ ways: [OptionSources<Coder>.Way], _ generator: inout SeededGenerator) {
    choices = (0..<generator.below(7)).compactMap { _ in generator.pick(table) }
    last = Self.last(of: choices, &generator)
    sources = OptionSources(ways, &generator)
  }

  var options: [Option] { choices.map(\.option) }

  /// The last one of each kind in any order; those that change nothing may be absent.
  private static func last(of choices: [Choice], _ generator: inout SeededGenerator) -> [Option] {
    let last = Dictionary(choices.map { ($0.kind, $0) }) { $1 }
    var result: [Option] = []
    for (_, choice) in last.sorted(by: { $0.key < $1.key })
    where !choice.isNothing || generator.oneIn(2) {
      result.insert(choice.option, at: generator.below(result.count + 1))
    }
    return result
  }

  /// What is wrong with the answers that options in a list and in a set give, and coders, in a word; nil if nothing is.
  func problem(
    _ make: () -> Coder,
    byList: ([Option]) -> String,
    bySet: (Set<Option>) -> String,
    byCoder: (Coder) -> String
  ) -> String? {
    if !isByKind { return "equality by kind" }
    let answer = byList(options)
    if answer != byList(last) || answer != bySet(Set(last)) { return "the last ones" }
    let (coder, winner) = (make(), make())
    sources.setAll(coder)
    sources.setWinners(winner)
    return byCoder(coder) == byCoder(winner) ? nil : "the first place"
  }

  /// Whether options are equal, and one in a set, exactly if they are of one kind.
  private var isByKind: Bool {
    let areEqual = choices.allSatisfy { left in
      choices.allSatisfy { right in (left.kind == right.kind) == (left.option == right.option) }
    }
    let all = Set(options)
    return areEqual && Set(choices.map(\.kind)).count == all.count
      && options.allSatisfy(all.contains)
  }
}

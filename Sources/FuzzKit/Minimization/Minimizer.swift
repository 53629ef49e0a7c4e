/// Makes an input smaller as long as it keeps its signature.
///
/// JSON is reduced as a tree: the reducers of ``Reducer/structural`` run in order until a whole round changes
/// nothing. Other inputs get the byte pass. No candidate runs twice, and the budget counts runs, not time, so
/// the result is the same on every machine.
final class Minimizer {
  /// The result of minimizing.
  struct Result: Equatable {
    /// The smallest input that was found.
    var bytes: [UInt8]
    /// The number of candidates that ran.
    var runs: Int
  }

  private let test: any CandidateTest
  private let budget: Int

  /// Creates a minimizer that runs at most `budget` candidates.
  init(test: any CandidateTest, budget: Int) {
    self.test = test
    self.budget = budget
  }

  /// Returns the smallest input that the reducers reach from `input`, which is known to fail.
  func minimize(_ input: [UInt8]) -> Result {
    guard let tree = JSONTree(parsing: input) else { return minimizeBytes(input) }
    let draft = Draft(tree: tree, bytes: input, test: test, budget: budget)
    var hasChanged = true
    while hasChanged, draft.budget > 0 {
      hasChanged = false
      for reducer in Reducer.structural where draft.budget > 0 {
        if reducer.reduce(draft) { hasChanged = true }
      }
    }
    return Result(bytes: draft.bytes, runs: budget - draft.budget)
  }

  private func minimizeBytes(_ input: [UInt8]) -> Result {
    let draft = ByteDraft(bytes: input, test: test, budget: budget)
    draft.reduce()
    return Result(bytes: draft.bytes, runs: budget - draft.budget)
  }
}

/// One way to make a document smaller; each is a value in its own file.
struct Reducer: Sendable {
  /// The name in tests.
  let name: String

  /// Tries its candidates on a draft; returns true if one of them was taken.
  let reduce: @Sendable (Draft) -> Bool

  /// All reducers of documents, in the order in which they run.
  static let structural: [Reducer] = [
    .removeChildren, .hoistChild, .replaceSubtree, .emptyKeys, .shortenStrings, .shortenNumbers,
  ]
}

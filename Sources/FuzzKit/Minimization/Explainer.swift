/// The influence of a part of an input on its failure.
public struct Influence: Hashable, Sendable {
  /// The path of the value in a document, or `bytes 3…7` if the input is not JSON.
  public let place: String
  /// The changes after which the failure differed or was gone.
  public let needed: [String]
  /// The changes that made no difference.
  public let free: [String]
}

/// Applies one change at a time and checks which changes keep the signature.
final class Explainer {
  private let test: any CandidateTest
  private var budget: Int

  /// Creates an explainer that runs at most `budget` changed inputs.
  init(test: any CandidateTest, budget: Int) {
    self.test = test
    self.budget = budget
  }

  /// Returns the places that matter in `input`, in order.
  func influences(in input: [UInt8]) -> [Influence] {
    guard let tree = JSONTree(parsing: input) else { return byteInfluences(in: input) }
    var influences: [Influence] = []
    var current: JSONTree.Node? = tree.root
    while let node = current, budget > 0 {
      let influence = influence(of: node, in: tree)
      if !influence.needed.isEmpty { influences.append(influence) }
      // Where no change matters, nothing inside matters either.
      current =
        influence.needed.isEmpty
        ? tree.following(node, within: tree.root) : tree.successor(of: node, within: tree.root)
    }
    return influences
  }

  private func influence(of node: JSONTree.Node, in tree: JSONTree) -> Influence {
    var needed: [String] = []
    var free: [String] = []
    for (name, changed) in changes(of: node, in: tree) {
      if stays(changed.bytes) { free.append(name) } else { needed.append(name) }
    }
    return Influence(place: tree.path(of: node).description, needed: needed, free: free)
  }

  private func changes(of node: JSONTree.Node, in tree: JSONTree) -> [(String, JSONTree)] {
    var changes: [(String, JSONTree)] = []
    if node != tree.root {
      var copy = tree
      copy.detach(node)
      changes.append(("removed", copy))
    }
    if let key = tree.key(of: node) {
      var copy = tree
      copy.setKey(key + [UInt8(ascii: "_")], of: node)
      changes.append(("renamed", copy))
    }
    let rank = Simplest.rank(of: node, in: tree)
    for simplest in Simplest.allCases where simplest.rawValue != rank {
      var copy = tree
      copy.replace(node, with: simplest.node(in: &copy))
      changes.append((simplest.text, copy))
    }
    return changes
  }

  private func byteInfluences(in input: [UInt8]) -> [Influence] {
    var ranges: [ClosedRange<Int>] = []
    for index in input.indices where budget > 0 {
      var copy = input
      copy[index] = copy[index] == UInt8(ascii: "0") ? UInt8(ascii: "1") : UInt8(ascii: "0")
      if stays(copy) { continue }
      if let last = ranges.last, last.upperBound == index - 1 {
        ranges[ranges.count - 1] = last.lowerBound...index
      } else {
        ranges.append(index...index)
      }
    }
    return ranges.map { range in
      Influence(
        place: "bytes \(range.lowerBound)…\(range.upperBound)",
        needed: ["replaced"],
        free: []
      )
    }
  }

  private func stays(_ candidate: [UInt8]) -> Bool {
    guard budget > 0 else { return true }
    budget -= 1
    return test.firstMatch(in: [candidate]).position != nil
  }
}

extension Simplest {
  fileprivate var text: String {
    switch self {
    case .zero: "0"
    case .null: "null"
    case .text: "\"\""
    case .array: "[]"
    case .object: "{}"
    }
  }
}

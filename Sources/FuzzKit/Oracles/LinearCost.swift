import Foundation

extension Oracle {
  /// The work for an input grows no faster than its length to the power of 1.3.
  ///
  /// The input is made larger in three steps, in one of four ways: deeper, wider, with a longer string,
  /// with JSON inside strings inside strings. What is counted are steps, never time: those that the target
  /// counts itself, or the edges it takes in a build that counts them.
  static let linearCost = Oracle(
    name: "linear-cost",
    law: .linearCost,
    share: 4,
    clause: "PARSE-10"
  ) { trial in
    guard let facts = trial.facts, facts.isObject, facts.depth < 32, trial.countsWork,
      let growth = trial.generator.pick(CostGrowth.allCases)
    else { return .silent }
    let documents = growth.documents(from: facts.tree, &trial.generator)
    guard documents.count == 3 else { return .silent }
    // What is learned once, and buffers that grow once, are not the work for an input.
    if let largest = documents.last { _ = trial.work(largest) }
    let points = documents.compactMap { document in
      trial.work(document).map { CostPoint(length: document.count, work: $0) }
    }
    guard let slope = CostPoint.slope(of: points) else { return .silent }
    trial.note(slope, of: growth)
    guard slope > CostPoint.steepest else { return .held }
    return .broken(
      Violation(
        "linear-cost",
        wanted: "linear",
        found: growth.rawValue,
        detail: "the work grows with the length to the power of"
          + " \(String(format: "%.2f", slope)): "
          + points.map { "\($0.work) steps for \($0.length) bytes" }.joined(separator: ", "),
        variant: documents.last
      )
    )
  }
}

/// What an input of some length costs.
struct CostPoint: Equatable {
  let length: Int
  let work: UInt64

  /// The steepest growth that still counts as linear.
  static let steepest = 1.3

  /// The exponent of the growth between the first and the last of three points, without what every
  /// input costs; nil if the work hardly grows, or if there are not three points of rising length.
  static func slope(of points: [CostPoint]) -> Double? {
    guard points.count == 3, points[0].length < points[1].length,
      points[1].length < points[2].length
    else { return nil }
    guard points[1].work > points[0].work + 16, points[2].work > points[1].work else { return nil }
    let work = [1, 2].map { Double(points[$0].work - points[$0 - 1].work) }
    let length = [1, 2].map { Double(points[$0].length - points[$0 - 1].length) }
    return log(work[1] / work[0]) / log(length[1] / length[0])
  }
}

/// A way to make a document larger.
enum CostGrowth: String, CaseIterable {
  case nesting, width, text, stringified

  /// The position among all ways.
  var number: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// Three documents, each larger than the one before; none if `tree` offers no place for it.
  func documents(from tree: JSONTree, _ generator: inout SeededGenerator) -> [[UInt8]] {
    let wanted: (JSONTree, JSONTree.Node) -> Bool = { tree, node in
      switch self {
      case .nesting, .stringified: node != tree.root
      case .width: node != tree.root && tree.parent(of: node) != nil
      case .text: !tree.kind(of: node).isContainer
      }
    }
    guard let node = tree.randomNode(&generator, where: wanted) else { return [] }
    let keys = tree.nodes().compactMap { tree.key(of: $0).map { Array($0) } }
    let key = generator.pick(keys) ?? Array("k".utf8)
    // Twice the growth each time, so that linear work doubles its growth as well.
    return sizes.map { size in
      var copy = tree
      grow(node, in: &copy, from: tree, by: size, key)
      return copy.bytes
    }
  }

  private var sizes: [Int] {
    switch self {
    case .nesting: [60, 120, 240]
    case .width: [64, 128, 256]
    case .text: [1000, 2000, 4000]
    case .stringified: [4, 5, 6]
    }
  }

  private func grow(
    _ node: JSONTree.Node,
    in tree: inout JSONTree,
    from original: JSONTree,
    by size: Int,
    _ key: [UInt8]
  ) {
    switch self {
    case .nesting:
      var inner = tree.lift(node)
      for level in 0..<size {
        let outer = tree.addContainer(level % 2 == 0 ? .array : .object)
        tree.append(inner, to: outer, key: level % 2 == 0 ? nil : key)
        inner = outer
      }
      tree.replace(node, with: inner)
    case .width:
      guard let container = tree.parent(of: node) else { return }
      let name = tree.key(of: node).map { Array($0) }
      for number in 0..<size {
        let copy = tree.copySubtree(of: node, from: original)
        tree.append(copy, to: container, key: name.map { $0 + Array(String(number).utf8) })
      }
    case .text:
      let text = Array(repeating: Array(#"a\u00e9\n "#.utf8), count: size / 10).flatMap(\.self)
      tree.replace(node, with: tree.addScalar(.string, text))
    case .stringified:
      for _ in 0..<size {
        let inner = tree.lift(node)
        let outer = tree.addContainer(.object)
        tree.append(inner, to: outer, key: key)
        let text = JSONText.escaped(tree.bytes(of: outer))
        tree.replace(node, with: tree.addScalar(.string, text))
      }
    }
  }
}

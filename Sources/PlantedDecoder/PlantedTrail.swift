import FuzzKit

/// The state that the recursive depth measurement carries from level to level; its size uses up stack.
struct PlantedTrail {
  private typealias Line = (Int, Int, Int, Int, Int, Int, Int, Int)

  private var lines: (Line, Line, Line, Line, Line, Line, Line, Line)

  init() {
    let line = (1, 0, 0, 0, 0, 0, 0, 0)
    lines = (line, line, line, line, line, line, line, line)
  }

  /// The maximum nesting of containers below `node`.
  @inline(never) mutating func depth(of node: JSONTree.Node, in tree: JSONTree) -> Int {
    guard tree.kind(of: node).isContainer else { return 0 }
    var deepest = 0
    for child in tree.children(of: node) {
      // The level below works on a copy, and its changes are needed afterwards.
      var below = self
      below.lines.0.0 &+= child
      below.lines.7.7 &*= below.lines.0.0
      deepest = max(deepest, below.depth(of: child, in: tree))
      lines.1.1 &+= below.lines.1.1 &+ below.lines.7.7
    }
    return deepest + 1
  }
}

/// Documents in which a model contains itself up to the depth limit, made from one level of nesting.
///
/// In `{"a":{"b":[{"c":1}]}}` the object with `c` is two containers below the one with `b`, so `{"b":[` and
/// `]}` are repeated around it:
///
///     {"a":{"b":[{"b":[{"b":[ … "bad" … ]}]}]}}
struct RecursiveGrowth {
  private let outside: (head: ArraySlice<UInt8>, tail: ArraySlice<UInt8>)
  private let level: (head: ArraySlice<UInt8>, tail: ArraySlice<UInt8>)
  private let containers: Int

  /// Nests the object around `node` in itself, at the place of `node`; nil if there is none.
  init?(of node: JSONTree.Node, in tree: JSONTree) {
    guard let object = tree.enclosingObject(of: node) else { return nil }
    var inner = tree
    inner.replace(node, with: inner.addScalar(.string, Self.mark))
    var outer = tree
    outer.replace(object, with: outer.addScalar(.string, Self.mark))
    guard let level = Self.halves(of: inner.bytes(of: object)),
      let outside = Self.halves(of: outer.bytes)
    else { return nil }
    (self.level, self.outside) = (level, outside)
    var containers = 1
    var container = tree.parent(of: node)
    while let current = container, current != object {
      containers += 1
      container = tree.parent(of: current)
    }
    self.containers = containers
  }

  /// Three documents, the deepest of which stays below the depth limit; none if they would get too long.
  var documents: [[UInt8]] {
    let documents = [4, 2, 1].map { document(levels: Self.deepest / containers / $0) }
    return documents.allSatisfy { $0.count < SharedRing.slotCapacity } ? documents : []
  }

  private func document(levels: Int) -> [UInt8] {
    let head = repeatElement(level.head, count: levels).joined()
    let tail = repeatElement(level.tail, count: levels).joined()
    return Array(outside.head) + head + Array(#""bad""#.utf8) + tail + Array(outside.tail)
  }

  /// The maximum number of containers that the growth opens; the document around it has less than 32.
  private static let deepest = 472

  /// A string that occurs in no document.
  private static let mark = Array("\u{1}here\u{1}".utf8)

  private static func halves(
    of bytes: [UInt8]
  ) -> (head: ArraySlice<UInt8>, tail: ArraySlice<UInt8>)? {
    let quoted = [UInt8(ascii: "\"")] + mark + [UInt8(ascii: "\"")]
    guard let range = bytes.firstRange(of: quoted) else { return nil }
    return (bytes[..<range.lowerBound], bytes[range.upperBound...])
  }
}

extension JSONTree {
  /// The nearest object around `node`.
  func enclosingObject(of node: Node) -> Node? {
    var container = parent(of: node)
    while let current = container {
      if kind(of: current) == .object { return current }
      container = parent(of: current)
    }
    return nil
  }
}

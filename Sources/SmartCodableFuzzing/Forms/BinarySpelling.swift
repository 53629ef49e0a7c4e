import FuzzKit

/// A tree as the objects of a binary property list, in all the ways that the format allows (``ListGraphWriter``).
struct BinarySpelling {
  private let tree: JSONTree
  /// Whether some scalars are replaced by leaves that JSON does not have.
  private let hasLeaves: Bool
  private var generator: SeededGenerator
  private var graph = ListGraph()
  /// The objects of scalars by their literals, since equal ones may be shared.
  private var scalars: [[UInt8]: Int] = [:]
  /// Leaves and complete containers, which may be referred to again.
  private var shared: [Int] = []

  /// A spelling of `tree`, which has no nulls, drawn by `seed`; with property list leaves in place of some
  /// scalars if `hasLeaves`.
  static func bytes(of tree: JSONTree, seed: UInt64, hasLeaves: Bool = false) -> [UInt8] {
    var spelling = BinarySpelling(
      tree: tree,
      hasLeaves: hasLeaves,
      generator: SeededGenerator(seed: seed)
    )
    _ = spelling.add(tree.root)
    return ListGraphWriter.bytes(of: spelling.graph, seed: seed, mayAlias: false)
  }

  /// Adds a value and its contents; returns its number.
  private mutating func add(_ node: JSONTree.Node) -> Int {
    let text = Array(tree.text(of: node))
    if hasLeaves, generator.oneIn(6), let known = generator.pick(Array(shared.suffix(6))) {
      return known
    }
    if hasLeaves, !tree.kind(of: node).isContainer, generator.oneIn(2) {
      shared.append(graph.add(BinaryLeaf.draw(&generator)))
      return graph.top
    }
    switch tree.kind(of: node) {
    case .null: return graph.add(.raw([0x00]))
    case .bool: return add(.flag(text.first == UInt8(ascii: "t")), text)
    case .number: return add(.raw(number(String(decoding: text, as: UTF8.self))), text)
    case .string: return add(string: text)
    case .array, .set:
      shared.append(graph.add(.list(tree.children(of: node).map { add($0) })))
    case .object:
      let members = tree.children(of: node)
        .map { (key: add(string: Array(tree.key(of: $0) ?? [])), value: add($0)) }
      shared.append(graph.add(.members(members)))
    }
    return graph.top
  }

  /// Adds a scalar, or takes the one with this literal that is there.
  private mutating func add(_ object: ListGraph.Object, _ literal: [UInt8]) -> Int {
    if generator.oneIn(2), let known = scalars[literal] { return known }
    let number = graph.add(object)
    scalars[literal] = number
    return number
  }

  private mutating func add(string literal: [UInt8]) -> Int {
    let text = String(decoding: JSONText.unescaped(literal), as: UTF8.self)
    return add(.text(text), [UInt8(ascii: "\"")] + literal)
  }

  private mutating func number(_ text: String) -> [UInt8] {
    if let number = Int(text) { return integer(number) }
    let double = Double(text) ?? 0
    // Read as text, a Float has the digits of its own shortest text.
    if "\(Float(double))" == "\(double)", generator.oneIn(2) {
      return [0x22] + ListGraphWriter.integer(Int(Float(double).bitPattern), 4)
    }
    return [0x23] + ListGraphWriter.integer(Int(bitPattern: UInt(double.bitPattern)), 8)
  }

  private mutating func integer(_ number: Int) -> [UInt8] {
    let least =
      number < 0 ? 3 : number <= 0xFF ? 0 : number <= 0xFFFF ? 1 : number <= 0xFFFF_FFFF ? 2 : 3
    let power = generator.oneIn(3) ? least + generator.below(4 - least) : least
    return [0x10 | UInt8(power)] + ListGraphWriter.integer(number, 1 << power)
  }
}

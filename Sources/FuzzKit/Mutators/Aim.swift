/// One place that a target reads, prepared for mutators: escaped keys and interesting values.
struct Aim: Sendable {
  /// One step from the root.
  enum Step: Sendable {
    case key([UInt8])
    case element
  }

  /// A scalar in JSON.
  struct Scalar: Sendable {
    let kind: JSONTree.Kind
    let text: [UInt8]

    init(_ kind: JSONTree.Kind, _ text: String) {
      self.kind = kind
      self.text = kind == .string ? JSONText.escaped(text.utf8) : Array(text.utf8)
    }
  }

  let steps: [Step]
  let isOptional: Bool
  /// Values at the boundaries of the wanted type and just beyond; none for containers.
  let values: [Scalar]
  /// Values of kinds that are not wanted.
  let foreignValues: [Scalar]

  init(_ field: ProbedSchema.Field) {
    steps = field.path.map { step in
      switch step {
      case .key(let key): .key(JSONText.escaped(key.utf8))
      case .element: .element
      }
    }
    isOptional = field.isOptional
    values = Self.rawScalars(of: field) + AimedValues.scalars(of: field.wanted)
    let wanted = AimedValues.kind(of: field.wanted)
    foreignValues = [
      Scalar(.bool, "true"), Scalar(.number, "1"), Scalar(.number, "1.5"), Scalar(.string, "1"),
      Scalar(.string, "x"), Scalar(.string, ""), Scalar(.array, ""), Scalar(.object, ""),
      Scalar(.string, wanted == .array ? "[1]" : "{}"), Scalar(.null, ""),
    ]
    .filter { $0.kind != wanted || !$0.text.isEmpty }
  }

  /// The raw values, repeated so that they are drawn often, and near misses.
  private static func rawScalars(of field: ProbedSchema.Field) -> [Scalar] {
    let kind = AimedValues.kind(of: field.wanted)
    let other: JSONTree.Kind = kind == .string ? .number : .string
    return field.rawValues.flatMap { text -> [Scalar] in
      let exact = [Scalar](repeating: Scalar(kind, text), count: 3)
      guard kind == .string else {
        return exact + [Scalar(other, text), Scalar(.number, text + ".0")]
      }
      let isNumber = Int(text) != nil
      return exact + [Scalar(.string, text.uppercased()), Scalar(.string, text + " ")]
        + (isNumber ? [Scalar(.number, text)] : [])
    }
  }

  /// The node at this place in `tree`, created if it is missing; nil if the path is longer than most
  /// documents are deep.
  func node(in tree: inout JSONTree, _ generator: inout SeededGenerator) -> JSONTree.Node? {
    var node = tree.root
    for step in steps {
      switch step {
      case .key(let key): node = Self.member(key[...], of: node, in: &tree)
      case .element: node = Self.element(of: node, in: &tree, &generator)
      }
    }
    return node
  }

  private static func member(
    _ key: ArraySlice<UInt8>,
    of node: JSONTree.Node,
    in tree: inout JSONTree
  ) -> JSONTree.Node {
    if tree.kind(of: node) != .object { tree.replace(node, with: tree.addContainer(.object)) }
    var child = tree.firstChild(of: node)
    while let current = child {
      if tree.key(of: current) == key { return current }
      child = tree.nextSibling(of: current)
    }
    let made = tree.addContainer(.null)
    tree.append(made, to: node, key: key)
    return made
  }

  private static func element(
    of node: JSONTree.Node,
    in tree: inout JSONTree,
    _ generator: inout SeededGenerator
  ) -> JSONTree.Node {
    if tree.kind(of: node) != .array { tree.replace(node, with: tree.addContainer(.array)) }
    if let child = generator.pick(tree.children(of: node)) { return child }
    let made = tree.addContainer(.null)
    tree.append(made, to: node)
    return made
  }
}

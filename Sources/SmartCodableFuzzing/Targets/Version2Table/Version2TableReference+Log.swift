extension Version2Reference {
  /// The path here, or that of the object around it.
  func text(isOuter: Bool = false) -> String {
    path.dropLast(isOuter ? 1 : 0).map(\.text).joined(separator: " → ")
  }

  /// Logs a problem of the value here.
  mutating func log(_ errors: Set<String>, _ kind: Version2Kind) {
    log(Version2Block(errors: errors, node: text(), types: kind.names, name: path.last?.text ?? ""))
  }

  /// Logs that the property here is missing, with the path of its object.
  mutating func logMissing() {
    log(
      Version2Block(
        errors: [Version2Block.missing],
        node: text(isOuter: true),
        types: [],
        name: path.last?.text ?? ""
      )
    )
  }

  private mutating func log(_ block: Version2Block) {
    var block = block
    if !path.allSatisfy(\.isUsual) { (block.node, block.name) = (nil, nil) }
    blocks.append(block)
  }

  /// Amends what was logged of an element: whether the type of an Optional one is named with its Optional is not
  /// said.
  mutating func amendLogged(_ kind: Version2Kind) {
    guard let block = blocks.last, block.node == nil || block.node == text() else { return }
    blocks[blocks.count - 1].types?.formUnion(kind.names)
  }

  /// Amends what was logged of a collection that failed in a model below a plain type.
  ///
  /// The strict attempt of that type loses these blocks, against LEG-12; once it keeps them, this can go.
  mutating func amendLogged(since count: Int) {
    guard plainDepth > 0 else { return }
    for index in count..<blocks.count { blocks[index].mayLack = true }
  }
}

extension Version2Reference.Step {
  fileprivate var text: String {
    switch self {
    case .key(let key): key
    case .index(let index): "Index \(index)"
    }
  }

  /// Whether all signs stand in a line of the log as they are.
  fileprivate var isUsual: Bool { text.unicodeScalars.allSatisfy(\.isUsual) }
}

extension Unicode.Scalar {
  /// Whether the sign stands in a line of the log as it is.
  fileprivate var isUsual: Bool {
    value >= 0x20 && !(0x7F...0x9F).contains(value) && ![0x2028, 0x2029].contains(value)
  }
}

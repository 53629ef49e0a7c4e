extension JSONTree {
  /// The JSON text of the tree, without white space.
  public var bytes: [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(pool.count + 16)
    write(root, into: &output)
    return output
  }

  /// At least the length of the JSON text: every node with its quotes, key, colon, comma, or `null`.
  var longestText: Int { pool.count + 10 * records.count }

  /// The JSON text of one subtree, without its key.
  public func bytes(of node: Node) -> [UInt8] {
    var output: [UInt8] = []
    write(node, into: &output)
    return output
  }

  private func write(_ top: Node, into output: inout [UInt8]) {
    var current = top
    while true {
      if current != top, let key = key(of: current) {
        append(quoted: key, to: &output)
        output.append(UInt8(ascii: ":"))
      }
      open(current, into: &output)
      if let child = firstChild(of: current) {
        current = child
        continue
      }
      close(current, into: &output)
      while current != top, nextSibling(of: current) == nil {
        guard let container = parent(of: current) else { return }
        current = container
        close(current, into: &output)
      }
      guard current != top, let sibling = nextSibling(of: current) else { return }
      output.append(UInt8(ascii: ","))
      current = sibling
    }
  }

  private func open(_ node: Node, into output: inout [UInt8]) {
    switch kind(of: node) {
    case .null: output.append(contentsOf: "null".utf8)
    case .bool, .number: output.append(contentsOf: text(of: node))
    case .string: append(quoted: text(of: node), to: &output)
    case .array, .set: output.append(UInt8(ascii: "["))
    case .object: output.append(UInt8(ascii: "{"))
    }
  }

  private func close(_ node: Node, into output: inout [UInt8]) {
    switch kind(of: node) {
    case .array, .set: output.append(UInt8(ascii: "]"))
    case .object: output.append(UInt8(ascii: "}"))
    default: return
    }
  }

  private func append(quoted text: ArraySlice<UInt8>, to output: inout [UInt8]) {
    output.append(UInt8(ascii: "\""))
    output.append(contentsOf: text)
    output.append(UInt8(ascii: "\""))
  }
}

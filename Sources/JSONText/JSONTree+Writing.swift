extension JSONTree {
  /// The JSON text of the tree, without white space.
  public var bytes: [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(pool.count + 16)
    write(root, into: &output)
    return output
  }

  /// An upper bound of the length of the JSON text: each node with quotes, key, colon, comma, or `null`.
  package var longestText: Int { pool.count + 10 * records.count }

  /// The JSON text of one subtree, without its key.
  public func bytes(of node: Node) -> [UInt8] {
    var output: [UInt8] = []
    write(node, into: &output)
    return output
  }

  private func write(_ top: Node, into output: inout [UInt8]) {
    var current = top
    while true {
      if current != top, records[current].keyLength >= 0 {
        let start = Int(records[current].keyStart)
        append(quoted: start..<start + Int(records[current].keyLength), to: &output)
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
    let start = Int(records[node].textStart)
    let range = start..<start + Int(records[node].textLength)
    switch kind(of: node) {
    case .null: output.append(contentsOf: "null".utf8)
    case .bool, .number: append(range, to: &output)
    case .string: append(quoted: range, to: &output)
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

  private func append(quoted range: Range<Int>, to output: inout [UInt8]) {
    output.append(UInt8(ascii: "\""))
    append(range, to: &output)
    output.append(UInt8(ascii: "\""))
  }

  /// Appends bytes of the pool; one by one if they are few, since a slice retains the pool and costs more.
  @inline(__always)
  private func append(_ range: Range<Int>, to output: inout [UInt8]) {
    if range.count > 16 {
      output.append(contentsOf: pool[range])
    } else {
      for position in range { output.append(pool[position]) }
    }
  }
}

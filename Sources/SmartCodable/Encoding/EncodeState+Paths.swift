// Where a slot lies, for errors and for user code (ENC-17, AGR-9).
extension EncodeState {
  /// The way from the top to a slot.
  func codingPath(of slot: Int32) -> [any CodingKey] {
    var path: [any CodingKey] = []
    var current = slot
    while current >= 0 {
      if let key = pathKey(of: current) { path.append(key) }
      current = nodes[current].parent
    }
    return path.reversed()
  }

  /// The key or index of a slot in its container; nil at the top, and for what is written apart.
  private func pathKey(of slot: Int32) -> PathKey? {
    let node = nodes[slot]
    if node.key == EncodeNode.noKey { return nil }
    if node.parent >= 0, nodes[node.parent].kind == .array {
      return PathKey(intValue: Int(node.key))
    }
    if node.key < 0 {
      // As in a dictionary's own encoding, a key that spells an integer counts as one too.
      let text = texts[Int(~node.key)]
      return PathKey(text, number: Int(text))
    }
    let record = types.records[Int(node.key)]
    return PathKey(record.codingKey, number: record.intValue)
  }
}

extension PathKey {
  init(_ text: String, number: Int?) {
    stringValue = text
    intValue = number
  }
}

extension JSONTree {
  /// Adds a detached scalar; `text` is a literal, a number, or an escaped string.
  public mutating func addScalar(_ kind: Kind, _ text: some Collection<UInt8>) -> Node {
    var record = Record(kind: kind)
    (record.textStart, record.textLength) = store(text)
    records.append(record)
    return records.count - 1
  }

  /// Adds a detached string node with an unescaped `text`.
  public mutating func addString(_ text: String) -> Node {
    addScalar(.string, JSONText.escaped(text.utf8))
  }

  /// Adds a detached, empty container.
  public mutating func addContainer(_ kind: Kind) -> Node {
    records.append(Record(kind: kind))
    return records.count - 1
  }

  /// Makes the detached `child` the last child of `container`; `key` is in escaped spelling.
  public mutating func append(
    _ child: Node,
    to container: Node,
    key: (some Collection<UInt8>)? = [UInt8]?.none
  ) {
    setKey(key, of: child)
    records[child].parent = Int32(container)
    records[child].next = -1
    let last = records[container].last
    if last < 0 {
      records[container].first = Int32(child)
    } else {
      records[Int(last)].next = Int32(child)
    }
    records[container].last = Int32(child)
  }

  /// Gives `node` another key, in escaped spelling, or none.
  public mutating func setKey(_ key: (some Collection<UInt8>)?, of node: Node) {
    guard let key else {
      records[node].keyLength = -1
      return
    }
    (records[node].keyStart, records[node].keyLength) = store(key)
  }

  /// Removes `node` from its container.
  public mutating func detach(_ node: Node) {
    guard let container = parent(of: node) else { return }
    var previous: Int32 = -1
    var child = records[container].first
    while child >= 0, child != Int32(node) {
      previous = child
      child = records[Int(child)].next
    }
    let next = records[node].next
    if previous < 0 {
      records[container].first = next
    } else {
      records[Int(previous)].next = next
    }
    if next < 0 { records[container].last = previous }
    records[node].parent = -1
    records[node].next = -1
  }

  /// Replaces the content of `node` by that of the detached `replacement`; the key stays.
  public mutating func replace(_ node: Node, with replacement: Node) {
    // The former children are no longer part of the document, and must not look as if they were.
    setParent(-1, ofChildrenFrom: records[node].first)
    let source = records[replacement]
    records[node].kind = source.kind
    records[node].textStart = source.textStart
    records[node].textLength = source.textLength
    records[node].first = source.first
    records[node].last = source.last
    setParent(Int32(node), ofChildrenFrom: source.first)
    records[replacement] = Record(kind: .null)
  }

  /// Makes a set of the array `node`.
  package mutating func loseOrder(of node: Node) { records[node].kind = .set }

  /// Moves the content of `node` to a new detached node and leaves `node` to be replaced.
  public mutating func lift(_ node: Node) -> Node {
    let lifted = addContainer(.null)
    let kept = records[node]
    records[lifted] = Record(
      kind: kept.kind,
      textStart: kept.textStart,
      textLength: kept.textLength,
      first: kept.first,
      last: kept.last
    )
    setParent(Int32(lifted), ofChildrenFrom: kept.first)
    records[node].first = -1
    records[node].last = -1
    records[node].kind = .null
    return lifted
  }

  /// Replaces the children of `container` by the same nodes in another order.
  public mutating func reorder(_ children: [Node], of container: Node) {
    records[container].first = Int32(children.first ?? -1)
    records[container].last = Int32(children.last ?? -1)
    for (position, child) in children.enumerated() {
      let hasNext = position + 1 < children.count
      records[child].next = hasNext ? Int32(children[position + 1]) : -1
    }
  }

  /// Copies the subtree of `node` in `source` into this tree, detached and without its key.
  public mutating func copySubtree(of node: Node, from source: JSONTree) -> Node {
    let top = copyRecord(node, from: source)
    setKey([UInt8]?.none, of: top)
    var original = node
    var copy = top
    while true {
      if let child = source.firstChild(of: original) {
        original = child
        copy = appendCopy(of: child, from: source, to: copy)
        continue
      }
      while original != node, source.nextSibling(of: original) == nil {
        guard let up = source.parent(of: original), let copyUp = parent(of: copy) else {
          return top
        }
        original = up
        copy = copyUp
      }
      guard original != node, let sibling = source.nextSibling(of: original),
        let container = parent(of: copy)
      else { return top }
      original = sibling
      copy = appendCopy(of: sibling, from: source, to: container)
    }
  }

  private mutating func appendCopy(of node: Node, from source: JSONTree, to container: Node)
    -> Node
  {
    let copy = copyRecord(node, from: source)
    append(copy, to: container, key: source.key(of: node))
    return copy
  }

  private mutating func copyRecord(_ node: Node, from source: JSONTree) -> Node {
    let copy = addScalar(source.kind(of: node), source.text(of: node))
    records[copy].keysAreData = source.records[node].keysAreData
    records[copy].keyType = source.records[node].keyType
    return copy
  }

  private mutating func setParent(_ parent: Int32, ofChildrenFrom first: Int32) {
    var child = first
    while child >= 0 {
      records[Int(child)].parent = parent
      child = records[Int(child)].next
    }
  }

  private mutating func store(_ text: some Collection<UInt8>) -> (Int32, Int32) {
    let start = pool.count
    pool.append(contentsOf: text)
    return (Int32(start), Int32(pool.count - start))
  }
}

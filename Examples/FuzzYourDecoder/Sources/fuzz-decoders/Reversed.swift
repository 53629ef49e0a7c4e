import FuzzKit

/// A law: the members of an object may come in the opposite order.
struct Reversed: FuzzLaw {
  let name = "reversed"
  let summary = "the members of the document in the opposite order give the same"

  func variant(of document: JSONTree, using generator: inout SeededGenerator) -> [UInt8]? {
    let members = document.children(of: document.root)
    let keys = members.compactMap { document.key(of: $0) }
    // Of equal keys either may win.
    guard !keys.isEmpty, Set(keys).count == members.count, keys.allSatisfy({ !$0.contains(0x5C) })
    else { return nil }
    var tree = document
    tree.reorder(members.reversed(), of: tree.root)
    return tree.bytes
  }
}

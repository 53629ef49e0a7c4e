extension JSONTree {
  /// A digest of the document that is independent of the order of members and of sets.
  ///
  /// Two trees without ``difference(from:byValue:)`` have the same digest.
  var digest: UInt64 { digest(of: root) }

  private func digest(of node: Node) -> UInt64 {
    var digest = Digest()
    digest.add("\(kind(of: node))".utf8)
    switch kind(of: node) {
    case .object, .set:
      // A sum is independent of the order.
      let sum = children(of: node)
        .reduce(UInt64(0)) { sum, child in
          var member = Digest()
          member.add(key(of: child) ?? [])
          member.add(self.digest(of: child))
          return sum &+ member.value
        }
      digest.add(sum)
    case .array: for child in children(of: node) { digest.add(self.digest(of: child)) }
    default: digest.add(text(of: node))
    }
    return digest.value
  }
}

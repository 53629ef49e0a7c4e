extension JSONFacts {
  /// Whether an object has two keys that differ only in case and in what is no letter or digit, such as `kind` and
  /// `Kind`.
  ///
  /// A key strategy may make them equal: the first of them with a value counts, so their order matters.
  var hasKeysThatConvertAlike: Bool {
    tree.nodes()
      .contains { node in
        guard tree.kind(of: node) == .object else { return false }
        var seen: Set<[UInt8]> = []
        return tree.children(of: node)
          .contains { child in
            let key = JSONText.unescaped(tree.key(of: child) ?? [])
            return !seen.insert(Self.folded(key)).inserted
          }
      }
  }

  private static func folded(_ key: some Sequence<UInt8>) -> [UInt8] {
    key.compactMap { byte in
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
        byte
      default: nil
      }
    }
  }
}

extension Mutator {
  /// Gives a member another key, usually one that the target knows, or a variant of its own: longer, shorter,
  /// or different in one letter, mostly the last.
  static let renameKey = Mutator.tree("rename-key", weight: 3) { tree, generator, context in
    guard let node = tree.randomMember(&generator), let old = tree.key(of: node) else {
      return false
    }
    var key = generator.pick(context.keys) ?? Array("x".utf8)
    switch generator.below(8) {
    case 0: key = Array(old) + [UInt8(ascii: "x")]
    case 1: key = Array(String(generator.below(12)).utf8)
    case 2: key = Array(old.dropLast())
    case 3 where !old.isEmpty:
      key = Array(old)
      let index = generator.oneIn(3) ? generator.below(key.count) : key.count - 1
      key[index] = key[index] == UInt8(ascii: "z") ? UInt8(ascii: "a") : UInt8(ascii: "z")
    default: break
    }
    guard ArraySlice(key) != old, JSONTree.isValidString(key) else { return false }
    tree.setKey(key, of: node)
    return true
  }
}

extension JSONTree {
  /// Whether `text` is the valid escaped spelling of a string.
  static func isValidString(_ text: [UInt8]) -> Bool {
    JSONTree(parsing: [UInt8(ascii: "\"")] + text + [UInt8(ascii: "\"")]) != nil
  }
}

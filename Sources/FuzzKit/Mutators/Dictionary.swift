import Foundation

extension Mutator {
  /// The mutators that use `words`: in documents, and in bytes.
  static func dictionary(_ words: [[UInt8]]) -> [Mutator] {
    guard !words.isEmpty else { return [] }
    return [
      tree("dictionary", weight: 8) { tree, generator, _ in
        guard let word = generator.pick(words) else { return false }
        return use(word, in: &tree, &generator)
      },
      bytes("dictionary-bytes", weight: 8) { input, generator in
        guard let word = generator.pick(words) else { return false }
        let place = generator.below(input.count + 1)
        let end = generator.oneIn(2) ? place : min(input.count, place + word.count)
        input.replaceSubrange(place..<end, with: word)
        return true
      },
    ]
  }

  /// Uses a word as JSON, as a string or as a key.
  private static func use(
    _ word: [UInt8],
    in tree: inout JSONTree,
    _ generator: inout SeededGenerator
  ) -> Bool {
    if generator.oneIn(3), let value = JSONTree(parsing: word),
      let node = tree.randomScalar(&generator)
    {
      tree.replace(node, with: tree.copySubtree(of: value.root, from: value))
      return true
    }
    guard let text = String(bytes: word, encoding: .utf8) else { return false }
    let string = tree.addString(text)
    if generator.oneIn(3), let node = tree.randomMember(&generator) {
      tree.setKey(Array(tree.text(of: string)), of: node)
      return true
    }
    guard let node = tree.randomScalar(&generator) else { return false }
    tree.replace(node, with: string)
    return true
  }
}

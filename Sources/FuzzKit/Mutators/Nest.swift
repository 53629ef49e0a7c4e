extension Mutator {
  /// Puts a value 2^k levels deep into arrays or objects.
  static let nest = Mutator.tree("nest", weight: 1) { tree, generator, context in
    guard let node = tree.randomNode(&generator, where: { _, _ in true }) else { return false }
    let isObject = generator.oneIn(2)
    let key = generator.pick(context.keys) ?? Array("v".utf8)
    let levelSize = isObject ? key.count + 5 : 2
    // Around 512, the depth limit, every level counts: half of the deep ones land close to it.
    var levels = 1 << generator.below(12)
    if levels >= 512, generator.oneIn(2) { levels = 508 + generator.below(9) }
    levels = min(levels, max(1, context.maximumLength / levelSize))
    var inner = tree.lift(node)
    for _ in 0..<levels {
      let outer = tree.addContainer(isObject ? .object : .array)
      tree.append(inner, to: outer, key: isObject ? key : nil)
      inner = outer
    }
    tree.replace(node, with: inner)
    return true
  }
}

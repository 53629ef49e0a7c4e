extension Mutator {
  /// Puts an array or an object around a value.
  static let wrap = Mutator.tree("wrap", weight: 3) { tree, generator, context in
    guard let node = tree.randomNode(&generator, where: { _, _ in true }) else { return false }
    let inner = tree.lift(node)
    let isObject = generator.oneIn(2)
    let outer = tree.addContainer(isObject ? .object : .array)
    let key = generator.pick(context.keys) ?? Array("v".utf8)
    tree.append(inner, to: outer, key: isObject ? key : nil)
    tree.replace(node, with: outer)
    return true
  }
}

extension Mutator {
  /// Nests a value 2^k levels deep in arrays, objects, or both alternately.
  static let nest = Mutator.tree("nest", weight: 1) { tree, generator, context in
    guard let node = tree.randomNode(&generator, where: { _, _ in true }) else { return false }
    // A recursive model contains itself through some kind of container, so one kind alone may not nest it
    // deeply.
    var wrappers = [wrapper(&generator, context)]
    if !generator.oneIn(3) { wrappers.append(wrapper(&generator, context)) }
    let sizes = wrappers.map { $0.map { $0.count + 5 } ?? 2 }
    let levelSize = max(1, sizes.reduce(0, +) / sizes.count)
    // Around the depth limit, 512, every level matters: half of the deep ones land close to it.
    var levels = 1 << generator.below(12)
    if levels >= 256, generator.oneIn(2) { levels = 500 + generator.below(16) }
    levels = min(levels, max(1, context.maximumLength / levelSize))
    var inner = tree.lift(node)
    for level in 0..<levels {
      let key = wrappers[level % wrappers.count]
      let outer = tree.addContainer(key == nil ? .array : .object)
      tree.append(inner, to: outer, key: key)
      inner = outer
    }
    tree.replace(node, with: inner)
    return true
  }

  /// A key for an object, or nil for an array.
  private static func wrapper(_ generator: inout SeededGenerator, _ context: MutationContext)
    -> [UInt8]?
  {
    generator.oneIn(2) ? nil : generator.pick(context.keys) ?? Array("v".utf8)
  }
}

extension Mutator {
  /// Replaces a value by a subtree of another document.
  static let splice = Mutator.tree("splice", weight: 5) { tree, generator, context in
    guard
      let node = tree.randomNode(&generator, where: { $1 != $0.root }),
      let donor = generator.pick(context.donors),
      let gift = donor.randomNode(&generator, where: { _, _ in true })
    else { return false }
    tree.replace(node, with: tree.copySubtree(of: gift, from: donor))
    return true
  }
}

extension Mutator {
  /// Adds a member to an object, with a key that the target knows and a value from elsewhere.
  static let addKnownKey = Mutator.tree("add-known-key", weight: 3) { tree, generator, context in
    guard
      let container = tree.randomNode(&generator, where: { $0.kind(of: $1) == .object }),
      let key = generator.pick(context.keys), let donor = generator.pick(context.donors),
      let gift = donor.randomNode(&generator, where: { _, _ in true })
    else { return false }
    tree.append(tree.copySubtree(of: gift, from: donor), to: container, key: key)
    return true
  }
}

import FuzzKit

/// One value of a document, with its path.
struct PlantedValue {
  let tree: JSONTree
  let node: JSONTree.Node
  /// One step for each enclosing container, including those around a stringified document.
  let path: [TreePath.Step]
  /// Whether it is part of a document inside a string.
  let isInString: Bool
  /// Whether it is part of an optional model.
  var isInOptional = false

  var kind: JSONTree.Kind { tree.kind(of: node) }

  /// The value of a child.
  func child(_ node: JSONTree.Node, _ step: TreePath.Step) -> PlantedValue {
    PlantedValue(
      tree: tree,
      node: node,
      path: path + [step],
      isInString: isInString,
      isInOptional: isInOptional
    )
  }

  /// Returns this value if it has the wanted kind, or the document inside this string, or nil after recording
  /// a repair.
  func opened(as wanted: JSONTree.Kind, _ name: String, _ reader: PlantedReader) -> PlantedValue? {
    if kind == wanted { return self }
    if kind == .string, let tree = JSONTree(parsing: Array(reader.text(of: self).utf8)),
      tree.kind(of: tree.root) == wanted, tree.depth + path.count <= PlantedReader.depthLimit
    {
      reader.note(path, "converted", name, kind)
      return PlantedValue(
        tree: tree,
        node: tree.root,
        path: path,
        isInString: true,
        isInOptional: isInOptional
      )
    }
    if reader.bug == .objectAsArray, wanted == .array, kind == .object {
      reader.note(path, "converted", name, kind)
      return self
    }
    return reader.refuse(self, name)
  }
}

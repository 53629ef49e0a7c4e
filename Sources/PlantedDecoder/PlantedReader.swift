import FuzzKit

/// The state of one decode: the bug that is switched on, and the repairs so far.
final class PlantedReader {
  static let depthLimit = 512

  let bug: PlantedBug?
  private(set) var repairs: [DiagnosticRecord] = []

  init(bug: PlantedBug?) {
    self.bug = bug
  }

  /// Decodes a document, or returns the code of the error.
  func decode<Model: PlantedModel>(_ type: Model.Type, from input: [UInt8]) -> Result<
    Model, PlantedError
  > {
    guard let tree = tree(of: input) else { return .failure(.syntax) }
    guard depth(of: tree) <= Self.depthLimit else { return .failure(.depth) }
    guard let object = object(of: tree) else { return .failure(.kind) }
    let value = PlantedValue(tree: tree, node: object, path: [], isInString: false)
    var model = Model()
    model.read(from: PlantedObject(value, self))
    return .success(model)
  }

  /// Records a repair.
  func note(
    _ path: [TreePath.Step],
    _ kind: String,
    _ wanted: String,
    _ found: JSONTree.Kind?
  ) {
    let isCut = bug == .nestedPath && kind == "converted" && path.count > 1
    repairs.append(
      DiagnosticRecord(
        path: TreePath(isCut ? Array(path.dropFirst()) : path),
        kind: kind,
        wanted: wanted,
        found: found?.name ?? "nothing",
        action: kind == "converted" ? "converted" : "initial"
      )
    )
  }

  /// Records that `value` does not fit; always returns nil.
  func refuse<Value>(_ value: PlantedValue, _ wanted: String) -> Value? {
    note(value.path, "mismatch", wanted, value.kind)
    return nil
  }

  /// The text of a string, or the spelling of another scalar.
  func text(of value: PlantedValue) -> String {
    let spelling = value.tree.text(of: value.node)
    guard value.kind == .string else { return String(decoding: spelling, as: UTF8.self) }
    return PlantedText.unescaped(spelling, bug)
  }

  private func tree(of input: [UInt8]) -> JSONTree? {
    if let tree = JSONTree(parsing: input) { return tree }
    switch bug {
    case .secondBrace where input.last == UInt8(ascii: "}"):
      return JSONTree(parsing: input.dropLast())
    case .formFeed: return JSONTree(parsing: input.map { $0 == 0x0C ? 0x20 : $0 })
    default: return nil
    }
  }

  /// The top-level object.
  private func object(of tree: JSONTree) -> JSONTree.Node? {
    if tree.kind(of: tree.root) == .object { return tree.root }
    guard bug == .arrayUnwrapped, tree.kind(of: tree.root) == .array else { return nil }
    let children = tree.children(of: tree.root)
    return children.count == 1 ? children.first { tree.kind(of: $0) == .object } : nil
  }

  private func depth(of tree: JSONTree) -> Int {
    switch bug {
    case .recursiveSkip:
      var trail = PlantedTrail()
      return trail.depth(of: tree.root, in: tree)
    case .depthKept:
      return PlantedMemory.use { memory in
        if tree.depth > Self.depthLimit { memory.depth = tree.depth }
        return tree.depth + memory.depth
      }
    default: return tree.depth
    }
  }
}

/// Why the planted decoder refuses a document.
enum PlantedError: String, Error {
  case syntax, depth, kind
}

// Coding paths of slots, for errors and for user code (ENC-17, AGR-9).
//
// Foundation's paths are those of its encoders: the contents of a nested container are written by the
// encoder of the outermost one, so the container's key is missing from the paths of errors and encoders
// inside it, though not from the path of the container itself. Foundation's style reproduces this.
extension EncodeState {
  /// The path from the top to a slot.
  func codingPath(of slot: Int32) -> [any CodingKey] { path(of: slot, isContainer: false) }

  /// The path from the top to a container, as the container reports it.
  func containerPath(of container: Int32) -> [any CodingKey] {
    path(of: container, isContainer: true)
  }

  /// Passes the path of an object for a key strategy; that of the last one is kept, since an object has several keys.
  func withStrategyPath<Result>(
    of object: Int32,
    _ body: (inout StrategyPath) -> Result
  ) -> Result {
    // Taken out, so that its array is not copied, and since the strategy may run any code.
    var path = strategyPath.object == object ? strategyPath.path : StrategyPath()
    strategyPath = (EncodeNode.none, StrategyPath())
    defer { strategyPath = (object, path) }
    return body(&path)
  }

  private func path(of slot: Int32, isContainer: Bool) -> [any CodingKey] {
    var path: [any CodingKey] = []
    var namesNested = isContainer || style == .smart
    var current = slot
    while current >= 0 {
      let isNested = nodes[current].flags.contains(.isNested)
      if !isNested || namesNested || current == slot, let key = pathKey(of: current) {
        path.append(key)
      }
      if !isNested { namesNested = style == .smart }
      current = nodes[current].parent
    }
    path.reverse()
    return path
  }

  /// The key or index of a slot in its container; nil at the top and for a detached slot.
  private func pathKey(of slot: Int32) -> (any CodingKey)? {
    let node = nodes[slot]
    if node.key == EncodeNode.noKey || node.flags.contains(.isFlat) && node.kind != .array {
      return nil
    }
    if node.parent >= 0, nodes[node.parent].kind == .array {
      return IndexKey(Int(node.key))
    }
    if node.key < 0 {
      let text = texts[Int(~node.key)]
      let isNumber = namesDictionaries && !node.flags.contains(.hasPassed)
      return NameKey.key(text, isNumber ? Int(text) : nil)
    }
    return types.records[node.key].pathKey
  }

  /// Whether paths include dictionaries, with an integer for a key that spells one, as the standard
  /// library's encoding of dictionaries does.
  ///
  /// Foundation omits both once a key strategy is set.
  private var namesDictionaries: Bool { style == .smart || spelling.isIdentity }

  /// Notes that an object is a dictionary with strings as keys.
  @inline(__always)
  func noteDictionary(_ object: Int32) {
    if style.isFoundation, nodes[object].key >= 0, nodes[object].key != EncodeNode.noKey,
      !namesDictionaries, !nodes[object].flags.contains(.isSingleValue)
    {
      nodes[object].flags.insert(.isNested)
    }
  }
}

extension Oracle {
  /// A number decodes exactly, or as the nearest floating-point number, or not at all, and is encoded as it
  /// was decoded.
  static let exactness = Oracle("exactness", .exactNumbers, share: 4) { trial in
    // No other decoder is involved, so a fraction may have any length.
    guard let facts = trial.facts, facts.isObject, !facts.hasDuplicateKeys,
      !facts.hasNonASCIIKeys, let found = trial.execution.tree
    else { return .silent }
    let pairs = facts.numbers(in: found)
    guard !pairs.isEmpty else { return .silent }
    let initial = trial.untouched?.tree
    for pair in pairs {
      let text = found.text(of: pair.value)
      let isInitial = initial?.text(at: found.path(of: pair.value)) == text
      if isInitial || isFaithful(text, to: facts.tree.text(of: pair.literal)) { continue }
      return .broken(
        wanted: "the same number",
        found: "another",
        at: found.path(of: pair.value),
        "\(string(facts.tree.text(of: pair.literal))) became \(string(text))"
      )
    }
    return .held
  }

  /// Whether `text` is the number that `literal` spells, or the Double or Float nearest to it.
  ///
  /// Beyond the 38 digits that a Decimal holds, the nearest number or its neighbor is accepted. A fraction so small
  /// that a Double loses it may be lost by an integer too, where Foundation's decoders read it as one.
  static func isFaithful(_ text: ArraySlice<UInt8>, to literal: ArraySlice<UInt8>) -> Bool {
    if text == literal { return true }
    if let found = ExactDecimal(text), let exact = ExactDecimal(literal) {
      if found == exact { return true }
      let isCut = exact.digits.utf8.count > 38 && found.digits.utf8.count <= 39
      if isCut, found.isBeside(exact) { return true }
      if !exact.isIntegral, let double = Double(string(literal)), abs(double) < 0x1p53,
        Int64(exactly: double).map({ "\($0)" }) == string(text)
      {
        return true
      }
    }
    guard text.contains(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "e") }) else {
      return false
    }
    let (text, literal) = (string(text), string(literal))
    return Double(literal)?.description == text || Float(literal)?.description == text
  }

  private static func string(_ text: ArraySlice<UInt8>) -> String {
    String(decoding: text, as: UTF8.self)
  }
}

extension JSONFacts {
  /// The numbers at the top level and in arrays there, each with its decoded value.
  ///
  /// Skips an array whose decoded count differs: some elements were dropped.
  fileprivate func numbers(in observation: JSONTree) -> [(
    literal: JSONTree.Node, value: JSONTree.Node
  )] {
    var pairs: [(literal: JSONTree.Node, value: JSONTree.Node)] = []
    for node in tree.children(of: tree.root) {
      let key = JSONText.escaped(JSONText.unescaped(tree.key(of: node) ?? []))
      guard let value = observation.member(key[...]) else { continue }
      let kinds = (tree.kind(of: node), observation.kind(of: value))
      switch kinds {
      case (.number, .number): pairs.append((node, value))
      case (.array, .array):
        let elements = (tree.children(of: node), observation.children(of: value))
        guard elements.0.count == elements.1.count else { continue }
        pairs += zip(elements.0, elements.1)
          .filter { tree.kind(of: $0) == .number && observation.kind(of: $1) == .number }
          .map { (literal: $0, value: $1) }
      default: continue
      }
    }
    return pairs
  }
}

extension JSONTree {
  /// The text of the scalar at `path`, or nil if there is none.
  fileprivate func text(at path: TreePath) -> ArraySlice<UInt8>? {
    node(at: path).flatMap { kind(of: $0).isContainer ? nil : text(of: $0) }
  }
}

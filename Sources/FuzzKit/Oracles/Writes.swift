extension Oracle {
  /// A decoded value is encoded as valid JSON, twice alike, in every layout and form.
  static let writes = Oracle("writes", .writes, share: 4) { trial in
    guard let tree = trial.execution.tree, let writing = trial.written else { return .silent }
    guard let text = writing.text else {
      // An initial value below the deepest place may be too deep to be encoded.
      if tree.depth > JSONLimits.depth - 8 { return .silent }
      return fault("text", "refused", "a decoded value cannot be written", trial)
    }
    guard writing.again == text else {
      return fault("the same text", "another", "writing a value twice gives two texts", trial)
    }
    // How a document looks in another format is for its decoder to judge.
    if trial.target.format != nil { return .held }
    guard let written = JSONTree(parsing: text) else {
      return fault("JSON", "other text", "what was written is not JSON", text)
    }
    for layout in writing.layouts
    where layout.flatMap({ JSONTree(parsing: $0) })?.bytes != written.bytes {
      return fault("the same JSON", "another", "another layout is another text", layout ?? [])
    }
    for other in writing.respelled where other.flatMap({ JSONTree(parsing: $0) }) == nil {
      return fault(
        "JSON",
        "other text",
        "what was written with other keys is not JSON",
        other ?? []
      )
    }
    guard writing.offersGraph else { return .held }
    switch writing.graph {
    case .refused: return fault("an object", "refused", "only the text can be written", text)
    // At the limit Foundation does not consider an object valid.
    case .invalid where tree.depth >= JSONLimits.depth: return .held
    case .invalid: return fault("JSON", "another object", "the object is not valid JSON", text)
    case .decoded(let execution, let object):
      if let object {
        guard let other = JSONTree(parsing: object) else {
          return fault("JSON", "other text", "the object has no text", text)
        }
        if let difference = other.difference(from: written, byValue: true) {
          return .broken(difference, variant: object)
        }
      }
      guard let other = execution.tree, let same = trial.run(written: text).tree else {
        return fault("decoded", execution.code, "what was written cannot be decoded", text)
      }
      guard let difference = other.difference(from: same, byValue: true) else { return .held }
      return .broken(difference, variant: text)
    }
  }

  private static func fault(
    _ wanted: String,
    _ found: String,
    _ detail: String,
    _ trial: Trial
  ) -> Verdict {
    fault(wanted, found, detail, trial.input)
  }

  private static func fault(
    _ wanted: String,
    _ found: String,
    _ detail: String,
    _ text: [UInt8]
  ) -> Verdict {
    let shown = String(decoding: text.prefix(400), as: UTF8.self)
    return .broken(wanted: wanted, found: found, "\(detail): \(shown)")
  }
}

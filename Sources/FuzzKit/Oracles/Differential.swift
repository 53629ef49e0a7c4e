extension Oracle {
  /// All decoders of one model accept, repair or refuse alike.
  ///
  /// Targets with the same seed inputs count as decoders of the same model. A finding is not a bug by itself:
  /// together they form the table of where decoders differ.
  static let differential = Oracle("differential", [], isOptIn: true) { trial in
    guard !trial.peers.isEmpty else { return .silent }
    let mine = trial.execution.answer
    // All of them run, so that the table in the report covers the same inputs.
    let theirs = trial.peers.indices.map { trial.run(peer: $0).answer }
    guard let other = theirs.firstIndex(where: { $0 != mine }) else { return .held }
    let name = trial.peers[other].name
    return .broken(
      wanted: mine.rawValue,
      found: "\(theirs[other]) by \(name)",
      "\(trial.target.name): \(mine); \(name): \(theirs[other])"
    )
  }

  /// The same model, declared in another way, decodes to the same value with the same repairs.
  static let twins = Oracle("twins", .twin, share: 4) { trial in
    guard let twin = trial.runTwin() else { return .silent }
    guard let tree = trial.execution.tree else {
      if twin.tree == nil { return .held }
      return .broken(
        wanted: trial.execution.code,
        found: twin.code,
        "the model declared in another way ends in another way"
      )
    }
    return .comparing(tree, trial.execution.diagnostics, with: twin, variant: trial.input)
  }
}

extension Execution {
  /// The kind of answer of an execution.
  enum Answer: String {
    case accepted, repaired, refused
  }

  /// The kind of answer of an execution.
  var answer: Answer {
    guard tree != nil else { return .refused }
    return diagnostics?.isEmpty == false ? .repaired : .accepted
  }
}

extension Clause {
  /// What the clause says, for a clause of the law that binds every decoder; nil for that of a dialect.
  public var sentence: String? { Self.sentences[id] }

  private static let sentences: [String: String] = {
    let pairs = contractLines.split(separator: "\n")
      .map { line in
        let parts = line.split(separator: " ", maxSplits: 1)
        return (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
      }
    return Dictionary(pairs) { first, _ in first }
  }()
}

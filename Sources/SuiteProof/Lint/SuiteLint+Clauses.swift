import ConformanceKit

extension SuiteLint {
  /// How many clauses of the built-in suite no case can check.
  ///
  /// The number may only fall: a new clause comes with its case.
  package static let builtInUntestable = 81

  /// Clauses that are neither checked nor listed as untestable, or both, and entries for unknown clauses.
  ///
  /// Only clauses with the word MUST or SHOULD need a case. Those of the contract are left to
  /// `Scripts/clause-coverage`, which knows which cases are still to be written.
  func clauseFindings() -> [Finding] {
    let checked = Set(suite.cases.flatMap { [$0.clause.id] + $0.also })
    let entries = Dictionary(grouping: suite.untestable, by: \.clause)
    let binding = bindingClauses
    let uncovered = binding.filter { !checked.contains($0) && entries[$0] == nil }
      .map { finding($0, "has neither a case nor an untestable entry") }
    let known = Set(binding)
    let rotten = entries.sorted { $0.key < $1.key }
      .compactMap { clause, list -> Finding? in
        if !known.contains(clause) {
          return finding(clause, "is untestable, but no clause that must or should hold")
        }
        if checked.contains(clause) { return finding(clause, "has a case and is untestable") }
        return list.count > 1 ? finding(clause, "is untestable twice") : nil
      }
    return uncovered + rotten + countFindings
  }

  private var countFindings: [Finding] {
    let count = suite.untestable.count
    guard let untestableCount, count != untestableCount else { return [] }
    let message =
      count > untestableCount
      ? "\(count), and no more than \(untestableCount) may be" : "only \(count): lower the bound"
    return [Finding(.clauseCovered, "untestable clauses", message)]
  }

  /// The clauses with MUST or SHOULD, in the order of the specification.
  private var bindingClauses: [String] {
    specification.split(separator: "\n").filter { $0.hasPrefix("- ") }
      .compactMap { line in
        let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "-" }
        guard words.contains("MUST") || words.contains("SHOULD"),
          let id = line.dropFirst(2).split(separator: " ").first, isClauseID(id)
        else { return nil }
        return String(id)
      }
  }

  /// Whether it is letters or digits, a hyphen and digits, as in `DEF-2` and `J5-1`.
  private func isClauseID(_ text: Substring) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    return parts.count == 2 && parts[0].first?.isLetter == true
      && parts[0].allSatisfy { $0.isLetter || $0.isNumber } && Int(parts[1]) != nil
  }

  private func finding(_ clause: String, _ message: String) -> Finding {
    Finding(.clauseCovered, "clause \(clause)", message)
  }
}

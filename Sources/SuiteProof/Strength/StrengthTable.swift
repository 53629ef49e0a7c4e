import ConformanceKit

/// Formats a kill matrix as text: every fault with the number of cases that catch it and of those that exist
/// for it.
package struct StrengthTable {
  private let matrix: KillMatrix

  /// Creates a table.
  package init(_ matrix: KillMatrix) {
    self.matrix = matrix
  }

  /// The table, followed by all problems.
  package var text: String {
    let rows = matrix.killers.sorted { $0.key < $1.key }
      .map { fault, killers in
        let declared = matrix.declared[fault] ?? []
        let shown = declared.prefix(2).map(\.rawValue).joined(separator: " ")
        return "\(fault): \(killers.count) kill it, \(declared.count) by design: \(shown)"
      }
    let problems = Self.problems(of: matrix).map { "✗ \($0)" }
    let verdict =
      problems.isEmpty
      ? ["all \(matrix.killers.count) faults are caught by the cases that name them"] : problems
    return (rows + verdict).joined(separator: "\n") + "\n"
  }

  /// All problems, one sentence each; empty for a sound suite.
  static func problems(of matrix: KillMatrix) -> [String] {
    matrix.referenceFailures.map { "the reference fails \($0.id): \($0.explanation)" }
      + matrix.survivors.map { "no case catches \($0)" }
      + matrix.unnamed.map { "no case names \($0)" }
      + matrix.falseClaims.map { "not caught as declared: \($0)" }
      + matrix.idle.map { "no fault makes it fail: \($0)" }
      + matrix.floored.map { floor in
        let names = floor.passers.map(\.rawValue).joined(separator: ", ")
        return "all \(floor.scored) cases of \(floor.clause) are passed by \(names)"
      }
      + matrix.unhelpful.map { "the explanation lacks path, expected or actual: \($0)" }
  }
}

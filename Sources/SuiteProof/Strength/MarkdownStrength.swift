import ConformanceKit
import DecoderLaw
import ReportKit

/// A kill matrix as a Markdown page, the same bytes for the same suite.
package struct MarkdownStrength {
  private let matrix: KillMatrix

  /// Creates a page.
  package init(_ matrix: KillMatrix) {
    self.matrix = matrix
  }

  /// The page, with a line feed at the end.
  package var text: String {
    let sections = [
      "# Strength of the suite",
      verdict,
      problemSection,
      "## Faults",
      """
      Each fault turns one decision of the reference around. The cases that fail for it catch it; \
      those that name it exist to do so.
      """,
      faultTable,
      "## Floors",
      """
      What the subjects that decode nothing pass of all scored cases, and the clauses of which one \
      of them passes at least half.
      """,
      floorTable,
      clauseTable,
    ]
    return sections.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  private var verdict: String {
    """
    Suite \(matrix.suiteVersion): \(matrix.cases.count.grouped) cases, \(matrix.scored.count.grouped) of them \
    scored, check \(matrix.floors.count.grouped) clauses. \(matrix.killers.count.grouped) faults were planted; \
    **\(matrix.isSound ? "the suite is sound" : "the suite is not sound")**.
    """
  }

  private var problemSection: String {
    StrengthTable.problems(of: matrix).map { "- \($0)" }.joined(separator: "\n")
  }

  private var faultTable: String {
    Self.table(
      ["fault", "what the decoder does", "catch it", "name it"],
      matrix.killers.sorted { $0.key < $1.key }
        .map { id, killers in
          [
            id, Fault.named(id)?.summary ?? "", "\(killers.count.grouped)",
            "\((matrix.declared[id] ?? []).count)",
          ]
        }
    )
  }

  private var floorTable: String {
    Self.table(
      ["floor subject", "passes"],
      FloorSubject.allCases.map { floor in
        let passed = matrix.floors.reduce(0) { $0 + $1.passed[floor, default: 0] }
        return [floor.rawValue, "\(Score(passed: passed, total: matrix.scored.count))"]
      }
    )
  }

  private var clauseTable: String {
    let floors = FloorSubject.allCases
    let rows = matrix.floors.filter { ($0.passed.values.max() ?? 0) * 2 >= $0.scored }
    if rows.isEmpty { return "" }
    return Self.table(
      ["clause", "scored"] + floors.map(\.rawValue),
      rows.map { row in
        [row.clause, row.scored.grouped] + floors.map { row.passed[$0, default: 0].grouped }
      }
    )
  }

  private static func table(_ header: [String], _ rows: [[String]]) -> String {
    ([header, header.map { _ in "---" }] + rows)
      .map { "| " + $0.joined(separator: " | ") + " |" }
      .joined(separator: "\n")
  }
}

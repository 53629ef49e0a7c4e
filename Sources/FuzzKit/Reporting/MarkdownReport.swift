import ReportKit

/// The report of a campaign as a short page for people.
public enum MarkdownReport {
  /// The page for `result`; the findings are in `folder`.
  public static func text(_ result: CampaignResult, folder: String) -> String {
    let plan = result.plan
    let statistics = result.statistics
    let percent = (statistics.validShare * 1000).rounded() / 10
    var lines = [
      "# Fuzz campaign, seed \(plan.configuration.seed)", "",
      "- status: \(result.status.words)",
      "- iterations: \(statistics.iterations.grouped)"
        + (plan.configuration.isEndless ? "" : " of \(plan.configuration.iterations.grouped)")
        + (result.timeLimit.map { " in \($0) s" } ?? "")
        + ", from \(plan.configuration.firstIteration)",
      "- valid inputs: \(percent) %",
      "- corpus: \(plan.corpus.entries.count.grouped) documents, digest"
        + " `\(Digest.hexadecimal(plan.digest))`",
      "- findings: \(result.findings.count.grouped), of which \(result.unminimized.count.grouped) are not minimized",
    ]
    lines += result.idleLines.map { "- not tested: \($0)" } + [""]
    if !result.findings.isEmpty {
      lines += ["| finding | iteration | hits | bytes | what |", "|---|---|---|---|---|"]
      lines += result.findings.map { row($0) }
      lines += ["", "Run one again: `\(result.tool) replay \(folder)/<finding>/input`", ""]
    }
    lines += [
      "| target | iterations | decoded | refused | repaired | died |", "|---|---|---|---|---|---|",
    ]
    for (number, target) in plan.targets.enumerated() {
      let counts: [CounterLayout.TargetCount] = [.iterations, .decoded, .refused, .repaired, .died]
      let cells = counts.map { String(statistics.target(number, $0)) }
      lines.append("| \(target.name) | \(cells.joined(separator: " | ")) |")
    }
    lines += ["", "| oracle | held | silent | broken |", "|---|---|---|---|"]
    for (number, oracle) in plan.oracles.all.enumerated() where statistics.hasAsked(number) {
      let counts: [CounterLayout.OracleCount] = [.held, .silent, .broken]
      let cells = counts.map { String(statistics.oracle(number, $0)) }
      lines.append("| \(oracle.name) | \(cells.joined(separator: " | ")) |")
    }
    lines += exemptions(result) + mutatorTable(result)
    lines += answerTables(result) + costTable(result)
    return lines.joined(separator: "\n") + "\n"
  }

  private static func exemptions(_ result: CampaignResult) -> [String] {
    let rows = result.plan.oracles.all.enumerated()
      .flatMap { number, oracle in
        result.statistics.exemptions(ofOracle: number)
          .map { "| \(oracle.name) | \($0.name) | \($0.count) |" }
      }
    return rows.isEmpty
      ? [] : ["", "| oracle | silent because of | inputs |", "|---|---|---|"] + rows
  }

  private static func mutatorTable(_ result: CampaignResult) -> [String] {
    let header = [
      "", "| mutator | tried | still JSON | hits | new findings |", "|---|---|---|---|---|",
    ]
    return header
      + result.plan.mutators.all.enumerated()
      .map { number, mutator in
        let counts: [CounterLayout.MutatorCount] = [.applied, .stillValid, .findings]
        let cells =
          counts.map { String(result.statistics.mutator(number, $0)) }
          + [String(result.newFindings(of: mutator.name))]
        return "| \(mutator.name) | \(cells.joined(separator: " | ")) |"
      }
  }

  private static func answerTables(_ result: CampaignResult) -> [String] {
    ([AnswerTable.sum(result)] + AnswerTable.comparisons(result))
      .flatMap { table -> [String] in
        let names = table.names.map { "\($0): accepted / repaired / refused / died" }
        return [
          "", "| inputs | \(names.joined(separator: " | ")) |",
          "|---|" + String(repeating: "---|", count: names.count),
        ]
          + table.rows.map { row in
            let cells = row.counts.map {
              "\($0.accepted) / \($0.repaired) / \($0.refused) / \($0.died)"
            }
            return "| \(row.inputClass.title) | \(cells.joined(separator: " | ")) |"
          }
      }
  }

  private static func costTable(_ result: CampaignResult) -> [String] {
    let rows = CostTable(result.statistics).rows
    guard !rows.isEmpty else { return [] }
    return [
      "", "How work rises with length, as an exponent: 1 is linear, 2 quadratic.", "",
      "| \(CostTable.header.joined(separator: " | ")) |",
      "|" + String(repeating: "---|", count: CostTable.header.count),
    ]
      + rows.map { row in
        "| \(([row.growth] + ([row.total] + row.counts).map(String.init)).joined(separator: " | ")) |"
      }
  }

  private static func row(_ finding: Finding) -> String {
    let detail = MarkdownTable.prose(PrintedText.value(finding.detail, to: 100))
    return "| \(finding.signature) | \(finding.iteration) | \(finding.hits)"
      + " | \(finding.input.count) | \(detail) |"
  }
}

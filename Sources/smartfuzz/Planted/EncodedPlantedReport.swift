import Foundation
import FuzzKit
import PlantedDecoder
import ReportKit

/// The result of measurements with the planted decoder as JSON.
///
/// Schema 1. Nothing in it depends on time, machine or number of jobs.
struct EncodedPlantedReport: Codable, Sendable {
  struct Row: Codable, Sendable {
    var bug: String
    var kind: String
    var sentence: String
    /// The kind of finding that it should produce.
    var seenBy: String
    /// The kind of finding that it produced; nil, like the rest, if it was missed.
    var foundAs: String?
    var iteration: UInt64?
    var model: String?
    var inputBytes: Int?
  }

  struct ModeResult: Codable, Sendable {
    var mode: String
    /// The number of bugs that must be found; nil if there is no requirement.
    var expected: Int?
    var found: Int
    var missed: [String]
    var rows: [Row]
  }

  var schemaVersion: Int
  var seed: UInt64
  var iterationsPerBug: UInt64
  var bugs: Int
  var modes: [ModeResult]

  /// A report of `results`, which share seed and budget.
  init(
    seed: UInt64,
    iterations: UInt64,
    results: [(mode: PlantedCampaign.Mode, rows: [PlantedCampaign.Row])]
  ) {
    schemaVersion = 1
    self.seed = seed
    iterationsPerBug = iterations
    bugs = PlantedBug.allCases.count
    modes = results.map { mode, rows in
      ModeResult(
        mode: mode.rawValue,
        expected: mode.expected,
        found: rows.count { $0.finding != nil },
        missed: rows.filter { $0.finding == nil }.map(\.bug.rawValue),
        rows: rows.map(Self.row)
      )
    }
  }

  /// Whether every mode found as many bugs as it must.
  var passed: Bool {
    !modes.isEmpty && modes.allSatisfy { $0.found >= ($0.expected ?? 0) }
  }

  /// The report as a file.
  var data: Data { ReportCoding.data(self) }

  /// The report as a short page for people.
  var page: String {
    var lines = [
      "# Planted bugs, seed \(seed)", "",
      "One campaign of \(iterationsPerBug.grouped) iterations for each of \(bugs) bugs; the correct decoder"
        + " shows nothing in as many.", "",
    ]
    for mode in modes {
      let demand = mode.expected.map { " (at least \($0) expected)" } ?? ""
      lines.append("- \(mode.mode): \(mode.found) of \(bugs) found\(demand)")
      if !mode.missed.isEmpty { lines.append("  - missed: \(mode.missed.joined(separator: ", "))") }
    }
    lines += ["", "The columns of the modes say in which iteration, and as what.", ""]
    lines.append(row(["bug", "kind"] + modes.map(\.mode) + ["what is wrong"]))
    lines.append(row(Array(repeating: "---", count: modes.count + 3)))
    for (index, first) in (modes.first?.rows ?? []).enumerated() {
      let cells = modes.map { $0.rows[index] }.map(Self.cell)
      lines.append(row([first.bug, first.kind] + cells + [first.sentence]))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func row(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |" }

  private static func cell(_ row: Row) -> String {
    guard let iteration = row.iteration, let foundAs = row.foundAs else { return "missed" }
    return "\(iteration), \(foundAs)"
  }

  private static func row(_ row: PlantedCampaign.Row) -> Row {
    let facts = row.bug.facts
    let finding = row.finding
    return Row(
      bug: row.bug.rawValue,
      kind: facts.kind.rawValue,
      sentence: facts.sentence,
      seenBy: facts.seenBy,
      foundAs: finding?.kind,
      iteration: finding?.iteration,
      model: finding?.target.split(separator: "/").dropFirst(2).first.map(String.init),
      inputBytes: finding?.input.count
    )
  }
}

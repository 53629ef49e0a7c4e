import CommandLine
import Foundation
import FuzzKit
import PlantedDecoder
import ReportKit

/// `smartfuzz selftest --planted`: measures how many bugs of the planted decoder are found.
struct PlantedCommand {
  let session: ToolSession

  private var options: ToolOptions { session.options }

  func run() throws(UsageError) -> ExitCode {
    var results: [(mode: PlantedCampaign.Mode, rows: [PlantedCampaign.Row])] = []
    for mode in modes {
      do throws(PlantedCampaign.Failure) {
        results.append((mode, try measure(mode)))
      } catch {
        guard case .failed(let message) = error else { return .interrupted }
        session.terminal.error(message)
        return .harness
      }
    }
    let report = EncodedPlantedReport(
      seed: options.configuration.seed,
      iterations: options.plantedIterations,
      results: results
    )
    guard store(report) else { return .usage }
    for (mode, rows) in results { session.terminal.print(summary(mode, rows)) }
    return report.passed ? .clean : .findings
  }

  private var modes: [PlantedCampaign.Mode] {
    options.usesProbe ? [.blind, .probe] : [.blind]
  }

  private func measure(_ mode: PlantedCampaign.Mode) throws(PlantedCampaign.Failure)
    -> [PlantedCampaign.Row]
  {
    let campaign = PlantedCampaign(
      mode: mode,
      seed: options.configuration.seed,
      iterations: options.plantedIterations,
      jobs: options.configuration.jobs,
      stackKilobytes: options.configuration.stackKilobytes
    )
    if let bug = try campaign.silentTriggers().first {
      throw .failed("the trigger of '\(bug.rawValue)' does not show it in this build")
    }
    if let finding = try campaign.control().first {
      throw .failed("the correct decoder shows \(finding.signature): \(finding.detail)")
    }
    var rows: [PlantedCampaign.Row] = []
    for bug in PlantedBug.allCases {
      let row = try campaign.measure(bug)
      session.terminal.print(line(row, mode))
      rows.append(row)
    }
    return rows
  }

  private func line(_ row: PlantedCampaign.Row, _ mode: PlantedCampaign.Mode) -> String {
    let name = row.bug.rawValue.padding(toLength: 26, withPad: " ", startingAt: 0)
    let kind = row.bug.facts.kind.rawValue.padding(toLength: 13, withPad: " ", startingAt: 0)
    let end = row.finding.map { "found at iteration \($0.iteration) as \($0.kind)" } ?? "MISSED"
    return "\(mode.rawValue)  \(name)\(kind)\(end)"
  }

  private func summary(_ mode: PlantedCampaign.Mode, _ rows: [PlantedCampaign.Row]) -> String {
    let found = rows.count { $0.finding != nil }
    let demand = mode.expected.map { ", at least \($0) expected" } ?? ""
    return "planted, \(mode.rawValue): \(found) of \(rows.count) bugs found within"
      + " \(options.plantedIterations.grouped) iterations each\(demand)"
  }

  private func store(_ report: EncodedPlantedReport) -> Bool {
    let folder = URL(fileURLWithPath: options.reports)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try report.data.write(to: folder.appendingPathComponent("planted.json"))
      try Data(report.page.utf8).write(to: folder.appendingPathComponent("planted.md"))
      return true
    } catch {
      session.terminal.error(
        "cannot write to '\(options.reports)'; choose another folder with --reports"
      )
      return false
    }
  }
}

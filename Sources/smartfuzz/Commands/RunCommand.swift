import Foundation
import FuzzKit

/// `smartfuzz run`: a campaign, its reports, and a summary.
struct RunCommand {
  let options: Options
  let targets: [any FuzzTarget]

  func run() -> ExitCode {
    let plan: CampaignPlan
    do throws(UsageError) {
      plan = CampaignPlan(
        configuration: options.configuration,
        targets: CorpusLoading.targets(for: options, from: targets),
        corpus: try CorpusLoading.corpus(for: options)
      )
    } catch {
      Terminal.error(error.message)
      return .usage
    }
    let files = ReportFiles(plan: plan, options: options)
    guard files.prepare() else {
      Terminal.error("cannot write to '\(options.reports)'; choose another folder with --reports")
      return .usage
    }
    let isQuiet = options.isQuiet
    let supervisor = Supervisor(
      plan: plan,
      findingsFolder: files.findings,
      progressInterval: Terminal.progressInterval
    ) { progress in
      if !isQuiet { Terminal.print(Terminal.progressLine(progress)) }
    }
    let result = supervisor.run()
    files.write(result)
    Terminal.print(Summary.text(result, files: files, options: options))
    return exitCode(result)
  }

  private func exitCode(_ result: CampaignResult) -> ExitCode {
    switch result.status {
    case .failed(let message):
      Terminal.error(message)
      return .harness
    case .interrupted: return .interrupted
    case .complete: return result.findings.isEmpty ? .clean : .findings
    }
  }
}

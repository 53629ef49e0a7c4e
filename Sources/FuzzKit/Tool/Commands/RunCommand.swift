import CommandLine
import Foundation
import ReportKit

/// `run`: a campaign, its reports, and a summary.
struct RunCommand {
  let session: ToolSession

  private var options: ToolOptions { session.options }

  func run() throws(UsageError) -> ExitCode {
    let chosen = session.chosenTargets
    if let epochs = options.epochs, !InputFile.isFolder(epochs) {
      throw UsageError("'\(epochs)' is not a folder; give the epochs folder of an earlier campaign")
    }
    let plan = session.plan(try configuration(for: chosen), chosen, try session.corpus())
    try session.checkDigest(of: plan)
    let known = try accepted()
    if let warning = Platform.warning { session.terminal.error(warning) }
    let files = ReportFiles(plan: plan, session: session)
    guard files.prepare() else {
      throw UsageError("cannot write to '\(options.reports)'; choose another folder with --reports")
    }
    let (isQuiet, line) = (options.isQuiet, ProgressLine(session.terminal))
    var triage = TriageSettings()
    if !options.minimizes { triage.minimizerBudget = 0 }
    let supervisor = Supervisor(
      plan: plan,
      findingsFolder: files.findings,
      triage: triage,
      known: known,
      mostFindings: options.mostFindings,
      recording: options.usesCoverage ? URL(fileURLWithPath: files.epochsPath) : nil,
      learned: options.epochs.map { URL(fileURLWithPath: $0) },
      progressInterval: line.interval
    ) { [session] progress in
      if !isQuiet { line.show(progress) }
      let text = Summary.unfinished(progress, of: plan, files: files, session: session)
      files.keep(unfinished: text)
    }
    supervisor.timeLimit = options.seconds.map { Double($0) }
    try refuse(supervisor.mistakesOfClaims())
    let result = supervisor.run()
    line.end()
    let isWritten = files.write(result, isCollected: options.usesCoverage || options.grows)
    session.terminal.print(Summary.text(result, files: files, session: session))
    let code = exitCode(result)
    guard isWritten else { return .harness }
    guard options.grows, code == .clean || code == .findings else { return code }
    return try CorpusGrowth(session: session, plan: plan).grow(by: result) ? code : .harness
  }

  /// The configuration, with feedback if features can be observed.
  private func configuration(
    for targets: [any FuzzTarget]
  ) throws(UsageError) -> FuzzConfiguration {
    var configuration = options.configuration
    let countsEdges = (session.tool.sensor?.counterCount ?? 0) > 0
    if options.usesCoverage, countsEdges || targets.contains(where: \.reportsFeatures) {
      configuration.feedback = .guided
    } else if options.usesCoverage {
      throw UsageError(session.tool.coverageAdvice)
    } else if countsEdges || options.grows {
      configuration.feedback = .observed
    }
    return configuration
  }

  /// Throws if there are mistakes for which a campaign would not test what its targets claim.
  private func refuse(_ mistakes: [String]) throws(UsageError) {
    guard let last = mistakes.last else { return }
    let shown = mistakes.dropLast().prefix(Self.mostMistakes)
    for mistake in shown { session.terminal.error(mistake) }
    let more = mistakes.count - shown.count - 1
    throw UsageError(more == 0 ? last : "\(last) (and \(more) more)")
  }

  private static let mostMistakes = 9

  private func exitCode(_ result: CampaignResult) -> ExitCode {
    switch result.status {
    case .failed(let message):
      session.terminal.error(message)
      return .harness
    case .interrupted: return .interrupted
    case .outOfTime where !result.plan.configuration.isEndless && result.unexpected.isEmpty:
      session.terminal.error(
        "time limit reached after \(Terminal.grouped(result.statistics.iterations)) of"
          + " \(Terminal.grouped(result.plan.configuration.iterations)) iterations; give it more"
          + " --time, or resume"
      )
      return .harness
    case .complete, .stopped, .outOfTime: return result.unexpected.isEmpty ? .clean : .findings
    }
  }

  private func accepted() throws(UsageError) -> KnownFindings {
    guard let path = options.known else { return KnownFindings() }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw UsageError("cannot read '\(path)'; give the path of a file with accepted signatures")
    }
    do throws(KnownFindings.Mistake) {
      return try KnownFindings(parsing: String(decoding: data, as: UTF8.self))
    } catch {
      throw UsageError("\(path):\(error.line): \(error.reason)")
    }
  }
}

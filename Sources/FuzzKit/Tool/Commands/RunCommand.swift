import CommandLine
import Foundation
import ReportKit

/// `run`: a campaign, its reports, and a summary.
struct RunCommand {
  let session: ToolSession

  private var options: ToolOptions { session.options }

  func run() throws(UsageError) -> ExitCode {
    let plan = session.plan(
      configuration,
      session.chosenTargets,
      try session.corpus(isGrowing: options.grows)
    )
    try session.checkDigest(of: plan)
    if options.grows { try CorpusGrowth.check(session.corpusFolder) }
    let known = try accepted()
    if let path = options.sarif { try OutputFile.check(path) }
    if let warning = Platform.warning { session.terminal.error(warning) }
    if options.grows, session.tool.sensor?.counterCount == 0 {
      session.terminal.error(
        "no edge is counted in this build, so --grow goes by shapes and answers; build with the counters of the compiler"
      )
    }
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
      progressInterval: line.interval
    ) { [session] progress in
      if !isQuiet { line.show(progress) }
      let text = Summary.unfinished(progress, of: plan, session: session)
      files.keep(unfinished: text)
    }
    supervisor.timeLimit = options.seconds.map { Double($0) }
    try refuse(supervisor.mistakesOfClaims())
    let result = supervisor.run()
    line.end()
    let isWritten = files.write(result, isCollected: options.grows)
    session.terminal.print(Summary.text(result, files: files, session: session))
    let isTold = tell(result, files)
    var code = exitCode(result)
    if !isWritten || !isTold { code = .harness }
    if options.grows, code == .clean || code == .findings {
      code = try CorpusGrowth(session: session, plan: plan).grow(by: result) ?? code
    }
    session.terminal.print(Summary.verdict(result, code))
    return code
  }

  /// Tells other systems what was found, where they are there or were asked for; returns false if a file cannot be
  /// written.
  private func tell(_ result: CampaignResult, _ files: ReportFiles) -> Bool {
    let annotations = result.annotations(
      findingsIn: files.findingsPath,
      report: files.reportPath
    )
    let page = MarkdownReport.text(result, folder: files.findingsPath)
    GitHubJob()?.show(annotations, page: page, on: session.terminal)
    guard let path = options.sarif else { return true }
    do throws(UsageError) {
      try OutputFile.write(SARIFDocument(tool: result.tool, annotations).text, to: path)
      return true
    } catch {
      session.terminal.error("\(error)")
      return false
    }
  }

  /// The configuration; a build that counts edges says how many were taken.
  private var configuration: FuzzConfiguration {
    var configuration = options.configuration
    configuration.collectsInputs =
      options.grows || (session.tool.sensor?.counterCount ?? 0) > 0
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
        "time limit reached after \(result.statistics.iterations.grouped) of"
          + " \(result.plan.configuration.iterations.grouped) iterations; give it more"
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

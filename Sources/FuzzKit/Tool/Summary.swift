import CommandLine
import Foundation
import ReportKit

/// The summary that is printed after a campaign.
enum Summary {
  static func text(_ result: CampaignResult, files: ReportFiles, session: ToolSession) -> String {
    let tool = session.command
    let statistics = result.statistics
    let hits = result.findings.reduce(0) { $0 + $1.hits }
    var lines = [
      "iterations  \(statistics.iterations.grouped)"
        + (result.plan.configuration.isEndless
          ? " done," : " of \(result.plan.configuration.iterations.grouped) done,")
        + " seed \(result.plan.configuration.seed)"
        + (result.status == .complete ? "" : "; \(result.status.words)"),
      "rate        \(UInt64(result.rate).grouped)/s,"
        + " \(String(format: "%.1f", result.seconds)) s,"
        + " \(result.plan.configuration.jobs) jobs, \(result.restarts) restarts",
      "JSON        \(Terminal.share(statistics.valid, of: statistics.iterations)) of the inputs",
      "decoded     \(Terminal.share(result.decoded, of: statistics.iterations)) of the inputs",
      "findings    \(result.findings.count.grouped) (\(hits.grouped) hits)",
    ]
    if let coverage = result.coverage {
      lines.append(
        "coverage    "
          + (coverage.edges > 0 ? "\(coverage.edges.grouped) edges, " : "")
          + "\(coverage.features.grouped) features,"
          + " \(coverage.entries.count.grouped) inputs show them"
      )
    }
    for finding in result.findings.prefix(20) {
      lines.append("  \(finding.signature)  iteration \(finding.iteration), \(finding.hits) hits")
      lines.append("    \(facts(of: finding, result))")
      if !finding.detail.isEmpty { lines.append("    \(PrintedText.value(finding.detail))") }
      let input = InputText.text(finding.minimized ?? finding.input)
      lines.append("    input: \(PrintedText.value(input))")
    }
    if result.findings.count > 20 { lines.append("  … \(result.findings.count - 20) more") }
    for signature in result.unseen { lines.append("not seen    \(signature), which is known") }
    lines += result.idleLines.map { "not tested  \($0)" }
    if let first = result.unminimized.first {
      let count = "\(result.unminimized.count.grouped) of \(result.findings.count.grouped)"
      lines.append(
        "as found    \(count), not minimized; go on with \(tool) minimize"
          + " \(files.findingsPath)/\(first.signature)"
      )
    }
    lines.append("report      \(files.reportPath)")
    lines.append("page        \(files.pagePath)")
    let isWhole = result.nextIteration >= result.plan.configuration.endIteration
    // What grows the corpus changes the inputs that would follow.
    let hasGrown =
      session.options.grows && result.plan.configuration.isEndless && result.status == .outOfTime
    if !isWhole, !hasGrown, result.status == .interrupted || result.status == .outOfTime {
      let command = resume(
        result.plan.configuration,
        result.nextIteration,
        result.plan.digest,
        session
      )
      lines.append("resume      \(command)")
    }
    if let finding = result.unexpected.first ?? result.findings.first {
      lines.append(
        "reproduce   \(tool) replay \(files.findingsPath)/\(finding.signature)"
      )
      lines.append(
        "explain     \(tool) explain \(files.findingsPath)/\(finding.signature)"
      )
    }
    return lines.joined(separator: "\n")
  }

  /// Passed or failed, with counts, on one line; for the end of all output.
  static func verdict(_ result: CampaignResult, _ code: ExitCode) -> String {
    let inputs = "\(result.statistics.iterations.grouped) inputs"
    let (new, known) = (result.unexpected.count, result.findings.count - result.unexpected.count)
    let found =
      "\(new == 0 ? "no" : "\(new)") finding\(new == 1 ? "" : "s")"
      + (known == 0 ? "" : " beside \(known) known")
    return switch code {
    case .clean: "passed: \(found) in \(inputs)"
    case .findings: "failed: \(found) in \(inputs)"
    case .interrupted: "interrupted after \(inputs): \(found)"
    case .harness, .usage:
      (result.status == .complete ? "reports not written: " : "not finished: ")
        + "\(found) in \(inputs)"
    }
  }

  private static func facts(of finding: Finding, _ result: CampaignResult) -> String {
    var facts: [String] = []
    if let reason = finding.acceptedBecause { facts.append("known: \(reason)") }
    if let rerun = finding.rerun {
      facts.append(
        rerun.isDeterministic
          ? "deterministic" : "FLAKY: \(rerun.same) of \(rerun.runs) runs alone"
      )
    }
    if finding.rerun == nil, result.status == .interrupted { facts.append("not run again") }
    let length = finding.minimized.map { ", minimized to \($0.count)" } ?? ""
    facts.append("\(finding.input.count.grouped) bytes\(length)")
    return facts.joined(separator: ", ")
  }

  /// What a campaign leaves while it runs, in case that its process is killed.
  static func unfinished(
    _ progress: CampaignProgress,
    of plan: CampaignPlan,
    session: ToolSession
  ) -> String {
    let next = progress.nextIteration
    return """
      This campaign has not ended. If its process is gone, what it found is in findings, and it goes on with

      \(resume(plan.configuration, next, plan.digest, session))

      done        \(progress.iterations.grouped) iterations
      findings    \(progress.findings.grouped) (\(progress.hits.grouped) hits)

      """
  }

  private static func resume(
    _ configuration: FuzzConfiguration,
    _ nextIteration: UInt64,
    _ digest: UInt64,
    _ session: ToolSession
  ) -> String {
    let options = session.options
    let next = min(nextIteration, configuration.endIteration)
    var command = "\(session.command) --seed \(configuration.seed) --from \(next)"
    command += " --digest \(Digest.hexadecimal(digest))"
    if configuration.isEndless, let seconds = options.seconds {
      command += " --time \(seconds)s"
    } else {
      command += " --iterations \(max(1, configuration.endIteration - next))"
    }
    for (option, value) in settings(session) {
      if let value { command += " \(option) \(ShellWord.quoted(value))" }
    }
    if options.grows { command += " --grow" }
    if !options.minimizes { command += " --no-minimize" }
    return command
  }

  /// The options that determine the findings or their location; nil for a default.
  private static func settings(_ session: ToolSession) -> [(String, String?)] {
    let (options, standard) = (session.options, session.tool.standard)
    let own = session.tool.additions.targetOptions.map(\.name).map { ($0, options.own[$0]) }
    func changed(_ path: KeyPath<FuzzConfiguration, Int>) -> String? {
      let value = options.configuration[keyPath: path]
      return value == standard.configuration[keyPath: path] ? nil : "\(value)"
    }
    return [("--target", options.targets?.joined(separator: ","))] + own + [
      ("--oracle", options.configuration.oracles?.joined(separator: ",")),
      ("--known", options.known),
      ("--sarif", options.sarif),
      ("--max-findings", options.mostFindings.map { "\($0)" }),
      ("--corpus", options.corpus),
      ("--dict", options.dictionary),
      ("--max-len", changed(\.maximumLength)),
      ("--timeout-ms", changed(\.timeoutMilliseconds)),
      ("--stack-kb", changed(\.stackKilobytes)),
      ("--memory-mb", changed(\.memoryMegabytes)),
      ("--reports", options.reports == standard.reports ? nil : options.reports),
    ]
  }
}

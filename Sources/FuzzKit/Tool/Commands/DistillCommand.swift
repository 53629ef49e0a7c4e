import CommandLine
import Foundation
import ReportKit

/// `distill`: finds a small part of a folder that shows the same features as the whole.
struct DistillCommand {
  let session: ToolSession

  private var options: ToolOptions { session.options }

  func run() throws(UsageError) -> ExitCode {
    guard let corpus = try session.documents(in: options.file ?? "") else {
      throw UsageError(
        "distill needs a folder of documents: \(session.tool.name) distill DIR [--output DIR]"
      )
    }
    let plan = session.plan(options.configuration, session.chosenTargets)
    let growth = CorpusGrowth(session: session, plan: plan)
    guard let survey = growth.survey(corpus) else { return growth.failure }
    let result = Distillation(survey.shown, beside: [])
    for entry in result.kept {
      guard let output = options.output else {
        session.terminal.print(entry.name)
        continue
      }
      try growth.write(entry.bytes, to: "\(output)/\(entry.name)")
    }
    session.terminal.print(
      "distill: \(result.kept.count.grouped) of \(corpus.entries.count.grouped) documents show all"
        + " \(result.features) features"
    )
    return .clean
  }
}

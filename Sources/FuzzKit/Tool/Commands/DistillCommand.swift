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
    let result = Distillation(corpus, targets: session.chosenTargets)
    for entry in result.kept {
      guard let output = options.output else {
        session.terminal.print(entry.name)
        continue
      }
      guard write(entry, below: URL(fileURLWithPath: output)) else {
        throw UsageError("cannot write \(output)/\(entry.name); choose another --output")
      }
    }
    session.terminal.print(
      "distill: \(result.kept.count) of \(result.total) documents show all"
        + " \(result.features) features"
    )
    return .clean
  }

  private func write(_ entry: Corpus.Entry, below folder: URL) -> Bool {
    let url = folder.appendingPathComponent(entry.name)
    let parent = url.deletingLastPathComponent()
    try? FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    return (try? Data(entry.bytes).write(to: url)) != nil
  }
}

import CommandLine
import Foundation
import FuzzKit

/// `smartfuzz distill`: the small part of a folder that shows the same features as the whole.
struct DistillCommand {
  let options: Options
  let targets: [any FuzzTarget]

  func run() throws(UsageError) -> ExitCode {
    guard let folder = options.file,
      let store = CorpusStore(
        directory: URL(fileURLWithPath: folder),
        limit: options.configuration.maximumLength
      )
    else {
      throw UsageError("distill needs a folder of documents: smartfuzz distill DIR [--output DIR]")
    }
    for file in store.skipped {
      Terminal.error("skipped \(folder)/\(file.path): \(file.reason)")
    }
    let chosen = CorpusLoading.targets(for: options, from: targets)
    let result = Distillation(Corpus(store.entries), targets: chosen)
    for entry in result.kept {
      guard let output = options.output else {
        Terminal.print(entry.name)
        continue
      }
      guard write(entry, below: URL(fileURLWithPath: output)) else {
        throw UsageError("cannot write \(output)/\(entry.name); choose another --output")
      }
    }
    Terminal.print(
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

package import CommandLine
import Foundation
package import ReportKit

/// The context of a command: the tool, the options, and the targets that they select.
package struct ToolSession {
  package let tool: FuzzTool
  package let options: ToolOptions
  /// The targets that this tool's own options have created.
  let provided: [any FuzzTarget]

  package init(tool: FuzzTool, options: ToolOptions, provided: [any FuzzTarget] = []) {
    self.tool = tool
    self.options = options
    self.provided = provided
  }

  package var terminal: Terminal { tool.terminal }

  /// The tool as a command of the current folder: its path if it was built below that, its name if the shell finds it
  /// by that, else its whole path.
  var command: String {
    let (path, folder) = (SystemCalls.executable, FileManager.default.currentDirectoryPath + "/")
    guard SystemCalls.program(path) == tool.name else { return tool.name }
    if path.hasPrefix(folder) {
      let place = String(path.dropFirst(folder.count))
      return ShellWord.quoted(place.contains("/") ? place : "./" + place)
    }
    let places = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    let isFound = places.contains { "\($0)/\(tool.name)" == path }
    return isFound ? tool.name : ShellWord.quoted(path)
  }

  /// All targets.
  var targets: [any FuzzTarget] { tool.targets + tool.unlisted + provided }

  /// The targets that were selected.
  package var chosenTargets: [any FuzzTarget] {
    guard let names = options.targets else {
      // Options that provide targets select those.
      return provided.isEmpty ? standingTargets : provided
    }
    return names.compactMap { name in targets.first { $0.name == name } }
  }

  /// The targets that every session has and that need not be named.
  private var standingTargets: [any FuzzTarget] {
    (tool.targets + tool.unlisted).filter { !$0.isOptIn }
  }

  /// Creates a plan with the tool's oracles and mutators.
  func plan(
    _ configuration: FuzzConfiguration,
    _ targets: [any FuzzTarget],
    _ corpus: Corpus = Corpus([])
  ) -> CampaignPlan {
    CampaignPlan(
      configuration: configuration,
      targets: targets,
      corpus: corpus,
      mutators: tool.mutatorSet,
      ownOracles: tool.oracles
    )
  }

  /// Throws if the plan does not have the digest that the user gave.
  func checkDigest(of plan: CampaignPlan) throws(UsageError) {
    let digest = Digest.hexadecimal(plan.digest)
    guard let wanted = options.digest, wanted != digest else { return }
    throw UsageError(
      "corpus, targets, mutators and limits have the digest \(digest), not \(wanted), so inputs are"
        + " others now; take the commit and the options of the report, or leave --digest out"
    )
  }

  /// The folder of the corpus.
  var corpusFolder: String { options.corpus ?? tool.corpus }

  /// The corpus in the folder that was requested, or in the tool's default folder if that exists.
  ///
  /// Throws for a folder of which a file cannot be used, and for one that was asked for and has none, unless it is
  /// going to grow.
  package func corpus(isGrowing: Bool = false) throws(UsageError) -> Corpus {
    guard let corpus = try documents(in: corpusFolder) else {
      guard let asked = options.corpus, !isGrowing else { return Corpus([]) }
      throw UsageError("there is no corpus folder '\(asked)'; make it, or leave --corpus out")
    }
    if isGrowing { return corpus }
    if let asked = options.corpus, corpus.entries.isEmpty {
      throw UsageError(
        "there is no input in '\(asked)'; give a folder with files, or leave --corpus out"
      )
    }
    return corpus
  }

  /// What campaigns have collected whose reports lie in a folder or below it; without reports, the documents in it.
  func collected(in folder: String) throws(UsageError) -> Corpus? {
    let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    // A campaign writes both of these beside what it has collected.
    let (mark, page) = ("timing.json", "report.html")
    let runs = paths.filter { $0 == mark || $0.hasSuffix("/" + mark) }
      .map { $0.dropLast(mark.count) }
      .filter { Set(paths).contains($0 + page) }
    if runs.isEmpty { return try documents(in: folder) }
    var entries: [Corpus.Entry] = []
    for run in runs {
      let place = run + "corpus"
      for entry in try documents(in: "\(folder)/\(place)")?.entries ?? [] {
        entries.append(Corpus.Entry(name: "\(place)/\(entry.name)", bytes: entry.bytes))
      }
    }
    return Corpus(entries)
  }

  /// The documents in a folder, or nil if it cannot be read; throws for a file that cannot be used, since a
  /// campaign without it would test less than it seems to.
  func documents(in folder: String) throws(UsageError) -> Corpus? {
    let limit = options.configuration.maximumLength
    guard let store = CorpusStore(directory: URL(fileURLWithPath: folder), limit: limit) else {
      return nil
    }
    if let file = store.skipped.first {
      let more = store.skipped.count > 1 ? ", and \(store.skipped.count - 1) more files" : ""
      throw UsageError(
        "\(folder)/\(file.path) is no input, since \(file.reason)\(more); fix or remove it"
      )
    }
    return Corpus(store.entries)
  }
}

package import CommandLine
import Foundation

/// What a command works with: the tool, the options, and the targets that they ask for.
package struct ToolSession {
  package let tool: FuzzTool
  package let options: ToolOptions
  /// The targets that the options of this tool alone have made.
  let provided: [any FuzzTarget]

  package init(tool: FuzzTool, options: ToolOptions, provided: [any FuzzTarget] = []) {
    self.tool = tool
    self.options = options
    self.provided = provided
  }

  package var terminal: Terminal { tool.terminal }

  /// Every target that there is.
  var targets: [any FuzzTarget] { tool.targets + tool.unlisted + provided }

  /// The targets that were asked for.
  package var chosenTargets: [any FuzzTarget] {
    guard let names = options.targets else {
      // Who asks for further targets means those.
      return provided.isEmpty ? standingTargets : provided
    }
    return names.compactMap { name in targets.first { $0.name == name } }
  }

  /// The targets that every session has and nobody needs to name.
  package var standingTargets: [any FuzzTarget] {
    (tool.targets + tool.unlisted).filter { !$0.isOptIn }
  }

  /// A plan with the parts of the tool.
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

  /// Refuses a plan that is not the one whose digest the user gave.
  func checkDigest(of plan: CampaignPlan) throws(UsageError) {
    let digest = Digest.hexadecimal(plan.digest)
    guard let wanted = options.digest, wanted != digest else { return }
    throw UsageError(
      "corpus, targets, mutators and limits have the digest \(digest), not \(wanted), so inputs are"
        + " others now; take the commit and the options of the report, or leave --digest out"
    )
  }

  /// The corpus in the folder that was asked for, or in the one of the tool if that exists.
  ///
  /// Files that are left out are named.
  package func corpus() throws(UsageError) -> Corpus {
    let folder = options.corpus ?? tool.corpus
    guard let corpus = documents(in: folder) else {
      guard let asked = options.corpus else { return Corpus([]) }
      throw UsageError("there is no corpus folder '\(asked)'; make it, or leave --corpus out")
    }
    return corpus
  }

  /// The documents in a folder, or nil if it cannot be read; files that are left out are named.
  func documents(in folder: String) -> Corpus? {
    let limit = options.configuration.maximumLength
    guard let store = CorpusStore(directory: URL(fileURLWithPath: folder), limit: limit) else {
      return nil
    }
    for file in store.skipped {
      terminal.error("skipped \(folder)/\(file.path): \(file.reason)")
    }
    return Corpus(store.entries)
  }
}

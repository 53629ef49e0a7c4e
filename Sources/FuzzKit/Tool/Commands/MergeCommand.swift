import CommandLine

/// `merge`: adds the documents of a folder that show something new to the corpus.
struct MergeCommand {
  let session: ToolSession

  func run() throws(UsageError) -> ExitCode {
    let folder = session.options.file ?? ""
    guard let found = try session.collected(in: folder) else {
      throw UsageError("'\(folder)' is not a folder; give one with inputs, or with reports")
    }
    try CorpusGrowth.check(session.corpusFolder)
    let plan = session.plan(
      session.options.configuration,
      session.chosenTargets,
      try session.corpus(isGrowing: true)
    )
    return try CorpusGrowth(session: session, plan: plan).grow(by: found) ?? .clean
  }
}

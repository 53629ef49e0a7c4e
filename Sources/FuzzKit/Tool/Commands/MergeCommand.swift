import CommandLine

/// `merge`: adds the documents of a folder that show something new to the corpus.
struct MergeCommand {
  let session: ToolSession

  func run() throws(UsageError) -> ExitCode {
    guard let found = try session.documents(in: session.options.file ?? "") else {
      throw UsageError(
        "merge needs a folder of inputs: \(session.tool.name) merge DIR [--corpus DIR]"
      )
    }
    let plan = session.plan(
      session.options.configuration,
      session.chosenTargets,
      try session.corpus()
    )
    return try CorpusGrowth(session: session, plan: plan).grow(by: found) ? .clean : .harness
  }
}

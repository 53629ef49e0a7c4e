import CommandLine
import ConformanceKit
import ReportKit

/// Updates a deviation ledger.
struct LedgerCommand: Runnable {
  /// The change to make to the ledger.
  enum Action: Equatable {
    case update
    case accept(CaseID, DeviationLedger.Reason)
  }

  var file = ""
  var action = Action.update
  var options = RunOptions()
  private var isUpdate = false
  private var accepted: CaseID?
  private var reasons: [DeviationLedger.Reason] = []

  static var declaration: Subcommand<any Runnable> {
    Subcommand(
      "ledger",
      "bring a file with known failures up to date",
      settings: LedgerCommand(),
      operands: [Operand("FILE", "the ledger", completing: .files) { $0.file = $1 }],
      options: [
        .flag("--update", \.isUpdate, "remove entries that pass now, sign changed ones anew"),
        Option("--accept", "ID", "add one failing case, if the ceiling in FILE allows it") {
          $0.accepted = CaseID(rawValue: $1)
        },
        Option("--because", "TEXT", "why it is accepted") { $0.reasons.append(.byDesign($1)) },
        Option("--defect", "LINK", "where its defect is told of") {
          $0.reasons.append(.defect($1))
        },
      ]
        + ([RunOptions.subject.repeating(.refused), RunOptions.order, RunOptions.cases]
        + RunOptions.processes)
        .map { $0.within(\.options) },
      sections: RunOptions.sections
    ) { (command) throws(UsageError) in
      try command.complete()
      return command
    }
  }

  private mutating func complete() throws(UsageError) {
    // A case in the ledger may crash or hang; that must not end the tool.
    try options.complete(isolating: true)
    if !isUpdate, let accepted, reasons.count == 1 {
      action = .accept(accepted, reasons[0])
    } else if !isUpdate || accepted != nil || !reasons.isEmpty {
      throw UsageError(
        "ledger takes either --update, or --accept ID with --because TEXT or --defect LINK"
      )
    }
  }

  func run() async throws -> ExitStatus {
    Interruption.watch()
    return try await options.withCases { try await change() }
  }

  private func change() async throws -> ExitStatus {
    let ledger = try LedgerFile(file, isOutdated: action == .update)
    let subjects = try await ChosenSubject.all(options)
    guard let subject = subjects.first?.entry.subject else { throw UsageError("no subject") }
    let suite: ConformanceSuite =
      if case .accept(let id, _) = action { ToolSuite.current.selecting(Glob(id.rawValue)) } else {
        ToolSuite.current
      }
    let runner = ConformanceRunner(
      subject: subject,
      suite: suite,
      ledger: ledger.ledger,
      seed: options.seed
    )
    let report = await runner.report(copies: subjects.first?.entry.copies ?? [])
    await ChosenSubject.stop(subjects)
    try Task.checkCancellation()
    if let breakage = report.breakage { throw ToolError("the ledger stays as it is: \(breakage)") }
    let result: DeviationLedger
    switch action {
    case .update: result = ledger.ledger.updated(by: report)
    case .accept(let id, let reason):
      do {
        result = try ledger.ledger.accepting(id, because: reason, in: report)
      } catch {
        throw UsageError("\(error)")
      }
    }
    try ledger.write(result)
    for line in Self.changes(from: ledger.ledger, to: result) { Terminal.tool.print(line) }
    return .clean
  }

  /// One line for each entry that has changed.
  static func changes(from old: DeviationLedger, to new: DeviationLedger) -> [String] {
    let removed = old.entries.filter { new.entry(for: $0.id) == nil }.map { "removed \($0.id)" }
    let others = new.entries.compactMap { entry -> String? in
      guard let before = old.entry(for: entry.id) else {
        return "added \(entry.id): \(entry.words)"
      }
      return before.signature == entry.signature ? nil : "signed \(entry.id): \(entry.words)"
    }
    let changes = removed + others
    return changes.isEmpty ? ["the ledger was up to date"] : changes
  }
}

extension DeviationLedger.Entry {
  fileprivate var words: String {
    PrintedText.value(difference ?? signature, to: PrintedText.wholeLimit)
  }
}

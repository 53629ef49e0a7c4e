import ConformanceKit

/// Brings a deviation ledger up to date.
struct LedgerCommand: Equatable {
  /// What is done to the ledger.
  enum Action: Equatable {
    case update
    case accept(CaseID, DeviationLedger.Reason)
  }

  var file: String
  var action: Action
  var options: RunOptions

  init(_ arguments: inout Options) throws(UsageError) {
    let isUpdate = arguments.flag("--update")
    let accepted = try arguments.value(of: "--accept", "ID")
    let because = try arguments.value(of: "--because", "TEXT")
    let defect = try arguments.value(of: "--defect", "LINK")
    options = try RunOptions(&arguments)
    switch (isUpdate, accepted, because, defect) {
    case (true, nil, nil, nil): action = .update
    case (false, let id?, let text?, nil):
      action = .accept(CaseID(rawValue: id), .byDesign(text))
    case (false, let id?, nil, let link?):
      action = .accept(CaseID(rawValue: id), .defect(link))
    default:
      throw UsageError(
        "ledger takes either --update, or --accept ID with --because TEXT or --defect LINK"
      )
    }
    guard options.subjects.count == 1, options.subjects[0].ledger == nil else {
      throw UsageError("ledger takes one --subject, and its ledger as FILE")
    }
    file = try arguments.argument("the FILE of the ledger")
  }

  func run() async throws -> ExitStatus {
    let ledger = try LedgerFile(file, isOutdated: action == .update)
    let subjects = try await ChosenSubject.all(options)
    guard let subject = subjects.first?.entry.subject else { throw UsageError("no subject") }
    let suite: ConformanceSuite =
      if case .accept(let id, _) = action { .current.selecting(Glob(id.rawValue)) } else {
        .current
      }
    let runner = ConformanceRunner(
      subject: subject,
      suite: suite,
      ledger: ledger.ledger,
      seed: options.seed
    )
    let report = await runner.report()
    await ChosenSubject.stop(subjects)
    if report.isBroken { throw ToolError("the adapter failed, so the ledger stays as it is") }
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
    for line in Self.changes(from: ledger.ledger, to: result) { print(line) }
    return .clean
  }

  /// One line for each entry that is not as it was.
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
  fileprivate var words: String { difference ?? signature }
}

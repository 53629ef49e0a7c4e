import CommandLine
import ReportKit

/// `explain`: shows which parts of an input matter for its failure.
struct ExplainCommand {
  let session: ToolSession

  private var options: ToolOptions { session.options }

  func run() throws(UsageError) -> ExitCode {
    try Examination(session: session)
      .run { _, examiner, failure in
        let before = examiner.runs
        let influences = examiner.influences(failure)
        session.terminal.print("finding     \(failure.finding.signature)")
        if !failure.finding.detail.isEmpty {
          session.terminal.print("what        \(PrintedText.value(failure.finding.detail))")
        }
        session.terminal.print("input       \(PrintedText.value(failure.input))")
        if influences.isEmpty {
          session.terminal.print("matters     nothing: every input fails in this way")
        }
        for influence in influences {
          session.terminal.print(
            "matters     \(PrintedText.value(influence.place)): \(Self.text(influence))"
          )
        }
        session.terminal.print("runs        \(examiner.runs - before)")
        return .findings
      }
  }

  private static func text(_ influence: Influence) -> String {
    let needed = "gone when \(influence.needed.joined(separator: ", "))"
    return influence.free.isEmpty
      ? needed : "\(needed); the same when \(influence.free.joined(separator: ", "))"
  }
}

import CommandLine
import Foundation
import ReportKit

/// `minimize`: finds the smallest input that fails in the same way.
struct MinimizeCommand {
  let session: ToolSession

  private var options: ToolOptions { session.options }

  func run() throws(UsageError) -> ExitCode {
    try Examination(session: session)
      .run { file, examiner, failure in
        let (input, runs) = examiner.minimize(failure)
        let place = file.metadata == nil ? file.url.path + ".min" : Self.beside(file.url)
        do {
          try Data(input).write(to: URL(fileURLWithPath: place))
        } catch {
          session.terminal.error("cannot write \(place); is the disk full?")
          return .harness
        }
        session.terminal.print(
          """
          finding     \(failure.finding.signature)
          minimized   \(failure.input.count.grouped) bytes to \(input.count.grouped) in \(runs.grouped) runs
          input       \(PrintedText.value(input))
          written to  \(place)
          """
        )
        return .findings
      }
  }

  private static func beside(_ url: URL) -> String {
    url.deletingLastPathComponent().appendingPathComponent("min").path
  }
}

/// Determines how an input fails, for commands that then process the failure.
struct Examination {
  let session: ToolSession

  private var options: ToolOptions { session.options }

  func run(_ body: (InputFile, InputExaminer, InputExaminer.Failure) -> ExitCode)
    throws(UsageError) -> ExitCode
  {
    let file = try InputFile(options.file ?? "", reports: options.reports)
    let plan = try file.plan(session)
    guard let examiner = InputExaminer(plan: plan) else {
      session.terminal.error("cannot write to the temporary folder; free some space there")
      return .harness
    }
    let known = file.metadata?.finding(input: file.bytes)
    let failure = examiner.failure(of: file.bytes, as: known)
    if examiner.isInterrupted { return .interrupted }
    if let trouble = examiner.trouble {
      session.terminal.error(trouble)
      return .harness
    }
    guard let failure else {
      session.terminal.print("passes      no oracle fails")
      return .clean
    }
    let code = body(file, examiner, failure)
    return examiner.isInterrupted ? .interrupted : code
  }
}

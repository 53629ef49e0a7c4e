import CommandLine
import ConformanceKit
import ReportKit

/// Sends the smoke requests only.
struct SmokeCommand: Runnable {
  var options = RunOptions()

  static var declaration: Subcommand<any Runnable> {
    Subcommand(
      "smoke",
      "send the requests that tell a broken adapter from a wrong decoder",
      settings: SmokeCommand(),
      options: ([RunOptions.subject, RunOptions.beside] + RunOptions.processes)
        .map { $0.within(\.options) },
      tolerating: [RunOptions.ledger, RunOptions.order].map { $0.within(\.options) },
      sections: RunOptions.sections
    ) { (command) throws(UsageError) in
      try command.options.complete()
      command.options.isSmoking = false
      return command
    }
  }

  func run() async throws -> ExitStatus {
    Interruption.watch()
    var isPassed = true
    for subject in try await ChosenSubject.all(options) {
      let progress = ProgressLine()
      let smoke = await SmokeTest.run(subject.entry.subject) { progress.show($0) }
      progress.erase()
      Terminal.tool.print("\(subject.choice)\n\(smoke)")
      await ChosenSubject.stop([subject])
      try Task.checkCancellation()
      isPassed = isPassed && (smoke.isPassed || subject.isBeside)
    }
    return isPassed ? .clean : .broken
  }
}

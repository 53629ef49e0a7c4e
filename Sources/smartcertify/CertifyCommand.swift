import CommandLine
import ConformanceKit
import ReportKit

/// Runs all cases, prints the table and writes all reports.
struct CertifyCommand: Runnable {
  static let folder = ".build/certification"

  var options = RunOptions()
  var output = Self.folder

  static var declaration: Subcommand<any Runnable> {
    Subcommand(
      "certify",
      "run all cases and write all reports",
      details:
        "It prints the certificates and the failures by cause; the reports are report.json, report.md, report.html, junit.xml,"
        + " badge.json, badge.svg and certificates.svg.",
      settings: CertifyCommand(),
      options: RunOptions.printed.map { $0.within(\.options) } + [
        .text("--output", "DIR", \.output, "where the reports go", completing: .folders)
      ],
      sections: RunOptions.sections
    ) { (command) throws(UsageError) in
      try command.options.complete(beside: [.named(.foundation)], isolating: true)
      return command
    }
  }

  func run() async throws -> ExitStatus {
    Interruption.watch()
    return try await options.withCases { try await run(CertificationRun(options: options)) }
  }

  func run(_ run: CertificationRun) async throws -> ExitStatus {
    var run = run
    run.folder = output
    let result = try await run.result()
    try run.record(result)
    let text = CertificationText(
      result.certification,
      counting: result.counted,
      isWhole: options.isWhole
    )
    Terminal.tool.print(text.text)
    try CertificationRun.write(result, to: output)
    Terminal.tool.print("reports: \(output)")
    try run.tell(result)
    Terminal.tool.print(text.verdict)
    return result.status
  }
}

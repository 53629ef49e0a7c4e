import CommandLine
import ConformanceKit
import ReportKit

/// Runs cases and prints the failures, without a certificate.
struct RunCommand: Runnable {
  var options = RunOptions()
  var filter = Glob("*")
  var output: String?

  static var declaration: Subcommand<any Runnable> {
    Subcommand(
      "run",
      "run cases and print the failures",
      details: "Its reports never carry a certificate, even if all cases are run.",
      settings: RunCommand(),
      options: RunOptions.printed.map { $0.within(\.options) } + [
        Option("--filter", "GLOB", "which cases are run") { $0.filter = Glob($1) }
          .defaulting(to: "*"),
        Option("--output", "DIR", "where reports go, if any", completing: .folders) {
          $0.output = $1
        },
      ],
      sections: RunOptions.sections + [RunOptions.globs]
    ) { (command) throws(UsageError) in
      try command.options.complete()
      return command
    }
  }

  func run() async throws -> ExitStatus {
    Interruption.watch()
    return try await options.withCases {
      try await run(CertificationRun(options: options, filter: filter, isCertifying: false))
    }
  }

  func run(_ run: CertificationRun) async throws -> ExitStatus {
    var run = run
    run.folder = output
    let result = try await run.result()
    try run.record(result)
    Terminal.tool.print(
      FailureList(result.certification, isWhole: options.isWhole).text,
      terminator: ""
    )
    if let output {
      try CertificationRun.write(result, to: output)
      Terminal.tool.print("reports: \(output)")
    }
    try run.tell(result)
    return result.status
  }
}

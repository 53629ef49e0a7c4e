import ConformanceKit

/// Runs all cases, prints the table and writes all reports.
struct CertifyCommand: Equatable {
  static let folder = "Reports/certification"

  var options: RunOptions
  var output: String

  init(_ arguments: inout Options) throws(UsageError) {
    output = try arguments.value(of: "--output", "DIR") ?? Self.folder
    options = try RunOptions(&arguments, beside: [.named(.foundation)], isolating: true)
  }

  func run() async throws -> ExitStatus {
    try await run(CertificationRun(options: options))
  }

  func run(_ run: CertificationRun) async throws -> ExitStatus {
    var run = run
    run.folder = output
    let result = try await run.result()
    print(CertificationTable(result.certification).text)
    try CertificationRun.write(result, to: output)
    print("reports: \(output)")
    return result.status
  }
}

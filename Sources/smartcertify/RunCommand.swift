import ConformanceKit

/// Runs cases and prints the failures, without a certificate.
struct RunCommand: Equatable {
  var options: RunOptions
  var filter: Glob
  var output: String?

  init(_ arguments: inout Options) throws(UsageError) {
    output = try arguments.value(of: "--output", "DIR")
    filter = Glob(try arguments.value(of: "--filter", "GLOB") ?? "*")
    options = try RunOptions(&arguments)
  }

  func run() async throws -> ExitStatus {
    try await run(CertificationRun(options: options, filter: filter, isCertifying: false))
  }

  func run(_ run: CertificationRun) async throws -> ExitStatus {
    var run = run
    run.folder = output
    let result = try await run.result()
    print(FailureList(result.certification).text, terminator: "")
    if let output {
      try CertificationRun.write(result, to: output)
      print("reports: \(output)")
    }
    return result.status
  }
}

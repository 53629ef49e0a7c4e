import CommandLine
import ConformanceKit
import ReportKit
import SuiteProof

/// Runs every case against every planted fault.
struct StrengthCommand: Runnable {
  var output = "Reports"

  static var declaration: Subcommand<any Runnable> {
    Subcommand(
      "strength",
      "run every case against every planted fault",
      details: "It prints who catches what, and writes strength.json and strength.md.",
      settings: StrengthCommand(),
      options: [.text("--output", "DIR", \.output, "where these go", completing: .folders)]
    ) { $0 }
  }

  func run() async throws -> ExitStatus {
    try OutputFile.check("\(output)/strength.json")
    let matrix = await KillMatrix.measured()
    Terminal.tool.print(StrengthTable(matrix).text, terminator: "")
    try OutputFile.write(EncodedStrength(matrix).text, to: "\(output)/strength.json")
    try OutputFile.write(MarkdownStrength(matrix).text, to: "\(output)/strength.md")
    return matrix.isSound ? .clean : .failures
  }
}

import ConformanceKit

/// Runs every case against every planted fault.
struct StrengthCommand: Equatable {
  var output: String

  init(_ arguments: inout Options) throws(UsageError) {
    output = try arguments.value(of: "--output", "DIR") ?? "Reports"
  }

  func run() async throws -> ExitStatus {
    let matrix = await KillMatrix.measured()
    print(StrengthTable(matrix).text, terminator: "")
    try OutputFile.write(EncodedStrength(matrix).text, to: "\(output)/strength.json")
    try OutputFile.write(MarkdownStrength(matrix).text, to: "\(output)/strength.md")
    return matrix.isSound ? .clean : .failures
  }
}

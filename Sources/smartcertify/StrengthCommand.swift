import ConformanceKit

/// Runs every case against every planted fault.
struct StrengthCommand: Equatable {
  var output: String?

  init(_ arguments: inout Options) throws(UsageError) {
    output = try arguments.value(of: "--output", "DIR")
  }

  func run() async throws -> ExitStatus {
    let matrix = await KillMatrix.measured()
    print(StrengthTable(matrix).text, terminator: "")
    if output != nil { throw ToolError("strength --output is not built yet") }
    return matrix.isSound ? .clean : .failures
  }
}

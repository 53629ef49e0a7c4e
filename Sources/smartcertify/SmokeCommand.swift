import ConformanceKit

/// Sends the smoke requests only.
struct SmokeCommand: Equatable {
  var options: RunOptions

  init(_ arguments: inout Options) throws(UsageError) {
    options = try RunOptions(&arguments)
  }

  func run() async throws -> ExitStatus {
    throw ToolError("smoke is not built yet")
  }
}

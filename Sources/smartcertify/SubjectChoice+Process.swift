import ConformanceKit

extension SubjectChoice {
  /// The subject, and what ends its process; nil for one in this process.
  func subject(
    _ options: RunOptions
  ) async throws -> (any ConformanceSubject, (@Sendable () async -> String?)?) {
    switch self {
    case .named(let name):
      if options.isIsolated { throw ToolError("--isolated needs ProcessSubject") }
      return (name.subject, nil)
    case .program(_, let text):
      throw ToolError("cannot run the program '\(text)' yet")
    }
  }
}

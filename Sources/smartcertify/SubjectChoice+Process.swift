import CommandLine
import ConformanceKit

extension SubjectChoice {
  /// The subject, and a function that ends its process; nil for one in this process.
  ///
  /// - Throws: `UsageError` for a program that is not there, `ToolError` for one that sends no valid hello or
  ///   fails the smoke test.
  func subject(
    _ options: RunOptions
  ) async throws -> (any ConformanceSubject, (@Sendable () async -> String?)?) {
    switch self {
    case .named(let name):
      if !options.isIsolated { return (name.subject, nil) }
      #if canImport(Glibc)
      return try await started { () async throws(ProcessSubjectError) in
        try await ProcessSubject.isolated(
          arguments: ["serve", "--subject", name.description],
          timeout: options.timeout
        )
      }
      #else
      throw ToolError("--isolated is built for Linux only; leave it out")
      #endif
    case .program(let words, let text):
      #if canImport(Glibc)
      let (process, stop) = try await started { () async throws(ProcessSubjectError) in
        try await ProcessSubject(
          launching: words.first ?? "",
          Array(words.dropFirst()),
          timeout: options.timeout
        )
      }
      guard options.isSmoking else { return (process, stop) }
      let smoke = await SmokeTest.run(process)
      if !smoke.isPassed {
        _ = await stop()
        throw ToolError("'\(text)' fails the smoke test:\n\(smoke)")
      }
      return (process, stop)
      #else
      throw ToolError("programs can be run on Linux only, not '\(text)'")
      #endif
    }
  }

  #if canImport(Glibc)
  private func started(
    _ start: () async throws(ProcessSubjectError) -> ProcessSubject
  ) async throws -> (ProcessSubject, @Sendable () async -> String?) {
    do {
      let process = try await start()
      return (process, { await process.stop() })
    } catch {
      guard case .notStarted = error.reason else { throw ToolError("\(error)") }
      let meant = Spelling.nearest(to: description, in: Name.names)
      throw UsageError(
        "\(error); "
          + (meant.map { "did you mean \($0)?" } ?? "the names of subjects are \(Name.list)")
      )
    }
  }
  #endif
}

import CommandLine
import ConformanceKit

extension SubjectChoice {
  /// How a subject is asked: its processes or itself, and a function that ends the processes; nil for a subject
  /// in this process.
  typealias Started = (
    subject: any ConformanceSubject, copies: [any ConformanceSubject],
    stop: (@Sendable () async -> String?)?
  )

  /// Starts as many processes as there are jobs.
  ///
  /// - Throws: `UsageError` for a program that is not there, `ToolError` for one that sends no valid hello or
  ///   fails the smoke test.
  func subject(
    _ options: RunOptions,
    _ onSmoke: (@Sendable (Certification.Progress) -> Void)? = nil
  ) async throws -> Started {
    switch self {
    case .named(let name):
      if !options.isIsolated { return (name.subject, [], nil) }
      #if canImport(Glibc)
      return try await started(options) { () async throws(ProcessSubjectError) in
        try await ProcessSubject.isolated(
          arguments: ["serve", "--subject", name.description],
          timeout: options.timeout,
          suite: ToolSuite.current
        )
      }
      #else
      throw ToolError("--isolated is built for Linux only; leave it out")
      #endif
    case .program(let words, let text):
      #if canImport(Glibc)
      let started = try await started(options) { () async throws(ProcessSubjectError) in
        try await ProcessSubject(
          launching: words.first ?? "",
          Array(words.dropFirst()),
          timeout: options.timeout,
          suite: ToolSuite.current
        )
      }
      guard options.isSmoking else { return started }
      let smoke = await SmokeTest.run(started.subject, onProgress: onSmoke)
      if !smoke.isPassed {
        _ = await started.stop?()
        try Task.checkCancellation()
        throw ToolError("'\(text)' fails the smoke test:\n\(smoke)")
      }
      return started
      #else
      throw ToolError("programs can be run on Linux only, not '\(text)'")
      #endif
    }
  }

  #if canImport(Glibc)
  private func started(
    _ options: RunOptions,
    _ start: () async throws(ProcessSubjectError) -> ProcessSubject
  ) async throws -> Started {
    do {
      let first = try await start()
      var copies: [ProcessSubject] = []
      for _ in 1..<options.jobs { copies.append(try await start()) }
      let all = [first] + copies
      return (
        first, copies,
        {
          await withTaskGroup(of: String?.self) { group in
            for process in all { group.addTask { await process.stop() } }
            return await group.reduce(nil) { $0 ?? $1 }
          }
        }
      )
    } catch {
      try Task.checkCancellation()
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

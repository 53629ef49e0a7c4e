#if canImport(Glibc)
/// A subject in a process of its own, in any language, that speaks protocol 1.
///
/// ```swift
/// let python = try await ProcessSubject(launching: "python3", ["adapter.py"])
/// let report = await ConformanceRunner(subject: python).report()
/// await python.stop()
/// ```
///
/// A program that crashes is started again for the next request. One that hangs is killed and started
/// again for the same request; only if it hangs once more this is the answer. Time limits are
/// processor time, so that a busy machine decides nothing: the wall clock ends only a program that
/// sleeps three times as long in one stretch, or is not done after thirty times the limit and five
/// minutes. Requests are sent one at a time, also if several tasks ask at
/// once. Copies share one program, which ends with the last of them if nobody stops it before.
///
/// It exists only on Linux so far, as does ``ConformanceAdapter``.
public struct ProcessSubject: ConformanceSubject {
  /// Who answers, as the program says in its hello.
  public let manifest: SubjectManifest
  /// The models that the program has types for; a request for another one is not sent.
  public let boundModels: Set<ModelID>
  private let session: ProcessSession

  /// Starts a program and waits for its hello.
  ///
  /// - Parameters:
  ///   - program: A path, or a name without a slash that is looked for in PATH.
  ///   - arguments: The arguments after the name; by default none.
  ///   - timeout: How much processor time one answer may take; by default 2 seconds, at least
  ///     1 millisecond.
  ///   - startTimeout: How much of it the hello may take; by default 10 seconds, at least
  ///     1 millisecond.
  ///   - suite: The suite whose models are sent; by default the built-in one.
  /// - Throws: A ``ProcessSubjectError`` if the program does not start or says no proper hello.
  public init(
    launching program: String,
    _ arguments: [String] = [],
    timeout: Duration = .seconds(2),
    startTimeout: Duration = .seconds(10),
    suite: ConformanceSuite = .current
  ) async throws(ProcessSubjectError) {
    try await self.init(
      launching: program,
      arguments,
      limits: ProcessLimits(max(timeout, .milliseconds(1))),
      startLimits: ProcessLimits(max(startTimeout, .milliseconds(1))),
      suite: suite
    )
  }

  /// Starts a program for a caller that waits by the clock, which limits the answer to one request in
  /// one process.
  package init(
    launching program: String,
    _ arguments: [String],
    byClock time: Duration
  ) async throws(ProcessSubjectError) {
    try await self.init(
      launching: program,
      arguments,
      limits: ProcessLimits(processor: time, sleep: time, total: time),
      startLimits: ProcessLimits(.seconds(10)),
      asksTwice: false
    )
  }

  /// Starts a program with limits of every kind, for tests of those.
  init(
    launching program: String,
    _ arguments: [String],
    limits: ProcessLimits,
    startLimits: ProcessLimits,
    asksTwice: Bool = true,
    suite: ConformanceSuite = .current
  ) async throws(ProcessSubjectError) {
    let settings = ProcessSession.Settings(
      program: program,
      arguments: arguments,
      limits: limits,
      startLimits: startLimits,
      asksTwice: asksTwice
    )
    session = try ProcessSession(settings, suite)
    let hello = try await session.start()
    manifest = hello.manifest
    boundModels = hello.binds
  }

  /// Starts a program made with ``ConformanceAdapter``, so that a trap of its decoder ends only
  /// that process.
  ///
  /// - Parameters:
  ///   - executable: The program; by default the one that is running.
  ///   - arguments: What makes it serve its subject; by default the one word `serve`.
  ///   - timeout: How much processor time one answer may take; by default 2 seconds.
  ///   - suite: The suite whose models are sent; by default the built-in one.
  /// - Returns: The subject behind the program.
  /// - Throws: A ``ProcessSubjectError`` if the program does not start or says no proper hello.
  public static func isolated(
    _ executable: String? = nil,
    arguments: [String] = ["serve"],
    timeout: Duration = .seconds(2),
    suite: ConformanceSuite = .current
  ) async throws(ProcessSubjectError) -> ProcessSubject {
    try await ProcessSubject(
      launching: executable ?? "/proc/self/exe",
      arguments,
      timeout: timeout,
      suite: suite
    )
  }

  /// Whether the program has a type for the model.
  public func binds(_ model: ModelID) -> Bool { boundModels.contains(model) }

  /// Sends the request and waits for the answer.
  public func respond(to request: SubjectRequest) async -> SubjectResponse {
    guard binds(request.model) else { return .unbound(request.model) }
    return await session.respond(to: request)
  }

  /// Tells the program to stop, waits for its end and then kills it.
  ///
  /// It may take 2 seconds of processor time, sleep for as long in one stretch and take a minute by
  /// the clock.
  ///
  /// Later requests are answered with ``SubjectResponse/broken(_:)``; stopping again does nothing.
  ///
  /// - Returns: What was wrong about its end, for example output that nobody asked for or an exit
  ///   code other than 0; nil if it ended in order or was not running.
  @discardableResult
  public func stop() async -> String? {
    await session.stop()
  }
}
#endif

#if canImport(Glibc)
/// A subject in its own process, in any language, that speaks protocol 1.
///
/// ```swift
/// let python = try await ProcessSubject(launching: "python3", ["adapter.py"])
/// let report = await ConformanceRunner(subject: python).report()
/// await python.stop()
/// ```
///
/// A program that crashes is restarted for the next request. One that times out is killed and
/// restarted for the same request; only if that times out too is this the answer. Limits apply to
/// processor time, so the load of the machine does not matter: the wall clock only ends a program
/// that sleeps for three times the limit in one stretch, or takes more than thirty times the limit
/// and at least five minutes. Requests are sent one at a time, even if several tasks ask at once.
/// Copies share one program, which ends with the last copy unless it is stopped earlier.
///
/// So far it exists only on Linux, as does ``ConformanceAdapter``.
public struct ProcessSubject: ConformanceSubject {
  /// The subject's name and claims, as the program's hello states them.
  public let manifest: SubjectManifest
  /// The models that the program has types for; requests for other models are not sent.
  public let boundModels: Set<ModelID>
  private let session: ProcessSession

  /// Starts a program and waits for its hello.
  ///
  /// - Parameters:
  ///   - program: A path, or a name without a slash that is looked up in PATH.
  ///   - arguments: The arguments after the name; by default none.
  ///   - timeout: The processor time allowed for one answer; by default 2 seconds, at least
  ///     1 millisecond.
  ///   - startTimeout: The processor time allowed for the hello; by default 10 seconds, at least
  ///     1 millisecond.
  ///   - suite: The suite whose models are sent; by default the built-in one.
  /// - Throws: A ``ProcessSubjectError`` if the program does not start or sends no valid hello.
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

  /// Starts a program for a caller that itself waits by the clock: each request goes to one process only.
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

  /// Starts a program with limits of every kind, for tests of the limits.
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

  /// Starts a program built with ``ConformanceAdapter``, so that a trap in its decoder ends only
  /// that process.
  ///
  /// - Parameters:
  ///   - executable: The program; by default the one that is running.
  ///   - arguments: The arguments that make it serve its subject; by default the one word `serve`.
  ///   - timeout: The processor time allowed for one answer; by default 2 seconds.
  ///   - suite: The suite whose models are sent; by default the built-in one.
  /// - Returns: The subject that the program serves.
  /// - Throws: A ``ProcessSubjectError`` if the program does not start or sends no valid hello.
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

  /// Tells the program to stop, waits for it to end, and kills it if it does not.
  ///
  /// It may use 2 seconds of processor time, sleep for as long in one stretch, and take one minute
  /// of wall-clock time; half a second at most if the task is cancelled.
  ///
  /// Later requests are answered with ``SubjectResponse/broken(_:)``; stopping again does nothing.
  ///
  /// - Returns: What was wrong with its end, such as unrequested output or an exit code other than
  ///   0; nil if it ended normally or was not running.
  @discardableResult
  public func stop() async -> String? {
    await session.stop()
  }
}
#endif

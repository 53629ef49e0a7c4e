#if canImport(Glibc)
/// Turns a subject into a program that speaks protocol 1, for ``ProcessSubject`` to run.
///
/// ```swift
/// @main enum Adapter {
///   static func main() async throws { try await ConformanceAdapter.serve(subject) }
/// }
/// ```
public enum ConformanceAdapter {
  /// Answers requests until `stop` or the end of input.
  ///
  /// The output is reserved for the protocol: anything else written to its descriptor from then on,
  /// by `print` for instance, goes to standard error.
  ///
  /// - Parameters:
  ///   - subject: The subject that answers.
  ///   - input: The descriptor to read from; by default standard input.
  ///   - output: The descriptor to write to; by default standard output.
  /// - Throws: A ``WireError`` for a message that cannot be answered, and an ``AdapterError``.
  public static func serve(
    _ subject: any ConformanceSubject,
    input: Int32 = 0,
    output: Int32 = 1
  ) async throws {
    try await serve(input: input, output: output) { _ in subject }
  }

  /// Answers requests with a subject that is created for the models of the suite.
  ///
  /// - Parameters:
  ///   - input: The descriptor to read from; by default standard input.
  ///   - output: The descriptor to write to; by default standard output.
  ///   - makeSubject: Creates the subject when `start` has delivered the models.
  /// - Throws: A ``WireError`` for a message that cannot be answered, an ``AdapterError``, and
  ///   what `makeSubject` throws.
  public static func serve(
    input: Int32 = 0,
    output: Int32 = 1,
    making makeSubject:
      @escaping @Sendable (ModelCatalog) async throws ->
      any ConformanceSubject
  ) async throws {
    let output = Descriptor(output)
    guard let messages = output.duplicated() else { throw AdapterError.noOutput }
    defer { messages.close() }
    guard output.redirect(to: Descriptor(2)) else { throw AdapterError.noOutput }
    try await AdapterSession(input: Descriptor(input), output: messages).serve(makeSubject)
  }
}

/// The reason why an adapter cannot continue.
public enum AdapterError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The output or standard error is not open.
  case noOutput
  /// The runner no longer reads.
  case runnerGone
  /// A `run` came before any `start`.
  case notStarted
  /// A line is longer than 16 MiB.
  case tooLong

  /// What is wrong.
  public var description: String {
    switch self {
    case .noOutput: "standard output and standard error must be open"
    case .runnerGone: "the runner does not read the answers any more"
    case .notStarted: "a run message came before the start message"
    case .tooLong: "a message of more than 16 MiB came"
    }
  }
}
#endif

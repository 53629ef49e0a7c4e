import ReportKit

/// Eight requests that every decoder answers alike, sent before all others.
///
/// Each value is valid, complete and of the declared type, so that strict and lenient decoders agree; the
/// last input is truncated, so none can accept it. A failure here means that the adapter around the decoder
/// has a bug, and the subject's verdicts would be meaningless.
///
/// ```swift
/// let smoke = await SmokeTest.run(subject)
/// print(smoke)  // integer: passed … all 8 smoke requests passed
/// ```
public struct SmokeTest: Sendable, CustomStringConvertible {
  /// One request and its outcome.
  public struct Check: Hashable, Sendable, CustomStringConvertible {
    /// The outcome of a request.
    public enum Outcome: Hashable, Sendable {
      /// The answer is right.
      case passed
      /// The answer is wrong; holds the expected and the actual answer.
      case failed(expected: String, actual: String)
      /// The subject has no type for the model, which is not a failure.
      case unbound
      /// The format of the subject has no document for it, which is not a failure.
      case inexpressible
    }

    /// What the request checks: a kind of value, or `must reject`.
    public let name: String
    /// The model.
    public let model: ModelID
    /// The text to decode.
    public let input: String
    /// The outcome.
    public let outcome: Outcome

    /// Name and outcome on one line.
    public var description: String {
      switch outcome {
      case .passed: "\(name): passed"
      case .unbound: "\(name): not asked, since there is no type for the model \(model)"
      case .inexpressible:
        "\(name): not asked, since the format of the subject has no document for it"
      case .failed(let expected, let actual):
        "\(name): failed for \(model) from \(input); expected \(PrintedText.value(expected)), got \(PrintedText.value(actual))"
      }
    }
  }

  /// The checks, in order.
  public let checks: [Check]

  /// Whether nothing failed, and at least one value was decoded and one input refused, unless the format of the
  /// subject has none that must be refused.
  public var isPassed: Bool {
    !checks.contains { $0.isFailed } && checks.dropLast().contains { $0.outcome == .passed }
      && [.passed, .inexpressible].contains(checks.last?.outcome)
  }

  /// One line for each check and one for the overall result.
  public var description: String {
    (checks.map(\.description) + [summary]).joined(separator: "\n")
  }

  private var summary: String {
    if isPassed {
      let count = checks.count { $0.outcome == .passed }
      return count == checks.count
        ? "all \(count) smoke requests passed" : "all \(count) smoke requests asked passed"
    }
    let failures = checks.count { $0.isFailed }
    if failures == 0 {
      return "too few models are bound for a smoke test; bind person and leaf: adapter, not decoder"
    }
    return
      "\(failures) of \(checks.count) smoke requests failed; fix this first: adapter, not decoder"
  }

  /// Sends the requests one after another.
  ///
  /// - Parameters:
  ///   - subject: The subject; it should know the models person, leaf, lists and tree of the built-in
  ///     suite, though any of them may be missing.
  ///   - onProgress: Called before each request; by default nothing.
  /// - Returns: The outcome of each request.
  public static func run(
    _ subject: any ConformanceSubject,
    onProgress: (@Sendable (Certification.Progress) -> Void)? = nil
  ) async -> SmokeTest {
    var checks: [Check] = []
    let name = "smoke test of \(subject.manifest.printed.name)"
    for request in SmokeRequest.all {
      onProgress?(.init(subject: name, done: checks.count, total: SmokeRequest.all.count))
      let answer = await subject.respond(
        to: SubjectRequest(model: request.model, input: Array(request.input.utf8))
      )
      checks.append(
        Check(
          name: request.name,
          model: request.model,
          input: request.input,
          outcome: request.outcome(of: answer)
        )
      )
    }
    return SmokeTest(checks: checks)
  }
}

extension SmokeTest.Check {
  fileprivate var isFailed: Bool {
    if case .failed = outcome { true } else { false }
  }
}

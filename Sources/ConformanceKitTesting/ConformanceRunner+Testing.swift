@_exported public import ConformanceKit
public import Testing

extension ConformanceCase: CustomTestStringConvertible {
  /// The id, by which a parameterized test shows the case.
  public var testDescription: String { id.rawValue }
}

extension ConformanceRunner {
  /// Runs one case and records an issue unless the verdict is acceptable.
  ///
  /// A case whose capabilities the subject does not claim, and one that is only recorded, leaves a
  /// warning; a failure that the ledger names becomes a known issue.
  ///
  /// ```swift
  /// @Test(arguments: ConformanceSuite.current.cases)
  /// func conforms(_ conformanceCase: ConformanceCase) async { await runner.certify(conformanceCase) }
  /// @Test func hasCases() { #expect(!ConformanceSuite.current.cases.isEmpty) }
  /// ```
  ///
  /// The second test matters: without any argument the first one is skipped, and green.
  ///
  /// - Parameters:
  ///   - conformanceCase: The case.
  ///   - sourceLocation: Where issues appear.
  public func certify(
    _ conformanceCase: ConformanceCase,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    let verdict = await verdict(on: conformanceCase)
    let comment = Comment(rawValue: "[\(verdict.id)] \(verdict.explanation)")
    switch verdict.outcome {
    case .passed:
      break
    case .expectedFailure:
      withKnownIssue(comment, sourceLocation: sourceLocation) {
        Issue.record(comment, sourceLocation: sourceLocation)
      }
    case .unclaimed, .recorded:
      Issue.record(comment, severity: .warning, sourceLocation: sourceLocation)
    case .failed, .unbound, .changedFailure, .unexpectedPass, .broken, .crashed, .timedOut,
      .unstable:
      Issue.record(comment, sourceLocation: sourceLocation)
    }
  }

  /// Runs the case with this id, for tests that name their case.
  ///
  /// - Parameters:
  ///   - id: The id of a case of the suite; an unknown one is recorded as an issue.
  ///   - sourceLocation: Where issues appear.
  public func certify(
    _ id: CaseID,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    guard let conformanceCase = suite[id] else {
      Issue.record("[\(id)] the suite has no such case", sourceLocation: sourceLocation)
      return
    }
    await certify(conformanceCase, sourceLocation: sourceLocation)
  }
}

@_exported public import ConformanceKit
public import Testing

extension ConformanceCase: CustomTestStringConvertible {
  /// The id, which identifies the case in a parameterized test.
  public var testDescription: String { id.rawValue }
}

extension ConformanceRunner {
  /// Runs one case and records an issue unless the verdict is acceptable.
  ///
  /// A failure in the ledger becomes a known issue. A case that only records something, or that passes
  /// although the subject does not claim what it needs, records a warning.
  ///
  /// ```swift
  /// private let runner = ConformanceRunner(subject: mine, ledgerAt: "deviations.json")
  ///
  /// @Test(arguments: ConformanceSuite.current.selected)
  /// func conforms(_ conformanceCase: ConformanceCase) async { await runner.certify(conformanceCase) }
  /// @Test func runIsInOrder() { runner.certifyRun() }
  /// ```
  ///
  /// The second test is important: it finds problems that no single case shows.
  ///
  /// - Parameters:
  ///   - conformanceCase: The case.
  ///   - sourceLocation: Where issues appear.
  public func certify(
    _ conformanceCase: ConformanceCase,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    let verdict = await checkedVerdict(on: conformanceCase)
    let comment = Comment(rawValue: message(on: verdict, of: conformanceCase))
    switch verdict.outcome {
    case .passed, .excused:
      break
    case .expectedFailure:
      withKnownIssue(comment, sourceLocation: sourceLocation) {
        Issue.record(comment, sourceLocation: sourceLocation)
      }
    case .unclaimed where !verdict.matches:
      break
    case .unclaimed, .recorded:
      Issue.record(comment, severity: .warning, sourceLocation: sourceLocation)
    case .failed, .unbound, .changedFailure, .unexpectedPass, .broken, .crashed, .timedOut,
      .unstable, .misbound:
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

  /// Records an issue for everything that would let tests pass without proving anything.
  ///
  /// No case was selected, none of the selected cases is claimed, a claim is misspelled, or the
  /// ledger breaks a rule: see `RunProblem`.
  ///
  /// - Parameters:
  ///   - cases: The cases that tests run; by default those of `ConformanceSuite.selected`.
  ///   - sourceLocation: Where issues appear.
  public func certifyRun(
    of cases: [ConformanceCase]? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for problem in problems(selecting: cases) {
      Issue.record(
        Comment(rawValue: "[run] \(problem)"),
        sourceLocation: sourceLocation
      )
    }
  }
}

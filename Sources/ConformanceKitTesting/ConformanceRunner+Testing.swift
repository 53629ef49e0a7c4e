@_exported public import ConformanceKit
public import Testing

import class Foundation.ProcessInfo

extension ConformanceCase: CustomTestStringConvertible {
  /// The id, which identifies the case in a parameterized test.
  public var testDescription: String { id.rawValue }
}

extension ConformanceRunner {
  /// Runs one case and records an issue unless the verdict is acceptable.
  ///
  /// A failure in the ledger becomes a known issue, and a should case that does not pass a warning. With the
  /// environment variable `CONFORMANCE_VERBOSE` there are also warnings for what a case only records, and for
  /// cases that pass although the subject does not claim what they need.
  ///
  /// ```swift
  /// private let runner = ConformanceRunner(subject: mine.isolated, ledgerAt: "deviations.json")
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
    await isolate(by: Self.alone, conformanceCase.id)
    let verdict = await checkedVerdict(on: conformanceCase)
    await note(verdict)
    let comment = Comment(rawValue: message(on: verdict, of: conformanceCase))
    switch verdict.outcome {
    case .passed, .excused:
      break
    case .expectedFailure:
      withKnownIssue(sourceLocation: sourceLocation) {
        Issue.record(comment, sourceLocation: sourceLocation)
      }
    case .unclaimed, .recorded:
      guard Self.isVerbose, verdict.outcome == .recorded || verdict.matches else { break }
      Issue.record(comment, severity: .warning, sourceLocation: sourceLocation)
    case _ where verdict.isAcceptable:
      Issue.record(comment, severity: .warning, sourceLocation: sourceLocation)
    case .failed, .unbound, .changedFailure, .unexpectedPass, .broken, .crashed, .timedOut,
      .unstable, .misbound:
      Issue.record(comment, sourceLocation: sourceLocation)
    }
  }

  /// The arguments by which this process runs the current test alone; nil outside of tests.
  ///
  /// A filter is a regular expression for ids such as `Module.Suite/function(_:)/File.swift:8:2`.
  private static var alone: [String]? {
    guard let test = Test.current else { return nil }
    func literal(_ text: String) -> String {
      text.reduce(into: "") { $0 += $1.isLetter || $1.isNumber ? "\($1)" : "\\\($1)" }
    }
    let place = test.sourceLocation
    let pattern =
      "^\(literal(place.moduleName))\\..*\(literal(test.name)).*"
      + "\(literal("\(place.fileName):\(place.line):"))"
    return ["--testing-library", "swift-testing", "--filter", pattern]
  }

  private static let isVerbose =
    ProcessInfo.processInfo.environment["CONFORMANCE_VERBOSE"] != nil

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

@_exported public import ConformanceKit
import PlatformSupport
public import XCTest

/// Runs every case of a suite as its own named XCTest.
///
/// The whole test file of a client:
///
/// ```swift
/// @_exported import ConformanceKitXCTest
/// import XCTest
///
/// final class MyConformance: ConformanceTestCase {
///   override class var runner: ConformanceRunner {
///     ConformanceRunner(subject: DropInSubject.foundation.isolated)
///   }
///   func testConformance() async { await certifyAll() }
/// }
/// ```
///
/// Both unusual parts are needed. XCTest ignores a class without its own test method, hence
/// `testConformance`; and without `@_exported` the named tests are not created, which is why that method runs
/// all cases rather than none.
open class ConformanceTestCase: XCTestCase {
  /// The subject, the suite and the ledger; a subclass that does not override it fails every test.
  ///
  /// It is queried once for each class.
  open class var runner: ConformanceRunner { .missing }

  /// The cases that become tests: those that the environment variable `CONFORMANCE_FILTER` selects.
  ///
  /// Never empty: if no case matches, one test fails and says so.
  public static var cases: [ConformanceCase] { sharedRunner.suite.selected }

  /// The name of the test for a case, such as `nulls:required:string`.
  ///
  /// - Parameter id: The id of the case.
  /// - Returns: The name, which test filters match in both frameworks.
  public static func methodName(of id: CaseID) -> String { id.testName }

  /// Runs one case and fails unless the verdict is acceptable.
  ///
  /// - Parameter conformanceCase: The case.
  /// - Throws: `XCTSkip` for a failure in the ledger and for a should case that does not pass, since XCTest
  ///   has no other way to show them.
  public func certify(_ conformanceCase: ConformanceCase) async throws {
    let id = conformanceCase.id
    await Self.sharedRunner.isolate(
      // The name is `Class.test`: that of a case, or of any test that calls this.
      by: ["\(String(reflecting: Self.self))/\(name.drop { $0 != "." }.dropFirst())"],
      id
    )
    let verdict = await Self.sharedRunner.checkedVerdict(on: conformanceCase)
    await Self.sharedRunner.note(verdict)
    let message = Self.sharedRunner.message(on: verdict, of: conformanceCase)
    if !verdict.isAcceptable { XCTFail(message) }
    if verdict.isAcceptable, !verdict.isInOrder || verdict.outcome == .expectedFailure {
      throw XCTSkip(message)
    }
  }

  /// Fails for everything that would let tests pass without proving anything.
  ///
  /// No case was selected, none of the selected cases is claimed, a claim is misspelled, or the ledger breaks
  /// a rule: see `RunProblem`. It runs as a separate test, named `run:is:in-order`.
  public func certifyRun() {
    for problem in Self.sharedRunner.problems() { XCTFail("[run] \(problem)") }
  }

  /// Runs all cases in one test.
  public func certifyAll() async {
    certifyRun()
    for conformanceCase in Self.cases { try? await certify(conformanceCase) }
  }

  private static let runners = Mutex<[ObjectIdentifier: ConformanceRunner]>([:])

  private static var sharedRunner: ConformanceRunner {
    let known = runners.withLock { $0[ObjectIdentifier(self)] }
    if let known { return known }
    let runner = runner
    return runners.withLock { runners in
      if let known = runners[ObjectIdentifier(self)] { return known }
      runners[ObjectIdentifier(self)] = runner
      return runner
    }
  }
}

/// Replaces the subject if a subclass provides no runner.
private struct MissingSubject: ConformanceSubject {
  let manifest = SubjectManifest(name: "none", version: "0")

  func respond(to request: SubjectRequest) async -> SubjectResponse {
    .broken("override `runner` in the subclass of ConformanceTestCase")
  }
}

extension ConformanceRunner {
  /// One case that cannot pass.
  fileprivate static var missing: ConformanceRunner {
    let only = ConformanceCase(
      "runner/subclass/missing",
      "the subclass names its runner",
      clause: "none",
      model: "none",
      input: "",
      expect: .unspecified(because: "there is no subject")
    )
    return ConformanceRunner(
      subject: MissingSubject(),
      suite: ConformanceSuite(version: "0.1", cases: [only])
    )
  }
}

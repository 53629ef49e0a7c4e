@_exported public import ConformanceKit
public import XCTest

/// Runs every case of a suite as its own named XCTest.
///
/// The whole test file of a client:
///
/// ```swift
/// @_exported public import ConformanceKitXCTest
///
/// final class MyConformance: ConformanceTestCase {
///   override class var runner: ConformanceRunner {
///     ConformanceRunner(subject: DropInSubject.foundation)
///   }
///   func testConformance() async { await certifyAll() }
/// }
/// ```
///
/// Both odd parts are needed. XCTest does not find a class without a test method of its own, so
/// there is `testConformance`; and without `@_exported` the named tests are not made, which is why
/// that method runs all cases instead of none.
open class ConformanceTestCase: XCTestCase {
  /// The subject and the suite; a subclass that does not say fails every test.
  open class var runner: ConformanceRunner {
    ConformanceRunner(subject: MissingSubject())
  }

  /// The name of the test for a case, such as `nulls:required:string`.
  ///
  /// - Parameter id: The id of the case.
  /// - Returns: The name, which a test filter finds in both frameworks.
  public static func methodName(of id: CaseID) -> String { id.testName }

  /// Runs one case and fails unless the verdict is acceptable.
  ///
  /// - Parameter conformanceCase: The case.
  public func certify(_ conformanceCase: ConformanceCase) async {
    let verdict = await Self.runner.verdict(on: conformanceCase)
    if !verdict.isAcceptable { XCTFail("[\(verdict.id)] \(verdict.explanation)") }
  }

  /// Runs all cases in one test; an empty suite fails.
  public func certifyAll() async {
    let cases = Self.runner.suite.cases
    XCTAssertFalse(cases.isEmpty, "the suite has no cases")
    for conformanceCase in cases { await certify(conformanceCase) }
  }
}

/// Stands in where a subclass names no runner.
private struct MissingSubject: ConformanceSubject {
  let manifest = SubjectManifest(name: "none", version: "0", capabilities: Capability.all)

  func respond(to request: SubjectRequest) async -> SubjectResponse {
    .broken("override `runner` in the subclass of ConformanceTestCase")
  }
}

import ConformanceKit
import ConformanceKitXCTest
import XCTest

/// A test adapter that swallows failures would make everything green.
final class AdapterTests: ConformanceTestCase {
  private var failures: [String] = []
  private var isCatching = false

  /// A suite without cases, so that this class keeps the tests it declares.
  override class var runner: ConformanceRunner {
    ConformanceRunner(
      subject: FloorSubject.rejectAll,
      suite: ConformanceSuite(version: "0.1", cases: [])
    )
  }

  override func recordFailure(
    withDescription description: String,
    inFile filePath: String,
    atLine lineNumber: Int,
    expected: Bool
  ) {
    if isCatching {
      failures.append(description)
    } else {
      super
        .recordFailure(
          withDescription: description,
          inFile: filePath,
          atLine: lineNumber,
          expected: expected
        )
    }
  }

  func testFailureNamesCaseAndDifference() async throws {
    let conformanceCase = try XCTUnwrap(ConformanceSuite.current["nulls/required/string"])
    isCatching = true
    await certify(conformanceCase)
    isCatching = false
    XCTAssertEqual(failures.count, 1)
    XCTAssert(failures.first?.contains("[nulls/required/string]") == true)
    XCTAssert(failures.first?.contains("got rejection") == true)
  }

  func testEmptySuiteFails() async {
    isCatching = true
    await certifyAll()
    isCatching = false
    XCTAssertEqual(failures.count, 1)
  }

  func testEveryCaseHasItsOwnNamedTest() {
    let placeholder: [(String, (DecoderConformance) -> () throws -> Void)] = [
      ("testConformance", { _ in {} }), ("testOther", { _ in {} }),
    ]
    let names = testCase(placeholder).allTests.map(\.0)
    let expected = ConformanceSuite.current.cases.map(\.id.testName)
    XCTAssertEqual(names, ["testOther"] + expected)
    XCTAssertGreaterThanOrEqual(expected.count, 90)
  }
}

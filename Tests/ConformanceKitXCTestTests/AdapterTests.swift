import ConformanceKit
import ConformanceKitXCTest
import DecoderLaw
import SuiteProof
import Synchronization
import XCTest

/// A test adapter that swallows failures would make everything green.
final class AdapterTests: XCTestCase {
  private var failures: [String] = []
  private var isCatching = false

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

  /// The failures that something causes, which are no failures of this test.
  private func failures(of body: () async throws -> Void) async rethrows -> [String] {
    isCatching = true
    failures = []
    defer { isCatching = false }
    try await body()
    return failures
  }

  func testFailureNamesCaseAndDifference() async throws {
    let conformanceCase = try XCTUnwrap(ConformanceSuite.current["nulls/required/string"])
    let failures = try await failures {
      try await RejectingConformance.instance.certify(conformanceCase)
    }
    XCTAssertEqual(failures.count, 1)
    XCTAssert(failures.first?.contains("[nulls/required/string] failed (must, costs ") == true)
    XCTAssert(failures.first?.contains("got rejection") == true)
  }

  func testEmptySuiteFails() async {
    let failures = await failures { await EmptyConformance.instance.certifyAll() }
    XCTAssert(failures.contains { $0.contains("[run] no case was run") })
    XCTAssert(failures.contains { $0.contains("[selection/nothing/selected]") })
    XCTAssertEqual(failures.count, 2)
  }

  func testSubclassWithoutRunnerFails() async {
    let failures = await failures { await ForgetfulConformance.instance.certifyAll() }
    XCTAssert(failures.first?.contains("override `runner`") == true)
    XCTAssertEqual(failures.count, 1)
  }

  func testExpectedFailureIsSkippedWithItsReason() async throws {
    let conformanceCase = try XCTUnwrap(LedgerConformance.runner.suite.cases.first)
    let failures = try await failures { () async throws in
      do {
        try await LedgerConformance.instance.certify(conformanceCase)
        XCTFail("not skipped")
      } catch let skip as XCTSkip {
        XCTAssert(skip.message?.contains("the ledger says why: meant so") == true)
      }
    }
    XCTAssertEqual(failures, [])
  }

  func testShouldCaseIsSkipped() async throws {
    let conformanceCase = try XCTUnwrap(
      ConformanceSuite.current["unkeyed/row-if-present-at-end/1"]
    )
    let failures = try await failures { () async throws in
      do {
        try await RejectingConformance.instance.certify(conformanceCase)
        XCTFail("not skipped")
      } catch let skip as XCTSkip {
        XCTAssert(skip.message?.contains("failed (should): ") == true)
      }
    }
    XCTAssertEqual(failures, [])
  }

  func testUnexpectedPassFails() async {
    let failures = await failures { await MistakenConformance.instance.certifyAll() }
    XCTAssert(failures.first?.contains("] unexpected pass (must") == true)
    XCTAssertEqual(failures.count, 1)
  }

  func testRunnerIsAskedForOnce() {
    _ = CountingConformance.cases
    _ = CountingConformance.cases
    XCTAssertEqual(CountingConformance.count.withLock { $0 }, 1)
  }

  func testEveryCaseHasItsOwnNamedTest() {
    let placeholder: [(String, (DecoderConformance) -> () throws -> Void)] = [
      ("testConformance", { _ in {} }), ("testOther", { _ in {} }),
    ]
    let names = testCase(placeholder).allTests.map(\.0)
    let expected = ConformanceSuite.current.cases.map(\.id.testName)
    XCTAssertEqual(names, ["testOther", "run:is:in-order"] + expected)
    XCTAssertGreaterThanOrEqual(expected.count, 90)
  }
}

// These declare no test, so that no framework finds them.

private final class RejectingConformance: ConformanceTestCase {
  override class var runner: ConformanceRunner {
    ConformanceRunner(subject: FloorSubject.rejectAll)
  }
}

private final class ForgetfulConformance: ConformanceTestCase {}

private final class EmptyConformance: ConformanceTestCase {
  override class var runner: ConformanceRunner {
    ConformanceRunner(
      subject: ReferenceSubject(),
      suite: ConformanceSuite(version: "0.1", cases: [])
    )
  }
}

private final class LedgerConformance: ConformanceTestCase {
  override class var runner: ConformanceRunner {
    // A value became rejection.
    .single(FloorSubject.rejectAll, signature: "ec86eddf33db594b")
  }
}

private final class MistakenConformance: ConformanceTestCase {
  override class var runner: ConformanceRunner { .single(ReferenceSubject(), signature: "none") }
}

private final class CountingConformance: ConformanceTestCase {
  static let count = Mutex(0)

  override class var runner: ConformanceRunner {
    count.withLock { $0 += 1 }
    return ConformanceRunner(subject: ReferenceSubject())
  }
}

extension ConformanceTestCase {
  /// A test that nobody runs.
  fileprivate static var instance: Self { Self(name: "none", testClosure: { _ in }) }
}

extension ConformanceRunner {
  /// One case, which the ledger names.
  fileprivate static func single(
    _ subject: any ConformanceSubject,
    signature: String
  ) -> ConformanceRunner {
    let conformanceCase = ConformanceCase(
      "nulls/field/clean",
      "a clean value",
      clause: "DEF-1",
      model: "leaf",
      input: #"{"n":"a","v":2}"#,
      expect: .value(#"{"n":"a","v":2}"#)
    )
    let entry = DeviationLedger.Entry(
      id: conformanceCase.id,
      signature: signature,
      reason: .byDesign("meant so")
    )
    return ConformanceRunner(
      subject: subject,
      suite: ConformanceSuite(version: "0.1", cases: [conformanceCase]),
      ledger: DeviationLedger(ceiling: 1, entries: [entry])
    )
  }
}

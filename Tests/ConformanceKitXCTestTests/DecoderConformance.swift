@_exported public import ConformanceKitXCTest
import SmartCodableConformance
import XCTest

/// Runs the cases of what SmartCodable does leniently, each as its own test.
///
/// Those that bind every decoder are run by the tests in `Cases`: in a parallel run XCTest starts a process
/// for each test, and there are thousands.
final class DecoderConformance: ConformanceTestCase {
  override class var runner: ConformanceRunner {
    ConformanceRunner(
      subject: SmartDecoderSubject.subject,
      suite: ConformanceSuite(
        version: ConformanceSuite.current.version,
        cases: ConformanceSuite.current.cases.filter {
          $0.profile == .lenient || $0.profile.isDialect
        }
      )
    )
  }

  func testConformance() async {
    #if !canImport(ObjectiveC)
    XCTFail("the placeholder ran, so the named tests were not made")
    #endif
    await certifyAll()
  }
}

@_exported public import ConformanceKitXCTest
import SmartCodableConformance
import XCTest

/// Runs every case of the suite against SmartCodable, each as its own test.
final class DecoderConformance: ConformanceTestCase {
  override class var runner: ConformanceRunner {
    ConformanceRunner(
      subject: SmartDecoderSubject.subject,
      ledgerAt: "../Ledgers/smartcodable.json"
    )
  }

  func testConformance() async {
    #if !canImport(ObjectiveC)
    XCTFail("the placeholder ran, so the named tests were not made")
    #endif
    await certifyAll()
  }
}

@_exported import ConformanceKitXCTest
import MellowSubject
import XCTest

final class MellowConformance: ConformanceTestCase {
  override class var runner: ConformanceRunner {
    ConformanceRunner(subject: mellow, ledgerAt: "../../deviations.json")
  }
  func testConformance() async { await certifyAll() }
}

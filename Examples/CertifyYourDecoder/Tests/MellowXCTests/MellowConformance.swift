@_exported import ConformanceKitXCTest
import MellowSubject
import XCTest

final class MellowConformance: ConformanceTestCase {
  override class var runner: ConformanceRunner {
    ConformanceRunner(subject: mellow.isolated, ledgerAt: "../../deviations.json")
  }
  func testConformance() async { await certifyAll() }
}

import Canaries
import ConformanceKitXCTest
import XCTest

/// Without `@_exported` the named tests are not made: the placeholder must run all cases.
final class Unexported: ConformanceTestCase {
  override class var runner: ConformanceRunner { Canary.faulty.runner }
  func testConformance() async { await certifyAll() }
}

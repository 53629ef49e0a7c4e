import Canaries
@_exported import ConformanceKitXCTest
import XCTest

final class Faulty: ConformanceTestCase {
  override class var runner: ConformanceRunner { Canary.faulty.runner }
  func testConformance() async { await certifyAll() }
}

final class Mistaken: ConformanceTestCase {
  override class var runner: ConformanceRunner { Canary.mistaken.runner }
  func testConformance() async { await certifyAll() }
}

final class Tolerated: ConformanceTestCase {
  override class var runner: ConformanceRunner { Canary.tolerated.runner }
  func testConformance() async { await certifyAll() }
}

final class Unreadable: ConformanceTestCase {
  override class var runner: ConformanceRunner { Canary.unreadable.runner }
  func testConformance() async { await certifyAll() }
}

final class Unstable: ConformanceTestCase {
  override class var runner: ConformanceRunner { Canary.unstable.runner }
  func testConformance() async { await certifyAll() }
}

final class Unbound: ConformanceTestCase {
  override class var runner: ConformanceRunner { Canary.unbound.runner }
  func testConformance() async { await certifyAll() }
}

final class Misspelled: ConformanceTestCase {
  override class var runner: ConformanceRunner { Canary.misspelled.runner }
  func testConformance() async { await certifyAll() }
}

final class Unclaimed: ConformanceTestCase {
  override class var runner: ConformanceRunner { Canary.unclaimed.runner }
  func testConformance() async { await certifyAll() }
}

final class Empty: ConformanceTestCase {
  override class var runner: ConformanceRunner { Canary.empty.runner }
  func testConformance() async { await certifyAll() }
}

/// A subclass that names no runner.
final class Forgetful: ConformanceTestCase {
  func testConformance() async { await certifyAll() }
}

/// Without a test of its own a class is not found, and green: if it runs, the rules have changed.
final class Absent: ConformanceTestCase {
  override class var runner: ConformanceRunner { Canary.faulty.runner }
}

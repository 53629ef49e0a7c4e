import Foundation
import Testing

@testable import FuzzKit

@Suite struct CrashTestTests {
  /// All 50 of each kind take about half a minute: `smartfuzz selftest` does that.
  private static let count = 4

  @Test(
    "No death is lost, doubled or mistaken for one of another kind",
    .enabled(if: !Sanitizer.watchesAddresses)
  )
  func deaths() throws {
    let test = CrashTest.run(
      count: Self.count,
      seed: 3,
      jobs: 2,
      executable: try Tool().executable.path
    )
    #expect(test.failure == nil)
    for row in test.rows {
      #expect(row.passed, "\(row)")
      #expect(row.planted == Self.count)
    }
    #expect(test.findings.map(\.hits) == Array(repeating: Self.count, count: 8))
    #expect(test.passed)
  }
}

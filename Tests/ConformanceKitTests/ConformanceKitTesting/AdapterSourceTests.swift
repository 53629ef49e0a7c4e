import Foundation
import Testing

/// A test in a library runs in the tests of whoever links it, and a test class of XCTest too.
@Suite("Adapter sources") struct AdapterSourceTests {
  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Sources").standardizedFileURL

  @Test(
    "No library declares a test",
    arguments: ["ConformanceKitTesting", "ConformanceKitXCTest"]
  )
  func noTest(module: String) throws {
    let folder = Self.sources.appending(path: module)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }
    #expect(!paths.isEmpty)
    for path in paths {
      let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      let tests = text.split(separator: "\n")
        .filter { $0.contains("@Test") || $0.contains("@Suite") || $0.contains("func test") }
        .filter { !$0.drop { $0 == " " }.hasPrefix("//") && !$0.contains("func testCase<") }
      #expect(tests.isEmpty, "\(module)/\(path)")
    }
  }
}

import ConformanceKit
import Foundation
import Testing

/// The functions in `Cases` are generated; here they are compared with the suite.
@Suite struct GeneratedTestsTests {
  private let directory = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../Cases").standardizedFileURL

  @Test("The generated tests are those of the suite; if not: smartcertify list --swift-testing")
  func upToDate() throws {
    let expected = TestSource().files(faults: Fault.all)
    let names = try FileManager.default.contentsOfDirectory(atPath: directory.path)
    #expect(Set(names) == Set(expected.keys))
    for (name, text) in expected {
      let file = try String(contentsOf: directory.appending(path: name), encoding: .utf8)
      #expect(file == text, "\(name) is out of date")
    }
  }

  @Test("Each case has exactly one test, by its own name")
  func names() {
    let text = TestSource().files().values.joined()
    for conformanceCase in ConformanceSuite.current.cases {
      let parts = text.components(separatedBy: "@Test func `\(conformanceCase.id.testName)`()")
      #expect(parts.count == 2, "\(conformanceCase.id)")
    }
    #expect(ConformanceSuite.current.cases.count >= 90)
  }

  @Test("The listing is JSON with every case")
  func listing() throws {
    let text = SuiteListing().text
    _ = try JSONReader.read(text)
    #expect(ConformanceSuite.current.cases.allSatisfy { text.contains("\"\($0.id)\"") })
  }
}

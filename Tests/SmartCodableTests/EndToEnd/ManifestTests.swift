import Foundation
import Testing

/// That these tests run at all shows that the package builds.
@Suite("Manifest")
struct ManifestTests {
  @Test("API-5: Swift 6 mode, warnings are errors, and no package is depended on")
  func manifest() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Package.swift").standardized
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.contains("swiftLanguageModes: [.v6]"))
    #expect(text.contains(".treatAllWarnings(as: .error)"))
    #expect(!text.contains(".package("))
    #if !swift(>=6.2)
    Issue.record("the package needs Swift 6.2 or later")
    #endif
  }
}

import ConformanceKit
import Foundation
import SuiteProof
import Testing

@testable import smartcertify

/// What is generated from the folder `Suite`, compared with what is committed.
@Suite struct GeneratedTestsTests {
  private let package = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../..").standardizedFileURL

  private func text(of path: String) throws -> String {
    try String(contentsOf: package.appending(path: path), encoding: .utf8)
  }

  @Test("The generated files are those of the suite; if not: smartcertify generate")
  func upToDate() throws {
    let catalog = try CaseCatalog(parsing: text(of: GeneratedFiles.catalog))
    let law = try text(of: GeneratedFiles.law)
    let expected = try GeneratedFiles(folder: suiteFolder(), catalog: catalog, law: law).texts()
    for (path, text) in expected {
      #expect(try self.text(of: path) == text, "\(path) is out of date")
    }
    let command = GenerateCommand(root: package.path)
    #expect(command.stale(beside: Set(expected.keys)) == [])
    // All but the catalog and a page of the documentation, which lie beside other files.
    #expect(command.stale(beside: []).count == expected.count - 2)
  }

  @Test("The listing is JSON with every case")
  func listing() throws {
    let text = SuiteListing().text
    let listing = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let cases = listing?["cases"] as? [[String: Any]]
    #expect(cases?.map { $0["id"] as? String } == ConformanceSuite.current.cases.map(\.id.rawValue))
  }
}

/// A file of the folder `Suite`.
func suiteFile(_ name: String) -> URL {
  URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../../Suite").appending(path: name).standardizedFileURL
}

/// The folder `Suite` of the package.
func suiteFolder() throws -> SuiteFolder {
  let root = suiteFile("").path
  let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
  var texts: [String: String] = [:]
  for name in names where name.hasSuffix(".json") {
    texts[name] = try String(contentsOf: suiteFile(name), encoding: .utf8)
  }
  return SuiteFolder(texts: texts)
}

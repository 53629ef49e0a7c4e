import ConformanceProof
import Foundation
import Testing

@testable import smartcertify

@Suite struct GenerateCommandTests {
  private static let text = #"""
    [{"id":"money/amount/text","title":"t","clause":"X-1","model":"leaf","input":{"tree":{}},
      "expect":{"rejection":{}}}]
    """#

  /// Writes a file of cases, with the folder that it lies in.
  private func write(_ text: String, to path: String, in root: borrowing TemporaryFolder) throws {
    try FileManager.default.createDirectory(
      atPath: URL(filePath: root.path(path)).deletingLastPathComponent().path,
      withIntermediateDirectories: true
    )
    _ = try root.write(text, to: path)
  }

  @Test("A case in a wrong file moves to the right one in one run, and the next finds nothing")
  func wrongFile() throws {
    let root = try TemporaryFolder()
    try write(Self.text, to: "Suite/cases/contract/coins.json", in: root)
    _ = try root.write("", to: "Suite/catalog.tsv")
    try write("- **X-1** MUST `contract` Money is read. — RFC\n", to: GeneratedFiles.law, in: root)
    let folder = root.path("")
    #expect(try GenerateCommand(isCheck: true, root: folder).run() == .failures)
    #expect(try root.names(in: "Suite/cases/contract") == ["coins.json"])
    #expect(try GenerateCommand(root: folder).run() == .clean)
    #expect(try root.names(in: "Suite/cases/contract") == ["money.json"])
    #expect(try GenerateCommand(isCheck: true, root: folder).run() == .clean)
    let embedded = try root.names(in: "Sources/ConformanceKit/Data/Generated")
    #expect(embedded == ["EmbeddedCasesContract.swift", "SuiteFolder+Embedded.swift"])
    #expect(try root.read("Suite/catalog.tsv").contains("money/amount/text\tX-1\tmust\t1.0\t"))
  }

  @Test("A file of cases below another folder is found, and one that is no JSON is left alone")
  func stale() throws {
    let root = try TemporaryFolder()
    for path in ["Suite/cases/a/b/c.json", "Suite/cases/d.json", "Suite/cases/notes.md"] {
      try write("[]", to: path, in: root)
    }
    try write("", to: "Sources/ConformanceProof/Faults/Generated/Old.swift", in: root)
    let command = GenerateCommand(root: root.path(""))
    #expect(
      command.stale(beside: ["Suite/cases/d.json"]) == [
        "Sources/ConformanceProof/Faults/Generated/Old.swift", "Suite/cases/a/b/c.json",
      ]
    )
  }
}

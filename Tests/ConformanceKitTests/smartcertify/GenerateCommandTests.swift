import Foundation
import SuiteProof
import Testing

@testable import smartcertify

@Suite struct GenerateCommandTests {
  private static let text = #"""
    [{"id":"money/amount/text","title":"t","clause":"X-1","model":"leaf","input":{"tree":{}},
      "expect":{"rejection":{}}}]
    """#

  private static let models = #"""
    [{"id":"leaf","form":"plain","fields":[{"name":"v","shape":{"integer":{"bits":64,"signed":true}}}]}]
    """#

  @Test(
    "Nothing is written where an id, a model, a clause or a fault is wrong",
    arguments: [
      (#""id":"money/amount/text""#, #""id":"../amount/text""#),
      (#""model":"leaf""#, #""model":"leav""#), (#""clause":"X-1""#, #""clause":"X-2""#),
      (#""title":"t""#, #""title":"t","kills":["no-such-fault"]"#),
    ]
  )
  func mistakes(part: String, wrong: String) throws {
    let root = try TemporaryFolder()
    let text = Self.text.replacing(part, with: wrong)
    try write(text, to: "Suite/cases/contract/money.json", in: root)
    try write(Self.models, to: "Suite/models/leaf.json", in: root)
    _ = try root.write("", to: "Suite/catalog.tsv")
    try write("", to: "Specification/behaviour.md", in: root)
    try write("- **X-1** MUST `contract` Money is read. — RFC\n", to: GeneratedFiles.law, in: root)
    let status = Result { try GenerateCommand(root: root.path("")).run() }
    if case .success(let status) = status { #expect(status == .failures) }
    #expect(try root.read("Suite/catalog.tsv").isEmpty)
    #expect(!FileManager.default.fileExists(atPath: root.path("Sources")))
  }

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
    try write(Self.models, to: "Suite/models/leaf.json", in: root)
    try write("- R-1 Money MAY be read.\n", to: "Specification/behaviour.md", in: root)
    _ = try root.write("", to: "Suite/catalog.tsv")
    try write("- **X-1** MUST `contract` Money is read. — RFC\n", to: GeneratedFiles.law, in: root)
    let folder = root.path("")
    #expect(try GenerateCommand(isCheck: true, root: folder).run() == .failures)
    #expect(try root.names(in: "Suite/cases/contract") == ["coins.json"])
    #expect(try GenerateCommand(root: folder).run() == .clean)
    #expect(try root.names(in: "Suite/cases/contract") == ["money.json"])
    #expect(try GenerateCommand(isCheck: true, root: folder).run() == .clean)
    let embedded = try root.names(in: "Sources/ConformanceKit/Data/Generated")
    #expect(
      embedded == [
        "Clause+Contract.swift", "EmbeddedCasesContract.swift", "EmbeddedModels.swift",
        "SuiteFolder+Embedded.swift",
      ]
    )
    #expect(try root.read("Suite/catalog.tsv").contains("money/amount/text\tX-1\tmust\t1.0\t"))
  }

  @Test("A file of cases below another folder is found, and one that is no JSON is left alone")
  func stale() throws {
    let root = try TemporaryFolder()
    for path in ["Suite/cases/a/b/c.json", "Suite/cases/d.json", "Suite/cases/notes.md"] {
      try write("[]", to: path, in: root)
    }
    try write("", to: "Sources/DecoderLaw/Faults/Generated/Old.swift", in: root)
    let command = GenerateCommand(root: root.path(""))
    #expect(
      command.stale(beside: ["Suite/cases/d.json"]) == [
        "Sources/DecoderLaw/Faults/Generated/Old.swift", "Suite/cases/a/b/c.json",
      ]
    )
  }
}

import CommandLine
import ConformanceKit
import Testing

@testable import smartcertify

@Suite struct LintCommandTests {
  @Test("Each file of the specification begins on a line of its own")
  func specification() throws {
    let folder = try TemporaryFolder()
    let first = try folder.write("- A-1 one", to: "a.md")
    let second = try folder.write("- B-1 two\n", to: "b.md")
    #expect(try LintCommand.specification(in: "\(first),\(second)") == "- A-1 one\n- B-1 two\n")
    let error = #expect(throws: UsageError.self) {
      try LintCommand.specification(in: "\(first),/no/such")
    }
    #expect(error?.description.hasPrefix("cannot read '/no/such'") == true)
  }

  @Test("A folder with another suite than that of the tool is told of, whatever differs")
  func note() throws {
    let folder = try suiteFolder()
    #expect(LintCommand.note(on: folder) == nil)
    #expect(LintCommand.note(on: nil) == nil)
    #expect(LintCommand.note(on: SuiteFolder(texts: ["models/a.json": "[]"])) == nil)
    let path = try #require(folder.texts.keys.filter { $0.hasPrefix("cases/") }.min())
    var texts = folder.texts
    texts[path] = texts[path]?.replacing("\"title\": \"", with: "\"title\": \"not ")
    #expect(LintCommand.note(on: SuiteFolder(texts: texts))?.contains("generate") == true)
    texts[path] = "["
    #expect(LintCommand.note(on: SuiteFolder(texts: texts))?.contains(path) == true)
  }
}

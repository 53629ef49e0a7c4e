import CommandLine
import ConformanceKit
import Foundation
import Testing

@testable import smartcertify

@Suite("Cases of one's own, beside the suite")
struct OwnCasesTests {
  private static let text = #"""
    [{"id": "mine/leaf/read", "title": "a leaf is read", "clause": "CTR-VAL-1", "model": "leaf",
      "input": {"tree": {"n": "a", "v": 1}}, "expect": {"value": {"n": "a", "v": 1}}}]
    """#

  /// A folder with a file at each path.
  private func folder(_ files: [String: String], _ body: (String) throws -> Void) throws {
    let folder = try TemporaryFolder()
    for (path, text) in files {
      let place = URL(fileURLWithPath: folder.path(path)).deletingLastPathComponent()
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      _ = try folder.write(text, to: path)
    }
    try body(folder.path("."))
  }

  @Test("They are added to the suite")
  func added() throws {
    try folder(["cases/dialect/mine/leaf.json": Self.text]) { root in
      let suite = try ToolSuite.with(root)
      #expect(suite.cases.count == ConformanceSuite.current.cases.count + 1)
      #expect(suite.cases.contains { $0.id.rawValue == "mine/leaf/read" })
    }
  }

  @Test(
    "A folder without a case is a mistake, and not a run without them",
    arguments: [[:], ["models/mine.json": "[]"], ["mine/cases/dialect/mine/leaf.json": text]]
  )
  func empty(files: [String: String]) throws {
    try folder(files) { root in
      let error = #expect(throws: UsageError.self) { try ToolSuite.with(root) }
      #expect(error?.description.contains("no case in \(root)/cases/dialect") == true)
    }
  }

  @Test("So is a folder that is none", arguments: ["", "/cases/dialect/mine/leaf.json"])
  func missing(path: String) throws {
    try folder(["cases/dialect/mine/leaf.json": Self.text]) { root in
      let place = path.isEmpty ? root + "/none" : root + path
      let error = #expect(throws: UsageError.self) { try ToolSuite.with(place) }
      #expect(error?.description.contains("there is no such folder") == true)
    }
  }

  @Test(
    "Every command on cases takes them",
    arguments: [
      ["certify"], ["run"], ["list"], ["lint"], ["verify", "r.json"], ["ledger", "l", "--update"],
    ]
  )
  func commands(arguments: [String]) throws {
    let action = try Command(arguments: arguments + ["--cases", "mine"]).action
    let folder: String? =
      switch action {
      case let command as CertifyCommand: command.options.cases
      case let command as RunCommand: command.options.cases
      case let command as VerifyCommand: command.options.cases
      case let command as LedgerCommand: command.options.cases
      case let command as ListCommand: command.cases
      case let command as LintCommand: command.cases
      default: nil
      }
    #expect(folder == "mine")
  }
}

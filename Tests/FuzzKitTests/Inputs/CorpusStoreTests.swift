import CommandLine
import Foundation
import Testing

@testable import FuzzKit
@testable import smartfuzz

@Suite struct CorpusStoreTests {
  private static func folder(_ files: [String: String]) throws -> URL {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("corpus-\(UUID().uuidString)")
    for (path, text) in files {
      let file = url.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: file)
    }
    return url
  }

  @Test("Seeds are read in the order of their paths")
  func seedsAreReadInOrderOfPaths() throws {
    let url = try Self.folder([
      "README.md": "words", "seeds/b/two.json": "[2]", "seeds/a/one.json": "{}",
      "regressions/x.bytes": "{", "regressions/x.json": "{}",
    ])
    defer { try? FileManager.default.removeItem(at: url) }
    let store = try #require(CorpusStore(directory: url, limit: 4096))
    #expect(
      store.entries.map(\.name) == ["regressions/x.bytes", "seeds/a/one.json", "seeds/b/two.json"]
    )
    #expect(store.skipped.isEmpty)
  }

  @Test("A file that is not JSON is named and skipped")
  func fileThatIsNotJSONIsSkipped() throws {
    let url = try Self.folder(["good.json": "1", "bad.json": "{", "long.json": "[1,2,3,4,5,6]"])
    defer { try? FileManager.default.removeItem(at: url) }
    let store = try #require(CorpusStore(directory: url, limit: 8))
    #expect(store.entries.map(\.name) == ["good.json"])
    #expect(store.skipped.map(\.path) == ["bad.json", "long.json"])
    #expect(store.skipped.first?.reason == "it is not valid JSON")
  }

  @Test("A file that cannot be read is named and skipped")
  func fileThatCannotBeReadIsSkipped() throws {
    let url = try Self.folder(["good.json": "1", "dangling.json": ""])
    defer { try? FileManager.default.removeItem(at: url) }
    let link = url.appendingPathComponent("dangling.json")
    try FileManager.default.removeItem(at: link)
    try FileManager.default.createSymbolicLink(
      at: link,
      withDestinationURL: url.appendingPathComponent("nowhere")
    )
    let store = try #require(CorpusStore(directory: url, limit: 4096))
    #expect(store.skipped == [.init(path: "dangling.json", reason: "it cannot be read")])
    #expect(store.entries.count == 1)
  }

  @Test(
    "Files of any name and content are inputs, but hidden ones and what stands beside seeds are not"
  )
  func anyFile() throws {
    let plain = try Self.folder(["a.cbor": "\u{1}", "deep/b": "{", ".hidden": "1", ".git/c": "1"])
    let seeds = try Self.folder(["seeds/a.cbor": "1", "README.md": "x", "regressions/b.bytes": "2"])
    defer { for url in [plain, seeds] { try? FileManager.default.removeItem(at: url) } }
    let store = try #require(CorpusStore(directory: plain, limit: 10))
    #expect(store.entries.map(\.name) == ["a.cbor", "deep/b"] && store.skipped.isEmpty)
    let other = try #require(CorpusStore(directory: seeds, limit: 10))
    #expect(other.entries.map(\.name) == ["regressions/b.bytes", "seeds/a.cbor"])
  }

  @Test(
    "A corpus of which a file cannot be used, or without one, is a wrong usage",
    arguments: [
      (["a.json": "{"], "a.json is no input, since it is not valid JSON; fix or remove it"),
      (["a": "1", "b.json": "[", "c.json": "{"], "since it is not valid JSON, and 1 more files"),
      (["a": "12345"], "a is no input, since it is longer than 4 bytes"),
      ([".hidden": "1"], "there is no input in"),
    ]
  )
  func unread(files: [String: String], message: String) throws {
    let url = try Self.folder(files)
    defer { try? FileManager.default.removeItem(at: url) }
    let options = try Options(["--corpus", url.path, "--max-len", "4"], targets: ["toy"])
    let session = ToolSession(tool: SmartFuzz.tool, options: options)
    let error = #expect(throws: UsageError.self) { try session.corpus() }
    #expect(error.map { "\($0)".contains(message) } == true, "\(String(describing: error))")
  }

  @Test("A folder that is not there is not an empty corpus")
  func missingFolderIsNoEmptyCorpus() {
    #expect(CorpusStore(directory: URL(fileURLWithPath: "/no/such/folder"), limit: 10) == nil)
  }
}

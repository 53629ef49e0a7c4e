import Foundation
import Testing

@testable import FuzzKit

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

  @Test("A folder that is not there is not an empty corpus")
  func missingFolderIsNoEmptyCorpus() {
    #expect(CorpusStore(directory: URL(fileURLWithPath: "/no/such/folder"), limit: 10) == nil)
  }
}

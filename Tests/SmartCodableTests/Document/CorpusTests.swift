import Foundation
import SmartCodable
import Testing

@Suite("Seed inputs")
struct CorpusTests {
  private struct Bystander: SmartCodable {
    var other = 7
  }

  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Corpus/seeds")

  /// Paths like `numbers/zeros.json`, in ascending order.
  private static let seeds: [String] = {
    let files = FileManager.default.enumerator(atPath: folder.path)
    return (files?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".json") }.sorted()
  }()

  @Test("the folders hold the seed inputs they are meant to hold")
  func seedsArePresent() {
    let chapters = Set(Self.seeds.compactMap { $0.split(separator: "/").first.map(String.init) })
    #expect(Self.seeds.count >= 90)
    #expect(
      chapters == [
        "kinds", "numbers", "strings", "stringified", "keys", "structure", "shapes", "models",
      ]
    )
  }

  @Test("PARSE-1: every seed input is a small JSON text with a proper name")
  func seedsAreValid() throws {
    try #require(!Self.seeds.isEmpty)
    for seed in Self.seeds {
      let data = try Data(contentsOf: Self.folder.appendingPathComponent(seed))
      #expect(data.count <= 2048, "\(seed)")
      let isRead =
        Bystander.deserialize(from: data) != nil || [Bystander].deserialize(from: data) != nil
      #expect(isRead, "\(seed)")
      #expect(seed.wholeMatch(of: #/[a-z]+/[a-z0-9]+(-[a-z0-9]+)*\.json/#) != nil, "\(seed)")
    }
  }

  @Test("no two seed inputs are the same")
  func seedsDiffer() throws {
    let contents = try Self.seeds.map {
      try Data(contentsOf: Self.folder.appendingPathComponent($0))
    }
    #expect(Set(contents).count == contents.count)
  }
}

import Foundation
import Testing

@testable import SmartCodable

/// The size of a block, and the work for it, follow the number of entries (LIM-1).
@Suite("Bounds of the log")
struct LogBoundTests {
  /// The lines for a chain of containers, each with one field.
  private func chain(_ levels: Int) -> [String] {
    var tree = LogTree(title: "Top")
    var node = 0
    for _ in 0..<levels {
      node = tree.child(.key("next"), of: node, typeName: "Deep")
      tree.add("bad", at: .key("v"), of: node)
    }
    var lines: [String] = []
    tree.write(to: &lines)
    return lines
  }

  @Test("LIM-1, LOG-5: lines are indented up to level 32, and deeper ones tell their level")
  func indentation() {
    let lines = chain(40)
    #expect(lines.count == 81)
    #expect(lines[63] == String(repeating: " ", count: 96) + "╆━ next: Deep")
    #expect(lines[65] == String(repeating: " ", count: 96) + "╆━ next: Deep (level 33)")
    #expect(lines[66] == String(repeating: " ", count: 96) + "┆┄ v: bad")
    #expect(lines[79].hasSuffix("╆━ next: Deep (level 40)"))
  }

  @Test("LIM-1: a block grows with its entries and not with their depth")
  func length() {
    let characters = [100, 200, 20_000].map { chain($0).map(\.count).reduce(0, +) }
    #expect(characters[1] < 3 * characters[0])
    #expect(characters[2] < 20_000 * 250)
  }

  @Test("LIM-1, LOG-5: names are padded to the longest of at most 40 characters")
  func padding() throws {
    struct PaddedModel: SmartCodable { var map: [String: Int] = [:] }
    let long = String(repeating: "k", count: 3000)
    let keys = [long] + (0..<50).map { "k\($0)" }
    let members = keys.map { "\"\($0)\":\"x\"" }.joined(separator: ",")
    let block = try #require(
      LogProbe.blocks(about: PaddedModel.self) {
        _ = PaddedModel.deserialize(from: "{\"map\":{\(members)}}")
      }
      .first
    )
    #expect(block.contains("┆┄ \(long): Expected"))
    let padded = "k7".padding(toLength: 40, withPad: " ", startingAt: 0)
    #expect(block.contains("┆┄ \(padded): Expected"))
    #expect(block.count < 3000 + 60 * 150)
  }

  private final class NestedModel: SmartCodable {
    var v = 0
    var next: NestedModel?
  }

  @Test("LIM-1, LOG-5: the block of a deep document is bounded too")
  func deepDocument() throws {
    let text =
      String(repeating: #"{"v":"x","next":"#, count: 45) + "null"
      + String(repeating: "}", count: 45)
    let block = try #require(
      LogProbe.blocks(about: NestedModel.self) { _ = NestedModel.deserialize(from: text) }.first
    )
    let lines = block.split(separator: "\n")
    #expect(
      lines.filter { $0.hasSuffix("┆┄ v: Expected to decode 'Int' but found ‘String’ instead.") }
        .count == 45
    )
    #expect(lines.contains { $0.hasSuffix("╆━ next: NestedModel (level 44)") })
    #expect(lines.allSatisfy { $0.prefix { $0 == " " }.count <= 96 })
  }

  @Test("LIM-1: what paths share is kept once, and its text is read once")
  func sharedPaths() {
    var paths = RepairPaths()
    var read = 0
    var ends: [Int] = []
    var path = Stack<PathStep>()
    for key in 0..<400 { path.push(.rawKey(at: key)) }
    for element in 0..<1000 {
      path.push(.element(element))
      defer { path.pop() }
      ends.append(
        paths.add(path) { step in
          read += 1
          return step == .element(element) ? .index(element) : .key("key")
        }
      )
    }
    #expect(read == 1400)
    #expect(paths.steps.count == 1400)
    #expect(
      paths.components(of: ends[7]) == Array(repeating: .key("key"), count: 400) + [.index(7)]
    )
    let end = paths.add(Stack()) { _ in .index(0) }
    #expect(end == -1)
    #expect(paths.components(of: -1) == [])
  }

  @Test("LIM-1, LOG-6: the name of a container is the innermost one around an entry")
  func names() {
    // As they come: inner before outer, at depths where flats name the place of their object too.
    let given: [(Range<Int>, Int, String)] = [
      (1..<2, 2, "a"), (2..<4, 2, "b"), (1..<4, 2, "c"), (5..<6, 1, "d"), (0..<6, 1, "e"),
      (7..<9, 3, "f"), (6..<9, 1, "g"), (0..<9, 0, "h"),
    ]
    let names = given.map { RepairCollector.ContainerName(entries: $0.0, depth: $0.1, name: $0.2) }
    var walk = LogNames(names)
    for entry in 0..<9 {
      walk.advance(to: entry)
      for depth in 0..<4 {
        let expected = names.first { $0.depth == depth && $0.entries.contains(entry) }?.name
        #expect(walk.name(at: depth) == expected, "entry \(entry), depth \(depth)")
      }
    }
  }

  @Test("LIM-1: names of containers are kept once per container, and forgotten with what fell back")
  func collectedNames() {
    var collector = RepairCollector()
    collector.isLogging = true
    for _ in 0..<100 { append(to: &collector) }
    for depth in (0..<50).reversed() { collector.nameContainer("n", at: depth, since: 0) }
    #expect(collector.names.count == 50)
    append(to: &collector)
    collector.nameContainer("m", at: 1, since: 100)
    collector.truncate(to: 100)
    #expect(collector.names.count == 50)
    collector.truncate(to: 99)
    #expect(collector.names.isEmpty)
  }

  private func append(to collector: inout RepairCollector) {
    collector.append(
      .init(path: -1, kind: .null, wanted: "Int", found: .null, action: .nilValue, place: 0)
    )
  }
}

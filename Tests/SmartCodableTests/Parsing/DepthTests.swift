import Foundation
import SmartCodable
import Testing

@Suite("Depth of JSON texts")
struct DepthTests {
  private struct Bystander: SmartCodable {
    var other = 7
  }

  private final class Chain: SmartCodable {
    var next: Chain?
    var label = "none"
  }

  private struct Tree: SmartCodable {
    var name = "none"
    var children: [Tree] = []
  }

  private struct Folder: SmartCodable {
    var entries: [String: Folder] = [:]
  }

  private func nested(_ open: String, _ core: String, _ close: String, _ count: Int) -> String {
    String(repeating: open, count: count) + core + String(repeating: close, count: count)
  }

  @Test("PARSE-9: 512 open containers parse and 513 do not", arguments: [512, 513])
  func limit(depth: Int) {
    let isAccepted = depth <= 512
    let arrays = nested("[", "", "]", depth)
    let objects = nested(#"{"a":"#, "1", "}", depth)
    let mixed = #"{"a":"# + nested("[", "", "]", depth - 1) + "}"
    #expect(([Bystander].deserialize(from: arrays) != nil) == isAccepted)
    #expect((Bystander.deserialize(from: objects) != nil) == isAccepted)
    #expect((Bystander.deserialize(from: mixed) != nil) == isAccepted)
  }

  @Test("PARSE-9: containers side by side do not add up")
  func siblings() {
    let row = nested("[", "", "]", 300)
    #expect([Bystander].deserialize(from: "[\(row),\(row),\(row)]")?.isEmpty == true)
  }

  @Test(
    "PARSE-10: a million open containers give nil on a small stack",
    arguments: ["[", #"{"a":"#, #"[{"a":"#, "[[],"]
  )
  func million(open: String) throws {
    let isRefused = try onThread(stackKiB: 512) {
      let data = Data(String(repeating: open, count: 1_000_000).utf8)
      return Bystander.deserialize(from: data) == nil && [Bystander].deserialize(from: data) == nil
    }
    #expect(isRefused)
  }

  @Test("PARSE-10: a million containers that are closed again give nil on a small stack")
  func balancedMillion() throws {
    let isRefused = try onThread(stackKiB: 512) {
      let text =
        String(repeating: "[", count: 1_000_000) + String(repeating: "]", count: 1_000_000)
      return [Bystander].deserialize(from: text) == nil
    }
    #expect(isRefused)
  }

  @Test("PARSE-10, NEST-4: a chain of 512 class instances decodes on a small stack")
  func chain() throws {
    let text = nested(#"{"next":"#, #"{"label":"last"}"#, "}", 511)
    let (count, label) = try onThread(stackKiB: depthStackKiB) {
      var node = Chain.deserialize(from: text)
      var count = 0
      var label = ""
      while let current = node {
        count += 1
        label = current.label
        node = current.next
      }
      return (count, label)
    }
    #expect(count == 512)
    #expect(label == "last")
  }

  @Test("PARSE-10, NEST-4: a tree of 256 levels of arrays decodes on a small stack")
  func tree() throws {
    let text = nested(#"{"children":["#, "", "]}", 255)
    let wrapped = text.replacing("[]", with: #"[{"name":"leaf","children":[]}]"#)
    let (count, name) = try onThread(stackKiB: depthStackKiB) {
      var level = Tree.deserialize(from: wrapped)
      var count = 0
      var name = ""
      while let current = level {
        count += 1
        name = current.name
        level = current.children.first
      }
      return (count, name)
    }
    #expect(count == 256)
    #expect(name == "leaf")
  }

  @Test("PARSE-10, NEST-4: folders in dictionaries decode on a small stack")
  func folders() throws {
    let text = nested(#"{"entries":{"a":"#, "{}", "}}", 255)
    let count = try onThread(stackKiB: depthStackKiB) {
      var level = Folder.deserialize(from: text)
      var count = 0
      while let current = level {
        count += 1
        level = current.entries["a"]
      }
      return count
    }
    #expect(count == 256)
  }

  @Test("ENT-21: dictionary input deeper than 512 gives nil and does not crash")
  func nativeDepth() throws {
    let result = try onThread(stackKiB: depthStackKiB) { () -> [Bool] in
      [511, 512, 1500]
        .map { depth in
          var value: Any = 1
          for _ in 0..<depth { value = ["a": value] }
          // The dictionary around it is one container more.
          return Bystander.deserialize(from: ["a": value] as [String: Any]) != nil
        }
    }
    #expect(result == [true, false, false])
  }
}

import Foundation
import Testing

@testable import SmartCodable

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

  private final class Link: SmartCodable, @unchecked Sendable {
    @SmartFlat var flat = Half()
    @SmartAny var any: Any?

    struct Half: SmartCodable {
      var next: Link?
    }
  }

  /// The last link, found without recursion; it lets go of its links one by one, too.
  private static func length(_ first: Link?) -> Int {
    var links = 0
    var node = first
    while let current = node {
      links += 1
      node = current.flat.next
    }
    return links
  }

  @Test(
    "PARSE-10: on a stack too small for the model a position falls back, nothing ends",
    .enabled(if: StackGuard.isAvailable),
    arguments: [160, 256, 384]
  )
  func smallStack(stackKiB: Int) throws {
    let chain = nested(#"{"next":"#, "{}", "}", 511)
    let any = #"{"any":"# + nested("[", "", "]", 511) + "}"
    let (links, isNil, hasAny) = try onThread(stackKiB: stackKiB) {
      let double = Link.deserialize(from: chain)
      return (
        Self.length(double), double == nil, Link.deserialize(from: any)?.any != nil
      )
    }
    #expect(!isNil)
    #expect((2...512).contains(links))
    #expect(hasAny)
  }

  @Test(
    "ENC-1, PARSE-10: encoding on a stack too small for the model gives nil",
    .enabled(if: StackGuard.isAvailable)
  )
  func smallStackEncoding() throws {
    let texts = try onThread(stackKiB: 8192) {
      let text = nested(#"{"next":"#, "{}", "}", 511)
      let model = Link.deserialize(from: text)
      let small = try? onThread(stackKiB: 160) { model?.toJSONString() == nil }
      return (isLargeWritten: model?.toJSONString() != nil, isSmallNil: small)
    }
    #expect(texts.isLargeWritten)
    #expect(texts.isSmallNil == true)
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

private func nested(_ open: String, _ core: String, _ close: String, _ count: Int) -> String {
  String(repeating: open, count: count) + core + String(repeating: close, count: count)
}

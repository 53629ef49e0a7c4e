import Foundation
import SmartCodableV2
import Testing

@Suite("Hooks of versions 1 and 2", .quiet)
struct HookTests {
  /// What happened, in order; a class, so that models can write to it.
  final class Journal: @unchecked Sendable {
    @TaskLocal static var current = Journal()
    var lines: [String] = []
  }

  struct Leaf: SmartCodable {
    var name = ""
    init() {}
    init(from decoder: any Decoder) throws {
      name = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .name)
      Journal.current.lines.append("read \(name)")
    }
    mutating func didFinishMapping() {
      Journal.current.lines.append("done \(name)")
      name += "!"
    }
  }

  struct Tree: SmartCodable {
    var leaves: [Leaf] = []
    var last = Leaf()
    mutating func didFinishMapping() { Journal.current.lines.append("done tree") }
  }

  private static func journal(_ body: () -> Void) -> [String] {
    let journal = Journal()
    Journal.$current.withValue(journal, operation: body)
    return journal.lines
  }

  @Test("LEG-11: it runs after each model, children before parents")
  func nested() {
    let lines = Self.journal {
      let tree = Tree.deserialize(
        json: #"{"leaves":[{"name":"a"},{"name":"b"}],"last":{"name":"c"}}"#
      )
      #expect(tree?.leaves.map(\.name) == ["a!", "b!"])
      #expect(tree?.last.name == "c!")
    }
    #expect(lines == ["read a", "done a", "read b", "done b", "read c", "done c", "done tree"])
  }

  @Test("LEG-11: for a top-level array it runs after all elements")
  func topLevel() {
    let lines = Self.journal {
      let leaves = [Leaf].deserialize(json: #"[{"name":"a"},{"name":"b"}]"#)
      #expect(leaves?.map { $0?.name } == ["a!", "b!"])
    }
    #expect(lines == ["read a", "read b", "done a", "done b"])
  }

  @Test("LEG-11: it does not run for stand-ins, nor in a call that is nil")
  func notForStandIns() {
    #expect(Self.journal { _ = Tree.deserialize(json: #"{"last":1}"#) } == ["done tree"])
    let lines = Self.journal { _ = [Leaf].deserialize(json: #"[{"name":"a"},1]"#) }
    #expect(lines == ["read a"])
  }
}

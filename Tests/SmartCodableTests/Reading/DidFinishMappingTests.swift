import Foundation
import SmartCodable
import Synchronization
import Testing

@Suite("didFinishMapping")
struct DidFinishMappingTests {
  /// Names of hooks in the order of their calls; each test has a box of its own.
  private final class Journal: Sendable {
    private let entries = Mutex<[String]>([])
    func add(_ entry: String) { entries.withLock { $0.append(entry) } }
    var all: [String] { entries.withLock { $0 } }
  }

  private enum Current {
    @TaskLocal static var journal = Journal()
  }

  private struct Leaf: SmartCodable, Hashable {
    var name = "default"
    var isFinished = false

    enum CodingKeys: CodingKey { case name }

    mutating func didFinishMapping() {
      isFinished = true
      Current.journal.add(name)
    }
  }

  private struct Branch: SmartCodable {
    var leaf = Leaf()
    var leaves: [Leaf] = []
    var note = "raw"

    mutating func didFinishMapping() {
      note = "finished with \(leaves.count)"
      Current.journal.add("branch")
    }
  }

  private struct Root: SmartCodable {
    var branch = Branch()
    var tail = Leaf()
    var optionals: [Leaf?] = []
    var map: [String: Leaf] = [:]
    var set: Set<Leaf> = []
    var rows: [[Leaf]] = []
    @SmartFlat var flat = Flat()

    mutating func didFinishMapping() { Current.journal.add("root") }
  }

  private struct Flat: SmartCodable {
    var extra = 0
    mutating func didFinishMapping() { Current.journal.add("flat") }
  }

  private final class Instance: SmartCodable {
    var v = 0
    func didFinishMapping() { v += 1 }
  }

  private func calls(_ text: String) throws -> [String] {
    let journal = Journal()
    try Current.$journal.withValue(journal) { _ = try Root.read(text) }
    return journal.all
  }

  @Test("DFM-1: the hook is called once for every decoded model, wherever it stands")
  func everywhere() throws {
    #expect(try calls(#"{"tail":{"name":"t"}}"#) == ["t", "flat", "root"])
    #expect(
      try calls(#"{"optionals":[{"name":"a"},null,{"name":"b"}]}"#) == ["a", "b", "flat", "root"]
    )
    #expect(try calls(#"{"map":{"k":{"name":"m"}}}"#) == ["m", "flat", "root"])
    #expect(try calls(#"{"set":[{"name":"s"}]}"#) == ["s", "flat", "root"])
    #expect(
      try calls(#"{"rows":[[{"name":"x"}],[{"name":"y"}]]}"#) == ["x", "y", "flat", "root"]
    )
    #expect(try calls(#"{"tail":"{\"name\":\"text\"}"}"#) == ["text", "flat", "root"])
  }

  @Test("DFM-2: children come before their parent, in order of declaration and document")
  func order() throws {
    #expect(
      try calls(
        #"""
        {"tail":{"name":"T"},"branch":{"leaves":[{"name":"K1"},{"name":"K2"}],
        "leaf":{"name":"L"}},"map":{"b":{"name":"B"},"a":{"name":"A"}}}
        """#
      ) == ["L", "K1", "K2", "branch", "T", "B", "A", "flat", "root"]
    )
  }

  @Test("DFM-3: what it changes in a value type is kept")
  func changesAreKept() throws {
    let root = try Root.read(
      #"{"branch":{"leaves":[{},{}]},"tail":{},"map":{"k":{}},"optionals":[{}]}"#
    )
    #expect(root.branch.note == "finished with 2")
    #expect(root.branch.leaves.map(\.isFinished) == [true, true])
    #expect(root.tail.isFinished)
    #expect(root.map["k"]?.isFinished == true)
    #expect(root.optionals.first??.isFinished == true)
  }

  @Test("DFM-4: it is not called for models taken from initial values")
  func initialModels() throws {
    #expect(try calls("{}") == ["flat", "root"])
    #expect(try calls(#"{"branch":null,"tail":"x","optionals":[1]}"#) == ["flat", "root"])
    #expect(try Root.read("{}").tail.isFinished == false)
  }

  @Test("DFM-1, API-7: a class finishes with a plain method, once")
  func classes() throws {
    #expect(try Instance.read(#"{"v":5}"#).v == 6)
    #expect([Instance].deserialize(from: #"[{"v":1},{}]"#)?.map(\.v) == [2, 1])
  }
}

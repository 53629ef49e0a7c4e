import FuzzKit
import SmartCodableFuzzing
import Testing

@Suite struct FuzzTargetsTests {
  @Test func `Names are unique and can be typed`() {
    let names = FuzzTargets.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { !$0.contains { " ,".contains($0) } })
  }

  @Test func `Only planted targets and foreign decoders have to be asked for`() {
    let optIn = FuzzTargets.all.filter(\.isOptIn).map(\.name)
    #expect(optIn == ["foundation/scalars", "foundation/nested", "foundation/tree", "planted"])
  }

  @Test(arguments: FuzzTargets.all.map(\.name))
  func `Seed inputs are valid JSON objects`(name: String) throws {
    let target = try #require(FuzzTargets.all.first { $0.name == name })
    #expect(!target.seedInputs.isEmpty)
    for text in target.seedInputs {
      let tree = try #require(JSONTree(parsing: Array(text.utf8)), "\(text)")
      #expect(tree.kind(of: tree.root) == .object)
    }
  }

  @Test(arguments: FuzzTargets.all.filter { $0.laws.contains(.agreement) }.map(\.name))
  func `The first seed input decodes cleanly, as by the reference`(name: String) throws {
    let target = try #require(FuzzTargets.all.first { $0.name == name })
    let input = Array(try #require(target.seedInputs.first).utf8)
    let execution = target.run(input, in: RunContext())
    let lenient = try #require(execution.tree)
    #expect(execution.diagnostics ?? [] == [])
    let strict = try #require(target.reference(input, in: RunContext())?.tree)
    #expect(lenient.difference(from: strict) == nil)
  }
}

import Testing

@testable import FuzzKit

@Suite struct MutatorTests {
  private static let document =
    #"{"flag":true,"count":3,"userName":"ab","list":[1,2.5,[]],"inner":"{\"x\":[1]}","#
    + #""child":{"a":{"b":null}}}"#

  @Test(arguments: MutatorSet.standard.all.filter(\.keepsValidity).map(\.name))
  func `A tree mutator changes the document and keeps it valid`(name: String) throws {
    let mutator = try #require(MutatorSet.standard.all.first { $0.name == name })
    guard case .tree(let derive) = mutator.work else { return }
    let tree = try #require(JSONTree(parsing: Array(Self.document.utf8)))
    let context = MutationContext(
      keys: [Array("count".utf8), Array("z".utf8)],
      donors: [tree],
      maximumLength: 4096
    )
    var changed = 0
    for seed in 0..<300 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      var draft = tree
      guard derive(&draft, &generator, context) else { continue }
      let bytes = draft.bytes
      #expect(JSONTree(parsing: bytes) != nil, "\(String(decoding: bytes, as: UTF8.self))")
      if bytes != tree.bytes { changed += 1 }
    }
    #expect(changed > 20)
  }

  @Test(arguments: MutatorSet.standard.all.filter { !$0.keepsValidity }.map(\.name))
  func `A byte mutator changes the bytes`(name: String) throws {
    let mutator = try #require(MutatorSet.standard.all.first { $0.name == name })
    guard case .bytes(let derive) = mutator.work else { return }
    var changed = 0
    for seed in 0..<100 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      var bytes = Array(Self.document.utf8)
      if derive(&bytes, &generator), bytes != Array(Self.document.utf8) { changed += 1 }
    }
    #expect(changed > 50)
  }

  @Test func `Tree mutators may be chained without end`() throws {
    var tree = try #require(JSONTree(parsing: Array(Self.document.utf8)))
    let context = MutationContext(keys: [], donors: [tree], maximumLength: 2000)
    var generator = SeededGenerator(seed: 9)
    for _ in 0..<200 {
      _ = MutatorSet.standard.mutate(&tree, &generator, context)
      let bytes = tree.bytes
      let again = try #require(JSONTree(parsing: bytes))
      #expect(again.bytes == bytes)
      if bytes.count > 2000 { tree = try #require(JSONTree(parsing: Array(Self.document.utf8))) }
    }
  }

  @Test func `Names are unique and fit the bits of the ring`() {
    let names = MutatorSet.standard.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.count <= 64)
  }
}

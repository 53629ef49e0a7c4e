import Testing

@testable import FuzzKit

@Suite struct MutatorTests {
  private static let document =
    #"{"flag":true,"count":3,"userName":"ab","list":[1,2.5,[]],"inner":"{\"x\":[1]}","#
    + #""child":{"a":{"b":null}}}"#

  /// All mutators, and those of a dictionary.
  private static let all = MutatorSet.standard
    .adding(dictionary: ["word", "12", #"quo"te"#].map { Array($0.utf8) } + [[0xFF, 0]]).all

  private static let schema = ProbedSchema([
    .init(path: [], wanted: .object),
    .init(path: [.key("flag")], wanted: .bool),
    .init(path: [.key("count")], wanted: .integer(bits: 8, isSigned: true)),
    .init(path: [.key("kind")], wanted: .string, isOptional: true, rawValues: ["one", "2"]),
    .init(path: [.key("list"), .element], wanted: .number),
    .init(path: [.key("new"), .element, .key("a\"b")], wanted: .date),
  ])

  @Test(
    "A tree mutator changes the document and keeps it valid",
    arguments: all.filter(\.keepsValidity).map(\.name)
  )
  func treeMutatorKeepsDocumentValid(name: String) throws {
    let mutator = try #require(Self.all.first { $0.name == name })
    guard case .tree(let derive) = mutator.work else { return }
    let tree = try #require(JSONTree(parsing: Array(Self.document.utf8)))
    let context = MutationContext(
      keys: [Array("count".utf8), Array("z".utf8)],
      donors: [tree],
      maximumLength: 4096,
      schema: Self.schema
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

  @Test("A byte mutator takes any bytes", arguments: all.filter { !$0.keepsValidity }.map(\.name))
  func byteMutatorTakesAnything(name: String) throws {
    let mutator = try #require(Self.all.first { $0.name == name })
    guard case .bytes(let derive) = mutator.work else { return }
    let texts = [
      "", "}", "]]}}", "{[", #"""#, #""\"#, #"{"\u"#, "\0[1]", "1", " ", ":,:", "\u{FEFF}{}",
    ]
    for seed in 0..<200 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let noise = (0..<generator.below(40)).map { _ in UInt8(generator.below(256)) }
      for text in texts.map({ Array($0.utf8) }) + [noise, noise + Array("}]}".utf8)] {
        var bytes = text
        _ = derive(&bytes, &generator)
        #expect(bytes.count <= 3 * text.count + 4096)
      }
    }
  }

  @Test(
    "A byte mutator changes the bytes",
    arguments: all.filter { !$0.keepsValidity }.map(\.name)
  )
  func byteMutatorChangesBytes(name: String) throws {
    let mutator = try #require(Self.all.first { $0.name == name })
    guard case .bytes(let derive) = mutator.work else { return }
    var changed = 0
    for seed in 0..<100 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      var bytes = Array(Self.document.utf8)
      if derive(&bytes, &generator), bytes != Array(Self.document.utf8) { changed += 1 }
    }
    #expect(changed > 50)
  }

  @Test("Tree mutators may be chained without end")
  func treeMutatorsMayBeChained() throws {
    var tree = try #require(JSONTree(parsing: Array(Self.document.utf8)))
    let context = MutationContext(
      keys: [],
      donors: [tree],
      maximumLength: 2000,
      schema: Self.schema
    )
    var generator = SeededGenerator(seed: 9)
    for _ in 0..<200 {
      _ = MutatorSet.standard.mutate(&tree, &generator, context)
      let bytes = tree.bytes
      let again = try #require(JSONTree(parsing: bytes))
      #expect(again.bytes == bytes)
      if bytes.count > 2000 { tree = try #require(JSONTree(parsing: Array(Self.document.utf8))) }
    }
  }

  @Test("Aimed mutation reaches every field with every value worth trying")
  func aimedMutationReachesEveryField() throws {
    let tree = try #require(JSONTree(parsing: Array("{}".utf8)))
    let context = MutationContext(
      keys: [],
      donors: [],
      maximumLength: 4096,
      schema: Self.schema
    )
    let aimed = try #require(MutatorSet.standard.all.first { $0.name == "aimed" })
    guard case .tree(let derive) = aimed.work else { return }
    var generator = SeededGenerator(seed: 4)
    var seen: Set<String> = []
    for _ in 0..<2000 {
      var draft = tree
      if derive(&draft, &generator, context) {
        seen.insert(String(decoding: draft.bytes, as: UTF8.self))
      }
    }
    let wanted = [
      #"{"flag":"tRUE"}"#, #"{"count":127}"#, #"{"count":128}"#, #"{"count":-129}"#,
      #"{"count":"-128"}"#, #"{"kind":"one"}"#, #"{"kind":"ONE"}"#, #"{"kind":2}"#,
      #"{"list":[3.5e38]}"#, #"{"new":[{"a\"b":"2024-02-30"}]}"#,
    ]
    for text in wanted { #expect(seen.contains(text), "\(text)") }
  }

  @Test("Nothing is aimed at without a schema")
  func nothingIsAimedAtWithoutSchema() throws {
    let context = MutationContext(keys: [], donors: [], maximumLength: 4096)
    for mutator in MutatorSet.standard.all where mutator.name.hasPrefix("aimed") {
      guard case .tree(let derive) = mutator.work else { continue }
      var tree = JSONTree()
      var generator = SeededGenerator(seed: 1)
      #expect(!derive(&tree, &generator, context))
    }
  }

  @Test("Names are unique and fit the bits of the ring")
  func namesAreUniqueAndFitBits() {
    let names = MutatorSet.standard.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.count <= 64)
  }
}

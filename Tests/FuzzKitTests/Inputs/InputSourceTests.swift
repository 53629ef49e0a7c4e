import Testing

@testable import FuzzKit

@Suite struct InputSourceTests {
  private func source(seed: UInt64 = 1, corpus: Corpus = Corpus([]), length: Int = 4096)
    -> InputSource
  {
    InputSource(
      seed: seed,
      corpus: corpus,
      targets: [ToyTarget(), PlantedTarget()],
      maximumLength: length
    )
  }

  @Test("The same seed gives the same inputs")
  func sameSeedGivesSameInputs() {
    let left = source()
    let right = source()
    for iteration in 0..<500 as Range<UInt64> {
      #expect(left.input(at: iteration) == right.input(at: iteration))
    }
  }

  @Test("Inputs do not depend on the order in which they are made")
  func inputsDoNotDependOnOrder() {
    let source = source()
    let forward = (0..<300 as Range<UInt64>).map { source.input(at: $0) }
    let backward = (0..<300 as Range<UInt64>).reversed().map { source.input(at: $0) }
    #expect(forward == backward.reversed())
  }

  @Test("Another seed gives other inputs")
  func anotherSeedGivesOtherInputs() {
    let same = (0..<200 as Range<UInt64>)
      .filter { iteration in
        source(seed: 1).input(at: iteration).bytes == source(seed: 2).input(at: iteration).bytes
      }
    #expect(same.count < 20)
  }

  @Test("Another corpus gives another digest and other inputs")
  func anotherCorpusGivesAnotherDigest() {
    let corpus = Corpus([Corpus.Entry(name: "a.json", bytes: Array("[1]".utf8))])
    #expect(
      InputSource.digest(of: corpus, targets: []) != InputSource.digest(of: Corpus([]), targets: [])
    )
    let plain = source()
    let other = source(corpus: corpus)
    #expect((0..<50 as Range<UInt64>).contains { plain.input(at: $0) != other.input(at: $0) })
  }

  @Test("No input is longer than it may be", arguments: [16, 64, 1000])
  func noInputIsLongerThanAllowed(length: Int) {
    let source = source(length: length)
    for iteration in 0..<2000 as Range<UInt64> {
      #expect(source.input(at: iteration).bytes.count <= length)
    }
  }

  @Test("Most inputs are valid JSON, and some are not")
  func mostInputsAreValidJSON() {
    let source = source()
    let valid = (0..<4000 as Range<UInt64>)
      .filter { iteration in
        JSONTree(parsing: source.input(at: iteration).bytes) != nil
      }
    #expect((3400...3990).contains(valid.count))
  }

  @Test("Every mutator gets its turn")
  func everyMutatorGetsItsTurn() {
    let source = source()
    let used = Set((0..<6000 as Range<UInt64>).flatMap { source.input(at: $0).mutators })
    #expect(used == Set(MutatorSet.standard.all.indices))
  }

  @Test(
    "A target gets as many inputs as it weighs, from 1 to 100",
    arguments: [(1, 1), (3, 3), (0, 1), (-7, 1), (100, 100), (Int.max, 100)]
  )
  func targetGetsInputsByWeight(weight: Int, share: Int) {
    let targets: [any FuzzTarget] = [
      Weighed(name: "a"), Weighed(name: "b", weight: weight), Weighed(name: "c"),
    ]
    let source = InputSource(seed: 1, corpus: Corpus([]), targets: targets, maximumLength: 64)
    let rounds = 3 * (share + 2)
    let turns = (0..<UInt64(rounds)).map { source.input(at: $0).target }
    #expect(turns.filter { $0 == 1 }.count == 3 * share)
    #expect(turns.filter { $0 == 0 }.count == 3)
    #expect(turns.filter { $0 == 2 }.count == 3)
  }

  @Test("A weight changes the digest, and one of 1 does not")
  func weightChangesTheDigest() {
    let digests = [1, 0, 2, 3]
      .map { InputSource.digest(of: Corpus([]), targets: [Weighed(name: "a", weight: $0)]) }
    #expect(digests[0] == digests[1])
    #expect(Set(digests).count == 3)
  }

  @Test("The generator is known by its first numbers")
  func generatorIsKnownByFirstNumbers() {
    var generator = SeededGenerator(seed: 0)
    #expect(generator.next() == 0xE220_A839_7B1D_CDAF)
    #expect(generator.next() == 0x6E78_9E6A_A1B9_65F4)
  }
}

private struct Weighed: FuzzTarget {
  let name: String
  var weight = 1
  let laws: TargetLaws = []
  let seedInputs = ["{}"]

  func run(_ input: [UInt8], in context: RunContext) -> Execution { .thrown("nothing") }
}

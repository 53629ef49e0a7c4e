import Testing

@testable import FuzzKit

@Suite struct EmbeddedFuzzerTests {
  private let names = ["first", "second", "third"]

  @Test("An input keeps its target when targets are added", arguments: [0, 1, 2])
  func inputKeepsItsTarget(target: Int) {
    let input = PrefixedInput(target: target, options: 1 << 63 | 5, document: [0x7B, 0x7D])
    let data = input.encoded(names)
    #expect(data.count == PrefixedInput.prefixLength + 2)
    #expect(PrefixedInput(data, targets: names) == input)
    let later = PrefixedInput(data, targets: ["new"] + names)
    #expect(later.target == target + 1)
    #expect(later.options == input.options)
  }

  @Test("A longer prefix is skipped, a shorter one is filled with zeros")
  func longerPrefixIsSkipped() {
    let data = PrefixedInput(target: 1, options: 9, document: [0x31]).encoded(names)
    var longer = data
    longer[1] += 3
    longer.insert(contentsOf: [1, 2, 3], at: PrefixedInput.prefixLength)
    #expect(PrefixedInput(longer, targets: names) == PrefixedInput(data, targets: names))
    let shorter = [PrefixedInput.mark, 4] + data[2..<6] + [0x31]
    let read = PrefixedInput(shorter, targets: names)
    #expect((read.target, read.options, read.document) == (1, 0, [0x31]))
    for end in 0..<data.count { _ = PrefixedInput(Array(data[..<end]), targets: names) }
    #expect(PrefixedInput(Array(data[..<3]), targets: names).document.isEmpty)
  }

  @Test("Bytes without a prefix are a document of a target that follows from them")
  func bytesWithoutPrefixAreADocument() {
    let input = PrefixedInput(Array("[1]".utf8), targets: names)
    #expect(!input.hasPrefix)
    #expect(input.document == Array("[1]".utf8))
    let targets = (0..<50).map { PrefixedInput(Array("[\($0)]".utf8), targets: names).target }
    #expect(Set(targets) == [0, 1, 2])
  }

  @Test("Mutations are short, keep their target mostly, and follow from the seed")
  func mutationsAreShort() {
    let fuzzer = EmbeddedFuzzer(targets: [ToyTarget(), PlantedTarget(), StairsTarget()])
    let start = PrefixedInput(
      target: 2,
      options: 0,
      document: Array(StairsTarget().seedInputs[0].utf8)
    )
    let names = ["toy", "planted", "planted/stairs"]
    var kept = 0
    var changed = 0
    for seed in 0..<200 as Range<UInt64> {
      let output = fuzzer.mutation(of: start.encoded(names), limit: 120, seed: seed)
      #expect(output == fuzzer.mutation(of: start.encoded(names), limit: 120, seed: seed))
      #expect(output.count <= 120)
      let input = PrefixedInput(output, targets: names)
      if input.target == 2 { kept += 1 }
      if input.document != start.document { changed += 1 }
    }
    #expect((175...199).contains(kept))
    #expect(changed > 170)
  }

  @Test("A crossing borrows from the other input")
  func crossingBorrowsFromOtherInput() {
    let fuzzer = EmbeddedFuzzer(targets: [ToyTarget()])
    let left = Array(#"{"count":1,"list":[1,2]}"#.utf8)
    let right = Array(#"{"other":"borrowed-text-0815"}"#.utf8)
    let found = (0..<200 as Range<UInt64>)
      .filter { seed in
        let output = fuzzer.crossing(of: left, with: right, limit: 4096, seed: seed)
        return String(decoding: output.dropFirst(14), as: UTF8.self).contains("borrowed-text-0815")
      }
    #expect(!found.isEmpty)
  }

  @Test("No room is no reason to write beyond it")
  func nothingIsWrittenBeyondTheRoom() {
    let fuzzer = EmbeddedFuzzer(targets: [ToyTarget()])
    for limit in 0...20 {
      let output = fuzzer.mutation(of: [0x5B, 0x5D], limit: limit, seed: 1)
      #expect(output.count <= limit)
    }
  }

  @Test("A violation comes with the signature of the tool")
  func violationHasSignatureOfTool() throws {
    // The document decides which oracles have their turn.
    let inputs = (0..<40)
      .map { number in
        PrefixedInput(
          target: 0,
          options: 0,
          document: Array(#"{"name":"zz","count":\#(number)}"#.utf8)
        )
        .encoded(["toy"])
      }
    let honest = EmbeddedFuzzer(targets: [ToyTarget()])
    #expect(inputs.allSatisfy { honest.failure(of: $0) == nil })
    let faulty = EmbeddedFuzzer(targets: [ToyTarget(fault: .totality)])
    let failure = try #require(inputs.lazy.compactMap { faulty.failure(of: $0) }.first)
    #expect(failure.signature.description.hasPrefix("totality-toy"))
  }
}

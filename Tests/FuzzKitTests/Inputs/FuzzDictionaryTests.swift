import Testing

@testable import FuzzKit

@Suite struct FuzzDictionaryTests {
  @Test("Words stand in quotes, with a name or without, and with escapes")
  func words() throws {
    let text = """
      # a comment, "not" a word

      name="a=b"
        level@1="\\x00\\xfF\\\\\\""
      "é"\t
      """
    #expect(
      try FuzzDictionary(parsing: text).words == [
        Array("a=b".utf8), [0, 0xFF, 0x5C, 0x22], Array("é".utf8),
      ]
    )
  }

  @Test(
    "A line that is no word is named",
    arguments: [
      ("word", 1, "in quotes"), ("\"a\"\n\"b", 2, "in quotes"), ("\"a\" b", 1, "in quotes"),
      ("\n\"\"", 2, "empty"), (#""\n""#, 1, "escapes"), (#""\x0""#, 1, "escapes"),
      (#""\xg0""#, 1, "escapes"), (#""\""#, 1, "escapes"), ("# nothing", 1, "no word"),
      ("", 1, "no word"),
    ]
  )
  func mistakes(text: String, line: Int, reason: String) {
    let mistake = #expect(throws: FuzzDictionary.Mistake.self) { try FuzzDictionary(parsing: text) }
    #expect(mistake?.line == line)
    #expect(mistake?.reason.contains(reason) == true, "\(mistake?.reason ?? "")")
  }

  @Test("Words are in the inputs of a campaign, of documents and of bytes")
  func wordsAreInInputs() {
    func plan(_ words: [String]) -> CampaignPlan {
      var configuration = FuzzConfiguration()
      configuration.dictionary = words.map { Array($0.utf8) }
      return CampaignPlan(configuration: configuration, targets: [ToyTarget()], corpus: Corpus([]))
    }
    let (none, plan, other) = (plan([]), plan(["magic-word"]), plan(["other"]))
    #expect(Set([none.digest, plan.digest, other.digest]).count == 3)
    func inputs(_ plan: CampaignPlan) -> [[UInt8]] {
      (0..<500 as Range<UInt64>).map { plan.source.input(at: $0).bytes }
        .filter { String(decoding: $0, as: UTF8.self).contains("magic-word") }
    }
    #expect(inputs(none).isEmpty)
    let valid = inputs(plan).count { JSONTree(parsing: $0) != nil }
    #expect(valid > 10 && inputs(plan).count > valid)
    // A plan that is made again from the mutators of this one, as for single inputs, has them once.
    let again = CampaignPlan(
      configuration: plan.configuration,
      targets: plan.targets,
      corpus: Corpus([]),
      mutators: plan.mutators
    )
    #expect(
      again.digest == plan.digest && again.mutators.all.map(\.name) == plan.mutators.all.map(\.name)
    )
  }
}

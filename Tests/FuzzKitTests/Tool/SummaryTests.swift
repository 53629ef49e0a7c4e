import Testing

@testable import FuzzKit
@testable import smartfuzz

@Suite struct SummaryTests {
  /// The digest of a campaign with these arguments.
  private static func digest(_ arguments: [String]) throws -> String {
    let options = try Options(arguments, targets: ["toy"])
    let plan = CampaignPlan(
      configuration: options.configuration,
      targets: [ToyTarget()],
      corpus: Corpus([])
    )
    return Digest.hexadecimal(plan.digest)
  }

  @Test(
    "A campaign with another limit has another digest",
    arguments: ["--max-len", "--timeout-ms", "--stack-kb", "--memory-mb"]
  )
  func anotherLimitGivesAnotherDigest(option: String) throws {
    #expect(try Self.digest([option, "300"]) != Self.digest([]))
    #expect(try Self.digest(["--jobs", "3", "--seed", "9"]) == Self.digest([]))
  }

  @Test("A campaign with other mutators or weights has another digest")
  func otherMutatorsGiveAnotherDigest() {
    let digest = { (mutators: [Mutator]) in
      CampaignPlan(
        configuration: FuzzConfiguration(),
        targets: [ToyTarget()],
        corpus: Corpus([]),
        mutators: MutatorSet(mutators)
      )
      .digest
    }
    var heavier = MutatorSet.standard.all
    heavier[0] = Mutator(name: heavier[0].name, weight: 99, work: heavier[0].work)
    let digests = [
      MutatorSet.standard.all, MutatorSet.standard.all.dropLast(),
      MutatorSet.standard.all.reversed(), heavier,
    ]
    .map(digest)
    #expect(Set(digests).count == 4)
  }

  /// The line that says how to resume a campaign with these arguments, interrupted before 30.
  private static func resume(_ arguments: [String]) throws -> String {
    let options = try Options(["--iterations", "50"] + arguments, targets: ["toy"])
    let plan = CampaignPlan(
      configuration: options.configuration,
      targets: [ToyTarget()],
      corpus: Corpus([])
    )
    let counts = [UInt64](repeating: 0, count: plan.layout.count)
    let result = CampaignResult.counted(plan, counts, .interrupted, end: 30)
    let session = ToolSession(tool: SmartFuzz.tool, options: options)
    let files = ReportFiles(plan: plan, session: session)
    let lines = Summary.text(result, files: files, session: session).split(separator: "\n")
    return String(try #require(lines.first { $0.hasPrefix("resume ") }))
  }

  @Test(
    "A campaign is resumed with the options that it was given",
    arguments: [
      [], ["--target", "toy"], ["--subject", "'python3 my adapter.py'"],
      ["--oracle", "default,threads"], ["--known", "known.txt"], ["--corpus", "'a b'"],
      ["--max-len", "99", "--timeout-ms", "50", "--stack-kb", "256", "--memory-mb", "0"],
      ["--reports", "R/x"], ["--max-findings", "3"], ["--no-minimize"], ["--grow"],
    ] as [[String]]
  )
  func campaignIsResumedWithItsOptions(options: [String]) throws {
    let given = options.map { $0.replacing("'", with: "") }
    let digest = try Self.digest(given)
    let words = ["resume      smartfuzz --seed 1 --from 30 --digest \(digest) --iterations 20"]
    #expect(try Self.resume(given) == (words + options).joined(separator: " "))
  }

  @Test("A quote in a value is kept")
  func quoteInValueIsKept() throws {
    #expect(try Self.resume(["--reports", "it's"]).hasSuffix(#" --reports 'it'\''s'"#))
  }
}

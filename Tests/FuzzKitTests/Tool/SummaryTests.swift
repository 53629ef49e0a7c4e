import Testing

@testable import FuzzKit
@testable import smartfuzz

@Suite struct SummaryTests {
  /// The line that says how to resume a campaign with these arguments, interrupted before 30.
  private static func resume(_ arguments: [String]) throws -> String {
    let options = try Options(["--iterations", "50"] + arguments, targets: ["toy"])
    let plan = CampaignPlan(
      configuration: options.configuration,
      targets: [ToyTarget()],
      corpus: Corpus([])
    )
    let counts = [UInt64](repeating: 0, count: plan.layout.count)
    let result = CampaignResult(
      plan: plan,
      status: .interrupted,
      findings: [],
      unseen: [],
      statistics: CampaignStatistics(counts: counts, plan: plan),
      nextIteration: 30,
      seconds: 1,
      restarts: 0,
      timeLimit: nil,
      feedback: nil,
      tool: "smartfuzz"
    )
    let session = ToolSession(tool: SmartFuzz.tool, options: options)
    let files = ReportFiles(plan: plan, session: session)
    let lines = Summary.text(result, files: files, session: session).split(separator: "\n")
    return String(try #require(lines.first { $0.hasPrefix("resume ") }))
  }

  @Test(
    arguments: [
      [], ["--target", "toy"], ["--subject", "'python3 my adapter.py'"],
      ["--oracle", "default,threads"], ["--known", "known.txt"], ["--corpus", "'a b'"],
      ["--max-len", "99", "--timeout-ms", "50", "--stack-kb", "256", "--memory-mb", "0"],
      ["--reports", "R/x"],
    ] as [[String]]
  )
  func `A campaign is resumed with the options that it was given`(options: [String]) throws {
    let given = options.map { $0.replacing("'", with: "") }
    let words = ["resume      smartfuzz --seed 1 --from 30 --iterations 20"] + options
    #expect(try Self.resume(given) == words.joined(separator: " "))
  }

  @Test func `A quote in a value is kept`() throws {
    #expect(try Self.resume(["--reports", "it's"]).hasSuffix(#" --reports 'it'\''s'"#))
  }
}

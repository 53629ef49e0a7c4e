import Foundation
import Testing

@testable import FuzzKit

@Suite struct AnswerTableTests {
  @Test(
    "An input belongs to the class of what decoders part over",
    arguments: [
      ("{", "malformed"), ("1", "scalar"), (#"{"a":1,"a":2}"#, "duplicateKeys"),
      (#"{"a":1,"\u0061":2}"#, "duplicateKeys"), (#"[1e400]"#, "extremeNumber"),
      (#"{"é":1}"#, "unicodeKey"), (#"["{}"]"#, "stringified"), (#"{"a":[1,"b",null]}"#, "plain"),
      (String(repeating: "[", count: 129) + String(repeating: "]", count: 129), "deep"),
      (String(repeating: "[", count: 128) + String(repeating: "]", count: 128), "plain"),
    ]
  )
  func inputBelongsToClassOfDifference(text: String, wanted: String) {
    let facts = JSONTree(parsing: Array(text.utf8)).map(JSONFacts.init)
    #expect("\(InputClass(facts))" == wanted)
  }

  @Test(
    "A slope is counted in the first step that it does not exceed",
    arguments: [
      (0.2, 0), (0.9, 0), (0.95, 1), (1.0, 1), (1.04, 2), (1.3, 5), (1.31, 6), (2.0, 6),
    ]
  )
  func slopeIsCountedInFirstStep(slope: Double, step: Int) {
    #expect(CostScale.step(of: slope) == step)
  }

  /// A campaign of two decoders, counted as workers do.
  private static func result(
    _ targets: [any FuzzTarget],
    oracles: [String]
  ) -> CampaignResult {
    var configuration = FuzzConfiguration()
    configuration.iterations = 400
    configuration.oracles = oracles
    let plan = CampaignPlan(configuration: configuration, targets: targets, corpus: Corpus([]))
    let runner = DirectRunner(counters: plan.layout.count)
    let fuzzer = Fuzzer(plan: plan, runner: runner)
    for iteration in 0..<400 as Range<UInt64> { _ = fuzzer.fuzzOne(iteration) }
    return CampaignResult.counted(plan, runner.counters.map { UInt64($0) }, end: 400)
  }

  @Test("Decoders that are compared run the same inputs, so their rows have the same sums")
  func comparedDecodersRunTheSameInputs()
    throws
  {
    var peer = ToyTarget(fault: .differential)
    peer.name = "peer"
    let result = Self.result([ToyTarget(), peer], oracles: ["differential"])
    let table = try #require(AnswerTable.comparisons(result).first)
    #expect(table.names == ["toy", "peer"])
    for row in table.rows { #expect(row.counts[0].total == row.counts[1].total) }
    #expect(table.rows.reduce(0) { $0 + $1.counts[0].total } == 400)
    // What the peer makes of arrays shows where it accepts more.
    #expect(table.rows.contains { $0.counts[1].accepted > $0.counts[0].accepted })
    #expect(MarkdownReport.text(result, folder: "f").contains("| toy: accepted / repaired"))
    #expect(HTMLReport.text(result).contains("<h4>toy, peer</h4>"))
  }

  @Test("Without that oracle no subjects are compared, and every input counts once")
  func nobodyIsComparedWithoutOracle() {
    var peer = ToyTarget()
    peer.name = "peer"
    let result = Self.result([ToyTarget(), peer], oracles: ["totality"])
    #expect(AnswerTable.comparisons(result).isEmpty)
    #expect(AnswerTable.sum(result).rows.reduce(0) { $0 + ($1.counts.first?.total ?? 0) } == 400)
  }

  @Test("The report has the slopes of work that was counted", arguments: [nil, ToyFault.quadratic])
  func reportHasSlopesOfWork(fault: ToyFault?) {
    let result = Self.result([ToyTarget(fault: fault)], oracles: ["linear-cost"])
    let rows = CostTable(result.statistics).rows
    #expect(Set(rows.map(\.growth)) == Set(CostGrowth.allCases.map(\.rawValue)))
    for row in rows {
      #expect(row.counts.reduce(0, +) == row.total)
      #expect(row.counts.last == (fault == nil ? 0 : row.total), "\(row)")
    }
    #expect(EncodedReport(result, folder: "f").costs.map(\.growth) == rows.map(\.growth))
    #expect(MarkdownReport.text(result, folder: "f").contains("| nesting | "))
    #expect(HTMLReport.text(result).contains("<h2>Cost</h2>"))
  }
}

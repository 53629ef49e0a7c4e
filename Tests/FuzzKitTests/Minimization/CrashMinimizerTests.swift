import Foundation
import Testing

@testable import FuzzKit

/// Minimizing what crashes, in workers: one document of about 2 KB for each planted trap.
@Suite struct CrashMinimizerTests {
  /// What makes a document run into a trap, as a member.
  private static let bait: [ContentTarget.Trap: String] = [
    .longArray: #""list":[4,{"b":2},null,"x",[],7.5,8,9]"#,
    .word: #""name":"some boom inside""#,
    .longNumber: #""count":12345678901234567890"#,
    .twice: #""map":{"p":1,"q":2,"p":3}"#,
    .deep: #""x":{"x":[{"x":{"x":[{"x":{"x":{}}}]}}]}"#,
    .neighbors: #""flags":[1,null,true,2]"#,
    .pair: #""thing":{"id":4,"kind":"k","name":"n","size":9}"#,
    .longText: #""text":"abcdefghij klmnopqrst uvwxyz 0123456789""#,
    .ladder: #""rows":[{"cells":[{"a":1}]}]"#,
    .negative: #""sum":{"total":-12.5,"parts":[]}"#,
  ]

  /// A document of about 2 KB with the bait somewhere inside.
  static func document(for trap: ContentTarget.Trap) -> String {
    func filler(_ number: Int) -> String {
      #""m\#(number)":{"id":\#(number),"name":"value \#(number)","on":true,"tags":["a","b"]}"#
    }
    let before = (0..<12).map(filler).joined(separator: ",")
    let after = (20..<40).map(filler).joined(separator: ",")
    return "{\(before),\"inner\":{\"id\":1,\(bait[trap] ?? ""),\"z\":false},\(after)}"
  }

  @Test("Ten crashing documents get small in few runs and keep their signatures")
  func tenDocuments() throws {
    let plan = CampaignPlan(
      configuration: FuzzConfiguration(),
      targets: [ContentTarget()],
      corpus: Corpus([])
    )
    let examiner = try #require(
      InputExaminer(plan: plan, executable: try Tool().executable.path)
    )
    var runs: [Int] = []
    var signatures: Set<Signature> = []
    for trap in ContentTarget.Trap.allCases {
      let input = Array(Self.document(for: trap).utf8)
      #expect((1800..<2600).contains(input.count), "\(input.count)")
      let failure = try #require(examiner.failure(of: input), "\(trap)")
      signatures.insert(failure.finding.signature)
      let result = examiner.minimize(failure)
      runs.append(result.runs)
      let text = String(decoding: result.input, as: UTF8.self)
      print("minimized \(trap): \(input.count) to \(result.input.count) bytes, \(result.runs) runs")
      #expect(JSONTree(parsing: result.input) != nil, "\(text)")
      #expect(result.input.count <= 48, "\(text)")
      let again = try #require(examiner.failure(of: result.input, as: failure.finding))
      #expect(again.finding.signature == failure.finding.signature, "\(text)")
    }
    #expect(signatures.count == ContentTarget.Trap.allCases.count)
    print("median \(runs.sorted()[runs.count / 2]) of \(runs.sorted())")
    #expect(runs.sorted()[runs.count / 2] <= 150)
  }

  @Test("An explanation names what matters and nothing else")
  func explanation() throws {
    let plan = CampaignPlan(
      configuration: FuzzConfiguration(),
      targets: [ContentTarget()],
      corpus: Corpus([])
    )
    let examiner = try #require(
      InputExaminer(plan: plan, executable: try Tool().executable.path)
    )
    let input = Array(#"{"a":[1,2],"sum":{"total":-1,"b":"c"}}"#.utf8)
    let failure = try #require(examiner.failure(of: input))
    let influences = examiner.influences(failure)
    #expect(influences.map(\.place) == ["$", "sum", "sum.total"])
    #expect(influences.last?.needed.contains("renamed") == true)
    #expect(influences.dropFirst().first?.free == ["renamed"])
  }
}

import Foundation
import Testing

@testable import FuzzKit

@Suite struct TriageTests {
  private static var plan: CampaignPlan {
    CampaignPlan(
      configuration: FuzzConfiguration(),
      targets: [ToyTarget()],
      corpus: Corpus([])
    )
  }

  private static func line(_ iteration: UInt64, path: String, input: String?)
    -> ViolationSpool.Line
  {
    ViolationSpool.Line(
      oracle: "agreement",
      path: path,
      wanted: "number",
      found: "string",
      target: 0,
      iteration: iteration,
      detail: "d",
      input: input.map { Data($0.utf8) },
      options: 0,
      mutators: [0]
    )
  }

  @Test func `Violations at other indices of one array are one finding`() {
    let first = TreePath([.key("list"), .index(1)])
    let second = TreePath([.key("list"), .index(7)])
    #expect(first.signatureText == second.signatureText)
    #expect(TreePath([.key("a b")]).signatureText == "{*}")
    #expect(TreePath().description == "$")
  }

  @Test func `The lowest iteration gives the reproducer, whoever reports first`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("ledger-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    var ledger = FindingLedger(plan: Self.plan, folder: folder)
    ledger.add(Self.line(9, path: "count", input: "late"))
    ledger.add(Self.line(4, path: "count", input: "early"))
    ledger.add(Self.line(6, path: "count", input: nil))
    ledger.add(Self.line(5, path: "other", input: "else"))
    #expect(ledger.sorted.map(\.iteration) == [4, 5])
    #expect(ledger.sorted.map(\.hits) == [3, 1])
    let file = folder.appendingPathComponent("\(ledger.sorted[0].signature)/input")
    #expect(try Data(contentsOf: file) == Data("early".utf8))
    let metadata = try #require(EncodedFinding.Metadata(besideInput: file))
    #expect((metadata.target, metadata.iteration, metadata.kind) == ("toy", 4, "agreement"))
  }

  @Test func `Signatures are fit for folders and stay apart`() {
    let long = String(repeating: "x", count: 300)
    let left = Signature(["a/b", long + "1"])
    let right = Signature(["a/b", long + "2"])
    #expect(left != right)
    #expect(left.description.utf8.count < 100)
    #expect(!left.description.contains("/"))
    #expect(Signature(["a", "", "b"]).description == "a-b")
    #expect(Signature(["a/b"]) != Signature(["a_b"]))
  }

  @Test func `Numbers and addresses do not tell two crashes apart`() {
    let left = Death(kind: .trap, message: "Fatal error: Index 7 out of range at 0x7f12")
    let right = Death(kind: .trap, message: "Fatal error: Index 12 out of range at 0x7f99")
    #expect(left.stableMessage == right.stableMessage)
  }
}

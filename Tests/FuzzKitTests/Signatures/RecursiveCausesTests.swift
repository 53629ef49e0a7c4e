import Foundation
import Testing

@testable import FuzzKit

/// One bug is one finding, however deep in a value it shows.
@Suite struct RecursiveCausesTests {
  /// A value that nests in itself, in three ways.
  private struct Node: Codable {
    var name: String?
    var count: Int?
    var flag: Bool?
    var weight: Double?
    var tags: [String]?
    var left: [Node]?
    var inner: [String: Node]?
    var other: Wrapped?

    struct Wrapped: Codable {
      var node: [Node]?
      var mark: String?
    }

    /// The value as a decoder with eight bugs gives it.
    var wrong: Node {
      var copy = self
      if let name, name.utf8.count > 3 { copy.name = String(name.dropLast()) }
      if let count, count < 0 { copy.count = count + 1 }
      if count == 0 { copy.flag = nil }
      if let weight, weight > 1000 { copy.weight = 0 }
      if let tags, tags.count > 1 { copy.tags = Array(tags.dropFirst()) }
      if let tags, tags.isEmpty { copy.tags = nil }
      copy.left = left?.map(\.wrong)
      copy.inner = inner?.mapValues(\.wrong)
      copy.other = other.map {
        Wrapped(node: $0.node?.map(\.wrong), mark: $0.mark.map { $0 + "!" })
      }
      if inner?.isEmpty == true { copy.inner = nil }
      return copy
    }
  }

  private struct Target: FuzzTarget {
    let name = "nodes"
    let laws: TargetLaws = [.agreement, .strictAgreement, .strictEquality]
    let schema = SchemaProbe.schema(of: Node.self)
    let seedInputs = [
      #"{"name":"abcd","count":1,"flag":true,"weight":2,"tags":["a"],"left":[{"count":2,"left":[{}]}]}"#,
      #"{"inner":{"k":{"name":"n","tags":["x"],"weight":5.5}},"other":{"node":[{"flag":false}]}}"#,
      #"{"left":[{"left":[{"left":[{"count":0,"flag":true,"other":{"mark":"m","node":[{"tags":[]}]}}]}]}]}"#,
    ]

    func run(_ input: [UInt8], in context: RunContext) -> Execution {
      let node = try? JSONDecoder().decode(Node.self, from: Data(input))
      return node.map { .decoded(context.observe($0.wrong)) } ?? .thrown("refused")
    }

    func strict(_ input: [UInt8], in context: RunContext) -> Execution? { run(input, in: context) }

    func reference(_ input: [UInt8], in context: RunContext) -> Execution? {
      let node = try? JSONDecoder().decode(Node.self, from: Data(input))
      return node.map { .decoded(context.observe($0)) } ?? .thrown("refused")
    }
  }

  @Test("Eight bugs in a value that nests in itself are at most twelve findings")
  func bugsAreFindings() {
    let plan = CampaignPlan(
      configuration: FuzzConfiguration(),
      targets: [Target()],
      corpus: Corpus([])
    )
    let fuzzer = Fuzzer(plan: plan, runner: DirectRunner())
    var signatures: [Signature: Int] = [:]
    for iteration in 0..<5000 as Range<UInt64> {
      for report in fuzzer.fuzzOne(iteration) {
        let (violation, place) = (report.violation, report.place)
        let signature = Signature(
          violating: violation.oracle,
          "nodes",
          place,
          violation.wanted,
          violation.found
        )
        signatures[signature, default: 0] += 1
      }
    }
    #expect((8...12).contains(signatures.count), "\(signatures.count): \(signatures)")
  }

  @Test("A path leaves out what lies between a type and the same type further inside")
  func pathsAreFolded() throws {
    let inmost = Node(name: "n", tags: ["a"], other: Node.Wrapped(mark: "m"))
    let middle = Node(left: [inmost], other: Node.Wrapped(node: [inmost]))
    let tree = TreeEncoder.observe(Node(left: [Node(), middle], inner: ["k": middle]))
    let places = Set(tree.nodes().map { PlaceNames(.none).text(of: tree.path(of: $0)) })
    #expect(
      places == [
        "$", "name", "tags", "tags[*]", "left", "left[*]", "inner", "inner.{*}", "other",
        "other.mark", "other.node", "other.node[*]",
      ]
    )
  }
}

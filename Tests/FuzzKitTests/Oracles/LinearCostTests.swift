import Foundation
import SmartCodableFuzzing
import Testing

@testable import FuzzKit

@Suite struct LinearCostTests {
  @Test(
    "The slope is the exponent of the growth",
    arguments: [
      (1.0, 1.0), (2.0, 2.0), (1.3, 1.3), (0.5, 0.5),
    ]
  )
  func slopeIsExponentOfGrowth(exponent: Double, wanted: Double) throws {
    let points = [1000, 2000, 4000]
      .map { length in
        CostPoint(length: length, work: UInt64(pow(Double(length), exponent) * 1000))
      }
    let slope = try #require(CostPoint.slope(of: points))
    #expect(abs(slope - wanted) < 0.01)
  }

  @Test("What every input costs has no part in the slope")
  func whatEveryInputCostsIsLeftOut() throws {
    let points = [100, 200, 400].map { CostPoint(length: $0, work: UInt64($0) + 1_000_000) }
    #expect(abs(try #require(CostPoint.slope(of: points)) - 1) < 0.001)
  }

  @Test("Nothing is said about work that does not grow")
  func nothingIsSaidOfConstantWork() {
    #expect(CostPoint.slope(of: [100, 200, 400].map { CostPoint(length: $0, work: 7) }) == nil)
    #expect(CostPoint.slope(of: [100, 100, 400].map { CostPoint(length: $0, work: 7) }) == nil)
    #expect(CostPoint.slope(of: []) == nil)
  }

  @Test(
    "Each way of growing gives three valid documents of rising length",
    arguments: CostGrowth.allCases
  )
  func eachGrowthGivesThreeDocuments(growth: CostGrowth) throws {
    let text = #"{"name":"a","next":{"list":[{"name":"b"},1]}}"#
    let tree = try #require(JSONTree(parsing: Array(text.utf8)))
    for seed in 0..<50 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let documents = growth.documents(from: tree, &generator)
      #expect(documents.count == 3)
      for document in documents { #expect(JSONTree(parsing: document) != nil) }
      let lengths = documents.map(\.count)
      #expect(lengths == Array(Set(lengths)).sorted())
      #expect((lengths.last ?? 0) < FuzzConfiguration.longestInput)
    }
  }

  @Test("A model is nested into itself up to the depth limit, over what does not fit")
  func modelIsNestedUpToDepthLimit() throws {
    let text = #"{"top":{"next":[{"deep":1}],"name":"n"}}"#
    let tree = try #require(JSONTree(parsing: Array(text.utf8)))
    let node = try #require(
      tree.nodes().first { tree.key(of: $0) == nil && tree.enclosingObject(of: $0) != nil }
    )
    let documents = try #require(RecursiveGrowth(of: node, in: tree)).documents
    let depths = documents.compactMap { JSONTree(parsing: $0)?.depth }
    #expect(depths == [119, 237, 473])
    let first = try #require(documents.first.map { String(decoding: $0, as: UTF8.self) })
    #expect(first.hasPrefix(#"{"top":{"next":[{"next":[{"next":["#))
    #expect(first.contains(#"[{"next":["bad"],"name":"n"}]"#))
  }

  @Test("The steps of SmartCodable grow with the length of the document")
  func stepsOfSmartCodableGrowLinearly() throws {
    for name in ["counted", "zoo/counted"] { try expectLinearSteps(of: name) }
  }

  private func expectLinearSteps(of name: String) throws {
    let target = try #require(FuzzTargets.all.first { $0.name == name })
    func work(_ text: String) throws -> UInt64 {
      try #require(target.work(Array(text.utf8), in: RunContext()))
    }
    func nested(_ levels: Int) -> String {
      String(repeating: #"{"next":"#, count: levels) + "{}" + String(repeating: "}", count: levels)
    }
    func wide(_ count: Int) -> String {
      #"{"list":["# + repeatElement(#"{"name":1}"#, count: count).joined(separator: ",") + "]}"
    }
    func bad(_ levels: Int) -> String {
      String(repeating: #"{"name":"n","next":"#, count: levels) + "[]"
        + String(repeating: "}", count: levels)
    }
    for make in [nested, wide, bad] {
      let points = try [50, 100, 200]
        .map { size in
          CostPoint(length: make(size).utf8.count, work: try work(make(size)))
        }
      let slope = try #require(CostPoint.slope(of: points))
      #expect((0.9...CostPoint.steepest).contains(slope), "\(points)")
    }
  }
}

import ConformanceProof
import Foundation
import FuzzKit
import Testing

@testable import SmartCodableFuzzing

/// Graphs of native leaves, and the judge that knows what each leaf means.
@Suite struct GraphLeavesTests {
  private static let target = GraphLeavesTarget()

  @Test("The judge agrees on the seed documents under all options")
  func judgeAgrees() {
    for iteration in 0..<80 as Range<UInt64> {
      let context = RunContext(
        iteration: iteration,
        options: iteration.isMultiple(of: 2) ? 0 : iteration
      )
      for input in Self.target.seedInputs {
        let verdict = Self.target.judgement(of: .decoding, on: Array(input.utf8), in: context)
        guard case .agrees? = verdict else {
          Issue.record("\(input) \(iteration): \(String(describing: verdict))")
          continue
        }
      }
    }
  }

  @Test("Leaves and containers of every kind are drawn")
  func everyKindIsDrawn() {
    var types: Set<String> = []
    // Lists of one element have one type, which sets and typed arrays need.
    for input in Self.target.seedInputs + [#"[[1],["a"],[2]]"#, #"[["b"],[3],["c"]]"#] {
      for iteration in 0..<600 as Range<UInt64> {
        let graph = GraphLeavesTarget.graph(Array(input.utf8), in: RunContext(iteration: iteration))
        for value in (graph?.leaves.map(\.native) ?? []) + (graph?.rows ?? []) {
          types.insert("\(type(of: value))")
        }
      }
    }
    let wanted = [
      "Int8", "Int16", "Int32", "Int64", "Int", "Int128", "UInt8", "UInt16", "UInt32", "UInt64",
      "UInt", "UInt128", "Float16", "Float", "Double", "CGFloat", "Decimal", "NSNumber",
      "NSDecimalNumber", "String", "NSString", "NSMutableString", "Substring", "Bool", "Date",
      "Data", "URL", "UUID", "NSNull", "GraphStranger", "Optional<Int>", "Optional<Optional<Any>>",
      "Array<Any>", "Array<Int>", "Array<String>", "NSArray", "NSMutableArray",
      "Array<Optional<Any>>", "Set<Int>", "Set<String>", "Set<AnyHashable>", "NSSet",
      "Dictionary<String, Any>", "Dictionary<AnyHashable, Any>",
      "Dictionary<String, Optional<Any>>",
      "Dictionary<Int, Any>", "Dictionary<Double, Any>", "Dictionary<String, Int8>", "NSDictionary",
      "NSMutableDictionary", "GraphDictionary",
    ]
    for type in wanted { #expect(types.contains(type), "\(type)") }
  }

  @Test("A wrong value of any property is noticed", arguments: GraphLeavesModel.columns.map(\.name))
  func wrongValueIsNoticed(name: String) throws {
    let leaf =
      ["integers", "slots", "texts", "dates", "givenList"].contains(name)
      ? GraphLeaf(native: [1, 0], meaning: .list([Self.number("1"), Self.number("0")]))
      : name == "table" || name == "blobs"
        ? GraphLeaf(native: ["a": 1], meaning: .members(["a": Self.number("1")]))
        : name == "data"
          ? GraphLeaf(native: Data([1]), meaning: .data(Data([1])))
          : name == "identifier"
            ? GraphLeaf(native: UUID(), meaning: .identifier(UUID()))
            : GraphLeaf(native: 0, meaning: Self.number("0"))
    // A model of initial values is wrong in every property that the leaf has a value for.
    let column = try #require(GraphLeavesModel.columns.first { $0.name == name })
    let wanted = column.wanted(GraphLeavesReference(), leaf.meaning)
    guard case .value(let values, _) = wanted else {
      Issue.record("\(wanted)")
      return
    }
    #expect(values.first != column.found(GraphLeavesModel()))
    guard case .differs? = GraphLeavesTarget.verdict(on: .init(), of: leaf, by: .init()) else {
      Issue.record("\(name) was not noticed")
      return
    }
  }

  @Test("A text that an encoder should not write is noticed")
  func wrongTextIsNoticed() {
    let leaves = [
      GraphLeaf(native: 1, meaning: Self.number("2")), GraphLeaf(native: "a", meaning: .text("b")),
      GraphLeaf(native: Double.nan, meaning: Self.number("1")),
      GraphLeaf(native: [1], meaning: .list([])), GraphLeaf(native: 1, meaning: .stranger),
      GraphLeaf(native: ["a": 1], meaning: .members(["b": Self.number("1")])),
      GraphLeaf(
        native: Date(timeIntervalSince1970: 1),
        meaning: .date(Date(timeIntervalSince1970: 2))
      ),
    ]
    for leaf in leaves {
      guard case .differs? = GraphWriting.verdict(on: leaf, decoded: nil) else {
        Issue.record("\(leaf)")
        continue
      }
    }
  }

  private static func number(_ text: String) -> GraphMeaning {
    .number(GraphNumber(text, .decimal))
  }
}

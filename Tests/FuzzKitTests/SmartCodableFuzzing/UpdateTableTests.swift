import Foundation
import FuzzKit
import SmartCodable
import Testing

@testable import SmartCodableFuzzing

/// Drawn documents that are decoded and that update a value, and the judge of both.
@Suite struct UpdateTableTests {
  private static let target = UpdateTableTarget()

  private static func context(_ iteration: UInt64) -> RunContext {
    RunContext(iteration: iteration, options: iteration.isMultiple(of: 2) ? 0 : iteration)
  }

  @Test("The judge agrees, and seldom finds the answer open")
  func judgeAgrees() {
    var open = 0
    for iteration in 0..<400 as Range<UInt64> {
      let context = Self.context(iteration)
      let verdict = Self.target.judgement(of: .decoding, on: [], in: context)
      if case .agrees? = verdict {
      } else {
        Issue.record("\(iteration): \(String(describing: verdict))")
      }
      let drawn = Self.target.drawn(from: [], in: context)
      var judge = drawn.judge
      _ = judge.fresh(UpdateTableModel.shape, drawn.first.members ?? [])
      open += judge.isOpen ? 1 : 0
    }
    #expect(open < 200)
  }

  @Test("The value of another document is noticed, and so are missing repairs")
  func wrongValuesAreNoticed() throws {
    var noticed = 0
    for iteration in 0..<40 as Range<UInt64> {
      let drawn = Self.target.drawn(from: [], in: Self.context(iteration))
      let report = try UpdateTableModel.decode(from: Data(drawn.second.json.utf8))
      if case .differs? = UpdateTableTarget.verdict(on: report, of: drawn) { noticed += 1 }
    }
    #expect(noticed > 20)
    let clean = try UpdateTableModel.decode(from: Data("{}".utf8))
    let converted = UpdateTableTarget.Case(
      first: .object([.init("number", .text("1"))]),
      second: .object([]),
      judge: UpdateTableReference(),
      options: [],
      isChanged: false
    )
    guard case .differs(_, "repairs", _, _)? = UpdateTableTarget.verdict(on: clean, of: converted)
    else {
      Issue.record("the repair is not noticed")
      return
    }
  }

  @Test(
    "An update merges, replaces and keeps as the specification says",
    arguments: [
      (UpdateShape.integer, "1", UpdatePart.text("7"), "7"),
      (.list(.integer), "[1]", .list([.text("x"), .number("2")]), "[2]"),
      (.map(.text, .integer), "{a: 1}", .object([.init("b", .number("2"))]), "{a: 1, b: 2}"),
      (.map(.text, .integer), "{a: 1}", .object([.init("a", .null)]), "{a: 1}"),
      (.map(.integer, .integer), "{1: 1}", .object([.init("01", .number("2"))]), "{1: 2}"),
      (.map(.kind, .integer), "{a: 1}", .object([.init("two", .flag(true))]), "{a: 1, two: 1}"),
    ]
  )
  func updates(shape: UpdateShape, old: String, part: UpdatePart, wanted: String) throws {
    let states: [String: UpdateState] = [
      "1": .integer(1), "[1]": .list([.integer(1)]), "{a: 1}": .members(["a": .integer(1)]),
      "{1: 1}": .members(["1": .integer(1)]),
    ]
    var judge = UpdateTableReference()
    let state = try #require(states[old])
    let found = try judge.update(shape, state, with: part)
    #expect("\(found)" == wanted)
    #expect(!judge.isOpen)
  }

  @Test("Hooks are counted where an update comes by, and flats only if it mentions them")
  func hooks() throws {
    var judge = UpdateTableReference()
    let old = UpdateTableFlats.shape.initial
    let patch = [UpdatePart.Member("x", .number("3"))]
    let new = judge.merge(UpdateTableFlats.shape, patch, into: old).value.members
    #expect(new["calls"] == .integer(1))
    #expect(new["outer"]?.members["calls"] == .integer(1))
    #expect(new["outer"]?.members["inner"]?.members["x"] == .integer(3))
    #expect(new["node"]?.members["calls"] == .integer(0))
    #expect(new["rest"] == .members(["x": .integer(3), "z": .integer(1)]))
  }

  @Test(
    "Keys are found as the strategies say",
    arguments: [
      (UpdateTableReference.Keys.snakeCase, "_one__two_", "_oneTwo_"),
      (.snakeCase, "ONE_T", "oneT"),
      (.snakeCase, "__", "__"), (.firstLower, "URL", "uRL"), (.firstUpper, "title", "Title"),
      (.asWritten, "a_b", "a_b"),
    ]
  )
  func keys(strategy: UpdateTableReference.Keys, key: String, wanted: String) {
    #expect(UpdateTableReference(keys: strategy).converted(key) == wanted)
  }
}

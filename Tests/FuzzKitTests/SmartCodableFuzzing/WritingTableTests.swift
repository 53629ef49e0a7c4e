import Foundation
import FuzzKit
import SmartCodable
import Testing

@testable import SmartCodableFuzzing

/// The values that are written, and the judge that knows what must come of them.
@Suite struct WritingTableTests {
  private static let target = WritingTableTarget()

  @Test("The judge agrees on the seed documents, and every kind of row is drawn")
  func judgeAgrees() {
    var kinds: Set<String> = []
    for iteration in 0..<1500 as Range<UInt64> {
      let input = Array(Self.target.seedInputs[Int(iteration % 4)].utf8)
      var generator = SeededGenerator(seed: iteration)
      let options = iteration.isMultiple(of: 2) ? 0 : generator.next()
      let context = RunContext(iteration: iteration, options: options)
      kinds.insert(WritingTableTarget.row(input, in: context).kind)
      let verdict = Self.target.judgement(of: .encoding, on: input, in: context)
      if case .agrees? = verdict {
      } else {
        Issue.record("\(iteration): \(String(describing: verdict))")
      }
    }
    let wanted: Set = [
      "floats", "floats after a failure", "dictionary", "dictionary in order", "labels",
      "labels in order", "mixed", "mixed in order", "numbered", "object", "clash", "any", "date",
      "date as read", "color", "compact", "published", "flat", "ignored",
    ]
    #expect(wanted.subtracting(kinds).isEmpty)
  }

  @Test("Another value, another order and another refusal are noticed")
  func differencesAreNoticed() {
    let rows = [
      WritingTableRow("", [1, 2], .model([2, 1])),
      WritingTableRow("", ["a": 1], .model(["a": 1, "b": 2])),
      WritingTableRow("", [Double.nan], .model([0.5])),
      WritingTableRow("", [0.5], .model([Double.nan])),
      WritingTableRow("", ["a": Double.nan], .model(["b": Double.nan])),
      WritingTableRow("", ["a": 1], .members([("a", 2)])),
      WritingTableRow("", ["a": 1], .members([("a", 1), ("b", 1)])),
      WritingTableRow("", ["a": 1, "b": 1], .members([("a", 1)])),
      WritingTableRow("", ["b", "a"], .ascending([("b", "a")])),
      WritingTableRow("", BackwardMembers(), .ascending([("a", 1), ("b", 2)]), by: [.own]),
    ]
    let judge = WritingTableJudge(options: WritingTableOptions())
    for (number, row) in rows.enumerated() {
      if case .differs = judge.verdict(on: row) { continue }
      Issue.record("row \(number)")
    }
    let members = WritingTableRow("", BackwardMembers(), .members([("a", 1), ("b", 2)]))
    if case .differs = judge.verdict(on: members) { Issue.record("members") }
  }

  private struct BackwardMembers: Encodable {
    var b = 2
    var a = 1
  }

  @Test("A value that fails in a place is not part of what must be written")
  func failuresAreLeftOut() throws {
    let encoder = SmartJSONEncoder(style: .foundation)
    encoder.outputFormatting = .sortedKeys
    for number in 0..<WritingTablePlace.count {
      let sound = WritingTablePlace(value: [1.5], number: number)
      var place = sound
      place.failing = ["value": 7]
      let text = String(decoding: try encoder.encode(place), as: UTF8.self)
      #expect(text == String(decoding: try JSONEncoder.sorted.encode(sound), as: UTF8.self))
    }
  }
}

extension JSONEncoder {
  fileprivate static var sorted: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return encoder
  }
}

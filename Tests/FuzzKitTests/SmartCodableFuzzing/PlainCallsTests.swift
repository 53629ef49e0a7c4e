import ConformanceKit
import Foundation
import FuzzKit
import SmartCodable
import Testing

@testable import SmartCodableFuzzing

/// Plain types that read a text, and the judge of the calls of their code.
@Suite struct PlainCallsTests {
  private static let target = PlainCallsTarget()

  @Test("The judge agrees, and each type is drawn")
  func judgeAgrees() {
    var types: Set<String> = []
    for iteration in 0..<300 as Range<UInt64> {
      let context = RunContext(iteration: iteration)
      types.insert("\(Self.target.drawn(from: [], in: context).type)")
      let verdict = Self.target.judgement(of: .decoding, on: [], in: context)
      if case .agrees? = verdict {
      } else {
        Issue.record("\(iteration): \(String(describing: verdict))")
      }
    }
    #expect(types.count == 11)
  }

  private static let members = [
    JSONMember(key: "list", value: .array([.string("a"), .null, .string("a"), .number("7")]))
  ]

  private static func answer(
    calls: [String],
    list: String = "[a, a, 7]",
    dropped: [String] = ["list/1"]
  ) -> PlainCallsAnswer {
    var properties = PlainCallsReference<PlainCallsNote>(members).spoken
    properties["list"] = list
    let log = PlainCallsLog()
    PlainCallsLog.$current.withValue(log) { for call in calls { PlainCallsLog.note(call) } }
    return PlainCallsAnswer(outcome: "read", properties: properties, dropped: dropped, log: log)
  }

  @Test(
    "Other values, other places, and calls too many or too few are noticed",
    arguments: [
      (answer(calls: ["", "", "", "", ""]), nil), (answer(calls: ["", "", "", ""]), "calls"),
      (answer(calls: ["", "", "", "", "", "", ""]), "calls"), (answer(calls: ["list/0"]), "calls"),
      (answer(calls: [], list: "[a, b, 7]"), "list"), (answer(calls: [], dropped: []), "dropped"),
    ] as [(PlainCallsAnswer, String?)]
  )
  func answersAreCompared(answer: PlainCallsAnswer, wanted: String?) {
    let drawn = PlainCallsTarget.Case(type: PlainCallsNote.self, members: Self.members)
    guard case .differs(let property, _, _, _)? = PlainCallsTarget.verdict(on: answer, of: drawn)
    else {
      #expect(wanted == nil)
      return
    }
    #expect(property == wanted)
  }

  @Test(
    "What code makes of a value at both attempts",
    arguments: [
      (PlainCallsRaw<PlainCallsWays.Nullable>.self, JSONValue.null, "1", "-1", "-1"),
      (PlainCallsRaw<PlainCallsWays.Second>.self, .string("a"), "1", nil, "a"),
      (PlainCallsRaw<PlainCallsWays.Even>.self, .string("a"), "1", nil, nil),
      (PlainCallsRaw<PlainCallsWays.First>.self, .array([.number("7")]), "1", nil, "7"),
      (PlainCallsWord.self, .string("abcdefgj"), "1", nil, nil),
    ] as [(any PlainCallsMember.Type, JSONValue, String, String?, String?)]
  )
  func meanings(
    type: any PlainCallsMember.Type,
    part: JSONValue,
    step: String,
    first: String?,
    second: String?
  ) {
    #expect(type.meaning(of: part, at: step, attempt: 1) == first)
    #expect(type.meaning(of: part, at: step, attempt: 2) == second)
  }
}

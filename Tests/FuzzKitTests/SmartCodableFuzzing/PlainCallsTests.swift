import ConformanceKit
import FuzzKit
import SmartCodable
import Testing

@testable import SmartCodableFuzzing

/// Plain types that read a text, and the judges of the calls of their code.
@Suite struct PlainCallsTests {
  @Test("The judges agree on what is drawn")
  func judgesAgree() {
    for iteration in 0..<150 as Range<UInt64> {
      let context = RunContext(iteration: iteration)
      let verdict = PlainCallsModels.target.judgement(of: .decoding, on: [], in: context)
      if case .agrees? = verdict { continue }
      Issue.record("\(iteration): \(String(describing: verdict))")
    }
  }

  @Test("Words are drawn that are right, nearly right and of another kind, and equal ones in a row")
  func wordsAreDrawn() {
    var drawing = DocumentDrawing(PlainCallsModels.Whole.catalog, seed: 1)
    let words = (0..<200).flatMap { _ in drawing.words() }
    let texts = words.compactMap { if case .string(let text) = $0 { text } else { nil } }
    let right = texts.filter { PlainCallsWord(rawValue: $0) != nil }
    #expect(Set(right).count == PlainCallsWord.allCases.count)
    #expect(texts.count > right.count + 20 && words.count > texts.count + 20)
    #expect(zip(words, words.dropFirst()).count { $0 == $1 } > 100)
  }

  private static let values: [JSONValue] = [
    .string("a"), .null, .string("abcdefgh"), .string("abcdefgh"), .string("abcdefghABCDEFGH"),
    .number("7"), .boolean(true), .object([]),
  ]

  private static let document = JSONValue.object([JSONMember(key: "list", value: .array(values))])

  private static func wanted(_ values: [JSONValue] = values) -> PlainCallsTried.Wanted {
    var wanted = PlainCallsTried.Wanted()
    for (index, value) in values.enumerated() {
      wanted.add(value, at: "list/\(index)", index, isOptional: false)
    }
    return wanted
  }

  @Test("What code makes of a value at both attempts, and how often it runs")
  func attempts() {
    let wanted = Self.wanted()
    #expect(
      wanted.texts.sorted { $0.key < $1.key }.map(\.value)
        == ["a", "null", "abcdefgh", "abcdefghABCDEFGH", "7", "true"]
    )
    let counts = (0..<8).map { wanted.calls["list/\($0)"] }
    #expect(counts == [1, 1, 1, 2, 2, 2, 2, 2])
    #expect(PlainCallsTried.verdict(on: Self.document, wanted) == nil)
  }

  @Test("Other values, and calls too many or too few, are noticed")
  func answersAreCompared() {
    var (values, calls) = (Self.wanted(), Self.wanted())
    values.texts["list/0"] = "b"
    calls.calls["list/0"] = 2
    #expect(PlainCallsTried.verdict(on: Self.document, values) != nil)
    #expect(PlainCallsTried.verdict(on: Self.document, calls) != nil)
  }

  @Test("A text about which a type is asked twice is counted twice")
  func questions() {
    let document = JSONValue.object([
      JSONMember(key: "my map", value: .object([JSONMember(key: "k", value: .string("x"))]))
    ])
    let counts = PlainCallsLog.decode(PlainCallsAsked.Holder.self, document).counts
    #expect((counts["x"] ?? 0) > 0)
    #expect(PlainCallsLog.note("x") == 1)
  }
}

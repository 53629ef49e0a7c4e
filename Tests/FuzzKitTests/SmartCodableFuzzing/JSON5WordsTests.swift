import FuzzKit
import SmartCodable
import Testing

@testable import SmartCodableFuzzing

/// The words of refusals, against what stands at their places.
@Suite struct JSON5WordsTests {
  private static let text = Array("[1,\r\n \"\\q\", nul,\u{E9}]".utf8)

  @Test(
    "Words that fit the byte at their place are right",
    arguments: [
      "line 1, column 2: malformed number", "line 2, column 3: invalid escape in a string",
      "line 2, column 8: expected true, false or null",
      "line 2, column 12: bytes that are not UTF-8",
      "line 1, column 1: more than 512 containers are open",
      "line 2, column 15: the text ends too early",
      "line 2, column 7: unexpected character", "no place at all",
    ]
  )
  func rightWords(description: String) {
    #expect(JSON5Words.problem(of: description, in: Self.text) == nil)
  }

  @Test(
    "Words that do not fit are noticed",
    arguments: [
      ("line 1, column 1: malformed number", "number"),
      ("line 2, column 2: invalid escape in a string", "escape"),
      ("line 2, column 9: expected true, false or null", "literal"),
      ("line 2, column 11: bytes that are not UTF-8", "encoding"),
      ("line 2, column 14: the text ends too early", "end"),
      ("line 2, column 15: unexpected character", "unexpected"),
      ("line 2, column 8: unescaped control character in a string", "control"),
      ("line 1, column 2: more than 512 containers are open", "depth"),
      ("line 1, column 9: unexpected character", "place"),
      ("line 3, column 1: unexpected character", "place"),
      ("line 1, column 2: something else", "category"),
    ]
  )
  func wrongWords(description: String, problem: String) {
    #expect(JSON5Words.problem(of: description, in: Self.text) == problem)
  }

  @Test(
    "The place of a refusal is found in its words",
    arguments: ["[1,", "'\\u1'", "[nul]", "[1}"]
  )
  func placesAreFound(text: String) {
    let decoder = SmartJSONDecoder()
    decoder.allowsJSON5 = true
    #expect {
      try decoder.decode(Zoo.JSONValue.self, from: text)
    } throws: {
      JSON5Words.problem(of: $0, in: Array(text.utf8)) == nil
        && JSON5Words.problem(of: $0, in: []) == "place"
    }
  }

  @Test("The judge looks at the words of broken texts")
  func brokenTexts() {
    let target = JSON5Target()
    for input in target.seedInputs {
      for iteration in 0..<300 as Range<UInt64> {
        let context = RunContext(iteration: iteration)
        let verdict = target.judgement(of: .decoding, on: Array(input.utf8), in: context)
        if case .differs? = verdict { Issue.record("\(String(describing: verdict))") }
      }
    }
  }
}

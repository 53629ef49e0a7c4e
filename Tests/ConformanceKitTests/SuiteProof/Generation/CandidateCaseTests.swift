import Testing

@testable import ConformanceKit
@testable import DecoderLaw
@testable import SuiteProof

@Suite struct CandidateCaseTests {
  private func text(_ bytes: [UInt8], _ settings: DecodingSettings = [:]) async -> String {
    await CandidateCase(bytes: bytes, model: "leaf", settings: settings, origin: "fuzz:some-trap")
      .text().text
  }

  /// The candidate, read as the suite's files are.
  private func candidate(
    _ bytes: [UInt8],
    _ settings: DecodingSettings = [:]
  ) async throws -> ConformanceCase {
    let line = Array(await text(bytes, settings).utf8)
    return try ConformanceCase(data: WireValue(line: line), profile: nil)
  }

  @Test("An input becomes a case that a person completes")
  func accepted() async {
    #expect(
      await text(Array(#"{"n":null,"v":"7"}"#.utf8)) == #"""
        {
          "id": "CHAPTER/SUBJECT/DETAIL",
          "title": "",
          "clause": "CLAUSE",
          "model": "leaf",
          "input": {"tree": {"n": null, "v": "7"}},
          "expect": {
            "value": {"n": "own", "v": 7},
            "repairs": [{"kind": "null", "at": "$.n"}, {"kind": "converted", "at": "$.v"}]
          },
          "kills": ["FAULT"],
          "since": "\#(ConformanceSuite.builtInVersion)",
          "origin": "fuzz:some-trap"
        }

        """#
    )
  }

  /// What lint finds in a suite that has this case only.
  private func rules(brokenBy text: String) throws -> Set<SuiteLint.Rule> {
    let found = try ConformanceCase(data: WireValue(line: Array(text.utf8)), profile: nil)
    let suite = ConformanceSuite(version: ConformanceSuite.builtInVersion, cases: [found])
    let lint = SuiteLint(suite: suite, specification: "- DEF-2 [S1] null is like a missing value.")
    return Set(lint.findings().filter { $0.subject == found.id.rawValue }.map(\.rule))
  }

  @Test("Lint refuses each placeholder that was not completed")
  func incomplete() async throws {
    let text = await text(Array(#"{"n":null,"v":7}"#.utf8))
    let placeholders: Set<SuiteLint.Rule> = [.idShape, .titleLength, .clauseExists, .killsKnown]
    #expect(try rules(brokenBy: text).isSuperset(of: placeholders))
    let completed = text.replacing("CHAPTER/SUBJECT/DETAIL", with: "nulls/field/found")
      .replacing(#""title": """#, with: #""title": "null is like nothing""#)
      .replacing("CLAUSE", with: "DEF-2").replacing("FAULT", with: "null-is-rejected")
    #expect(try rules(brokenBy: completed).isDisjoint(with: placeholders))
  }

  @Test("An answer that the reference does not know is left to a person, who is told why")
  func unknown() async throws {
    let bytes = Array("{}".utf8)
    let stranger = CandidateCase(bytes: bytes, model: "nobody", origin: "fuzz:x")
    let (text, problem) = await stranger.text()
    #expect(problem == "the reference has no model nobody")
    #expect(text.contains(#""expect": {"recorded": true, "because": ""}"#))
    #expect(try rules(brokenBy: text).contains(.reasonGiven))
    let known = await CandidateCase(bytes: bytes, model: "leaf", origin: "fuzz:x").text()
    #expect(known.problem == nil)
    #expect(try !rules(brokenBy: known.text).contains(.reasonGiven))
  }

  @Test("A refused input proposes the rejection")
  func rejected() async throws {
    #expect(
      try await candidate(Array("{".utf8)).expectation == .rejection(.malformedInput, at: "$")
    )
  }

  @Test(
    "Every input comes back byte by byte, in hexadecimal digits only where it is no UTF-8",
    arguments: [
      ([0xFF, 0x00], "{\"hex\": \"FF00\"}"), ([0x22, 0x0A], #"{"text": "\"\n"}"#),
      ([0xEF, 0xBB, 0xBF, 0x31], #"{"text": "\ufeff1"}"#), ([], #"{"text": ""}"#),
      (Array("[1]".utf8), #"{"tree": [1]}"#),
      (Array(#"["\u0041"]"#.utf8), #"{"text": "[\"\\u0041\"]"}"#),
    ] as [([UInt8], String)]
  )
  func inputs(bytes: [UInt8], written: String) async throws {
    #expect(await text(bytes).contains("  \"input\": \(written),\n"))
    #expect(try await candidate(bytes).input.bytes == bytes)
  }

  @Test("Settings are written in their order")
  func settings() async {
    let text = await text(Array("{}".utf8), [.path: "a.b", .keys: "first-letter-lower"])
    #expect(text.contains(#""settings": {"keys": "first-letter-lower", "path": "a.b"},"#))
  }

  @Test("What the reference answers to the cases of the suite reads back as the same")
  func expectedText() async throws {
    let suite = ConformanceSuite.current
    let reader = ObservationReader(catalog: suite.models)
    var count = 0
    for conformanceCase in suite.cases {
      guard let bytes = conformanceCase.input.bytes,
        case .decoded(let answer, _) = await ReferenceSubject()
          .respond(
            to: SubjectRequest(
              model: conformanceCase.model,
              input: bytes,
              settings: conformanceCase.settings
            )
          )
      else { continue }
      let text = CandidateCase.expectedText(of: answer)
      let isText = conformanceCase.settings[.written] ?? "again" != "again"
      let shape: Shape = isText ? .string : .model(conformanceCase.model)
      #expect(try reader.read(text, as: shape) == answer)
      count += 1
    }
    #expect(count > 200)
  }
}

import Testing

@testable import ConformanceKit
@testable import ConformanceProof

@Suite struct CandidateCaseTests {
  private func source(_ bytes: [UInt8], _ settings: DecodingSettings = [:]) async -> String {
    await CandidateCase(bytes: bytes, model: "leaf", settings: settings, origin: "fuzz:some-trap")
      .source()
  }

  @Test("An input becomes a case that a person completes")
  func accepted() async {
    #expect(
      await source(Array(#"{"n":null,"v":"7"}"#.utf8))
        == ##"""
        ConformanceCase(
          "TODO/chapter-subject/detail",
          "TODO: one statement of at most 70 characters",
          clause: "TODO",
          model: "leaf",
          input: #"{"n":null,"v":"7"}"#,
          expect: .value(#"{"n":"own","v":7}"#, repairs: [Repair(.null, at: "$.n"), \##
        Repair(.converted, at: "$.v")]),  // TODO: check
          kills: ["TODO"],
          origin: "fuzz:some-trap"
        ),

        """##
    )
  }

  @Test("A refused input proposes the rejection")
  func rejected() async {
    let source = await source(Array("{".utf8))
    #expect(source.contains("expect: .rejection(.malformedInput, at: \"$\"),  // TODO: check"))
  }

  @Test(
    "Bytes that are no visible text are written in hexadecimal digits",
    arguments: [
      ([0xFF, 0x00], ".hex(\"FF00\")"), ([0x22, 0x0A], ".hex(\"220A\")"),
      ([0xEF, 0xBB, 0xBF, 0x31], ".hex(\"EFBBBF31\")"), ([], "\"\""),
      (Array(##"["#a"]"##.utf8), ###"##"["#a"]"##"###), (Array("[1]".utf8), "\"[1]\""),
      (Array(#"["\u0041"]"#.utf8), ##"#"["\u0041"]"#"##),
    ] as [([UInt8], String)]
  )
  func inputs(bytes: [UInt8], literal: String) async {
    #expect(await source(bytes).contains("  input: \(literal),\n"))
  }

  @Test("Settings are written in their order")
  func settings() async {
    let source = await source(Array("{}".utf8), [.path: "a.b", .keys: "first-letter-lower"])
    #expect(source.contains("settings: [\"keys\": \"first-letter-lower\", \"path\": \"a.b\"],"))
  }

  @Test("What the reference answers to the cases of the suite reads back as the same")
  func expectedText() async throws {
    let suite = ConformanceSuite.current
    let reader = ObservationReader(catalog: suite.models)
    var count = 0
    for conformanceCase in suite.cases {
      guard let bytes = conformanceCase.input.bytes,
        case .decoded(let answer, _) = await ReferenceSubject()
          .respond(to: SubjectRequest(model: conformanceCase.model, input: bytes))
      else { continue }
      let text = CandidateCase.expectedText(of: answer)
      #expect(try reader.read(text, as: .model(conformanceCase.model)) == answer)
      count += 1
    }
    #expect(count > 200)
  }
}

import Testing

@testable import ConformanceKit
@testable import DecoderLaw
@testable import SuiteProof

@Suite struct StrengthReportTests {
  private static func weak() async throws -> KillMatrix {
    let fault = try #require(Fault.named("null-is-rejected"))
    let suite = ConformanceSuite(
      version: "1.0",
      cases: [
        .fixture(profile: .lenient),
        .fixture(
          "syntax/text/cut",
          clause: "PARSE-1",
          profile: .lenient,
          input: "[",
          expect: .rejection(.malformedInput),
          kills: ["null-is-rejected"]
        ),
      ]
    )
    return await KillMatrix.measured(suite: suite, faults: [fault])
  }

  @Test("The JSON text is canonical and says all there is to know")
  func json() async throws {
    let text = EncodedStrength(try await Self.weak()).text
    #expect(text == EncodedStrength(try await Self.weak()).text)
    #expect(
      text == """
        {
          "counts": {
            "cases": 2,
            "clauses": 2,
            "faults": 1,
            "scored": 2
          },
          "faults": {
            "null-is-rejected": {
              "declared": [
                "nulls/field/explicit",
                "syntax/text/cut"
              ],
              "killers": [
                "nulls/field/explicit"
              ],
              "summary": "refuses null"
            }
          },
          "floors": {
            "DEF-2": {
              "passed": {
                "all-defaults": 0,
                "echo": 0,
                "empty-object": 0,
                "random": 0,
                "reject-all": 0
              },
              "scored": 1
            },
            "PARSE-1": {
              "passed": {
                "all-defaults": 0,
                "echo": 1,
                "empty-object": 0,
                "random": 0,
                "reject-all": 1
              },
              "scored": 1
            }
          },
          "problems": {
            "falseClaims": [
              "syntax/text/cut: null-is-rejected"
            ],
            "floored": [
              "PARSE-1"
            ],
            "idle": [
              "syntax/text/cut"
            ],
            "referenceFailures": [],
            "survivors": [],
            "unhelpful": [],
            "unnamed": []
          },
          "schemaVersion": 1,
          "sound": false,
          "suite": "1.0"
        }

        """
    )
  }

  @Test("The page names every problem, fault and floor subject")
  func markdown() async throws {
    let text = MarkdownStrength(try await Self.weak()).text
    #expect(text == MarkdownStrength(try await Self.weak()).text)
    for line in [
      "- no fault makes it fail: syntax/text/cut",
      "- all 1 cases of PARSE-1 are passed by echo, reject-all",
      "| null-is-rejected | refuses null | 1 | 2 |", "| reject-all | 1/2 |", "| random | 0/2 |",
      "| PARSE-1 | 1 | 1 | 0 | 0 | 1 | 0 |", "**the suite is not sound**",
    ] {
      #expect(text.contains(line), "\(line)")
    }
    let sound = MarkdownStrength(await builtInStrength.value).text
    #expect(sound.contains("**the suite is sound**"))
    #expect(!sound.contains("\n- "))
  }
}

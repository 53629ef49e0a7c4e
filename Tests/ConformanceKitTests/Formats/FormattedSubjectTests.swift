import ConformanceKit
import Foundation
import Testing

/// What a decoder of another format gets to see, and what excuses it.
@Suite struct FormattedSubjectTests {
  /// Answers with the bytes that it was given.
  private struct Mirror: ConformanceSubject {
    let manifest = SubjectManifest(name: "mirror", version: "1")

    func respond(to request: SubjectRequest) async -> SubjectResponse {
      .decoded(.string(String(decoding: request.input, as: UTF8.self)))
    }

    func binds(_ model: ModelID) -> Bool { model == "leaf" }
  }

  /// Texts in capitals; it has documents of its own, and no null.
  private struct Capitals: SuiteFormat {
    let name = "capitals"

    func encode(_ tree: JSONValue) throws(Inexpressible) -> [UInt8] {
      guard case .string(let text) = tree else { throw Inexpressible("null", at: "$") }
      return Array(text.uppercased().utf8)
    }

    func recognizes(_ bytes: [UInt8]) -> Bool { bytes.starts(with: "RAW".utf8) }
  }

  private let subject = FormattedSubject(Mirror(), format: Capitals())

  @Test(
    "A tree is encoded, a document of the format is not, and the rest is an excuse",
    arguments: [
      (#""abc""#, "string \"ABC\""), ("RAW x", "string \"RAW x\""),
      ("null", "inexpressible null at $"),
      ("{", "inexpressible document for what is no JSON text at $"),
    ]
  )
  func inputs(input: String, answer: String) async {
    let request = SubjectRequest(model: "leaf", input: Array(input.utf8))
    #expect(await subject.respond(to: request).text == answer)
    #expect(subject.binds("leaf") && !subject.binds("person"))
    #expect(subject.manifest.name == "mirror")
  }

  @Test("What cannot be said excuses from the case, and is neither a failure nor a pass")
  func excuse() async {
    let runner = ConformanceRunner(subject: subject, variations: [])
    let verdict = await runner.verdict(on: .fixture(needs: [], input: "null"))
    #expect(verdict.outcome == .excused && verdict.isAcceptable && !verdict.isScored)
    #expect(verdict.explanation.hasSuffix("the format has no null at $"))
  }

  @Test("Documents inside of documents are in the format too", arguments: ["xml", "binary"])
  func inner(kind: String) async throws {
    let format: any SuiteFormat = kind == "xml" ? XMLPropertyList() : BinaryPropertyList()
    let subject = FormattedSubject.foundation(format)
    let runner = ConformanceRunner(subject: subject, variations: [])
    let cases = ConformanceSuite.current.cases
      .filter { $0.id.chapter == "independence" || $0.id.chapter == "coding-paths" }
    #expect(cases.count > 15)
    for conformanceCase in cases {
      let verdict = await runner.verdict(on: conformanceCase)
      #expect(verdict.outcome == .passed || verdict.outcome == .excused, "\(verdict.explanation)")
    }
    let reentry = cases.first { $0.model == "seen-reenter" }
    #expect(await runner.verdict(on: try #require(reentry)).outcome == .passed)
  }
}

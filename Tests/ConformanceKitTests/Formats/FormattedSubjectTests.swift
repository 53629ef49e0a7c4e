import Foundation
import Synchronization
import Testing

@testable import ConformanceKit

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
      ("{", "inexpressible a document for what is no JSON text at $"),
    ]
  )
  func inputs(input: String, answer: String) async {
    let request = SubjectRequest(model: "leaf", input: Array(input.utf8))
    #expect(await subject.respond(to: request).text == answer)
    #expect(subject.binds("leaf") && !subject.binds("person"))
    #expect(subject.manifest.name == "mirror")
  }

  /// Keeps what it decodes.
  private final class Documents: DropInDecoder, Sendable {
    let all = Mutex<[[UInt8]]>([])

    func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
      all.withLock { $0.append(Array(data)) }
      return try JSONDecoder().decode(type, from: data)
    }
  }

  @Test("A document comes after its beginnings, and after changes of each byte (CTR-TOT-1)")
  func damagedCopies() async throws {
    let decoder = Documents()
    let manifest = SubjectManifest(name: "documents", version: "1", capabilities: [.strict])
    let cases = ConformanceSuite.current.cases.filter {
      $0.id.rawValue == "totality/damaged/command"
    }
    let runner = ConformanceRunner(
      subject: DropInSubject(manifest) { _ in decoder },
      variations: []
    )
    let verdict = await runner.verdict(on: try #require(cases.first))
    #expect(verdict.outcome == .passed, "\(verdict.explanation)")
    let copies = decoder.all.withLock { $0 }
    let document = try #require(copies.last)
    let beginnings = copies.filter { $0.count < document.count }
    #expect(beginnings == document.indices.map { Array(document[..<$0]) })
    let changes = copies.dropLast().filter { $0.count == document.count }
      .map { copy in copy.indices.filter { copy[$0] != document[$0] } }
    #expect(changes == document.indices.map { [$0] })
  }

  /// JSON, of which every scalar is a text too.
  private struct Plain: SuiteFormat {
    let name = "plain"
    var traits: Set<FormatTrait> = [.plainScalars]

    func encode(_ tree: JSONValue) throws(Inexpressible) -> [UInt8] { JSONWriter.line(of: tree) }
  }

  /// A decoder that takes each scalar for a text.
  private struct PlainDecoder: DropInDecoder {
    func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
      if type == String.self, let value = String(decoding: data, as: UTF8.self) as? Value,
        let first = data.first, first != UInt8(ascii: "\""), first != UInt8(ascii: "[")
      {
        return value
      }
      return try JSONDecoder().decode(type, from: data)
    }
  }

  @Test("Where every scalar is a text, none can be refused as a text", arguments: [true, false])
  func plainScalars(isDeclared: Bool) async {
    let manifest = SubjectManifest(name: "plain", version: "1", capabilities: [.strict])
    let inner = DropInSubject(manifest) { _ in PlainDecoder() }
    let format = Plain(traits: isDeclared ? [.plainScalars] : [])
    let runner = ConformanceRunner(subject: FormattedSubject(inner, format: format), variations: [])
    for (input, isExcused) in [("5", true), ("false", true), ("[]", false), (#""a""#, false)] {
      let verdict = await runner.verdict(
        on: .fixture(
          model: "text",
          input: .text(input),
          expect: isExcused || input == "[]" ? .rejection() : .value(input)
        )
      )
      #expect(
        verdict.outcome == (!isExcused ? .passed : isDeclared ? .excused : .failed),
        "\(verdict.explanation)"
      )
      if isExcused, isDeclared { #expect(verdict.explanation.contains("that is no text at $")) }
    }
  }

  @Test("What cannot be said excuses from the case, and is neither a failure nor a pass")
  func excuse() async {
    let runner = ConformanceRunner(subject: subject, variations: [])
    let verdict = await runner.verdict(on: .fixture(needs: [], input: "null"))
    #expect(verdict.outcome == .excused && verdict.isAcceptable && !verdict.isScored)
    #expect(verdict.explanation.hasSuffix("the format cannot express null at $"))
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

import Foundation
import Testing

@testable import ConformanceKit
@testable import DecoderLaw

/// Compares the reference with the conversion table of the specification (CONV-1).
///
/// The cases were written beside the reference; this table was not, so an error that both share
/// would be seen here.
@Suite struct ConversionTableTests {
  /// A column of the table as a model with one Optional field.
  private struct Column: Sendable {
    let name: String
    let shape: Shape
    let reading: @Sendable (String) throws -> Observation
  }

  private static let catalog: ModelCatalog = {
    let enumerations = [
      ModelSchema(
        "enum-s",
        enumeration: [
          EnumerationCase("one", "1"), EnumerationCase("half", "1.5"),
          EnumerationCase("yes", "true"), EnumerationCase("abc", "abc"),
        ],
        fallback: "one"
      ),
      ModelSchema(
        "enum-i",
        enumeration: [
          EnumerationCase("zero", 0), EnumerationCase("one", 1), EnumerationCase("two", 2),
          EnumerationCase("minusOne", -1), EnumerationCase("big", 300),
        ],
        fallback: "zero"
      ),
      ModelSchema("model", [.field("a", .integer, default: "7")]),
    ]
    let cells = columns.map { column in
      ModelSchema(
        ModelID(rawValue: column.name),
        [.field("value", .optional(column.shape))]
      )
    }
    return ModelCatalog(enumerations + cells)
  }()

  private static let columns: [Column] = {
    let integer = { @Sendable (text: String) in Observation.integer(text) }
    let enumeration = { @Sendable (text: String) in
      Observation.enumeration(String(text.dropFirst()))
    }
    return [
      Column(name: "Bool", shape: .boolean) { .boolean($0 == "true") },
      Column(name: "String", shape: .string) { .string(try unquoted($0)) },
      Column(name: "Int", shape: .integer, reading: integer),
      Column(name: "Int8", shape: .integer(bits: 8, signed: true), reading: integer),
      Column(name: "UInt8", shape: .integer(bits: 8, signed: false), reading: integer),
      Column(name: "Int64", shape: .integer, reading: integer),
      Column(name: "UInt64", shape: .integer(bits: 64, signed: false), reading: integer),
      Column(name: "Double", shape: .number) { .number(try #require(Double($0))) },
      Column(name: "Float", shape: .float32) { .number(try #require(Float($0)).description) },
      Column(name: "Decimal", shape: .decimal) { .number($0) },
      Column(name: "Date", shape: .date) { cell in
        .date(Moment.text(ofSeconds: try #require(Double(Self.inner(of: cell, "Date")))))
      },
      Column(name: "Data", shape: .data) { cell in
        let bytes = try #require(CaseInput.hex(Self.inner(of: cell, "Data")).bytes)
        return .data(Base64.text(of: bytes))
      },
      Column(name: "URL", shape: .url) { .string(Self.inner(of: $0, "URL")) },
      Column(name: "enum(String)", shape: .enumeration("enum-s"), reading: enumeration),
      Column(name: "enum(Int)", shape: .enumeration("enum-i"), reading: enumeration),
      Column(name: "[Int]", shape: .array(.integer)) { cell in
        try ObservationReader(catalog: catalog).read(cell, as: .array(.integer))
      },
      Column(name: "[String: Int]", shape: .dictionary(.integer)) { cell in
        let text = cell.replacing("[", with: "{").replacing("]", with: "}")
          .replacing("{:}", with: "{}")
        return try ObservationReader(catalog: catalog).read(text, as: .dictionary(.integer))
      },
      Column(name: "Model", shape: .model("model")) { cell in
        .object(["a": .integer(String(cell.dropFirst("Model(a: ".count).dropLast()))])
      },
    ]
  }()

  /// What stands between the parentheses of a cell.
  private static func inner(of cell: String, _ name: String) -> String {
    String(cell.dropFirst(name.count + 1).dropLast())
  }

  /// Whether the table asks what becomes of characters that a URL does not allow (UNS-5).
  private static func isSkipped(_ column: String, _ literal: String) -> Bool {
    let isPlain = literal.dropFirst().dropLast()
      .allSatisfy { $0.isASCII && !" :{}[]\\\"".contains($0) }
    return column == "URL" && literal.first == "\"" && !isPlain
  }

  /// The text of a Swift literal, whose escapes in the table are all JSON escapes or `\u{…}`.
  private static func unquoted(_ cell: String) throws -> String {
    let text = cell.replacing(#/\\u\{([0-9A-Fa-f]+)\}/#) { match in
      UInt32(match.1, radix: 16).flatMap(Unicode.Scalar.init).map(String.init) ?? ""
    }
    guard case .string(let string) = try JSONReader.read(text) else {
      throw ExpectationError(path: "$", "no literal: \(cell)")
    }
    return string
  }

  @Test("The reference agrees with every cell of the conversion table that it has a shape for")
  func table() async throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../../Specification/conversion.tsv")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    let rows = lines.map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
    let header = try #require(rows.first).map(String.init)
    let subject = ReferenceSubject(catalog: Self.catalog)
    var compared = 0
    var skipped = 0
    for row in rows.dropFirst() {
      for column in Self.columns {
        if Self.isSkipped(column.name, String(row[0])) {
          skipped += 1
          continue
        }
        let cell = String(row[try #require(header.firstIndex(of: column.name))])
        let expected = cell == "nil" ? Observation.null : try column.reading(cell)
        let request = SubjectRequest(
          model: ModelID(rawValue: column.name),
          input: Array(#"{"value":\#(row[0])}"#.utf8)
        )
        guard case .decoded(let actual, _) = await subject.respond(to: request) else {
          Issue.record("\(column.name) ← \(row[0]) is refused")
          continue
        }
        #expect(actual == .object(["value": expected]), "\(column.name) ← \(row[0])")
        compared += 1
      }
    }
    #expect(compared + skipped == Self.columns.count * (rows.count - 1) && compared > 1500)
    #expect(skipped < 20)
  }
}

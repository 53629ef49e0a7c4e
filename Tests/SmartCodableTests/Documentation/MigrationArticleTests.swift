import Foundation
import Testing

/// The article for users of release 6.0.7 lists what the specification marks, no more and no less.
@Suite("Coming from SmartCodable 6")
struct MigrationArticleTests {
  @Test("Each rule that differs from 6.0.7 has one row in the article, and each row is such a rule")
  func rows() throws {
    let marked = try lines("Specification/behaviour.md")
      .filter { $0.contains("≠6.0.7:") && $0.contains(#/^- [A-Z]+-[0-9]+ /#) }
      .map { try clause(of: $0) }
    let rows = try table()
    #expect(!marked.isEmpty)
    #expect(rows.map(\.first) == marked)
    for row in rows { #expect(row.count == 4 && row.allSatisfy { $0?.isEmpty == false }, "\(row)") }
  }

  @Test("Chapter 25 of the specification lists the same rules")
  func chapter() throws {
    let line = try #require(
      lines("Specification/behaviour.md").first { $0.contains("differ from 6.0.7 in ways") }
    )
    let list = try #require(line.firstRange(of: "notice: ")).upperBound
    var listed: [String] = []
    for group in line[list...].dropLast().split(separator: ";") {
      let words = group.split { $0 == " " || $0 == "," }.map(String.init)
      let parts = try #require(words.first).split(separator: "-")
      try listed.append(#require(words.first))
      for number in words.dropFirst() { listed.append("\(parts[0])-\(number)") }
    }
    #expect(try listed == table().map(\.first))
  }

  /// The rows of all tables without their headers.
  private func table() throws -> [[String?]] {
    try lines("Sources/SmartCodable/SmartCodable.docc/ComingFromSmartCodable6.md")
      .filter { $0.hasPrefix("| ") && !$0.hasPrefix("| clause") }
      .map { row in
        row.dropFirst().dropLast().split(separator: " | ", omittingEmptySubsequences: false)
          .map { $0.trimmingCharacters(in: .whitespaces) }
      }
  }

  private func clause(of line: String) throws -> String {
    String(try #require(line.split(separator: " ").dropFirst().first))
  }

  private func lines(_ path: String) throws -> [String] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../..").appendingPathComponent(path).standardized
    return try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
  }
}

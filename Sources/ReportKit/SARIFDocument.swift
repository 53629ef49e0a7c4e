import Foundation

/// Annotations in SARIF 2.1.0, which code scanning services and editors read.
package struct SARIFDocument {
  private let tool: String
  private let annotations: [Annotation]

  /// Creates a document of what a tool found.
  package init(tool: String, _ annotations: [Annotation]) {
    self.tool = tool
    self.annotations = annotations
  }

  /// The document, with a line feed at the end; the same bytes for the same annotations.
  package var text: String {
    let rules = Set(annotations.map(\.rule)).sorted().map { Rule(id: $0) }
    let results = annotations.map { annotation in
      Result(
        ruleId: annotation.rule,
        level: annotation.level.rawValue,
        message: Message(text: "\(annotation.title): \(annotation.message)"),
        locations: [
          Location(
            physicalLocation: Place(
              artifactLocation: Artifact(uri: Self.uri(annotation.file)),
              // GitHub requires a line; the file as a whole is meant.
              region: Region(startLine: 1)
            )
          )
        ],
        // Services recognize a finding by it, wherever its file lies.
        partialFingerprints: ["title/v1": annotation.title]
      )
    }
    let log = Log(
      schema: "https://json.schemastore.org/sarif-2.1.0.json",
      version: "2.1.0",
      runs: [Run(tool: Tool(driver: Driver(name: tool, rules: rules)), results: results)]
    )
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = (try? encoder.encode(log)) ?? Data()
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  private static func uri(_ path: String) -> String {
    path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
  }

  // The members of the format, by its own names.
  private struct Log: Encodable {
    enum CodingKeys: String, CodingKey {
      case schema = "$schema"
      case version, runs
    }
    let schema: String
    let version: String
    let runs: [Run]
  }
  private struct Run: Encodable {
    let tool: Tool
    let results: [Result]
  }
  private struct Tool: Encodable { let driver: Driver }
  private struct Driver: Encodable {
    let name: String
    let rules: [Rule]
  }
  private struct Rule: Encodable { let id: String }
  private struct Message: Encodable { let text: String }
  private struct Result: Encodable {
    let ruleId: String
    let level: String
    let message: Message
    let locations: [Location]
    let partialFingerprints: [String: String]
  }
  private struct Location: Encodable { let physicalLocation: Place }
  private struct Place: Encodable {
    let artifactLocation: Artifact
    let region: Region
  }
  private struct Region: Encodable { let startLine: Int }
  private struct Artifact: Encodable { let uri: String }
}

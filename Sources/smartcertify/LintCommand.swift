import ConformanceKit

/// Checks the suite itself.
struct LintCommand: Equatable {
  /// The laws that cases cite.
  static let laws = "Specification/behaviour.md,Specification/codable.md"

  /// The files with the clauses, separated by commas.
  var specification: String
  var catalog: String

  init(_ arguments: inout Options) throws(UsageError) {
    specification =
      try arguments.value(of: "--specification", "FILE") ?? Self.laws
    catalog = try arguments.value(of: "--catalog", "FILE") ?? GeneratedFiles.catalog
  }

  func run() async throws -> ExitStatus {
    var text = ""
    for file in specification.split(separator: ",") {
      text += try InputFile.text(
        of: String(file),
        "the specification; give it by --specification FILE"
      )
    }
    let suite = ConformanceSuite.current
    let lint = SuiteLint(
      suite: suite,
      specification: text,
      catalog: try CatalogFile.read(catalog)
    )
    let findings = lint.findings() + (await lint.minimalityFindings())
    for finding in findings { print(finding) }
    if findings.isEmpty { print("\(suite.cases.count) cases are in order") }
    return findings.isEmpty ? .clean : .failures
  }
}

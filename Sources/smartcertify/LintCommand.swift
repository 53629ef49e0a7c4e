import CommandLine
import ConformanceKit
import ConformanceProof

/// Checks the suite itself.
struct LintCommand: Runnable {
  /// The laws that cases cite.
  static let laws = "Specification/behaviour.md,Specification/codable.md"

  /// The files with the clauses, separated by commas.
  var specification = laws
  var catalog = GeneratedFiles.catalog

  static var declaration: Subcommand<any Runnable> {
    Subcommand(
      "lint",
      "check the suite itself",
      settings: LintCommand(),
      options: [
        .text("--specification", "FILES", \.specification, "the clauses", completing: .files),
        .text("--catalog", "FILE", \.catalog, "the ids of all cases", completing: .files),
      ]
    ) { $0 }
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

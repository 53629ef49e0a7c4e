import CommandLine
import ConformanceKit
import ReportKit
import SuiteProof

/// Checks the suite itself.
struct LintCommand: Runnable {
  /// The specifications that cases cite.
  static let laws = "Specification/behaviour.md,Specification/codable.md"

  /// The files with the clauses, separated by commas.
  var specification = laws
  var catalog = GeneratedFiles.catalog
  /// A folder with cases of one's own; nil for the suite alone.
  var cases: String?

  static var declaration: Subcommand<any Runnable> {
    Subcommand(
      "lint",
      "check the suite itself",
      details: "It is the suite in this tool, not the folder Suite.",
      settings: LintCommand(),
      options: [
        .text(
          "--specification",
          "FILES",
          \.specification,
          "the clauses; several files are separated by commas",
          completing: .files
        ),
        .text("--catalog", "FILE", \.catalog, "the ids of all cases", completing: .files),
        Option(
          "--cases",
          "DIR",
          "cases of your own, which are checked too; name the file with their clauses as well",
          completing: .folders
        ) { $0.cases = $1 },
      ]
    ) { $0 }
  }

  func run() async throws -> ExitStatus {
    let text = try Self.specification(in: specification)
    if let note = Self.note(on: try? SuiteFiles.read("Suite")) { Terminal.tool.error(note) }
    let suite = try ToolSuite.with(cases)
    let lint = SuiteLint(
      suite: suite,
      specification: text,
      catalog: try CatalogFile.read(catalog),
      untestableCount: SuiteLint.builtInUntestable
    )
    let findings = lint.findings() + (await lint.minimalityFindings())
    for finding in findings { Terminal.tool.print("\(finding)") }
    if findings.isEmpty { Terminal.tool.print("\(suite.cases.count.grouped) cases are in order") }
    return findings.isEmpty ? .clean : .failures
  }

  /// The text of files that are separated by commas, each starting on a new line.
  static func specification(in files: String) throws(UsageError) -> String {
    var texts: [String] = []
    for file in files.split(separator: ",") {
      texts.append(
        try InputFile.text(of: String(file), "the specification; give it by --specification FILES")
      )
    }
    return texts.joined(separator: "\n")
  }

  /// The note if a folder holds another suite than this tool; nil for one without cases.
  static func note(on folder: SuiteFolder?) -> String? {
    guard let folder, folder.texts.keys.contains(where: { $0.hasPrefix("cases/") }) else {
      return nil
    }
    do throws(SuiteDataError) {
      let suite = try folder.suite(version: ConformanceSuite.builtInVersion)
      if SuiteExport(suite).folder == SuiteExport().folder { return nil }
    } catch {
      return "only the suite in this tool is checked; the folder Suite cannot be read: \(error)"
    }
    return "only the suite in this tool is checked, and the folder Suite is another one:"
      + " run smartcertify generate, and build again"
  }
}

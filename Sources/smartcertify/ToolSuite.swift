import CommandLine
import ConformanceKit

/// The suite that commands run.
enum ToolSuite {
  /// The built-in one; tests of commands set a small one, since all cases take long in a debug build.
  @TaskLocal static var current: ConformanceSuite = .current

  /// The suite, with the cases of a folder if one is named.
  static func with(_ folder: String?) throws(UsageError) -> ConformanceSuite {
    guard let folder else { return current }
    let suite: ConformanceSuite
    do {
      suite = try current.adding(SuiteFolder(contentsOf: folder))
    } catch {
      throw UsageError("--cases \(folder): \(error)")
    }
    if suite.cases.count > current.cases.count { return suite }
    throw UsageError("--cases \(folder): no case in \(folder)/cases/dialect/NAME/*.json")
  }

  /// The cases of a suite that a pattern matches; an error says so if there are none.
  static func selecting(
    _ filter: Glob?,
    from suite: ConformanceSuite
  ) throws(UsageError) -> ConformanceSuite {
    guard let filter else { return suite }
    let selected = suite.selecting(filter)
    if !selected.cases.isEmpty { return selected }
    let begun = suite.cases.contains { $0.id.description.hasPrefix(filter.pattern) }
    throw UsageError(
      "no case fits --filter '\(filter)'; "
        + (begun ? "did you mean '\(filter)*'?" : "see smartcertify list")
    )
  }
}

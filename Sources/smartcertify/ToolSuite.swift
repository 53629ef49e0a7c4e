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
}

import ConformanceKit
import Foundation

/// Checks the suite itself.
struct LintCommand: Equatable {
  var specification: String

  init(_ arguments: inout Options) throws(UsageError) {
    specification =
      try arguments.value(of: "--specification", "FILE") ?? "Specification/behaviour.md"
  }

  func run() throws -> ExitStatus {
    let text: String
    do {
      text = try String(contentsOfFile: specification, encoding: .utf8)
    } catch {
      throw UsageError(
        "cannot read '\(specification)'; give the specification by --specification FILE"
      )
    }
    let suite = ConformanceSuite.current
    let findings = SuiteLint(suite: suite, specification: text).findings()
    for finding in findings { print(finding) }
    if findings.isEmpty { print("\(suite.cases.count) cases are in order") }
    return findings.isEmpty ? .clean : .failures
  }
}

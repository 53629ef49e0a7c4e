import ConformanceKit
import Testing

@testable import smartcertify

/// Lets the commands of a test run few cases: all of them take a debug build minutes.
///
/// The whole suite is run by the named tests in `Cases`, and by the built tool in `make certify`.
struct FewCases: SuiteTrait, TestTrait, TestScoping {
  let isRecursive = true

  /// All cases of some chapters, and every sixtieth of the others, but for those that ask for an order of keys: a
  /// decoder without one, such as Foundation's, answers them by lot, since dictionaries depend on their addresses.
  private static let suite: ConformanceSuite = {
    let chapters = ["nulls", "paths", "syntax", "collections"]
    let all = ConformanceSuite.current
    let cases = all.cases.enumerated()
      .filter { offset, element in
        offset.isMultiple(of: 60) && !element.excluded.contains(.reorderedKeys)
          || chapters.contains(element.id.chapter)
          // What Foundation fails.
          || element.id == "texts/arrays/bad-escape-element-skipped"
      }
    return ConformanceSuite(
      version: all.version,
      models: all.models,
      cases: cases.map(\.element)
    )
  }()

  @concurrent
  func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable @concurrent () async throws -> Void
  ) async throws {
    try await ToolSuite.$current.withValue(Self.suite) { try await function() }
  }
}

extension Trait where Self == FewCases {
  /// Few cases for the commands of the test.
  static var fewCases: FewCases { FewCases() }
}

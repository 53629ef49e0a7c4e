import ReportKit

import class Foundation.ProcessInfo

extension ConformanceSuite {
  /// The environment variable that selects cases for tests: a pattern of ids such as `numbers/*`.
  public static let filterVariable: String = "CONFORMANCE_FILTER"

  /// The cases that match the pattern in the environment variable `CONFORMANCE_FILTER`, or all if it is not
  /// set.
  ///
  /// Never empty, since a parameterized test without arguments is skipped and a filter without a match
  /// passes: if no case matches, there is one that every subject fails, and whose title says what is wrong
  /// with the pattern. In the pattern `*` matches any text and `?` one character; `:` can replace `/`, as in
  /// test names.
  public var selected: [ConformanceCase] {
    selected(by: ProcessInfo.processInfo.environment[Self.filterVariable])
  }

  /// The cases that match a pattern, or a single case that says that there are none.
  ///
  /// - Parameter pattern: The pattern; nil for all cases.
  /// - Returns: At least one case.
  public func selected(by pattern: String?) -> [ConformanceCase] {
    guard let pattern else {
      return cases.isEmpty ? [.nothingSelected("the suite has no cases")] : cases
    }
    let chosen = selecting(Self.glob(pattern)).cases
    let reason = "\(Self.filterVariable) '\(pattern)' fits none of \(cases.count.grouped) cases"
    return chosen.isEmpty ? [.nothingSelected(reason)] : chosen
  }

  /// A pattern as it is written in the variable, where `:` can replace `/`.
  static func glob(_ pattern: String) -> Glob {
    Glob(String(pattern.map { $0 == ":" ? "/" : $0 }))
  }
}

extension ConformanceCase {
  /// Whether the case only says that no case was selected.
  var isNothingSelected: Bool { id == Self.nothingSelectedID }

  private static let nothingSelectedID: CaseID = "selection/nothing/selected"

  /// A case that is broken for every subject, since its input is not hexadecimal.
  fileprivate static func nothingSelected(_ reason: String) -> ConformanceCase {
    ConformanceCase(
      nothingSelectedID,
      reason,
      clause: "none",
      model: "none",
      input: .hex("none"),
      expect: .unspecified(because: "there is no case")
    )
  }
}

import ConformanceKit

extension SuiteLint {
  /// Whether a case that accepts several answers, or any, gives the reason.
  func reasonFindings(for conformanceCase: ConformanceCase) -> [Finding] {
    guard conformanceCase.expectation.lacksReason else { return [] }
    let message = "more than one answer is right; say because of what"
    return [Finding(.reasonGiven, conformanceCase.id.rawValue, message)]
  }
}

extension Expectation {
  /// Whether it accepts several answers, or any, without a reason.
  fileprivate var lacksReason: Bool {
    switch self {
    case .value, .defaults, .rejection: false
    case .oneOf(let answers, let reason):
      Self.isBlank(reason) || answers.contains(where: \.lacksReason)
    case .unspecified(let reason): Self.isBlank(reason)
    }
  }

  private static func isBlank(_ text: String) -> Bool { text.allSatisfy(\.isWhitespace) }
}

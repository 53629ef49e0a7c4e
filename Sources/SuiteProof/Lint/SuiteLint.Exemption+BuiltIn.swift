import ConformanceKit

extension SuiteLint.Exemption {
  /// The cases of the built-in suite that may break a rule.
  package static let builtIn: [SuiteLint.Exemption] = [
    SuiteLint.Exemption(
      "mapping/nested/missing",
      from: .inputMinimal,
      because: "the object is there, and what is looked for in it is not"
    ),
    SuiteLint.Exemption(
      "paths/string/no-json",
      from: .inputMinimal,
      because: "a path through a text takes the text"
    ),
    SuiteLint.Exemption(
      "mapping/candidates/all-null",
      from: .inputMinimal,
      because: "that no null is the last one to be tried takes two of them"
    ),
  ]
}

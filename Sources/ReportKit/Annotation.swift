/// One thing that is wrong, for systems that show it elsewhere than in the report: on the page of a run, or beside a
/// file.
package struct Annotation: Equatable {
  /// How much it matters; the raw values are those of SARIF and of GitHub's workflow commands.
  package enum Level: String {
    case error, warning
  }

  package let level: Level
  /// What was broken, such as a clause or an oracle: the same for all that is wrong in the same way.
  package let rule: String
  package let title: String
  package let message: String
  /// The path of the file to look at, from the current folder.
  package let file: String

  /// Creates an annotation.
  package init(_ level: Level, rule: String, title: String, message: String, file: String) {
    self.level = level
    self.rule = rule
    self.title = title
    self.message = message
    self.file = file
  }
}

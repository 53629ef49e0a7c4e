import Foundation

/// When a tool writes colors: where a terminal shows them, unless the user or the environment decides.
///
/// The choice is kept as the environment variables that many programs know, so it holds for child processes too.
enum Coloring: String, CaseIterable {
  case auto, always, never

  /// Makes this the choice of the process.
  func apply() {
    switch self {
    case .auto: break
    case .always:
      unsafe unsetenv("NO_COLOR")
      unsafe setenv("CLICOLOR_FORCE", "1", 1)
    case .never: unsafe setenv("NO_COLOR", "1", 1)
    }
  }
}

extension Option {
  /// The option of every command that chooses colors.
  static var color: Self {
    let names = Coloring.allCases.map(\.rawValue)
    return Option(
      "--color",
      "WHEN",
      "colors: auto, which obeys NO_COLOR, always or never",
      completing: .words(names)
    ) { (_, name) throws(UsageError) in
      guard let choice = Coloring(rawValue: name) else {
        throw UsageError(
          unknown: "value of --color",
          name,
          among: names,
          else: "write auto, always or never"
        )
      }
      choice.apply()
    }
    .defaulting(to: "auto")
    .repeating(.last)
  }
}

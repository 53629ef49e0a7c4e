/// A shell for which completions are made.
enum Shell: String, CaseIterable {
  case bash
  case zsh
  case fish

  /// The script that completes the arguments of a tool.
  func script(for tool: ToolFacts) -> String {
    switch self {
    case .bash: BashScript(tool: tool).text
    case .zsh: ZshScript(tool: tool).text
    case .fish: FishScript(tool: tool).text
    }
  }

  /// How to install the script.
  func setup(_ tool: String) -> String {
    switch self {
    // Not with `source`: bash 3.2 reads nothing from a process substitution.
    case .bash: "eval \"$(\(tool) completions bash)\", in ~/.bashrc"
    case .zsh: "\(tool) completions zsh > FOLDER/_\(tool), FOLDER being one of $fpath"
    case .fish: "\(tool) completions fish > ~/.config/fish/completions/\(tool).fish"
    }
  }

  /// A text as one word of a script.
  func quoted(_ text: String) -> String {
    let quote = self == .fish ? "\\'" : "'\\''"
    let escaped = self == .fish ? text.replacing("\\", with: "\\\\") : text
    return "'" + escaped.replacing("'", with: quote) + "'"
  }
}

extension ToolFacts {
  /// A name for functions in a script.
  var functionName: String { "_" + name.replacing("-", with: "_") }
}

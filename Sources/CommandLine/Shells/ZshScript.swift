/// Completions for zsh, as a file in the function search path or to be sourced.
struct ZshScript {
  let tool: ToolFacts

  var text: String {
    """
    #compdef \(tool.name)
    # Completions of \(tool.name) for zsh: \(Shell.zsh.setup(tool.name)).
    \(tool.functionName)() {
      local command=\(tool.standard)
      local -a commands
      commands=(
    \(tool.commands.map { "    " + quoted("\($0.name):\($0.summary)") }.joined(separator: "\n"))
      )
      if (( CURRENT == 2 )) && [[ $words[2] != -* ]]; then
        _describe -t commands command commands
        return
      fi
      if [[ $words[2] != -* ]]; then
        command=$words[2]
        shift words
        (( CURRENT-- ))
      fi
      case $command in
    \(tool.commands.map(branch).joined(separator: "\n"))
      esac
    }
    if [[ $funcstack[1] == \(tool.functionName) ]]; then
      \(tool.functionName) "$@"
    else
      compdef \(tool.functionName) \(tool.name)
    fi
    """
  }

  private func branch(_ command: CommandFacts) -> String {
    let options = command.options + [Facts(name: "--help", help: "show the options")]
    let words = command.operands.map { ":" + value($0) } + options.map(option)
    return "    \(command.name))\n      _arguments \\\n        "
      + words.map(quoted).joined(separator: " \\\n        ") + "\n      ;;"
  }

  private func option(_ facts: Facts) -> String {
    let again = facts.repetition == .refused ? "" : "*"
    let brief = facts.brief.replacing("[", with: "\\[").replacing("]", with: "\\]")
    return again + facts.name + (facts.placeholder == nil ? "" : "=") + "[\(brief)]"
      + (facts.placeholder == nil ? "" : ":" + value(facts))
  }

  private func value(_ facts: Facts) -> String {
    let action =
      switch facts.completion {
      case .none: " "
      case .files: "_files"
      case .folders: "_files -/"
      case .words(let words): "(\(words.joined(separator: " ")))"
      }
    return "\(facts.placeholder ?? ""):\(action)"
  }

  private func quoted(_ text: String) -> String { Shell.zsh.quoted(text) }
}

/// Completions for bash, from version 3.2 on.
struct BashScript {
  let tool: ToolFacts

  var text: String {
    """
    # Completions of \(tool.name) for bash: \(Shell.bash.setup(tool.name)).
    \(tool.functionName)() {
      local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD - 1]}
      local command=\(tool.standard) kind=word list= word
      # Bash makes three words of --name=value.
      if [[ $cur == = ]]; then
        cur=
      elif [[ $prev == = ]]; then
        prev=${COMP_WORDS[COMP_CWORD - 2]}
      fi
      if ((COMP_CWORD > 1)); then
        case ${COMP_WORDS[1]} in
          \(names.joined(separator: " | "))) command=${COMP_WORDS[1]} ;;
        esac
      fi
      case "$command $prev" in
    \(values.joined(separator: "\n"))
        *)
          if [[ $cur == -* ]]; then
            case $command in
    \(options.joined(separator: "\n"))
            esac
          elif ((COMP_CWORD == 1)); then
            list=\(quoted(names))
          else
            case $command in
    \(operands.joined(separator: "\n"))
              *) kind= ;;
            esac
          fi
          ;;
      esac
      COMPREPLY=()
      case $kind in
        word) ;;
        ?*) compopt -o filenames 2>/dev/null ;;
        *) return ;;
      esac
      while IFS= read -r word; do
        COMPREPLY+=("$word")
      done < <(if [[ $kind == word ]]; then
        compgen -W "$list" -- "$cur"
      else
        compgen -A "$kind" -- "$cur"
      fi)
    }
    complete -F \(tool.functionName) \(tool.name)
    """
  }

  private var names: [String] { tool.commands.map(\.name) }

  /// One branch for all options that take values of one kind.
  private var values: [String] {
    var order: [Completion] = []
    var patterns: [Completion: [String]] = [:]
    for command in tool.commands {
      for option in command.options where option.placeholder != nil {
        if patterns[option.completion] == nil { order.append(option.completion) }
        patterns[option.completion, default: []].append("'\(command.name) \(option.name)'")
      }
    }
    return order.map { completion in
      let patterns = patterns[completion, default: []].joined(separator: " | \\\n    ")
      return "    \(patterns))\n      \(assignment(completion)) ;;"
    }
  }

  private var options: [String] {
    tool.commands.map { command in
      "          \(command.name)) list=\(quoted(command.options.map(\.name) + ["--help"])) ;;"
    }
  }

  private var operands: [String] {
    tool.commands.compactMap { command in
      command.operands.first.map { "          \(command.name)) \(assignment($0.completion)) ;;" }
    }
  }

  private func assignment(_ completion: Completion) -> String {
    switch completion {
    case .none: "kind="
    case .files: "kind=file"
    case .folders: "kind=directory"
    case .words(let words): "list=\(quoted(words))"
    }
  }

  private func quoted(_ words: [String]) -> String {
    Shell.bash.quoted(words.joined(separator: " "))
  }
}

/// Completions for fish.
struct FishScript {
  let tool: ToolFacts

  var text: String {
    let names = tool.commands.map(\.name).joined(separator: " ")
    return """
      # Completions of \(tool.name) for fish: \(Shell.fish.setup(tool.name)).
      function _\(tool.functionName)_command
        set -l words (commandline -opc)
        if set -q words[2]; and contains -- $words[2] \(names)
          echo $words[2]
        else
          echo \(tool.standard)
        end
      end
      complete -c \(tool.name) -f
      complete -c \(tool.name) -l help -d 'show the options'
      \((tool.commands.map(name) + tool.commands.flatMap(arguments)).joined(separator: "\n"))
      """
  }

  private func name(_ command: CommandFacts) -> String {
    "complete -c \(tool.name) -n 'test (count (commandline -opc)) -eq 1' -a \(command.name)"
      + " -d \(quoted(command.summary))"
  }

  private func arguments(_ command: CommandFacts) -> [String] {
    let condition = "test (_\(tool.functionName)_command) = \(command.name)"
    let head = "complete -c \(tool.name) -n \(quoted(condition))"
    let options = command.options.map { option in
      "\(head) -l \(option.name.drop { $0 == "-" })"
        + (option.placeholder == nil ? "" : value(option.completion))
        + " -d \(quoted(option.brief))"
    }
    let operands = command.operands.filter { $0.completion != .none }
      .map { operand in
        // A value that is not an option's must not be required.
        head + value(operand.completion).replacing(" -x", with: "").replacing(" -r", with: "")
      }
    return operands + options
  }

  private func value(_ completion: Completion) -> String {
    switch completion {
    case .none: " -x"
    case .files: " -r -F"
    case .folders: " -x -a '(__fish_complete_directories)'"
    case .words(let words): " -x -a \(quoted(words.joined(separator: " ")))"
    }
  }

  private func quoted(_ text: String) -> String { Shell.fish.quoted(text) }
}

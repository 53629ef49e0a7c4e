/// What help and completions say about a tool.
struct ToolFacts {
  let name: String
  let version: String
  let summary: String
  /// The commands, the default first.
  let commands: [CommandFacts]
  let sections: [HelpSection]

  /// The name of the default command.
  var standard: String { commands.first?.name ?? "" }

  /// The advice for arguments that a command does not know.
  func advice(for command: CommandFacts) -> Advice {
    let help = "\(name) \(command.name) --help"
    return Advice(
      unknownOption: { option in
        // Alone they are answered before anything is parsed.
        if ["-h", "--help", "--version"].contains(option) {
          return UsageError("\(option) takes no value; write it alone")
        }
        let owners = commands.filter { $0.options.contains { $0.name == option } }.map(\.name)
        if owners.isEmpty {
          let names = command.options.map(\.name) + ["--help", "--version"]
          return UsageError(unknown: "option", option, among: names, else: "see \(help)")
        }
        return UsageError(
          "\(command.name) takes no \(option), an option of \(owners.joined(separator: ", "));"
            + " leave it out"
        )
      },
      help: help
    )
  }

  func unknownCommand(_ command: String) -> UsageError {
    let names = commands.map(\.name)
    return UsageError(unknown: "command", command, among: names, else: "see \(name) --help")
  }

  /// The help of one of the commands, or of the tool.
  func help(on name: String?) throws(UsageError) -> String {
    guard let name else { return help }
    guard let command = commands.first(where: { $0.name == name }) else {
      throw unknownCommand(name)
    }
    return help(on: command)
  }

  private var help: String {
    let rows = commands.map { command in
      (command.name, command.summary + (command.name == standard ? " (the default)" : ""))
    }
    let parts =
      [
        "usage: \(name) [COMMAND] [OPTIONS]",
        HelpSection.wrapped(summary, to: HelpSection.width).joined(separator: "\n"),
        HelpSection("commands", rows).text,
      ]
      + sections.map(\.text)
      + ["'\(name) COMMAND --help' shows the options of a command."]
    return parts.joined(separator: "\n\n")
  }

  private func help(on command: CommandFacts) -> String {
    let shown = command.name == standard ? "[\(command.name)]" : command.name
    let required = command.options.filter(\.isRequired)
    let usage = (command.operands + required).map(\.usage)
    let hasMore = command.options.count > required.count
    let words = [name, shown] + usage + (hasMore ? ["[OPTIONS]"] : [])
    let sentence = command.summary.prefix(1).uppercased() + command.summary.dropFirst() + "."
    let about = command.details.isEmpty ? sentence : "\(sentence) \(command.details)"
    let operands = command.operands.map { ($0.term, $0.help) }
    let options = command.options.map { ($0.term, $0.help) }
    let parts =
      [
        "usage: " + words.joined(separator: " "),
        HelpSection.wrapped(about, to: HelpSection.width).joined(separator: "\n"),
      ]
      + (operands.isEmpty ? [] : [HelpSection("arguments", operands).text])
      + [HelpSection("options", options + [("--help", "show this text")]).text]
      + command.sections.map(\.text)
    return parts.joined(separator: "\n\n")
  }
}

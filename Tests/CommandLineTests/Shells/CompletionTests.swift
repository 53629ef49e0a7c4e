import Foundation
import Testing

@testable import CommandLine

@Suite struct CompletionTests {
  /// Writes a script into a folder that has a file and a folder, and runs a shell there.
  private func run(_ program: String, _ script: String, _ arguments: [String]) throws -> (
    code: Int32, lines: [String]
  ) {
    let folder = FileManager.default.temporaryDirectory.appending(path: "paint-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let deep = folder.appending(path: "my folder")
    try FileManager.default.createDirectory(at: deep, withIntermediateDirectories: true)
    try Data().write(to: folder.appending(path: "my file"))
    try Data(script.utf8).write(to: folder.appending(path: "script"))
    let output = folder.appending(path: "output")
    try Data().write(to: output)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.currentDirectoryURL = folder
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: output)
    try process.run()
    process.waitUntilExit()
    let text = try String(contentsOf: output, encoding: .utf8)
    return (process.terminationStatus, text.split(separator: "\n").map(String.init))
  }

  private static let options = [
    "--width", "--layer", "--color", "--copies", "--folder", "--title", "--quiet", "--no-frame",
    "--help",
  ]

  @Test(
    "Bash completes commands, options and values",
    arguments: [
      ([""], ["draw", "show", "help", "completions"]), (["d"], ["draw"]),
      (["--co"], ["--color", "--copies"]),
      (["draw", "-"], options), (["--quiet", "--"], options), (["draw", ""], []),
      (["show", "--"], ["--model", "--whole", "--color", "--help"]),
      (["show", "m"], ["my file", "my folder"]),
      (["--color", "gr"], ["green", "greenish"]), (["--color", "=", "r"], ["red"]),
      (["--color", "="], ["green", "greenish", "red"]), (["--color", "red", "--q"], ["--quiet"]),
      (["--folder", "m"], ["my folder"]), (["--width", ""], []),
      (["help", "s"], ["show"]), (["completions", ""], ["bash", "zsh", "fish"]),
      (["show", "--color", "r"], []),
    ] as [([String], [String])]
  )
  func bash(words: [String], proposals: [String]) throws {
    let driver = """
      eval "$(cat script)" || exit
      COMP_WORDS=(paint "$@") COMP_CWORD=$#
      _paint
      printf '%s\\n' "${COMPREPLY[@]}"
      complete -p paint >/dev/null
      """
    let script = try Paint.text("completions", "bash")
    let result = try run("bash", script, ["--norc", "-c", driver, "bash"] + words)
    #expect(result.code == 0)
    #expect(result.lines.sorted() == proposals.sorted())
  }

  @Test("The script for zsh has a line for each command, option and operand")
  func zsh() throws {
    let text = try Paint.text("completions", "zsh")
    for line in [
      "#compdef paint", "'show:show a picture'", #"'--width=[how wide the brush is]:N: '"#,
      #"'*--layer=[begins a layer]:NAME: '"#,
      #"'*--color=[the color \[of the layer\]]:COLOR:(green greenish red)'"#,
      "'*--folder=[where the picture goes]:DIR:_files -/'", "'--quiet[no words]'",
      "':FILE:_files'", "':SHELL:(bash zsh fish)'", "'--help[show the options]'",
    ] {
      #expect(text.contains(line), "\(line)")
    }
    // Once: what a command only tolerates is not proposed.
    #expect(text.ranges(of: "'--width=[").count == 1)
  }

  @Test("The script for fish has a line for each command, option and operand")
  func fish() throws {
    let text = try Paint.text("completions", "fish")
    let head = "complete -c paint -n 'test (__paint_command) ="
    for line in [
      "complete -c paint -f\n",
      "-n 'test (count (commandline -opc)) -eq 1' -a show -d 'show a picture'\n",
      "\(head) draw' -l width -x -d 'how wide the brush is'\n",
      "\(head) draw' -l color -x -a 'green greenish red' -d 'the color [of the layer]'\n",
      "\(head) draw' -l folder -x -a '(__fish_complete_directories)' -d 'where the picture goes'\n",
      "\(head) draw' -l quiet -d 'no words'\n", "\(head) show' -F\n",
      "\(head) completions' -a 'bash zsh fish'",
    ] {
      #expect(text.contains(line), "\(line)")
    }
  }

  @Test("A text with quotes is one word of each shell", arguments: Shell.allCases)
  func quotes(shell: Shell) {
    let quoted = ["bash": #"'it'\''s \'"#, "zsh": #"'it'\''s \'"#, "fish": #"'it\'s \\'"#]
    #expect(shell.quoted(#"it's \"#) == quoted[shell.rawValue])
  }

  private static func isInstalled(_ shell: Shell) -> Bool {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(shell.rawValue)") }
  }

  private func checkSyntax(for shell: Shell) throws {
    let result = try run(shell.rawValue, shell.script(for: Paint.tool.facts), ["-n", "script"])
    #expect(result.code == 0, "\(result.lines)")
  }

  @Test("The script for bash has no errors of syntax")
  func bashSyntax() throws { try checkSyntax(for: .bash) }

  @Test("The script for zsh has no errors of syntax", .enabled(if: isInstalled(.zsh)))
  func zshSyntax() throws { try checkSyntax(for: .zsh) }

  @Test("The script for fish has no errors of syntax", .enabled(if: isInstalled(.fish)))
  func fishSyntax() throws { try checkSyntax(for: .fish) }
}

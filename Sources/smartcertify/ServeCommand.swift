import CommandLine
import ConformanceKit

/// Answers the requests of a runner on standard input, with a built-in subject.
struct ServeCommand: Runnable {
  var name = SubjectChoice.Name.smartcodable

  static var declaration: Subcommand<any Runnable> {
    Subcommand(
      "serve",
      "be a program for --subject, on standard input and output",
      settings: ServeCommand(),
      options: [
        Option("--subject", "NAME", "who answers", completing: .words(SubjectChoice.Name.names)) {
          (command, text) throws(UsageError) in
          guard case .named(let name) = try SubjectChoice(text) else {
            throw UsageError("serve takes a subject of its own, but '\(text)' is a program")
          }
          command.name = name
        }
        .defaulting(to: "smartcodable")
      ],
      sections: [HelpSection("subjects", [("NAME", SubjectChoice.Name.list)])]
    ) { $0 }
  }

  func run() async throws -> ExitStatus {
    #if canImport(Glibc)
    try await ConformanceAdapter.serve(name.subject)
    return .clean
    #else
    throw ToolError("serve is built for Linux only")
    #endif
  }
}

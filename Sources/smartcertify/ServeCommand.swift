import ConformanceKit

/// Answers the requests of a runner on standard input, with a subject of ours.
struct ServeCommand: Equatable {
  var name: SubjectChoice.Name

  init(_ arguments: inout Options) throws(UsageError) {
    let text = try arguments.value(of: "--subject", "NAME") ?? "smartcodable"
    guard case .named(let name) = try SubjectChoice(text) else {
      throw UsageError("serve takes a subject of its own, but '\(text)' is a program")
    }
    self.name = name
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

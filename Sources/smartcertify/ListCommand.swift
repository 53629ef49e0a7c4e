import CommandLine
import ConformanceKit
import ConformanceProof

/// Prints the cases, or writes what is made of them.
struct ListCommand: Runnable {
  /// What is made of the cases.
  enum Form: Equatable {
    case text
    case json
    case tests(folder: String)
  }

  var form: Form { forms.first ?? .text }
  var filter: Glob?
  private var forms: [Form] = []
  private var output: String?

  static var declaration: Subcommand<any Runnable> {
    Subcommand(
      "list",
      "print the cases, or write what is made of them",
      settings: ListCommand(),
      options: [
        Option("--filter", "GLOB", "which cases are printed") { $0.filter = Glob($1) }
          .defaulting(to: "*"),
        Option(flag: "--json", "print them as JSON, with their models") { $0.forms.append(.json) },
        Option(flag: "--swift-testing", "write a test for each case") {
          $0.forms.append(.tests(folder: GeneratedFiles.tests))
        },
        Option("--output", "DIR", "where these tests go", completing: .folders) { $0.output = $1 }
          .defaulting(to: GeneratedFiles.tests),
      ],
      sections: [RunOptions.globs]
    ) { (command) throws(UsageError) in
      try command.check()
      return command
    }
  }

  private mutating func check() throws(UsageError) {
    if forms.count > 1 {
      throw UsageError("list takes one of --json and --swift-testing")
    }
    let isTests = if case .tests = form { true } else { false }
    if let output {
      guard isTests else {
        throw UsageError("list takes --output only with --swift-testing; add it or leave both")
      }
      forms = [.tests(folder: output)]
    }
    if filter != nil, isTests {
      throw UsageError("--swift-testing takes all cases; leave --filter out")
    }
  }

  func run() throws -> ExitStatus {
    let suite = filter.map { ConformanceSuite.current.selecting($0) } ?? .current
    if let filter, suite.cases.isEmpty {
      throw UsageError("no case fits --filter '\(filter)'; see smartcertify list")
    }
    switch form {
    case .text:
      for conformanceCase in suite.cases {
        print("\(conformanceCase.id)\t\(conformanceCase.clause)\t\(conformanceCase.title)")
      }
    case .json:
      print(SuiteListing(suite).text, terminator: "")
    case .tests(let folder):
      for (name, text) in TestSource().files().sorted(by: { $0.key < $1.key }) {
        try OutputFile.write(text, to: "\(folder)/\(name)")
      }
    }
    return .clean
  }
}

import CommandLine
import ConformanceKit

/// Prints the cases, or writes what is made of them.
struct ListCommand: Runnable {
  /// What is made of the cases.
  enum Form: Equatable {
    case text
    case json
    case tests(folder: String)
    case catalog
  }

  static let testFolder = "Tests/ConformanceKitTests/Cases"
  static let catalogFile = "Specification/cases.tsv"

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
          $0.forms.append(.tests(folder: testFolder))
        },
        Option("--output", "DIR", "where these tests go", completing: .folders) { $0.output = $1 }
          .defaulting(to: testFolder),
        Option(flag: "--update-catalog", "write \(catalogFile) anew") {
          $0.forms.append(.catalog)
        },
      ],
      sections: [RunOptions.globs]
    ) { (command) throws(UsageError) in
      try command.check()
      return command
    }
  }

  private mutating func check() throws(UsageError) {
    if forms.count > 1 {
      throw UsageError("list takes one of --json, --swift-testing and --update-catalog")
    }
    let isTests = if case .tests = form { true } else { false }
    if let output {
      guard isTests else {
        throw UsageError("list takes --output only with --swift-testing; add it or leave both")
      }
      forms = [.tests(folder: output)]
    }
    if filter != nil, isTests || form == .catalog {
      throw UsageError("--swift-testing and --update-catalog take all cases; leave --filter out")
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
      for (name, text) in TestSource().files(faults: Fault.all).sorted(by: { $0.key < $1.key }) {
        try OutputFile.write(text, to: "\(folder)/\(name)")
      }
    case .catalog:
      let catalog = try CatalogFile.read(Self.catalogFile)
      do {
        try OutputFile.write(catalog.updated(to: .current).text, to: Self.catalogFile)
      } catch let error as CaseCatalogError {
        throw ToolError("\(error)")
      }
    }
    return .clean
  }
}

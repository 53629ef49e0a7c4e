import ConformanceKit

/// Prints the cases, or writes what is made of them.
struct ListCommand: Equatable {
  /// What is made of the cases.
  enum Form: Equatable {
    case text
    case json
    case tests(folder: String)
  }

  var form: Form
  var filter: Glob?

  init(_ arguments: inout Options) throws(UsageError) {
    let isJSON = arguments.flag("--json")
    let isTests = arguments.flag("--swift-testing")
    let output = try arguments.value(of: "--output", "DIR")
    filter = try arguments.value(of: "--filter", "GLOB").map { Glob($0) }
    if isJSON && isTests {
      throw UsageError("list takes one of --json and --swift-testing")
    }
    if output != nil && !isTests {
      throw UsageError("list takes --output only with --swift-testing; add it or leave both")
    }
    if filter != nil && isTests {
      throw UsageError("--swift-testing takes all cases; leave --filter out")
    }
    form = isJSON ? .json : isTests ? .tests(folder: output ?? GeneratedFiles.tests) : .text
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

import CommandLine
import ConformanceKit
import ReportKit

/// Prints the cases.
struct ListCommand: Runnable {
  var filter: Glob?
  /// A folder with cases of one's own; nil for the suite alone.
  var cases: String?
  /// Whether they are printed as JSON.
  var isJSON = false

  static var declaration: Subcommand<any Runnable> {
    Subcommand(
      "list",
      "print the cases",
      details: "See smartcertify suite for all that they say, and for the models.",
      settings: ListCommand(),
      options: [
        Option("--filter", "GLOB", "which cases are printed") { $0.filter = Glob($1) }
          .defaulting(to: "*"),
        .text("--cases", "DIR", \.cases, RunOptions.casesHelp, completing: .folders),
        .flag("--json", \.isJSON, "print them as JSON, without inputs and answers"),
      ],
      sections: [RunOptions.globs]
    ) { $0 }
  }

  func run() throws -> ExitStatus {
    let suite = try ToolSuite.selecting(filter, from: ToolSuite.with(cases))
    if isJSON {
      Terminal.tool.print(SuiteListing(suite).text, terminator: "")
    } else {
      for conformanceCase in suite.cases {
        Terminal.tool.print(
          "\(conformanceCase.id)\t\(conformanceCase.clause)\t\(conformanceCase.title)"
        )
      }
    }
    return .clean
  }
}

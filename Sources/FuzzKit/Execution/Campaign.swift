public import Foundation
import Glibc

/// A campaign in one call, for a program that has no command line of its own.
///
/// ```swift
/// Campaign.main([PersonTarget()])
/// ```
public enum Campaign {
  /// Runs a campaign on `targets`, prints its report as Markdown and ends the process.
  ///
  /// The program takes `--iterations N` and `--seed S`, which replace those of `configuration`; the
  /// workers are processes of the same program, so this has to be the first thing that it does.
  /// Findings are written below `folder`, one folder each; `Reports/fuzz/findings` by default.
  ///
  /// It ends with 0 if all iterations are done and nothing was found, 1 with findings, 2 for wrong
  /// arguments, 3 if the fuzzer itself failed, and 130 if it was interrupted.
  public static func main(
    _ targets: [any FuzzTarget],
    configuration: FuzzConfiguration = FuzzConfiguration(),
    folder: URL = URL(fileURLWithPath: "Reports/fuzz/findings")
  ) -> Never {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.first == Worker.command {
      Worker.main(Array(arguments.dropFirst()), targets: targets)
    }
    guard let configuration = configured(configuration, by: arguments) else {
      SystemCalls.append(Array("usage: --iterations N (1 or more), --seed S\n".utf8), to: 2)
      exit(2)
    }
    let plan = CampaignPlan(
      configuration: configuration,
      targets: targets,
      corpus: Corpus([])
    )
    let result = Supervisor(plan: plan, findingsFolder: folder).run()
    print(MarkdownReport.text(result, folder: folder.path))
    exit(status(of: result))
  }

  /// The configuration that the arguments ask for; nil if they are wrong.
  static func configured(_ configuration: FuzzConfiguration, by arguments: [String])
    -> FuzzConfiguration?
  {
    var result = configuration
    var rest = arguments[...]
    while let name = rest.popFirst() {
      guard let value = rest.popFirst().flatMap(UInt64.init) else { return nil }
      switch name {
      case "--iterations" where (1...(1 << 60)).contains(value): result.iterations = value
      case "--seed": result.seed = value
      default: return nil
      }
    }
    return result
  }

  /// The exit code for a result.
  static func status(of result: CampaignResult) -> Int32 {
    switch result.status {
    case .failed: 3
    case .interrupted: 130
    case .complete, .stopped, .outOfTime: result.unexpected.isEmpty ? 0 : 1
    }
  }
}

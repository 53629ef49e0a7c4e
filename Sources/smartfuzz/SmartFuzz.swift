import CommandLine
import Foundation
import FuzzKit
import PlantedDecoder
import SmartCodableFuzzing

/// The command line tool: reads the arguments, runs one command, ends with its exit code.
@main
struct SmartFuzz {
  static func main() {
    let arguments = Array(Swift.CommandLine.arguments.dropFirst())
    var targets = FuzzTargets.all + PlantedCampaign.targets
    do throws(UsageError) {
      if arguments.first == Worker.command {
        targets += try SubjectTargets.ofWorker()
        Worker.main(Array(arguments.dropFirst()), targets: targets, sensor: CounterSensor())
      }
      switch try Options.tool.read(arguments) {
      case .text(let text): Terminal.print(text)
      case .action(let options):
        targets += try SubjectTargets.of(options.subject)
        try Option.check(options.targets ?? [], "target", among: targets.map(\.name))
        exit(try run(options, targets: targets).rawValue)
      }
    } catch {
      Terminal.error("\(error)")
      exit(ExitCode.usage.rawValue)
    }
  }

  private static func run(_ options: Options, targets: [any FuzzTarget]) throws(UsageError)
    -> ExitCode
  {
    switch options.command {
    case .run: try RunCommand(options: options, targets: targets).run()
    case .replay: try ReplayCommand(options: options, targets: targets).run()
    case .distill: try DistillCommand(options: options, targets: targets).run()
    case .minimize: try MinimizeCommand(options: options, targets: targets).run()
    case .explain: try ExplainCommand(options: options, targets: targets).run()
    case .triage: try TriageCommand(options: options, targets: targets).run()
    case .promote: try PromoteCommand(options: options).run()
    case .selftest where options.isPlanted: try PlantedCommand(options: options).run()
    case .selftest: SelfTestCommand(options: options).run()
    case .bench: BenchCommand(options: options).run()
    case .list:
      ListCommand(options: options, targets: options.targets == nil ? FuzzTargets.all : targets)
        .run()
    }
  }
}

/// How the tool ends; README documents the numbers.
enum ExitCode: Int32 {
  case clean = 0
  case findings = 1
  case usage = 2
  case harness = 3
  case interrupted = 130
}

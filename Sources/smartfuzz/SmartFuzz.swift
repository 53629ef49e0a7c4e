import Foundation
import FuzzKit
import PlantedDecoder
import SmartCodableFuzzing

/// The command line tool: reads the arguments, runs one command, ends with its exit code.
@main
struct SmartFuzz {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    var targets = FuzzTargets.all + PlantedCampaign.targets
    do throws(UsageError) {
      if arguments.first == Worker.command {
        targets += try SubjectTargets.ofWorker()
        Worker.main(Array(arguments.dropFirst()), targets: targets, sensor: CounterSensor())
      }
      targets += try SubjectTargets.of(arguments)
      let options = try Options(arguments, targets: targets.map(\.name))
      exit(run(options, targets: targets).rawValue)
    } catch {
      Terminal.error("\(error.message)")
      exit(ExitCode.usage.rawValue)
    }
  }

  private static func run(_ options: Options, targets: [any FuzzTarget]) -> ExitCode {
    switch options.command {
    case .run: RunCommand(options: options, targets: targets).run()
    case .replay: ReplayCommand(options: options, targets: targets).run()
    case .distill: DistillCommand(options: options, targets: targets).run()
    case .minimize: MinimizeCommand(options: options, targets: targets).run()
    case .explain: ExplainCommand(options: options, targets: targets).run()
    case .triage: TriageCommand(options: options, targets: targets).run()
    case .promote: PromoteCommand(options: options).run()
    case .selftest where options.isPlanted: PlantedCommand(options: options).run()
    case .selftest: SelfTestCommand(options: options).run()
    case .bench: BenchCommand(options: options).run()
    case .list:
      ListCommand(options: options, targets: options.targets == nil ? FuzzTargets.all : targets)
        .run()
    case .help: HelpCommand().run()
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

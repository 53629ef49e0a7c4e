import CommandLine
import Foundation
import FuzzKit
import PlantedDecoder
import SmartCodableFuzzing

/// The command line tool: reads the arguments, runs one command, ends with its exit code.
@main
struct SmartFuzz {
  /// The targets that need no program of the user.
  private static let targets: [any FuzzTarget] = FuzzTargets.all + PlantedCampaign.targets

  static func main() {
    let arguments = Array(Swift.CommandLine.arguments.dropFirst())
    do throws(UsageError) {
      if arguments.first == Worker.command {
        let all = try targets + SubjectTargets.ofWorker().all
        Worker.main(Array(arguments.dropFirst()), targets: all, sensor: CounterSensor())
      }
      switch try Options.tool.read(arguments) {
      case .text(let text): Terminal.print(text)
      case .action(let options): exit(try perform(options).rawValue)
      }
    } catch {
      Terminal.error("\(error)")
      exit(ExitCode.usage.rawValue)
    }
  }

  private static func perform(_ options: Options) throws(UsageError) -> ExitCode {
    let subject = try SubjectTargets.of(options)
    // Some commands run targets in this process, so the program lives as long as the command.
    defer { subject.stop() }
    let all = targets + subject.all
    try Option.check(options.targets ?? [], "target", among: all.map(\.name))
    return try run(options, targets: all)
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
    case .bench: try BenchCommand(options: options, targets: targets).run()
    case .list: ListCommand(options: options, targets: targets).run()
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

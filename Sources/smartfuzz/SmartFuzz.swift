import CommandLine
import FuzzCoverage
import FuzzKit
import PlantedDecoder
import SmartCodableFuzzing

/// The `smartfuzz` tool: FuzzKit's standard commands, and those that measure the fuzzer itself.
@main
struct SmartFuzz {
  /// The tool with its targets, its own options and its own commands.
  static var tool: FuzzTool {
    var tool = FuzzTool("smartfuzz", targets: FuzzTargets.all)
    // One for each bug, used only by measurements.
    tool.unlisted = PlantedCampaign.targets
    tool.sensor = CoverageSensor()
    tool.configuration.stackKilobytes = stackKilobytes
    tool.additions.targetOptions = [.subject]
    tool.additions.tolerated = [.regressions, .crashes]
    tool.additions.commands = commands
    tool.additions.targets = { (options) throws(UsageError) in
      let subject = try SubjectTargets.of(options)
      return ToolAdditions.Targets(subject.all) { subject.stop() }
    }
    tool.additions.targetsOfWorker = { () throws(UsageError) in try SubjectTargets.ofWorker().all }
    return tool
  }

  /// PARSE-10: decoding must work on any thread of Apple systems; frames of unoptimized code are larger.
  private static var stackKilobytes: Int {
    #if DEBUG
    4096
    #else
    512
    #endif
  }

  static func main() { Campaign.main(tool) }

  private static func commands(_ tool: FuzzTool) -> [Subcommand<ToolAction>] {
    [promote(tool), selfTest(tool)]
  }

  private static func promote(_ tool: FuzzTool) -> Subcommand<ToolAction> {
    tool.command(
      "promote",
      "draft a conformance case for a finding",
      operands: [.finding()],
      options: [.reports, .regressions]
    ) { (session) throws(UsageError) in try PromoteCommand(session: session).run() }
  }

  private static func selfTest(_ tool: FuzzTool) -> Subcommand<ToolAction> {
    let iterations = Option.iterations(tool).defaulting(to: "300000 for each planted bug")
    return tool.command(
      "selftest",
      "find the planted bugs, or measure how many are found",
      options: [.seed(tool), .jobs, .crashes] + Option.planted + [iterations, .reports],
      sections: [HelpSection("files", [("DIR/planted.json, .md", "the result of --planted")])],
      check: { (options) throws(UsageError) in try options.checkSelfTest() },
      perform: { (session) throws(UsageError) in
        session.options.isPlanted
          ? try PlantedCommand(session: session).run() : SelfTestCommand(session: session).run()
      }
    )
  }
}

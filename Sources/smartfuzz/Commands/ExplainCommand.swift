import CommandLine
import FuzzKit

/// `smartfuzz explain`: what in an input matters for its failure.
struct ExplainCommand {
  let options: Options
  let targets: [any FuzzTarget]

  func run() throws(UsageError) -> ExitCode {
    try Examination(options: options, targets: targets)
      .run { _, examiner, failure in
        let before = examiner.runs
        let influences = examiner.influences(failure)
        Terminal.print("finding     \(failure.finding.signature)")
        if !failure.finding.detail.isEmpty {
          Terminal.print("what        \(failure.finding.detail)")
        }
        Terminal.print("input       \(InputFile.shown(failure.input))")
        if influences.isEmpty { Terminal.print("matters     nothing: any input fails like this") }
        for influence in influences {
          Terminal.print("matters     \(influence.place): \(Self.text(influence))")
        }
        Terminal.print("runs        \(examiner.runs - before)")
        return .findings
      }
  }

  private static func text(_ influence: Influence) -> String {
    let needed = "gone when \(influence.needed.joined(separator: ", "))"
    return influence.free.isEmpty
      ? needed : "\(needed); the same when \(influence.free.joined(separator: ", "))"
  }
}
